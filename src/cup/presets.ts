import type { Criterion, HeadToHeadFigure, PresetName, Rules } from "./rules.ts";

const ALL_FIGURES: readonly HeadToHeadFigure[] = ["points", "goal-difference", "goals-for"];
const headToHead: Criterion = { headToHead: ALL_FIGURES };
const headToHeadAgain: Criterion = { headToHead: ALL_FIGURES, again: true };

const football = {
	points: { win: 3, draw: 1, loss: 0 },
	walkover: { winner: 3, loser: 0 },
	withdrawn: "annul",
	drawnPlayoff: ["penalties"],
} as const;

const footballWithExtraTime = { ...football, drawnPlayoff: ["extra-time", "penalties"] } as const;

const handball = {
	points: { win: 2, draw: 1, loss: 0 },
	walkover: { winner: 10, loser: 0 },
	withdrawn: "annul",
	drawnPlayoff: ["golden-goal"],
} as const;

/** The rules of each preset, with the criteria of DECISIONS §3. */
export const PRESET_RULES: Readonly<Record<PresetName, Rules>> = {
	gothia: { ...football, criteria: ["goal-difference", "goals-for", headToHead, "shoot-out"] },
	partille: { ...handball, criteria: [headToHead, "lots"] },
	lundaspelen: {
		...handball,
		criteria: ["goal-difference", "goals-for", headToHead, "lots"],
		lotsOnlyWhereTheyDecide: true,
		drawnPlayoff: ["seven-metre-throws"],
	},
	ehf: {
		...handball,
		criteria: [headToHead, "goal-difference", "goals-for", "lots"],
		criteriaWhileRunning: ["goal-difference", "goals-for"],
		drawnPlayoff: ["extra-time", "seven-metre-throws"],
	},
	"uefa-euro": { ...footballWithExtraTime, criteria: [headToHeadAgain, "goal-difference", "goals-for", "wins", "fair-play"] },
	"fifa-2022": { ...footballWithExtraTime, criteria: ["goal-difference", "goals-for", headToHead, "fair-play", "lots"] },
	"fifa-2026": {
		...footballWithExtraTime,
		criteria: [headToHeadAgain, "goal-difference", "goals-for", "fair-play", "ranking"],
	},
	helsinki: { ...football, criteria: [headToHeadAgain, "goal-difference", "goals-for", "lots"] },
	arvika: { ...football, criteria: ["goal-difference", "goals-for", headToHead, "lots"] },
};

/**
 * The criteria of presets before they were corrected. An edition played by them states them itself, so that its tables stay
 * unchanged (docs/organise/rules/partille.md).
 */
export const EARLIER_CRITERIA: Readonly<Partial<Record<PresetName, Rules["criteria"]>>> = {
	partille: [{ headToHead: ["points"] }, "goal-difference", "goals-for", "lots"],
};

/** A preset with a cup's replacements. Values that are left out or undefined are the preset's. */
export function rulesOf({ preset, ...replaced }: { readonly preset: PresetName } & Partial<Rules>): Rules {
	const given = Object.fromEntries(Object.entries(replaced).filter(([, value]) => value !== undefined));
	return { ...PRESET_RULES[preset], ...given };
}
