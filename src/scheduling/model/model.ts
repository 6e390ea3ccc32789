import { wayFrom } from "../../cup/programme/conflicts.ts";
import type { Problem } from "../problem.ts";
import type { Rule } from "../rule.ts";
import type { DayMeasure, PlaceTest } from "../rules/behaviour.ts";
import { dayAt, inScope, type Lookup, lookup, minuteOf } from "../rules/lookup.ts";
import { behaviourOf } from "../rules/rules.ts";
import { type Edges, edgesOf, type RulePair } from "./edges.ts";
import { meetingsOf } from "./meetings.ts";
import { type PlaceClass, placeClasses } from "./places.ts";
import { RASTER } from "./raster.ts";
import { windowsOf } from "./windows.ts";

/** A rule about a team's day. */
export type DayRule = {
	readonly rule: number;
	readonly measure: DayMeasure;
	/** Of each match: 1 if it counts. */
	readonly scope: Uint8Array;
	readonly weight: number;
};

/** A wish about the place of single matches. */
export type PlaceWish = { readonly rule: number; readonly test: PlaceTest; readonly weight: number };

/** A problem compiled into arrays for the inner loops. Matches, teams, fields and arenas are indices; times minutes; ticks `RASTER` minutes. */
export type Model = {
	readonly problem: Problem;
	readonly found: Lookup;
	readonly matches: number;
	readonly fields: number;
	readonly arenas: number;
	readonly days: number;
	/** The ticks of each field and day in which it is open and not closed. */
	readonly openTicks: Int32Array;
	/** A multiple of 32, so that a field's ticks are whole words. */
	readonly ticks: number;
	readonly words: number;
	readonly dayOfTick: Int16Array;
	readonly arenaOf: Int16Array;
	/** Minutes from one arena to another: `way[one * arenas + other]`. */
	readonly way: Int16Array;
	/** Minutes of each match. */
	readonly takes: Int16Array;
	readonly occupiedTicks: Int16Array;
	readonly isPlayoff: Uint8Array;
	readonly isFixed: Uint8Array;
	/** The places at which each match may be by itself: matches of one class share them. */
	readonly classOf: readonly PlaceClass[];
	/** The earliest and the latest start that its feeders, and what it feeds, leave to a match. */
	readonly earliest: Int32Array;
	readonly latest: Int32Array;
	/** The length of the longest chain of matches that must be over before it. */
	readonly level: Int32Array;
	/** A number for each group, so that its matches begin to look for a place at the same arena. */
	readonly homeTurn: Int32Array;
	readonly musts: Edges;
	readonly wishPairs: Edges;
	readonly dayMusts: readonly DayRule[];
	readonly dayWishes: readonly DayRule[];
	readonly placeWishes: readonly (readonly PlaceWish[])[];
	/** By rule, an integer: costs are sums without rounding. */
	readonly weights: Float64Array;
	/** The certain teams of each match, and the certain matches of each team. */
	readonly teamsOf: readonly (readonly number[])[];
	readonly matchesOf: readonly (readonly number[])[];
	/** The teams that may reach each match, the matches that each team may reach, and the links between open matches. */
	readonly mayPlay: readonly (readonly number[])[];
	readonly reachableBy: readonly (readonly number[])[];
	readonly openFrom: readonly (readonly number[])[];
	readonly openTo: readonly (readonly number[])[];
};

/** Weights to a thousandth. */
const PRECISION = 1000;

/** @param without the ids of rules that are left out */
export function modelOf(problem: Problem, without: ReadonlySet<string> = new Set()): Model {
	const found = lookup(problem);
	const meetings = meetingsOf(found);
	const { matches, rules } = problem;
	const arenas = problem.arenas.length;
	const arenaOf = Int16Array.from(found.arenaOf);
	const dayEnd = Math.max(0, ...problem.fields.flatMap(({ open }) => open.map(({ until }) => minuteOf(found, until))));
	const words = Math.ceil(Math.ceil(dayEnd / RASTER + 1) / 32);
	const ticks = words * 32;

	const musts: RulePair[] = meetings.pairs.map((pair) => ({
		...pair,
		same: 0,
		changing: 0,
		way: false,
		ordered: false,
		rule: 0,
	}));
	for (const [at, { feeders }] of matches.entries())
		for (const id of new Set(feeders)) {
			const one = found.matchAt.get(id);
			if (one !== undefined && one !== at)
				musts.push({ one, other: at, same: 0, changing: 0, way: false, ordered: true, rule: 0 });
		}
	const wishes: RulePair[] = [];
	const [dayMusts, dayWishes]: [DayRule[], DayRule[]] = [[], []];
	const placeWishes: PlaceWish[][] = matches.map(() => []);
	const placeMusts: { readonly rule: number; readonly test: PlaceTest; readonly scope: Uint8Array }[] = [];
	const weights = Float64Array.from(rules, ({ weight }) => Math.round(weight * PRECISION));
	for (const [rule, stated] of rules.entries()) {
		if (without.has(stated.id)) continue;
		const { place, pairs, day } = behaviourOf(stated, found, meetings);
		const scope = scopeOf(found, stated);
		const weight = weights[rule]!;
		pairs?.((pair) => (stated.must ? musts : wishes).push({ ...pair, rule }));
		if (day) (stated.must ? dayMusts : dayWishes).push({ rule, measure: day, scope, weight });
		if (place && stated.must) placeMusts.push({ rule, test: place, scope });
		if (place && !stated.must)
			for (const [at, own] of placeWishes.entries()) if (scope[at]) own.push({ rule, test: place, weight });
	}

	const way = new Int16Array(arenas * arenas);
	for (const [one, a] of problem.arenas.entries())
		for (const [other, b] of problem.arenas.entries())
			way[one * arenas + other] = wayFrom({ arena: a.id, at: a.at }, { arena: b.id, at: b.at });

	const teamsOf = matches.map(({ teams }) => [...new Set(teams)].flatMap((team) => found.teamAt.get(team) ?? []));
	const mayPlay = matches.map((match) => [...new Set(match.mayPlay)].flatMap((team) => found.teamAt.get(team) ?? []));
	const openFrom = matches.map((match) => [...new Set(match.openFrom)].flatMap((id) => found.matchAt.get(id) ?? []));
	const classOf = placeClasses({ found, ticks, words }, placeMusts);
	const compiled = {
		...{ days: problem.days.length, openTicks: openTicksOf(found, ticks) },
		...{ problem, found, matches: matches.length, fields: problem.fields.length, arenas, ticks, words, arenaOf, way },
		dayOfTick: Int16Array.from({ length: ticks }, (_, tick) => dayAt(found, tick * RASTER)),
		takes: Int16Array.from(matches, ({ takes }) => takes),
		occupiedTicks: Int16Array.from(matches, ({ occupies, takes }) => Math.max(1, Math.ceil(Math.max(occupies, takes) / RASTER))),
		isPlayoff: Uint8Array.from(matches, (match) => Number(match.isPlayoff)),
		isFixed: Uint8Array.from(matches, (match) => Number(match.isFixed && match.present !== null)),
		...{ classOf, dayMusts, dayWishes, placeWishes, weights, teamsOf, matchesOf: found.matchesOf, mayPlay, openFrom },
		musts: edgesOf(matches.length, musts, true),
		wishPairs: edgesOf(matches.length, wishes, false),
		homeTurn: turnsOf(matches.map(({ division }) => division)),
		reachableBy: reversed(mayPlay, problem.teams.length),
		openTo: reversed(openFrom, matches.length),
	};
	return { ...compiled, ...windowsOf(compiled) };
}

function scopeOf(found: Lookup, rule: Rule): Uint8Array {
	const isIn = inScope(found, rule.where);
	return Uint8Array.from(found.problem.matches, (match) => Number(isIn(match)));
}

function openTicksOf(found: Lookup, ticks: number): Int32Array {
	const { days, fields } = found.problem;
	const open = new Int32Array(fields.length * days.length);
	const dayOfTick = Array.from({ length: ticks }, (_, tick) => dayAt(found, tick * RASTER));
	const isOpen = new Uint8Array(ticks);
	const mark = ({ from, until }: { from: number; until: number | null }, value: number) => {
		const end = until === null ? ticks : Math.min(ticks, Math.ceil(minuteOf(found, until) / RASTER));
		for (let tick = Math.max(0, Math.floor(minuteOf(found, from) / RASTER)); tick < end; tick++) isOpen[tick] = value;
	};
	for (const [field, own] of fields.entries()) {
		isOpen.fill(0);
		for (const span of own.open) mark(span, 1);
		for (const span of own.closed) mark(span, 0);
		for (let tick = 0; tick < ticks; tick++) if (isOpen[tick]) open[field * days.length + dayOfTick[tick]!]!++;
	}
	return open;
}

/** The divisions numbered in the order in which they come. */
function turnsOf(divisions: readonly string[]): Int32Array {
	const turns = new Map<string, number>();
	for (const division of divisions) if (!turns.has(division)) turns.set(division, turns.size);
	return Int32Array.from(divisions, (division) => turns.get(division)!);
}

function reversed(lists: readonly (readonly number[])[], length: number): number[][] {
	const turned: number[][] = Array.from({ length }, () => []);
	for (const [at, list] of lists.entries()) for (const one of list) turned[one]!.push(at);
	return turned;
}
