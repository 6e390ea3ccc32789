import { type Bonus, type HeadToHeadFigure, PRESETS, type PresetName } from "../../../cup/rules.ts";
import { orNear } from "../../../cup/search/near-names.ts";
import type { CupFileCategory, CupFileCup } from "../../../results/record/cup-file.ts";
import type { RULES } from "../columns/rules.ts";
import type { Row } from "../file/row.ts";
import { wholeNumber } from "../words/plain.ts";
import type { Reading } from "../words/reading.ts";
import { readScore } from "../words/score.ts";
import { readDrawnPlayoff, readYesNo, SIMPLE_CRITERION_WORDS } from "../words/vocabularies.ts";
import { choice, listOf, listParts, type Vocabulary, wordKey } from "../words/vocabulary.ts";
import { withoutUndefined } from "../words/without-undefined.ts";

type RuleChoice = CupFileCategory["rules"];
type Criterion = NonNullable<RuleChoice["criteria"]>[number];

export const PRESET_OF: Readonly<Record<CupFileCup["sport"], PresetName>> = { football: "gothia", handball: "partille" };

/**
 * @param preset the one that applies if the row does not name any
 * @returns undefined if the row states no rules
 */
export function readRules(row: Row<keyof typeof RULES>, preset: PresetName): RuleChoice | undefined {
	const stated = withoutUndefined({
		preset: row.value("preset", readPreset),
		points: row.value("points", readPoints),
		drawnGroup: row.value("drawnGroup", listOf(readDrawnPlayoff)),
		bonus: row.value("bonus", listOf(readBonus, /[;\n]/)),
		criteria: row.value("criteria", listOf(readCriterion)),
		criteriaWhileRunning: row.value("criteriaWhileRunning", listOf(readCriterion)),
		walkover: row.value("walkover", readWalkover),
		withdrawn: row.value("withdrawn", readWithdrawn),
		goalCap: row.value("goalCap", wholeNumber(1)),
		lotsOnlyWhereTheyDecide: row.value("lotsOnlyWhereTheyDecide", readYesNo),
		allMeet: row.value("allMeet", readYesNo),
		drawnPlayoff: row.value("drawnPlayoff", listOf(readDrawnPlayoff)),
	});
	return Object.keys(stated).length === 0 ? undefined : { ...stated, preset: stated.preset ?? preset };
}

function readPreset(text: string): Reading<PresetName> {
	const value = PRESETS.find((preset) => wordKey(preset) === wordKey(text));
	if (value) return { value };
	return { wrong: "no such preset", expected: orNear(`one of ${PRESETS.join(", ")}`, text, PRESETS) };
}

function readPoints(text: string): Reading<RuleChoice["points"]> {
	const [win, second, third, fourth, ...more] = text
		.split(/\s*[/–-]\s*/)
		.map((part) => (/^\d+$/.test(part) ? Number(part) : NaN));
	const wrong = [win, second, third, fourth ?? 0].some((number) => number === undefined || Number.isNaN(number));
	if (wrong || more.length > 0)
		return {
			wrong: "neither three nor four numbers",
			expected:
				"points for win, draw and loss, such as 3/1/0; with decided matches 3/2/1/0: win, decided win, decided loss, loss",
		};
	if (fourth === undefined) return { value: { win: win!, draw: second!, loss: third! } };
	// Until a level match is decided, each side has the points that are certain: those of a decided loss.
	return { value: { win: win!, draw: third!, loss: fourth, decided: { win: second!, loss: third! } } };
}

const BONUS: readonly (readonly [RegExp, (points: number, goals: number) => Bonus])[] = [
	[/^(?:for )?(?:each|every|per) goal,? (?:at most|max) (\d+)$/, (points, most) => ({ for: "each-goal", points, most })],
	[/^(?:for|per) (?:varje )?mål,? (?:högst|max) (\d+)$/, (points, most) => ({ for: "each-goal", points, most })],
	[/^för varje mål,? (?:högst|max) (\d+)$/, (points, most) => ({ for: "each-goal", points, most })],
	[/^(?:for |för )?(?:at least|minst) (\d+) (?:goals?|mål)$/, (points, from) => ({ for: "goals", points, from })],
	[/^(?:for |för )?(?:a )?(?:clean sheet|hållen nolla|nolla)$/, (points) => ({ for: "clean-sheet", points })],
	[/^(?:for |för )?(?:a )?(?:loss|defeat) by at most (\d+)$/, (points, by) => ({ for: "narrow-loss", points, by })],
	[/^(?:för )?förlust med högst (\d+)(?: mål)?$/, (points, by) => ({ for: "narrow-loss", points, by })],
];

/** "1 per goal, at most 3", "1 for a clean sheet", "1 for at least 4 goals", "1 for a loss by at most 2"; in Swedish too. */
function readBonus(text: string): Reading<Bonus> {
	const [, points, rest = ""] = /^(\d+(?:[.,]\d+)?)\s*(?:points?|poäng|p)?\s+(.+)$/.exec(text.trim().toLowerCase()) ?? [];
	for (const [pattern, made] of BONUS) {
		const found = pattern.exec(rest);
		const number = Number(points?.replace(",", "."));
		if (found && number > 0) return { value: made(number, Number(found[1] ?? 0)) };
	}
	return {
		wrong: "no such bonus",
		expected: "1 per goal, at most 3; 1 for a clean sheet; 1 for at least 4 goals; 1 for a loss by at most 2",
	};
}

function readWalkover(text: string): Reading<RuleChoice["walkover"]> {
	const score = readScore(text);
	return "value" in score ? { value: { winner: score.value.home, loser: score.value.away } } : score;
}

const readWithdrawn = choice<"keep" | "annul">(
	{ keep: ["keep", "behåll", "räknas"], annul: ["annul", "stryk", "stryks"] },
	"not a way to treat their matches",
);

const FIGURES: Vocabulary<HeadToHeadFigure> = {
	points: ["points", "poäng"],
	"goal-difference": ["goal difference", "målskillnad"],
	"goals-for": ["goals", "mål", "goals for", "gjorda mål"],
};
/** "head-to-head" without figures means these three in a sheet, even if the rules add more. */
const BARE_HEAD_TO_HEAD: readonly HeadToHeadFigure[] = ["points", "goal-difference", "goals-for"];
const readFigure = choice(FIGURES, "not a figure that is compared between level teams");
const readSimple = choice(SIMPLE_CRITERION_WORDS, "no such criterion");
const HEAD_TO_HEAD = /^(?:head[- ]to[- ]head|inbördes(?: möten?)?)\b\s*:?\s*(.*?)\s*(\b(?:again|igen|på nytt))?$/i;

/**
 * "head-to-head" means points, goal difference and goals; "head-to-head points" and "inbördes poäng/målskillnad igen" name the
 * figures, and whether they apply again.
 */
function readCriterion(text: string): Reading<Criterion> {
	const among = HEAD_TO_HEAD.exec(text);
	if (!among) {
		const simple = readSimple(text);
		return "value" in simple ? simple : { ...simple, expected: `head-to-head, ${simple.expected}` };
	}
	const again = among[2] === undefined ? {} : { again: true };
	if (among[1] === "") return { value: { headToHead: [...BARE_HEAD_TO_HEAD], ...again } };
	const figures: HeadToHeadFigure[] = [];
	for (const part of listParts(among[1]!, /[/+&]| and | och /)) {
		const figure = readFigure(part);
		if (!("value" in figure)) return figure;
		figures.push(figure.value);
	}
	return { value: { headToHead: figures, ...again } };
}
