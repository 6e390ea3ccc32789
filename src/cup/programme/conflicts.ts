import { type Point, wayBetween } from "./overlap.ts";

/** A match of the programme with everything that conflicts depend on. Instants in milliseconds, durations in minutes. */
export type ProgrammeMatch = {
	readonly id: string;
	readonly start: number;
	/** Playing time without breaks: its teams and its field are occupied. */
	readonly played: number;
	/** With its breaks: afterwards the teams can leave. */
	readonly takes: number;
	/** The rest that its category requires between two matches of a team; null: no rule. */
	readonly rest: number | null;
	readonly field: string | null;
	readonly arena: string | null;
	/** The arena's position; null if the cup does not state it. */
	readonly at: Point | null;
	/** The arena's hours on the match's day; null if the cup does not state them. */
	readonly open: OpenDay | null;
	/** When its field is closed; empty for a live match, which continues. */
	readonly closed?: readonly ClosedSpan[];
	/** The teams that certainly play: named, or in a filled slot. */
	readonly teams: readonly string[];
	/** The teams that may still fill its open slots. */
	readonly mayPlay?: readonly string[];
	/** The matches whose winner or loser fills an open slot. */
	readonly openFrom?: readonly string[];
	/** The matches whose results determine its teams. */
	readonly feeders: readonly string[];
};

/** Instants in milliseconds; null: not stated. On a day on which it is closed, both are midnight. */
type OpenDay = { readonly day: string; readonly from: number | null; readonly until: number | null };

type Pair = {
	/** In the order of their starts, then of their ids; with a feeder, the feeder first. */
	readonly matches: readonly [string, string];
};
/** The minutes between two matches of a team, and those needed. */
type Between = Pair & { readonly team: string; readonly minutes: number; readonly needed: number };

/** Instants in milliseconds; until null: until it is opened again. */
export type ClosedSpan = { readonly from: number; readonly until: number | null };

export type Conflict =
	/** Two matches on one field at one time. */
	| (Pair & { readonly kind: "field"; readonly field: string })
	/** A team in two matches at one time. */
	| (Pair & { readonly kind: "team"; readonly team: string })
	/** Begins before a match that determines its teams is over. */
	| (Pair & { readonly kind: "feeder" })
	| (Between & { readonly kind: "rest" })
	/** In another arena, without enough time to get there. */
	| (Between & { readonly kind: "way" })
	/** On a field that is closed then. Field and start identify it, so a match moved to another closed time is a new conflict. */
	| {
			readonly kind: "closed";
			readonly matches: readonly [string];
			readonly field: string;
			readonly start: number;
			readonly from: number;
			readonly until: number | null;
	  }
	/** Begins before its arena opens, or ends after it closes, by the programme; `outside`: minutes. */
	| {
			readonly kind: "hours";
			readonly matches: readonly [string];
			readonly arena: string;
			readonly day: string;
			readonly edge: "opens" | "closes";
			readonly outside: number;
	  }
	/** On a field of a size that its category may not use. */
	| { readonly kind: "size"; readonly matches: readonly [string]; readonly field: string; readonly size: string }
	| AgainstRule;

/**
 * Against a must of the schedule's rules; rest and ways that categories and positions state are conflicts of their own kinds.
 * `lacks`: the minutes that two matches are too close; 0 for all else.
 */
export type AgainstRule = {
	readonly kind: "rule";
	readonly rule: string;
	readonly matches: readonly [string, ...string[]];
	readonly lacks: number;
};

/**
 * Becomes a conflict only if one of these teams gets into a match. Empty: any team that advances from the first to the second.
 */
export type PossibleConflict = { readonly teams: readonly string[] } & (
	| (Pair & { readonly kind: "team" })
	| (Pair & { readonly kind: "rest" | "way"; readonly minutes: number; readonly needed: number })
	| AgainstRule
);

/** Whether it is physically impossible; the others break a rule, and may be accepted. */
export const IS_IMPOSSIBLE: Readonly<Record<Conflict["kind"], boolean>> = {
	field: true,
	team: true,
	feeder: true,
	closed: true,
	rest: false,
	way: false,
	hours: false,
	size: false,
	rule: false,
};

const MINUTE = 60_000;

const before = (a: ProgrammeMatch, b: ProgrammeMatch) => a.start < b.start || (a.start === b.start && a.id < b.id);
const overlap = (first: ProgrammeMatch, second: ProgrammeMatch) => second.start < first.start + first.played * MINUTE;

/** @returns the conflicts, the earliest first */
export function conflictsOf(matches: readonly ProgrammeMatch[]): Conflict[] {
	const inOrder = matches.toSorted((a, b) => (before(a, b) ? -1 : 1));
	const byId = new Map(inOrder.map((match) => [match.id, match]));
	const found: { readonly at: number; readonly conflict: Conflict }[] = [];
	const say = (second: ProgrammeMatch, conflict: Conflict) => found.push({ at: second.start, conflict });

	for (const [field, ofField] of groupedBy(inOrder, ({ field }) => (field === null ? [] : [field])))
		for (const [first, second] of pairsWithin(ofField, ({ played }) => played))
			if (overlap(first, second)) say(second, { kind: "field", field, matches: [first.id, second.id] });

	const farthest = reachOf(inOrder);
	for (const [team, ofTeam] of groupedBy(inOrder, ({ teams }) => [...new Set(teams)]))
		for (const [first, second] of pairsWithin(ofTeam, ({ played, takes }) => Math.max(played, takes + farthest)))
			for (const conflict of ofOneTeam(team, first, second)) say(second, conflict);

	for (const match of inOrder)
		for (const id of new Set(match.feeders)) {
			const feeder = byId.get(id);
			if (feeder && feeder !== match && match.start < feeder.start + feeder.played * MINUTE)
				say(match, { kind: "feeder", matches: [feeder.id, match.id] });
		}
	for (const match of inOrder) for (const conflict of [...onClosed(match), ...outsideHours(match)]) say(match, conflict);
	return found.toSorted((a, b) => a.at - b.at).map(({ conflict }) => conflict);
}

/**
 * The conflicts that may still arise, the earliest first, one per pair of matches. Two matches of possible teams are only a pair
 * if one leads to the other, since no team may be able to play both.
 */
export function possibleConflictsOf(matches: readonly ProgrammeMatch[]): PossibleConflict[] {
	const inOrder = matches.toSorted((a, b) => (before(a, b) ? -1 : 1));
	const byId = new Map(inOrder.map((match) => [match.id, match]));
	const pairs = new Map<string, { first: ProgrammeMatch; second: ProgrammeMatch; teams: Set<string> }>();
	const add = (one: ProgrammeMatch, other: ProgrammeMatch, teams: readonly string[]) => {
		const [first, second] = before(one, other) ? [one, other] : [other, one];
		const key = `${first.id} ${second.id}`;
		const pair = pairs.get(key) ?? { first, second, teams: new Set() };
		for (const team of teams) pair.teams.add(team);
		pairs.set(key, pair);
	};
	const certain = groupedBy(inOrder, ({ teams }) => teams);
	const farthest = reachOf(inOrder);
	const isNear = (one: ProgrammeMatch, other: ProgrammeMatch) => {
		const [first, second] = before(one, other) ? [one, other] : [other, one];
		return second.start < first.start + Math.max(first.played, first.takes + farthest) * MINUTE;
	};
	for (const match of inOrder) {
		for (const team of match.mayPlay ?? [])
			for (const other of certain.get(team) ?? []) if (other !== match && isNear(match, other)) add(match, other, [team]);
		for (const id of match.openFrom ?? []) {
			const from = byId.get(id);
			if (from && from !== match && isNear(from, match)) add(from, match, [...from.teams, ...(from.mayPlay ?? [])]);
		}
	}
	return [...pairs.values()]
		.flatMap(({ first, second, teams }): (PossibleConflict & { readonly at: number })[] => {
			const told = { matches: [first.id, second.id] as const, teams: [...teams], at: second.start };
			if (overlap(first, second)) {
				// That it begins too early for a team from the other match is already a conflict.
				const isFed = first.feeders.includes(second.id) || second.feeders.includes(first.id);
				return isFed ? [] : [{ kind: "team", ...told }];
			}
			const { minutes, rest, way } = restBetween(first, second);
			return [
				...(minutes < rest ? [{ kind: "rest", ...told, minutes, needed: rest } as const] : []),
				...(minutes < way ? [{ kind: "way", ...told, minutes, needed: way } as const] : []),
			];
		})
		.sort((a, b) => a.at - b.at)
		.map(({ at: _, ...conflict }) => conflict);
}

function ofOneTeam(team: string, first: ProgrammeMatch, second: ProgrammeMatch): Conflict[] {
	const matches = [first.id, second.id] as const;
	if (overlap(first, second)) return [{ kind: "team", team, matches }];
	const { minutes, rest, way } = restBetween(first, second);
	return [
		...(minutes < rest ? [{ kind: "rest", team, matches, minutes, needed: rest } as const] : []),
		...(minutes < way ? [{ kind: "way", team, matches, minutes, needed: way } as const] : []),
	];
}

/** Minutes between two matches of a team, and the rest and travel time needed; 0: no rule. */
export const restBetween = (first: ProgrammeMatch, second: ProgrammeMatch) => ({
	minutes: Math.max(0, (second.start - first.start) / MINUTE - first.takes),
	rest: Math.max(first.rest ?? 0, second.rest ?? 0),
	way: wayFrom(first, second),
});

function onClosed({ id, field, start, played, closed = [] }: ProgrammeMatch): Conflict[] {
	const found = closed.find(({ from, until }) => start + played * MINUTE > from && (until === null || start < until));
	return field === null || !found ? [] : [{ kind: "closed", matches: [id], field, start, from: found.from, until: found.until }];
}

function outsideHours({ id, start, takes, arena, open }: ProgrammeMatch): Conflict[] {
	if (arena === null || open === null) return [];
	const outside = {
		opens: open.from === null ? 0 : (open.from - start) / MINUTE,
		closes: open.until === null ? 0 : (start - open.until) / MINUTE + takes,
	};
	return (["opens", "closes"] as const)
		.filter((edge) => outside[edge] > 0)
		.map((edge) => ({ kind: "hours", matches: [id], arena, day: open.day, edge, outside: outside[edge] }));
}

type InArena = Pick<ProgrammeMatch, "arena" | "at">;

/** Whole minutes; 0 within one arena, and if the position of one is unknown: what is unknown is not reported as a conflict. */
export function wayFrom(first: InArena, second: InArena): number {
	if (first.arena === null || second.arena === null || first.arena === second.arena) return 0;
	return first.at === null || second.at === null ? 0 : Math.ceil(wayBetween(first.at, second.at));
}

/** The most minutes that may be needed between two of the matches. */
function reachOf(matches: readonly ProgrammeMatch[]): number {
	const arenas = [...new Map(matches.map((match) => [match.arena, match])).values()];
	const ways = arenas.flatMap((one) => arenas.map((other) => wayFrom(one, other)));
	return matches.reduce((most, { rest }) => Math.max(most, rest ?? 0), Math.max(0, ...ways));
}

/**
 * Each match with the later ones that start before it has ended, including the time after it.
 * @param lasts minutes from its start
 */
function* pairsWithin(
	inOrder: readonly ProgrammeMatch[],
	lasts: (match: ProgrammeMatch) => number,
): Generator<[ProgrammeMatch, ProgrammeMatch]> {
	for (const [at, first] of inOrder.entries()) {
		const until = first.start + lasts(first) * MINUTE;
		for (const second of inOrder.slice(at + 1)) {
			if (second.start >= until) break;
			yield [first, second];
		}
	}
}

function groupedBy(
	matches: readonly ProgrammeMatch[],
	keys: (match: ProgrammeMatch) => readonly string[],
): Map<string, ProgrammeMatch[]> {
	const groups = new Map<string, ProgrammeMatch[]>();
	for (const match of matches)
		for (const key of keys(match)) {
			const group = groups.get(key);
			if (group) group.push(match);
			else groups.set(key, [match]);
		}
	return groups;
}
