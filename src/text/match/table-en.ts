import type { EnumName } from "../../cup/enum-name.ts";
import type { FactCriterion } from "../../cup/rules.ts";
import type { CriterionCode } from "../../cup/tables/criterion.ts";
import type { Undecided } from "../../cup/tables/tie.ts";
import { capital } from "../capital.ts";

/** A criterion as the API names it. */
export type CriterionName = EnumName<CriterionCode>;
/** Criteria that a recorded fact decides; a shoot-out's name depends on the sport. */
export type RecordedName = EnumName<Exclude<FactCriterion, "shoot-out">>;

const WORDS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const NTH = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const word = (count: number): string => WORDS[count] ?? `${count}`;
const nth = (position: number): string => NTH[position] ?? `number ${position}`;
const listed = new Intl.ListFormat("en-GB", { type: "conjunction" });
const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** The event that ends a shared position if no criterion of play separates the teams. */
const UNTIL: Readonly<Record<RecordedName, string>> = {
	LOTS: "lots are drawn",
	FAIR_PLAY: "fair-play points are recorded",
	RANKING: "their ranking is recorded",
};

/** A criterion with a number for each team decides only if every team has one. */
const UNRECORDED: Readonly<Partial<Record<CriterionName, string>>> = {
	FAIR_PLAY: "not every team's points are recorded yet",
	RANKING: "not every team's ranking is recorded yet",
};

/** What ranks teams, in words; what a shoot-out is called is the sport's, and so is that one is recorded. */
/** What a team brought to a table. */
type Brought = { readonly played: number; readonly points: number; readonly goalsFor: number; readonly goalsAgainst: number };

/** Ranks among the teams on one position of `of` groups, 1 the best. */
type Ranks = { readonly from: number; readonly to: number; readonly of: number };

export const rankedByEn = (shootOut: string, recorded: string) => {
	const until: Readonly<Partial<Record<CriterionName, string>>> = { ...UNTIL, SHOOT_OUT: recorded };
	const criteria: Readonly<Record<CriterionName, string>> = {
		POINTS: "Points",
		GOAL_DIFFERENCE: "Goal difference",
		GOALS_FOR: "Goals scored",
		WINS: "Wins",
		FAIR_PLAY: "Fair play",
		RANKING: "Ranking",
		SHOOT_OUT: shootOut,
		LOTS: "Drawing of lots",
		HEAD_TO_HEAD_POINTS: "Head-to-head points",
		HEAD_TO_HEAD_GOAL_DIFFERENCE: "Head-to-head goal difference",
		HEAD_TO_HEAD_GOALS_FOR: "Head-to-head goals",
	};
	return {
		/** Says "again" if head-to-head is applied once more among the teams still level. */
		criterion: (code: CriterionName, pass: number) => `${criteria[code]}${pass > 1 ? ", again" : ""}`,
		/** Within a sentence; a head-to-head begins with its points. */
		criterionWithin: (code: CriterionName) => (code === "HEAD_TO_HEAD_POINTS" ? "head-to-head" : criteria[code].toLowerCase()),
		undecided: (code: CriterionName, why: EnumName<Undecided>) =>
			why === "NOT_ALL_MET"
				? "Head-to-head does not count until they have all met."
				: `${criteria[code]}: ${UNRECORDED[code] ?? "nothing is recorded yet"}.`,
		/** `facts`: the codes of what may still be recorded. */
		shares: (names: readonly string[], position: number, facts: readonly CriterionName[]) => {
			const ends = facts.flatMap((code) => until[code] ?? []);
			const share = `${listed.format(names)} share ${nth(position)} place`;
			return ends.length === 0 ? `${share}: no rule separates them.` : `${share} until ${either.format(ends)}.`;
		},
	};
};

/** Texts of a group's table. */
export const tableEn = {
	table: "Table",
	liveTable: "table",
	caption: (group: string) => `Table of ${group}`,
	position: "Position",
	team: "Team",
	heads: {
		played: { short: "P", long: "Played" },
		won: { short: "W", long: "Won" },
		drawn: { short: "D", long: "Drawn" },
		lost: { short: "L", long: "Lost" },
		goals: { short: "Goals", long: "Goals for and against" },
		goalDifference: { short: "GD", long: "Goal difference" },
		form: { short: "Form", long: "Form, oldest first" },
		points: { short: "Pts", long: "Points" },
	},
	outcomes: {
		WON: { letter: "W", word: "won" },
		DRAWN: { letter: "D", word: "drawn" },
		LOST: { letter: "L", word: "lost" },
	},
	inProgress: "in progress",
	allColumns: "All columns",
	fewerColumns: "Fewer columns",
	/** Points added or deducted by a decision; the table's points include them. */
	given: (team: string, points: number, note: string) =>
		`${team}: ${Math.abs(points)} ${Math.abs(points) === 1 ? "point" : "points"} ${points < 0 ? "deducted" : "added"}. ${note}`,
	provisional: "Provisional",
	withdrawn: "Withdrawn",
	levelOnPoints: "Level on points: press to see why",
	whyThisOrder: "Why this order?",
	onPoints: (points: number) => `${points} ${points === 1 ? "point" : "points"}`,
	levelTitle: (teams: number, points: number) =>
		`${capital(word(teams))} teams level on ${points} ${points === 1 ? "point" : "points"}`,
	rule: "Rule",
	...rankedByEn("Penalty shoot-out", "a shoot-out is recorded"),
	puts: (criterion: string, places: readonly { name: string; position: number }[]) =>
		`${criterion} puts ${listed.format(places.map(({ name, position }) => `${name} ${nth(position)}`))}.`,
	putsAhead: (criterion: string, names: readonly string[]) => `${criterion} puts ${listed.format(names)} in front of the others.`,
	nextRule: (criterion: string) => `Next rule if still level: ${criterion}.`,
	sharesForNow: (names: readonly string[], position: number) => `${listed.format(names)} share ${nth(position)} place for now.`,
	/** Before the name of where they go: "Top two go to" Playoff A. */
	goTo: (from: number, to: number) => {
		if (from === to) return from === 1 ? "The winner goes to" : `${capital(nth(from))} goes to`;
		if (from === 1) return `Top ${word(to)} go to`;
		if (to === from + 1) return `${capital(nth(from))} and ${nth(to)} go to`;
		return `${capital(nth(from))} to ${nth(to)} go to`;
	},
	carries: {
		ALL: "The table begins with all results of its teams in the group stage before.",
		AMONG: "The table begins with the results between these teams in the group stage before.",
		HALF: "Each team begins with half of its points from the group stage before, rounded up.",
	},
	/** "Skuru IK: 2 points, 27–25"; goals only where matches were carried. */
	brought: (team: string, { played, points, goalsFor, goalsAgainst }: Brought) =>
		`${team}: ${points} ${points === 1 ? "point" : "points"}${played === 0 ? "" : `, ${goalsFor}–${goalsAgainst}`}`,
	/** "Third: the two best of four go to Playoff A." */
	bestGoTo: (position: number, { from, to, of }: Ranks, stage: string) => {
		const count = to - from + 1;
		const best = count === 1 ? "the best" : `the ${word(count)} best`;
		const others = count === 1 ? "the last" : "all others";
		const numbers = count === 1 ? `number ${from}` : `numbers ${from} to ${to}`;
		const who = from === 1 ? best : to === of ? others : numbers;
		return `${capital(nth(position))}: ${who} of ${word(of)} ${count === 1 ? "goes" : "go"} to ${stage}.`;
	},
	allRules: "All ranking rules",
	legendAndRules: "Marks and rules",
	underProtest: "A result is under protest. The table counts it, but no team goes through until it has been answered.",
	notPlayedYet: "No match has been played yet. The table starts with the first result.",
};

export type TableTexts = typeof tableEn;
