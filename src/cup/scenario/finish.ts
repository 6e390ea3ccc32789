import { haveAllMet, type Level, nextFigure } from "../break-tie.ts";
import type { CountedMatch } from "../counted-match.ts";
import { type CriterionCode, type Figure, figuresOf } from "../criterion.ts";
import type { TeamId } from "../ids.ts";
import { measure } from "../measure.ts";
import type { HeadToHeadFigure } from "../rules.ts";
import { type Tally, tally } from "../tally.ts";
import { type Bars, type BestRace, barsOf } from "./best-race.ts";
import { type Inequality, isPossible } from "./inequality.ts";
import type { OpenGroup, OpenMatch } from "./open-group.ts";

/**
 * What a match may come to for the tables: who wins, and, under a goal cap, whether the margin reaches it. Within one of these every figure of a
 * table is a sum of its margin and its goals.
 */
export type ResultClass = { readonly winner: "home" | "away" | "none"; readonly capped: boolean };

/**
 * One way for a team to finish: the class of each open match (in their order), and the conditions on margins and goals under which it holds.
 * Two numbers a match stand in a condition: the winner's margin (`2 * match`), and the loser's goals (`2 * match + 1`).
 */
export type Finish = {
	readonly classes: readonly ResultClass[];
	readonly where: readonly Inequality[];
	/** The places it then has: more than one where nothing separates it from others. */
	readonly first: number;
	readonly last: number;
	/** What separated it last; null where points alone did. */
	readonly by: CriterionCode | null;
	/** On a place of which only the best of several groups go on: whether it is sure to be among them, or sure not to. */
	readonly best?: "in" | "out";
};

/** Factors of the numbers of a system, the constant last. */
type Sum = number[];

const WINNERS = ["home", "none", "away"] as const;

/** Every class that a match may end in, from home's widest win to away's. */
export function resultClasses({ rules: { goalCap } }: OpenGroup): ResultClass[] {
	return WINNERS.flatMap((winner): ResultClass[] => {
		if (winner === "none" || goalCap === undefined) return [{ winner, capped: false }];
		if (goalCap <= 1) return [{ winner, capped: true }];
		return winner === "home"
			? [
					{ winner, capped: true },
					{ winner, capped: false },
				]
			: [
					{ winner, capped: false },
					{ winner, capped: true },
				];
	});
}

/**
 * So many times it is asked whether conditions can hold together. A group of six before its last round takes 3,100 where all are level on everything,
 * which is the most, and 200 as a rule; one of eight takes 42,000 then, most of a second for which a server would answer nobody.
 */
const MOST_ASKED = 8_000;

/**
 * All ways for the teams to finish; exact, whatever the margins. Null where it takes more to find them than anybody is to wait for.
 * @param races of its places, one each at most
 */
export function finishes(group: OpenGroup, races: readonly BestRace[] = []): Map<TeamId, Finish[]> | null {
	const bars = new Map(races.map((race) => [race.position, barsOf(race)]));
	const ways = new Map<TeamId, Finish[]>(group.teams.map((team) => [team, []]));
	const figures = figuresOf(group.rules.criteria);
	const played = new Map<string, ReadonlyMap<TeamId, Tally>>();
	const questions = { asked: 0 };
	const met: CountedMatch[] = [...group.counted, ...group.open.map(asMet)];
	for (const classes of combinations(group.open.length, resultClasses(group))) {
		if (questions.asked > MOST_ASKED) return null;
		const among = new Map<string, ReadonlyMap<TeamId, Sums>>();
		const figuresAmong = (teams: readonly TeamId[]) => {
			const key = teams.join("\n");
			let found = among.get(key);
			if (!found) {
				let base = played.get(key);
				if (!base) {
					base = tally(teams, group.counted, group.rules);
					played.set(key, base);
				}
				found = sumsOf(teams, base, group, classes);
				among.set(key, found);
			}
			return found;
		};
		const all = figuresAmong(group.teams);
		const own = limits(group.open, classes, group.rules.goalCap);
		for (const team of group.teams) {
			const { points } = all.get(team)!;
			const level = group.teams.filter((one) => all.get(one)!.points === points);
			const better = group.teams.filter((one) => all.get(one)!.points > points).length;
			finishFrom(
				{ team, group, classes, figures, met, all, figuresAmong, limits: own, questions, bars, ways: ways.get(team)! },
				level,
				better,
			);
		}
	}
	return ways;
}

/** A table's figures, where a result is open as sums. */
type Sums = { readonly points: number; readonly won: number; readonly goalDifference: Sum; readonly goalsFor: Sum };

type Course = {
	readonly team: TeamId;
	readonly group: OpenGroup;
	readonly classes: readonly ResultClass[];
	readonly figures: readonly Figure[];
	readonly met: readonly CountedMatch[];
	readonly all: ReadonlyMap<TeamId, Sums>;
	readonly figuresAmong: (teams: readonly TeamId[]) => ReadonlyMap<TeamId, Sums>;
	/** Of each open match. */
	readonly limits: readonly (readonly Inequality[])[];
	/** Of all teams and results together. */
	readonly questions: { asked: number };
	/** By the place of which only the best go on. */
	readonly bars: ReadonlyMap<number, Bars>;
	readonly ways: Finish[];
};

function finishFrom(course: Course, level: readonly TeamId[], better: number): void {
	const { team, classes, figures, met, ways } = course;
	separate({ teams: level, first: 1, figure: 0, pass: 1, among: level }, better, [], null);

	function separate(at: Level, ahead: number, conditions: readonly Inequality[], by: CriterionCode | null): void {
		const figure = figures[at.figure];
		if (at.teams.length === 1 || !figure) {
			const limits = course.limits.flat();
			const place = { classes, first: ahead + 1, last: ahead + at.teams.length, by };
			for (const { under, ...best } of amongBest(course, place.first, place.last, conditions))
				ways.push({ ...place, where: [...limits, ...under], ...best });
			return;
		}
		const goOn = (part: readonly TeamId[], next: number, now: number, under: readonly Inequality[]) => {
			const separated = part.length < at.teams.length ? figure.code : by;
			separate({ teams: part, first: 1, ...nextFigure(at, part, figure, next) }, now, under, separated);
		};
		const values = figure.kind === "head-to-head" && !haveAllMet(at.among, met) ? null : valuesOf(course, figure, at);
		if (!values) {
			goOn(at.teams, figure.to, ahead, conditions);
			return;
		}
		const others = at.teams.filter((one) => one !== team);
		const compare = (index: number, part: readonly TeamId[], now: number, under: readonly Inequality[]): void => {
			const other = others[index];
			if (other === undefined) {
				goOn(part, at.figure + 1, now, under);
				return;
			}
			const lead = difference(values.get(team)!, values.get(other)!);
			const sure = isConstant(lead);
			if (sure ? lead.at(-1)! > 0 : true) {
				const ahead = sure ? under : [...under, plus(lead, -1)];
				if (sure || holds(ahead, course)) compare(index + 1, part, now, ahead);
			}
			if (sure ? lead.at(-1)! < 0 : true) {
				const behind = sure ? under : [...under, plus(negative(lead), -1)];
				if (sure || holds(behind, course)) compare(index + 1, part, now + 1, behind);
			}
			if (sure ? lead.at(-1)! === 0 : true) {
				const equal = sure ? under : [...under, lead, negative(lead)];
				if (sure || holds(equal, course)) compare(index + 1, [...part, other], now, equal);
			}
		};
		compare(0, [team], ahead, conditions);
	}
}

type Part = { readonly under: readonly Inequality[]; readonly best?: "in" | "out" };

/** The same finish, parted by the goal difference from which it is sure to be among the best of several groups, and below which it is sure not to. */
function amongBest(course: Course, first: number, last: number, conditions: readonly Inequality[]): readonly Part[] {
	const { team, all, bars } = course;
	const bar = first === last ? bars.get(first) : undefined;
	if (!bar) return [{ under: conditions }];
	const { points, goalDifference } = all.get(team)!;
	const { enough, short } = bar;
	if (points > enough.points) return [{ under: conditions, best: "in" }];
	if (points < short.points) return [{ under: conditions, best: "out" }];
	const from = points === enough.points ? enough.goalDifference + 1 : Number.POSITIVE_INFINITY;
	const below = points === short.points ? short.goalDifference : Number.NEGATIVE_INFINITY;
	const parts: Part[] = [];
	let open = conditions;
	if (Number.isFinite(from)) {
		parts.push({ under: [...conditions, plus(goalDifference, -from)], best: "in" });
		open = [...open, plus(negative(goalDifference), from - 1)];
	}
	if (Number.isFinite(below)) {
		parts.push({ under: [...conditions, plus(negative(goalDifference), below - 1)], best: "out" });
		open = [...open, plus(goalDifference, -below)];
	}
	parts.push({ under: open });
	return parts.filter(({ under }) => holds(under, course));
}

/** Whether it may come so: asked only of the matches that the conditions are about, since any other may end as it likes. */
function holds(conditions: readonly Inequality[], { limits, questions }: Course): boolean {
	questions.asked += 1;
	const columns: number[] = [];
	const rows = [...conditions];
	for (const [match, own] of limits.entries()) {
		const pair = [2 * match, 2 * match + 1];
		if (!conditions.some((row) => pair.some((at) => row[at] !== 0))) continue;
		columns.push(...pair);
		rows.push(...own);
	}
	columns.push(limits.length * 2);
	return isPossible(columns.length > limits.length * 2 ? rows : rows.map((row) => columns.map((at) => row[at]!)));
}

/** The figures that level teams are compared by, the higher the better; null where a fact is missing. */
function valuesOf(course: Course, figure: Figure, at: Level): ReadonlyMap<TeamId, Sum> | null {
	const { group, all, figuresAmong } = course;
	const constant = (value: number): Sum => [...Array<number>(group.open.length * 2).fill(0), value];
	if (figure.kind === "head-to-head") {
		const sums = figuresAmong(at.among);
		return new Map(at.teams.map((team) => [team, figureIn(sums.get(team)!, figure.criterion, constant)]));
	}
	switch (figure.criterion) {
		case "goal-difference":
		case "goals-for":
		case "wins": {
			const { criterion } = figure;
			return new Map(at.teams.map((team) => [team, figureIn(all.get(team)!, criterion, constant)]));
		}
		case "fair-play":
		case "ranking":
		case "shoot-out":
		case "lots": {
			const measured = measure(figure.criterion, at.teams, { tallies: new Map(), facts: group.facts });
			if (!measured) return null;
			const sign = figure.criterion === "fair-play" ? 1 : -1;
			return new Map([...measured].map(([team, value]) => [team, constant(sign * value)]));
		}
	}
}

function figureIn(sums: Sums, figure: HeadToHeadFigure | "wins", constant: (value: number) => Sum): Sum {
	switch (figure) {
		case "points":
			return constant(sums.points);
		case "wins":
			return constant(sums.won);
		case "goal-difference":
			return sums.goalDifference;
		case "goals-for":
			return sums.goalsFor;
	}
}

function sumsOf(
	teams: readonly TeamId[],
	base: ReadonlyMap<TeamId, Tally>,
	{ open, rules }: OpenGroup,
	classes: readonly ResultClass[],
): Map<TeamId, Sums> {
	const sums = new Map(
		teams.map((team) => {
			const { points, won, goalDifference, goalsFor } = base.get(team)!;
			const numbers = Array<number>(open.length * 2).fill(0);
			return [team, { points, won, goalDifference: [...numbers, goalDifference], goalsFor: [...numbers, goalsFor] }];
		}),
	);
	for (const [at, match] of open.entries()) {
		const { winner, capped } = classes[at]!;
		const [home, away] = [sums.get(match.home), sums.get(match.away)];
		if (!home || !away) continue;
		const [first, second] = winner === "away" ? [away, home] : [home, away];
		first.goalsFor[2 * at + 1]! += 1;
		second.goalsFor[2 * at + 1]! += 1;
		if (winner === "none") {
			first.points += rules.points.draw;
			second.points += rules.points.draw;
			continue;
		}
		first.points += rules.points.win;
		second.points += rules.points.loss;
		first.won += 1;
		first.goalsFor[2 * at]! += 1;
		const margin = capped ? open.length * 2 : 2 * at;
		const worth = capped ? rules.goalCap! : 1;
		first.goalDifference[margin]! += worth;
		second.goalDifference[margin]! -= worth;
	}
	return sums;
}

/** What holds of the numbers of each match whatever becomes of the table. */
function limits(open: readonly OpenMatch[], classes: readonly ResultClass[], goalCap: number | undefined): Inequality[][] {
	return open.map(({ from }, at) => {
		const { winner, capped } = classes[at]!;
		const condition = (margin: number, goals: number, constant: number): Inequality => {
			const row = Array<number>(open.length * 2 + 1).fill(0);
			row[2 * at] = margin;
			row[2 * at + 1] = goals;
			row[open.length * 2] = constant;
			return row;
		};
		if (winner === "none") return [condition(0, 1, -Math.max(from.home, from.away))];
		const [most, fewest] = winner === "home" ? [from.home, from.away] : [from.away, from.home];
		const rows = [condition(1, 0, capped ? -goalCap! : -1), condition(0, 1, -fewest)];
		if (most > fewest) rows.push(condition(1, 1, -most));
		if (goalCap !== undefined && !capped) rows.push(condition(-1, 0, goalCap - 1));
		return rows;
	});
}

function* combinations<One>(length: number, of: readonly One[]): Generator<One[]> {
	if (length === 0) {
		yield [];
		return;
	}
	for (const rest of combinations(length - 1, of)) for (const one of of) yield [...rest, one];
}

/** For who has met whom: the score does not matter. */
function asMet({ id, home, away }: OpenMatch): CountedMatch {
	return {
		id,
		live: false,
		home: { team: home, goals: 0, outcome: "drawn" },
		away: { team: away, goals: 0, outcome: "drawn" },
	};
}

const difference = (a: Sum, b: Sum): Sum => a.map((one, at) => one - b[at]!);
const negative = (sum: Sum): Sum => sum.map((one) => (one === 0 ? 0 : -one));
const plus = (sum: Sum, more: number): Sum => sum.map((one, at) => (at === sum.length - 1 ? one + more : one));
const isConstant = (sum: Sum): boolean => sum.every((one, at) => one === 0 || at === sum.length - 1);
