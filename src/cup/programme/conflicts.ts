import { type Point, wayBetween } from "./overlap.ts";

/** A match of the programme, as far as others can be in its way. Instants in milliseconds, spans in minutes. */
export type ProgrammeMatch = {
	readonly id: string;
	readonly start: number;
	/** What is played, without breaks: for as long as this nobody can do anything else. */
	readonly played: number;
	/** With its breaks: after this the teams leave. */
	readonly takes: number;
	/** What its category gives a team between two matches; null where it has no such rule. */
	readonly rest: number | null;
	readonly field: string | null;
	readonly arena: string | null;
	/** Where the arena is; null where the cup does not say. */
	readonly at: Point | null;
	/** When its arena is open on its day; null where the cup does not say. */
	readonly open: OpenDay | null;
	/** When nothing may be played on its field. Of one that is being played, none: it plays on. */
	readonly closed?: readonly ClosedSpan[];
	/** Who is certain to play: named, or in a slot that is filled. */
	readonly teams: readonly string[];
	/** Who may still fill its open slots. */
	readonly mayPlay?: readonly string[];
	/** The matches whose winner or loser fills an open slot. */
	readonly openFrom?: readonly string[];
	/** The matches whose results say who plays here. */
	readonly feeders: readonly string[];
};

/** Instants in milliseconds; null: the cup does not say. Of a day on which it is closed both are its beginning. */
type OpenDay = { readonly day: string; readonly from: number | null; readonly until: number | null };

type Pair = {
	/** In the order in which they start; of two that start together, the smaller id first. Of a feeder: the feeder, then the match. */
	readonly matches: readonly [string, string];
};
/** How many minutes there are between two matches of a team, and how many there must be. */
type Between = Pair & { readonly team: string; readonly minutes: number; readonly needed: number };

/** Instants in milliseconds; until null: until it is opened again. */
export type ClosedSpan = { readonly from: number; readonly until: number | null };

export type Conflict =
	/** Two matches on one field at one time. */
	| (Pair & { readonly kind: "field"; readonly field: string })
	/** A team in two matches at one time. */
	| (Pair & { readonly kind: "team"; readonly team: string })
	/** Begins before a match that says who plays it is over. */
	| (Pair & { readonly kind: "feeder" })
	| (Between & { readonly kind: "rest" })
	/** Another arena, and no time to get there. */
	| (Between & { readonly kind: "way" })
	/** On a field that is closed then. Where a match was moved on it is another one: nothing is put there. */
	| {
			readonly kind: "closed";
			readonly matches: readonly [string];
			readonly field: string;
			readonly start: number;
			readonly from: number;
			readonly until: number | null;
	  }
	/** Begins before its arena opens, or ends after it closes, by the programme; how many minutes of it. */
	| {
			readonly kind: "hours";
			readonly matches: readonly [string];
			readonly arena: string;
			readonly day: string;
			readonly edge: "opens" | "closes";
			readonly outside: number;
	  };

/** What becomes a conflict only if one of these teams comes into a match. Nobody listed: whoever comes from the first to the second. */
export type PossibleConflict = Pair & { readonly teams: readonly string[] } & (
		| { readonly kind: "team" }
		| { readonly kind: "rest" | "way"; readonly minutes: number; readonly needed: number }
	);

/** Whether it cannot be: what is left is against a rule, and may be accepted. */
export const IS_IMPOSSIBLE: Readonly<Record<Conflict["kind"], boolean>> = {
	field: true,
	team: true,
	feeder: true,
	closed: true,
	rest: false,
	way: false,
	hours: false,
};

const MINUTE = 60_000;

const before = (a: ProgrammeMatch, b: ProgrammeMatch) => a.start < b.start || (a.start === b.start && a.id < b.id);
const overlap = (first: ProgrammeMatch, second: ProgrammeMatch) => second.start < first.start + first.played * MINUTE;

/** @returns what stands in the way of what, the earliest first */
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
 * What may come to stand in the way, the earliest first: one line a pair of matches. Two matches that a team may come into are a pair only where
 * one leads to the other, since it may be that no team can play both.
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
				// That it begins too early for whoever comes from there is a conflict already.
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

/** Minutes between two matches of a team, those that its categories give it, and those that the way takes: 0 where there is no such rule. */
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

/** Whole minutes; 0 at one arena, and where the cup does not say where one of the two is: what is not known is no conflict. */
function wayFrom(first: ProgrammeMatch, second: ProgrammeMatch): number {
	if (first.arena === null || second.arena === null || first.arena === second.arena) return 0;
	return first.at === null || second.at === null ? 0 : Math.ceil(wayBetween(first.at, second.at));
}

/** The most minutes that may be asked for between two of the matches. */
function reachOf(matches: readonly ProgrammeMatch[]): number {
	const arenas = [...new Map(matches.map((match) => [match.arena, match])).values()];
	const ways = arenas.flatMap((one) => arenas.map((other) => wayFrom(one, other)));
	return matches.reduce((most, { rest }) => Math.max(most, rest ?? 0), Math.max(0, ...ways));
}

/** Each match with those after it that start while it, with what follows it, lasts. @param lasts minutes from its start */
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
