import { groupBy } from "../../collections/group-by.ts";
import { wayFrom } from "../../cup/programme/conflicts.ts";
import { meetingsOf } from "../model/meetings.ts";
import type { Plan, Problem, ProblemMatch } from "../problem.ts";
import type { Rule } from "../rule.ts";
import type { DayMeasure, Pair, TeamDay } from "../rules/behaviour.ts";
import { dayAt, inScope, type Lookup, lookup, minuteOf } from "../rules/lookup.ts";
import { behaviourOf } from "../rules/rules.ts";

/** What is always required, beyond the rules. */
export type BaseMust = "field" | "team" | "feeder" | "hours" | "closed" | "size";

/** A must that a plan breaks, by the rule's id or by what is always required, with the matches concerned. */
export type BrokenMust = {
	readonly rule: string | null;
	readonly base: BaseMust | null;
	readonly matches: readonly string[];
	/** Minutes that two matches are too close; 0 for all else. */
	readonly lacks: number;
	/** Whether it is broken only if a team gets into a match that may still get there. */
	readonly mayBe: boolean;
};

/** A match with its place: minutes from the first day's midnight. */
type Placed = {
	readonly at: number;
	readonly match: ProblemMatch;
	readonly field: number;
	readonly start: number;
	readonly end: number;
};

/**
 * The musts that a plan breaks, computed from the plan alone: the solver's arrays are not used.
 * @param only musts that concern one of these matches, by id; null: all. Of what is judged by the day, others may be among them
 */
export function brokenMusts(problem: Problem, plan: Plan, only: ReadonlySet<string> | null = null): BrokenMust[] {
	const found = lookup(problem);
	const around = only === null ? null : new Set([...only].flatMap((id) => found.matchAt.get(id) ?? []));
	const isAround = (at: number) => around === null || around.has(at);
	const meetings = meetingsOf(found, around);
	const placed = new Map<number, Placed>();
	for (const { match: id, field, start } of plan.placements) {
		const at = found.matchAt.get(id);
		const on = found.fieldAt.get(field);
		if (at === undefined || on === undefined) continue;
		const match = problem.matches[at]!;
		const from = minuteOf(found, start);
		placed.set(at, { at, match, field: on, start: from, end: from + match.takes });
	}
	const broken: BrokenMust[] = [];
	const base = (kind: BaseMust, ...of: Placed[]) =>
		broken.push({ rule: null, base: kind, matches: of.map(({ match }) => match.id), lacks: 0, mayBe: false });
	for (const one of placed.values()) {
		if (!isAround(one.at)) continue;
		const { size, open, closed } = problem.fields[one.field]!;
		if (one.match.sizes !== null && size !== null && !one.match.sizes.includes(size)) base("size", one);
		const begins = one.start * 60_000 + found.origin;
		const ends = one.end * 60_000 + found.origin;
		if (!open.some(({ from, until }) => from <= begins && ends <= until)) base("hours", one);
		if (closed.some(({ from, until }) => ends > from && (until === null || begins < until))) base("closed", one);
	}
	for (const [, own] of groupBy(placed.values(), ({ field }) => field)) {
		const inOrder = own.toSorted((a, b) => a.start - b.start);
		for (const [index, one] of inOrder.entries())
			for (const other of inOrder.slice(index + 1)) {
				if (other.start >= one.start + Math.max(one.match.occupies, one.match.takes)) break;
				if (isAround(one.at) || isAround(other.at)) base("field", one, other);
			}
	}
	/** Minutes that two matches are too close; 0: they are not. */
	const lacking = ({ one, other, same, changing, way, ordered }: Pair): number => {
		const [a, b] = [placed.get(one), placed.get(other)];
		if (!a || !b) return 0;
		const [first, second] = ordered || a.start <= b.start ? [a, b] : [b, a];
		const [from, to] = [problem.arenas[found.arenaOf[first.field]!]!, problem.arenas[found.arenaOf[second.field]!]!];
		const gap =
			from === to ? same : Math.max(changing, way ? wayFrom({ arena: from.id, at: from.at }, { arena: to.id, at: to.at }) : 0);
		return Math.max(0, first.end + gap - second.start);
	};
	const isBroken = (pair: Pair) => lacking(pair) > 0;
	const needsNothing = { same: 0, changing: 0, way: false };
	const both = (one: number, other: number) => [placed.get(one)!, placed.get(other)!] as const;
	for (const { one, other } of meetings.pairs)
		if (isBroken({ one, other, ...needsNothing, ordered: false })) base("team", ...both(one, other));
	for (const [at, { feeders }] of problem.matches.entries())
		for (const id of new Set(feeders)) {
			const one = found.matchAt.get(id);
			if (one === undefined || one === at || !(isAround(one) || isAround(at))) continue;
			if (isBroken({ one, other: at, ...needsNothing, ordered: true })) base("feeder", ...both(one, at));
		}
	for (const rule of problem.rules) {
		if (!rule.must) continue;
		const { place, pairs, day } = behaviourOf(rule, found, meetings);
		const isIn = inScope(found, rule.where);
		const add = (of: readonly number[], { lacks = 0, mayBe = false } = {}) =>
			broken.push({ rule: rule.id, base: null, matches: of.map((at) => problem.matches[at]!.id), lacks, mayBe });
		if (place)
			for (const { at, match, field, start, end } of placed.values())
				if (isAround(at) && isIn(match) && !place(field, start, end)) add([at]);
		const seen = new Set<number>();
		pairs?.((pair) => {
			if (!isAround(pair.one) && !isAround(pair.other)) return;
			// Nearly all pairs are fine: the test is the cheaper of the two.
			const lacks = lacking(pair);
			if (lacks === 0) return;
			const [one, other] = pair.ordered || pair.one < pair.other ? [pair.one, pair.other] : [pair.other, pair.one];
			const key = one * problem.matches.length + other;
			if (seen.has(key)) return;
			seen.add(key);
			add([pair.one, pair.other], { lacks, ...(pair.mayBe && { mayBe: true }) });
		});
		if (day) for (const { of, mayBe } of brokenDays(rule, day, found, placed)) add(of, { mayBe });
	}
	return broken;
}

type BrokenDay = { readonly of: readonly number[]; readonly mayBe: boolean };

/** The matches of each team's day that breaks a rule, and the open matches that a team may come to as one too many. */
function brokenDays(rule: Rule, measure: DayMeasure, found: Lookup, placed: ReadonlyMap<number, Placed>): BrokenDay[] {
	const isIn = inScope(found, rule.where);
	const scoped = [...placed.values()].filter(({ match }) => isIn(match));
	const dayOf = ({ start }: Placed) => dayAt(found, start);
	const onDay = new Map(
		[
			...groupBy(
				scoped.flatMap((one) => [...new Set(one.match.teams)].map((team) => ({ team, one }))),
				({ team, one }) => `${team} ${dayOf(one)}`,
			),
		].map(([key, own]) => [key, own.map(({ one }) => one).toSorted((a, b) => a.start - b.start)]),
	);
	const broken: BrokenDay[] = [];
	for (const own of onDay.values())
		if (measure.broken(teamDayOf(own, found)) > 0) broken.push({ of: own.map(({ at }) => at), mayBe: false });
	if (!measure.mostOf) return broken;
	const loads = new Map<number, number>();
	const load = (one: Placed): number => {
		const known = loads.get(one.at);
		if (known !== undefined) return known;
		loads.set(one.at, 1);
		const others = (team: string) => (onDay.get(`${team} ${dayOf(one)}`) ?? []).filter(({ at }) => at !== one.at).length;
		const from = one.match.openFrom
			.flatMap((id) => placed.get(found.matchAt.get(id) ?? -1) ?? [])
			.filter((before) => dayOf(before) === dayOf(one));
		const before = Math.max(0, ...from.map(load), ...[...one.match.mayPlay, ...one.match.teams].map(others));
		loads.set(one.at, before + (isIn(one.match) ? 1 : 0));
		return loads.get(one.at)!;
	};
	for (const one of scoped)
		if ((one.match.openFrom.length > 0 || one.match.mayPlay.length > 0) && load(one) > measure.mostOf(one.match.isPlayoff))
			broken.push({ of: [one.at], mayBe: true });
	return broken;
}

function teamDayOf(own: readonly Placed[], found: Lookup): TeamDay {
	return {
		count: own.length,
		start: Int32Array.from(own, ({ start }) => start),
		end: Int32Array.from(own, ({ end }) => end),
		arena: Int32Array.from(own, ({ field }) => found.arenaOf[field]!),
		isPlayoff: Uint8Array.from(own, ({ match }) => Number(match.isPlayoff)),
	};
}
