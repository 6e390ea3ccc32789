import { groupBy } from "../../collections/group-by.ts";
import type { Plan, Problem } from "../problem.ts";
import { dayAt, lookup, minuteOf } from "../rules/lookup.ts";
import { type BrokenMust, brokenMusts } from "./broken-musts.ts";

/** What the office shows of a plan. Minutes, unless stated. */
export type Figures = {
	readonly placed: number;
	readonly unplaced: number;
	readonly mustsBroken: readonly BrokenMust[];
	/** Between two matches in which a team certainly plays; null: no team has two. */
	readonly shortestRest: number | null;
	/** How often a team changes arena between two of its matches of one day, on average over the teams. */
	readonly arenaChanges: number;
	/** The share of the fields' open time that is taken, from 0 to 1. */
	readonly timeUsed: number;
	/** The instant at which the last match of any day ends latest by the clock, and its day; null: no match. */
	readonly lastEnd: { readonly day: string; readonly minute: number } | null;
	/** Between two matches of a team on one day: on average, and the longest. */
	readonly averageWait: number;
	readonly longestWait: number;
};

export function figuresOf(problem: Problem, plan: Plan): Figures {
	const found = lookup(problem);
	const matches = new Map(problem.matches.map((match) => [match.id, match]));
	const placed = plan.placements.flatMap(({ match: id, field, start }) => {
		const match = matches.get(id);
		const on = found.fieldAt.get(field);
		if (!match || on === undefined) return [];
		const from = minuteOf(found, start);
		return [{ match, arena: found.arenaOf[on]!, start: from, end: from + match.takes, day: dayAt(found, from) }];
	});
	const byTeam = groupBy(
		placed.flatMap((one) => one.match.teams.map((team) => ({ team, one }))),
		({ team }) => team,
	);
	const rests: number[] = [];
	const waits: number[] = [];
	let changes = 0;
	for (const [, entries] of byTeam) {
		const own = entries.map(({ one }) => one).toSorted((a, b) => a.start - b.start);
		for (const [at, second] of own.entries()) {
			const first = own[at - 1];
			if (!first) continue;
			rests.push(second.start - first.end);
			if (first.day !== second.day) continue;
			waits.push(second.start - first.end);
			if (first.arena !== second.arena) changes++;
		}
	}
	const open = problem.fields.flatMap((field) => field.open.map(({ from, until }) => (until - from) / 60_000)).reduce(sum, 0);
	const ends = placed.map(({ end, day }) => ({ day, minute: end - found.dayStarts[day]! }));
	const last = ends.reduce<(typeof ends)[number] | null>(
		(latest, one) => (latest === null || one.minute > latest.minute ? one : latest),
		null,
	);
	return {
		placed: placed.length,
		unplaced: problem.matches.length - placed.length,
		mustsBroken: brokenMusts(problem, plan),
		shortestRest: rests.length === 0 ? null : rests.reduce((least, one) => Math.min(least, one)),
		arenaChanges: byTeam.size === 0 ? 0 : changes / byTeam.size,
		timeUsed: open === 0 ? 0 : placed.map(({ match }) => match.takes).reduce(sum, 0) / open,
		lastEnd: last && { day: problem.days[last.day]!.id, minute: last.minute },
		averageWait: waits.length === 0 ? 0 : waits.reduce(sum, 0) / waits.length,
		longestWait: waits.reduce((most, one) => Math.max(most, one), 0),
	};
}

const sum = (total: number, one: number) => total + one;

/** What differs between two plans. */
export type Difference = {
	/** Matches in both, at another time or on another field. */
	readonly moved: readonly string[];
	/** Matches that only one of them has. */
	readonly onlyInOne: readonly string[];
	readonly onlyInOther: readonly string[];
};

export function comparePlans(one: Plan, other: Plan): Difference {
	const before = new Map(one.placements.map((placement) => [placement.match, placement]));
	const after = new Map(other.placements.map((placement) => [placement.match, placement]));
	return {
		moved: [...after.values()].flatMap(({ match, field, start }) => {
			const was = before.get(match);
			return was && (was.field !== field || was.start !== start) ? [match] : [];
		}),
		onlyInOne: [...before.keys()].filter((match) => !after.has(match)),
		onlyInOther: [...after.keys()].filter((match) => !before.has(match)),
	};
}
