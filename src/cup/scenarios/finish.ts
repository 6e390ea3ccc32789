import type { TeamId } from "../ids.ts";
import { type Level, nextFigure } from "../tables/break-tie.ts";
import { type CriterionCode, type Figure, figuresOf } from "../tables/criterion.ts";
import { isDecidedByGoals } from "../tables/match-points.ts";
import { type Tally, tally } from "../tables/tally.ts";
import { type Bars, type BestRace, barsOf } from "./best-race.ts";
import {
	type Comparing,
	comparing,
	type FiguresAmong,
	metAtTheEnd,
	negative,
	plus,
	type Sum,
	type Sums,
	sumsOf,
} from "./comparison.ts";
import { type Known, solutionOf, sumAt, withConditions } from "./inequality.ts";
import { figuresSoFar, type OpenGroup } from "./open-group.ts";
import type { Inequality } from "./system.ts";

/**
 * A result's effect on tables: the winner and, with a goal cap, whether the margin reaches it. Within one class, every figure of
 * a table is a linear function of margins and goals.
 */
export type ResultClass = {
	readonly winner: "home" | "away" | "none";
	readonly capped: boolean;
	/** The winner of a shoot-out after a level match that cannot be drawn. */
	readonly kicks?: "home" | "away";
	/** Won by goals after full time, if that gives different points. */
	readonly late?: true;
};

/** Equal for results of one class. */
export const classKey = ({ winner, capped, kicks, late }: ResultClass): string =>
	`${winner}${capped ? "+" : ""}${kicks ? ` ${kicks}` : ""}${late ? " late" : ""}`;

/**
 * One way for a team to finish: the class of each open match (in their order), and the conditions on margins and goals. A
 * condition has two variables per match: the winner's margin (`2 * match`), and the loser's goals (`2 * match + 1`).
 */
export type Finish = {
	readonly classes: readonly ResultClass[];
	/** Conditions on the variables of each open match that are always true. */
	readonly limits: readonly (readonly Inequality[])[];
	/**
	 * The conditions that distinguish it from other finishes: the same list object for all combinations that differ in other
	 * matches only.
	 */
	readonly conditions: readonly Inequality[];
	/** Its positions: more than one if nothing separates the team from others. */
	readonly first: number;
	readonly last: number;
	/** The last criterion that separated it; null if points alone did. */
	readonly by: CriterionCode | null;
	/** For a position of which only the best of several groups advance: whether it is certainly among them, or certainly not. */
	readonly best?: "in" | "out";
};

const WINNERS = ["home", "none", "away"] as const;

/** All classes of a match's result, from home's largest win to away's. */
export function resultClasses({ rules }: Pick<OpenGroup, "rules">): ResultClass[] {
	const classes = classesAtFullTime(rules);
	if (!rules.drawnGroup) return classes;
	const isLate = isDecidedByGoals(rules) && rules.points.decided !== undefined;
	return classes.flatMap((one): ResultClass[] => {
		if (one.winner !== "none") return isLate ? [one, { ...one, late: true }] : [one];
		return [
			{ ...one, kicks: "home" },
			{ ...one, kicks: "away" },
		];
	});
}

function classesAtFullTime({ goalCap }: OpenGroup["rules"]): ResultClass[] {
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
 * The limit of feasibility checks. A group of six before its last round needs 2,900 if all are level on everything, which is its
 * worst case, and usually 200. A group of eight needs 38,000 then, which would block the server, and its sentences need more.
 */
const MOST_ASKED = 8_000;

/**
 * All finishes of the teams, exact for all margins. Null if finding them is too expensive.
 * @param races of its positions, at most one for each
 */
export function finishes(group: OpenGroup, races: readonly BestRace[] = []): Map<TeamId, Finish[]> | null {
	const bars = new Map(races.map((race) => [race.position, { ...barsOf(race), againstFirstTwo: race.againstFirstTwo }]));
	const asksWhoIsAhead = races.some((race) => race.againstFirstTwo);
	const ways = new Map<TeamId, Finish[]>(group.teams.map((team) => [team, []]));
	const figures = figuresOf(group.rules.criteria);
	const played = new Map<string, ReadonlyMap<TeamId, Tally>>();
	const questions = { asked: 0 };
	const haveMet = metAtTheEnd(group);
	const limitsOf = limitsByClass(group);
	const placed = new Map<string, readonly (readonly Placed[])[]>();
	const every = resultClasses(group);
	const soFar = figuresSoFar(group);
	/** Those of another group that teams of this one meet, too. */
	const everybody = [...soFar.keys()];
	for (const classes of combinations(group.open.length, every)) {
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
		const all =
			group.given.length === 0 && group.carried.size === 0 && everybody.length === group.teams.length
				? figuresAmong(group.teams)
				: sumsOf(everybody, soFar, group, classes);
		const limits = group.open.map((_, at) => limitsOf(at, classes[at]!));
		const free: Under = { rows: [], points: [], known: () => withConditions(limits.flat())! };
		const points: Point[] = [];
		const compared = comparing(group, figures, haveMet, { among: figuresAmong, whole: all });
		for (const { level, better } of levels(group.teams, all)) {
			// A match without any of these teams does not change their order.
			let key = `${asksWhoIsAhead ? better : better.length} ${level}`;
			for (const [at, { home, away }] of group.open.entries())
				key += level.includes(home) || level.includes(away) ? ` ${every.indexOf(classes[at]!)}` : " -";
			let found = placed.get(key);
			if (!found) {
				const course = { group, figures, compared, all, figuresAmong, free, points, questions, bars };
				found = level.map((team) => placesFrom({ ...course, team }, level, better));
				placed.set(key, found);
			}
			for (const [at, team] of level.entries()) {
				const own = ways.get(team)!;
				for (const { conditions, first, last, by, best } of found[at]!) {
					const way = { classes, limits, conditions, first, last, by };
					own.push(best ? { ...way, best } : way);
				}
			}
		}
	}
	return ways;
}

/** The teams level on points, with those that have more. */
function levels(teams: readonly TeamId[], all: ReadonlyMap<TeamId, Sums>): { level: TeamId[]; better: readonly TeamId[] }[] {
	const byPoints = new Map<number, TeamId[]>();
	for (const team of teams) {
		const { points } = all.get(team)!;
		const level = byPoints.get(points);
		if (level) level.push(team);
		else byPoints.set(points, [team]);
	}
	let better: readonly TeamId[] = [];
	return [...byPoints]
		.sort(([a], [b]) => b - a)
		.map(([, level]) => {
			const ahead = better;
			better = [...better, ...level];
			return { level, better: ahead };
		});
}

type Course = {
	readonly team: TeamId;
	readonly group: OpenGroup;
	readonly figures: readonly Figure[];
	readonly compared: Comparing;
	readonly all: ReadonlyMap<TeamId, Sums>;
	readonly figuresAmong: FiguresAmong;
	/** The conditions on each open match that are always true. */
	readonly free: Under;
	/** Feasible points found for other teams: a condition that one of them satisfies needs no check. */
	readonly points: Point[];
	/** For all teams and results together. */
	readonly questions: { asked: number };
	/** By the position of which only the best advance. */
	readonly bars: ReadonlyMap<number, Bars & Pick<BestRace, "againstFirstTwo">>;
};

/** A finish, whatever the results of matches without a team level with this one. */
type Placed = Omit<Finish, "classes" | "limits">;

/** Values of a system's variables, with 1 last for the constants. */
type Point = readonly number[];

function placesFrom(course: Course, level: readonly TeamId[], better: readonly TeamId[]): Placed[] {
	const { team, figures, compared, questions, free } = course;
	const found: Placed[] = [];
	separate({ teams: level, first: 1, figure: 0, pass: 1, among: level }, better, { ...free, points: [...course.points] }, null);
	return found;

	function separate(at: Level, ahead: readonly TeamId[], under: Under, by: CriterionCode | null): void {
		const figure = figures[at.figure];
		if (at.teams.length === 1 || !figure) {
			const [first, last] = [ahead.length + 1, ahead.length + at.teams.length];
			for (const { rows, best } of amongBest(course, ahead, last, under))
				found.push(best ? { first, last, by, conditions: rows, best } : { first, last, by, conditions: rows });
			return;
		}
		const goOn = (part: readonly TeamId[], next: number, now: readonly TeamId[], then: Under) => {
			const separated = part.length < at.teams.length ? figure.code : by;
			separate({ teams: part, first: 1, ...nextFigure(at, part, figure, next) }, now, then, separated);
		};
		const compare = compared(at);
		if (!compare) {
			goOn(at.teams, figure.to, ahead, under);
			return;
		}
		const others = at.teams.filter((one) => one !== team);
		const from = (index: number, part: readonly TeamId[], now: readonly TeamId[], then: Under): void => {
			const other = others[index];
			if (other === undefined) {
				goOn(part, at.figure + 1, now, then);
				return;
			}
			const { lead, sure, ahead: more, behind: less, level: same } = compare(team, other);
			const points = sure === null ? partedBy(lead, then.points) : null;
			if (points) questions.asked += 3;
			const leads = points ? possible(then, more, points.ahead, course) : sure === 1 && then;
			if (leads) from(index + 1, part, now, leads);
			const trails = points ? possible(then, less, points.behind, course) : sure === -1 && then;
			if (trails) from(index + 1, part, [...now, other], trails);
			const neither = points ? possible(then, same, points.level, course) : sure === 0 && then;
			if (neither) from(index + 1, [...part, other], now, neither);
		};
		from(0, [team], ahead, under);
	}
}

/** Splits points by which of two teams leads there. */
function partedBy(lead: Sum, points: readonly Point[]): Record<"ahead" | "behind" | "level", Point[]> {
	const parts: Record<"ahead" | "behind" | "level", Point[]> = { ahead: [], behind: [], level: [] };
	for (const point of points) {
		const value = sumAt(lead, point);
		(value > 0 ? parts.ahead : value < 0 ? parts.behind : parts.level).push(point);
	}
	return parts;
}

/** Feasible conditions, and points that satisfy them: each point satisfies at least one part of the next split. */
type Under = {
	readonly rows: readonly Inequality[];
	readonly points: readonly Point[];
	/** Computed on demand: points answer most questions. */
	readonly known: () => Known;
};

/** Null if the additional conditions are infeasible. @param points known to satisfy them */
function possible(under: Under, more: readonly Inequality[], points: readonly Point[], course: Course): Under | null {
	const rows = [...under.rows, ...more];
	if (points.length > 0) {
		let known: Known | null = null;
		return { rows, points, known: () => (known ??= withConditions(more, under.known())!) };
	}
	const known = withConditions(more, under.known());
	const point = known && solutionOf(known, course.group.open.length * 2 + 1);
	if (!point) return null;
	course.points.push(point);
	return { rows, points: [point], known: () => known };
}

type Part = { readonly rows: readonly Inequality[]; readonly best?: "in" | "out" };

/**
 * Splits a finish at the goal differences from which it is certainly among the best of several groups, and below which it
 * certainly is not.
 */
function amongBest(course: Course, ahead: readonly TeamId[], last: number, under: Under): readonly Part[] {
	const { team, all, figuresAmong, bars, questions } = course;
	const first = ahead.length + 1;
	const { rows } = under;
	const bar = first === last ? bars.get(first) : undefined;
	if (!bar) return [{ rows }];
	const counted = bar.againstFirstTwo ? figuresAmong([team, ...ahead]) : all;
	const { points, goalDifference } = counted.get(team)!;
	const { enough, short } = bar;
	if (points > enough.points) return [{ rows, best: "in" }];
	if (points < short.points) return [{ rows, best: "out" }];
	const from = points === enough.points ? enough.goalDifference + 1 : Number.POSITIVE_INFINITY;
	const below = points === short.points ? short.goalDifference : Number.NEGATIVE_INFINITY;
	const parts: (Part & { readonly more: readonly Inequality[] })[] = [];
	let open: Inequality[] = [];
	const part = (more: readonly Inequality[], best?: "in" | "out") =>
		parts.push({ rows: [...rows, ...more], more, ...(best && { best }) });
	if (Number.isFinite(from)) {
		part([plus(goalDifference, -from)], "in");
		open = [...open, plus(negative(goalDifference), from - 1)];
	}
	if (Number.isFinite(below)) {
		part([plus(negative(goalDifference), below - 1)], "out");
		open = [...open, plus(goalDifference, -below)];
	}
	part(open);
	return parts.flatMap(({ more, ...one }) => {
		questions.asked += 1;
		const at = under.points.filter((point) => more.every((row) => sumAt(row, point) >= 0));
		return possible(under, more, at, course) ? [one] : [];
	});
}

/** The conditions on a match's variables that are always true: the same list object each time. */
function limitsByClass({ open, rules: { goalCap } }: OpenGroup): (at: number, of: ResultClass) => readonly Inequality[] {
	const known = new Map<string, readonly Inequality[]>();
	return (at, of) => {
		const key = `${at} ${classKey(of)}`;
		const rows = known.get(key) ?? limitsOf(at, of);
		known.set(key, rows);
		return rows;
	};

	function limitsOf(at: number, { winner, capped }: ResultClass): Inequality[] {
		const { from } = open[at]!;
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
	}
}

function* combinations<One>(length: number, of: readonly One[]): Generator<One[]> {
	if (length === 0) {
		yield [];
		return;
	}
	for (const rest of combinations(length - 1, of)) for (const one of of) yield [...rest, one];
}
