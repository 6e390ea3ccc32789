import type { Fact } from "../../src/cup/fact.ts";
import type { Match, Side } from "../../src/cup/match/match.ts";
import type { Slot } from "../../src/cup/match/slot.ts";
import type { PlayoffMatch } from "../../src/cup/playoffs/bracket.ts";
import type { CategoryPlan, FilledSlots, StagePlan } from "../../src/cup/playoffs/fill-slots.ts";
import { isPlayoffRound } from "../../src/cup/playoffs/playoff-round.ts";
import type { CupFile, CupFileCategory, CupFileFact, CupFileMatch, CupFileStage } from "../../src/results/record/cup-file.ts";
import { aCategory, aClub } from "./cup.ts";
import { type DrawnCup, drawnCup, type Format, playedByLot } from "./random-format.ts";

const NAMES: Readonly<Record<string, readonly [en: string, sv: string]>> = {
	G: ["Group stage", "Gruppspel"],
	M: ["Main round", "Mellanrunda"],
	PA: ["Playoff A", "Slutspel A"],
	PB: ["Playoff B", "Slutspel B"],
};

/** Ids have no spaces. */
const idOf = (text: string) => text.replaceAll(" ", "-");

/**
 * A drawn cup as a cup file, played as far as `times` goes: one category, in which no match has a time.
 * @param times how many times round all matches that can be played
 */
export function randomCupFile(format: Format, times: number): CupFile {
	const cup = drawnCup(format);
	const { plan, filled } = playedByLot(cup, format, times);
	// Lots of a playoff that no best of several groups go to are refused.
	const isUsed = (fact: Fact) => !("stage" in fact && fact.stage !== undefined) || takesTheBest(plan, fact.stage);
	return {
		format: "cupboard-cup/1",
		cup: { id: 7, name: "Lottcupen", zone: "Europe/Stockholm", sport: "football" },
		clubs: cup.teams.map((team) => aClub(team)),
		arenas: [],
		editions: [
			{
				...{ id: "lc-2026", year: 2026, name: "Lottcupen 2026", startsOn: "2026-07-10", endsOn: "2026-07-14" },
				published: { clubs: true, teams: true, lot: true, schedule: true },
				categories: [aCategory("c", plan.stages.map(stageOf(cup, format)), { rules: rulesOf(cup, format) })],
				teams: cup.teams.map((team) => ({ id: team, club: team, category: "c" })),
				matches: plan.matches.map((match) => matchIn(match as PlayoffMatch, filled)),
				facts: plan.facts.filter(isUsed).map(factOf),
			},
		],
	};
}

function rulesOf({ plan }: DrawnCup, { preset, decided }: Format): CupFileCategory["rules"] {
	const criteria = structuredClone(plan.stages[0]!.rules.criteria) as NonNullable<CupFileCategory["rules"]["criteria"]>;
	return {
		...{ preset, criteria, criteriaWhileRunning: criteria },
		...(decided && { drawnGroup: ["penalties" as const] }),
	};
}

const stageOf =
	(_: DrawnCup, { seating }: Format) =>
	({ id, type, advance, carries, divisions }: StagePlan, at: number): CupFileStage => ({
		...{ id, type, rank: at + 1, name: NAMES[id]![1] },
		title: { en: NAMES[id]![0], sv: NAMES[id]![1] },
		...(advance && { advance: advance.map((line) => structuredClone(line) as NonNullable<CupFileStage["advance"]>[number]) }),
		...(carries && { carries }),
		...(type === "playoff" && { bestOfSeating: seating }),
		divisions: divisions.map(({ id: division, name, teams }) => ({
			...{ id: division, name },
			...(teams.length > 0 && { teams: [...teams] }),
		})),
	});

function matchIn(match: PlayoffMatch, filled: FilledSlots): CupFileMatch {
	const { id, division, against, round, position, status, score, winner, decidedBy } = match;
	const sides = filled.sides.get(id)!;
	const hasBegun = status !== "scheduled";
	return {
		...{ id: idOf(id), division, round, status },
		...(against && { against }),
		...(isPlayoffRound(String(round)) && { position }),
		home: sideOf(match.home, hasBegun ? sides.home.team : null),
		away: sideOf(match.away, hasBegun ? sides.away.team : null),
		...(score && { score }),
		...resultOf({ winner, decidedBy, score, status }),
	} as CupFileMatch;
}

function takesTheBest({ stages, matches }: CategoryPlan, stage: string): boolean {
	const divisions = stages.find(({ id }) => id === stage)?.divisions.map(({ id }) => id) ?? [];
	return matches.some(
		({ division, home, away }) => divisions.includes(division) && [home, away].some(({ slot }) => slot?.kind === "best-of"),
	);
}

/** In a file kicks have a score; a winner is named of walkovers only. */
function resultOf({ winner, decidedBy, status }: Pick<Match, "winner" | "decidedBy" | "score" | "status">) {
	if (status === "walkover") return { winner, decidedBy: "walkover" };
	if (decidedBy !== "penalties" || winner === null) return {};
	return { shootOut: winner === "home" ? { home: 4, away: 3 } : { home: 3, away: 4 }, decidedBy };
}

function sideOf({ team, slot }: Side, seated: string | null): CupFileMatch["home"] {
	const named = team ?? seated;
	return { ...(named !== null && { team: named }), ...(slot && { slot: slotOf(slot) }) };
}

const slotOf = (slot: Slot) =>
	("match" in slot ? { ...slot, match: idOf(slot.match) } : structuredClone(slot)) as NonNullable<CupFileMatch["home"]["slot"]>;
const factOf = (fact: Fact): CupFileFact => ({ ...structuredClone(fact), id: idOf(fact.id) }) as CupFileFact;
