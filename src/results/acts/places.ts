import { groupBy } from "../../collections/group-by.ts";
import type { PlanGoal } from "../../cup/office/plan-goal.ts";
import {
	type ClosedSpan,
	type Conflict,
	conflictsOf,
	IS_IMPOSSIBLE,
	type ProgrammeMatch,
} from "../../cup/programme/conflicts.ts";
import { programmeOf } from "../record/conflicts.ts";
import type { EditionRecord } from "../record/cup-file.ts";
import { spanOf } from "../record/planned-matches.ts";
import { changeOfMove } from "./moved-match.ts";
import { repairedPlaces } from "./repaired-places.ts";
import { isUpcoming } from "./selection.ts";
import { verdictOf, withMatches } from "./verdict.ts";

/** The new place of a match. */
export type Placed = {
	readonly match: string;
	readonly field: string;
	/** Instant in milliseconds. */
	readonly start: number;
};

/** New places for matches that lose theirs, and the costs. Never an impossible place. */
export type Plan = {
	readonly moves: readonly Placed[];
	readonly measures: {
		readonly moved: number;
		/** Minutes by which the most delayed match is later than planned. */
		readonly longestDelay: number;
		/** How many matches change arena. */
		readonly otherArena: number;
		/** Newly broken rules: rest, ways, hours. */
		readonly againstRules: number;
		/** How many teams get another time or place. */
		readonly teams: number;
		/** The end of the last moved match, in milliseconds. */
		readonly lastEnd: number;
	};
	readonly againstRules: readonly Conflict[];
};

/** A field on which nothing may be placed. Instants in milliseconds. */
export type Closed = { readonly field: string; readonly from: number; readonly until: number };

const MINUTE = 60_000;
const STEP = 5 * MINUTE;
/** Limit of the delay of a match, its own and that of matches pushed back by it. */
const LONGEST_WAIT = 4 * 60 * MINUTE;
const LONGEST_PUSH = 60 * MINUTE;

/** A search strategy: where to look, whether other matches may be pushed back, and the weights. */
type Way = { readonly sameArena: boolean; readonly push: boolean; readonly dear: "moves" | "delay" | "rules" };
const WAYS: readonly Way[] = [false, true].flatMap((sameArena) =>
	[false, true].flatMap((push) => (["moves", "delay", "rules"] as const).map((dear) => ({ sameArena, push, dear }))),
);

/** The criteria by which plans are compared, in order. Smaller is better. */
const ORDER: Readonly<Record<PlanGoal, readonly (keyof Plan["measures"])[]>> = {
	"fewest-moves": ["moved", "againstRules", "longestDelay", "otherArena", "lastEnd"],
	"least-delay": ["longestDelay", "againstRules", "moved", "otherArena", "lastEnd"],
	"same-arena": ["otherArena", "againstRules", "longestDelay", "moved", "lastEnd"],
};

/** @returns whether the first is better or equal by this criterion */
export function isAtLeastAsGood(one: Plan, other: Plan, goal: PlanGoal): boolean {
	const differs = ORDER[goal].find((measure) => one.measures[measure] !== other.measures[measure]);
	return differs === undefined || one.measures[differs] < other.measures[differs];
}

/**
 * Finds new places for matches that have not begun: for all of them or for none.
 * @param ids of the matches that lose their places
 * @param closed fields and times at which nothing may be placed
 * @param now nothing is placed before this
 * @returns the best plan for each goal; null if there is none
 */
export function findPlaces(
	record: EditionRecord,
	ids: readonly string[],
	{ closed, now }: { readonly closed: readonly Closed[]; readonly now: number },
): Readonly<Record<PlanGoal, Plan | null>> {
	const found = plansOf(record, ids, { closed, now });
	const best = (goal: PlanGoal) =>
		found.reduce<Plan | null>((best, plan) => (best === null || !isAtLeastAsGood(best, plan, goal) ? plan : best), null);
	return { "fewest-moves": best("fewest-moves"), "least-delay": best("least-delay"), "same-arena": best("same-arena") };
}

/** All possible plans of all strategies. */
export function plansOf(
	record: EditionRecord,
	ids: readonly string[],
	{ closed, now }: { readonly closed: readonly Closed[]; readonly now: number },
): Plan[] {
	const programme = new Map(programmeOf(record).map((match) => [match.id, match]));
	const toCome = new Set(record.edition.matches.filter(isUpcoming).map(({ id }) => id));
	const leaving = ids.flatMap((id) => (toCome.has(id) ? (programme.get(id) ?? []) : [])).toSorted((a, b) => a.start - b.start);
	if (leaving.length === 0) return [];
	const fields = fieldsOf(record, programme.values());
	const searched = WAYS.flatMap((way) => {
		const search = new Search(programme, { fields, toCome, closed, now, leaving: new Set(leaving.map(({ id }) => id)) });
		return leaving.every((match) => search.place(match, way)) ? [search.moves()] : [];
	});
	const gone = leaving.map(({ id }) => id);
	const repaired = closed.length === 0 ? [] : repairedPlaces(record, gone, { closed, now, toCome });
	return distinct([...searched, ...repaired]).flatMap((moves) => judged(record, moves, programme) ?? []);
}

/** Strategies often find the same plan, and judging one is what costs. */
function distinct(plans: readonly (readonly Placed[])[]): (readonly Placed[])[] {
	const keyOf = (moves: readonly Placed[]) =>
		moves
			.map(({ match, field, start }) => `${match} ${field} ${start}`)
			.toSorted()
			.join(" ");
	return [...new Map(plans.map((plan) => [keyOf(plan), plan])).values()];
}

/** Judges a plan as an act; null if it breaks a rule that nobody may confirm. */
function judged(record: EditionRecord, moves: readonly Placed[], programme: ReadonlyMap<string, ProgrammeMatch>): Plan | null {
	const matchOf = new Map(record.edition.matches.map((match) => [match.id, match]));
	const changes = moves.flatMap(({ match, field, start }) => {
		const change = changeOfMove(matchOf.get(match)!, { field, start: new Date(start).toISOString().replace(".000Z", "Z") });
		return change ?? [];
	});
	const { impossible, againstRules } = verdictOf(record, withMatches(record, changes));
	if (impossible.length > 0) return null;
	const arenas = new Map(record.arenas.flatMap(({ id, fields }) => fields.map((field) => [field.id, id] as const)));
	const was = moves.map(({ match }) => programme.get(match)!);
	const delays = moves.map(({ start }, index) => (start - was[index]!.start) / MINUTE);
	return {
		moves,
		againstRules,
		measures: {
			moved: moves.length,
			longestDelay: Math.max(0, ...delays),
			otherArena: moves.filter(({ field }, index) => arenas.get(field) !== was[index]!.arena).length,
			againstRules: againstRules.length,
			teams: new Set(was.flatMap(({ teams }) => teams)).size,
			lastEnd: Math.max(...moves.map(({ start }, index) => start + was[index]!.takes * MINUTE)),
		},
	};
}

type PlanField = Pick<ProgrammeMatch, "arena" | "at"> & {
	readonly id: string;
	readonly size: string | null;
	readonly closed: readonly ClosedSpan[];
	/** An arena's hours by the midnight of a match's day. */
	readonly open: (start: number) => ProgrammeMatch["open"];
};

/** The fields of the edition. */
function fieldsOf({ arenas }: EditionRecord, programme: Iterable<ProgrammeMatch>): PlanField[] {
	const played = groupBy([...programme], ({ field }) => field ?? "");
	const openOf = new Map<string, ProgrammeMatch["open"][]>();
	for (const matches of played.values())
		for (const { arena, open } of matches)
			if (arena !== null && open !== null) openOf.set(arena, [...(openOf.get(arena) ?? []), open]);
	return arenas.flatMap((arena) => {
		const days = [...new Map((openOf.get(arena.id) ?? []).map((open) => [open?.day, open])).values()];
		const { latitude, longitude } = arena;
		return arena.fields
			.filter(({ id }) => played.has(id))
			.map(({ id, size, closed = [] }) => ({
				id,
				arena: arena.id,
				at: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
				size: size ?? null,
				closed: closed.map(spanOf),
				open: (start) => days.find((open) => open !== null && isDuring(open, start)) ?? null,
			}));
	});
}

const HALF_A_DAY = 12 * 60 * MINUTE;
const isDuring = ({ from, until }: NonNullable<ProgrammeMatch["open"]>, start: number) =>
	start >= (from ?? (until ?? 0) - HALF_A_DAY) - HALF_A_DAY / 2 && start <= (until ?? (from ?? 0) + HALF_A_DAY) + HALF_A_DAY / 2;

type Grounds = {
	readonly fields: readonly PlanField[];
	readonly toCome: ReadonlySet<string>;
	readonly leaving: ReadonlySet<string>;
	readonly closed: readonly Closed[];
	readonly now: number;
};

/** Some matches with their new time and place, and the cost. */
type Candidate = { readonly at: readonly ProgrammeMatch[]; readonly cost: readonly number[] };

/** One attempt: a programme without the matches that lost their places, which are inserted one after the other. */
class Search {
	readonly #was: ReadonlyMap<string, ProgrammeMatch>;
	readonly #grounds: Grounds;
	readonly #now = new Map<string, ProgrammeMatch>();
	readonly #onField: Map<string, ProgrammeMatch[]>;
	readonly #ofTeam: ReadonlyMap<string, readonly string[]>;
	/** The matches whose teams depend on a match's result. */
	readonly #feeds: ReadonlyMap<string, readonly string[]>;
	readonly #sizes: ReadonlyMap<string, string | null>;

	constructor(programme: ReadonlyMap<string, ProgrammeMatch>, grounds: Grounds) {
		this.#was = programme;
		this.#grounds = grounds;
		for (const match of programme.values()) if (!grounds.leaving.has(match.id)) this.#now.set(match.id, match);
		this.#onField = groupBy(
			[...this.#now.values()].filter(({ field }) => field !== null).toSorted((a, b) => a.start - b.start),
			({ field }) => field!,
		);
		const pairs = [...programme.values()];
		this.#ofTeam = grouped(pairs.flatMap(({ id, teams }) => teams.map((team) => [team, id] as const)));
		this.#feeds = grouped(pairs.flatMap(({ id, feeders }) => feeders.map((feeder) => [feeder, id] as const)));
		this.#sizes = new Map(grounds.fields.map(({ id, size }) => [id, size]));
	}

	moves(): Placed[] {
		return [...this.#now.values()]
			.filter((match) => {
				const was = this.#was.get(match.id)!;
				return was.start !== match.start || was.field !== match.field;
			})
			.map(({ id, field, start }) => ({ match: id, field: field!, start }));
	}

	/** @returns false if there is no place */
	place(match: ProgrammeMatch, way: Way): boolean {
		const size = match.field === null ? null : (this.#sizes.get(match.field) ?? null);
		let best: Candidate | undefined;
		for (const field of this.#grounds.fields) {
			if (way.sameArena && field.arena !== match.arena) continue;
			if (size !== null && field.size !== null && field.size !== size) continue;
			for (const candidate of this.#candidates(match, field, way))
				if (best === undefined || isLess(candidate.cost, best.cost)) best = candidate;
		}
		for (const placed of best?.at ?? []) this.#put(placed);
		return best !== undefined;
	}

	#put(match: ProgrammeMatch): void {
		const before = this.#now.get(match.id);
		if (before?.field)
			this.#onField.set(
				before.field,
				this.#onField.get(before.field)!.filter(({ id }) => id !== match.id),
			);
		this.#now.set(match.id, match);
		const there = [...(this.#onField.get(match.field!) ?? []), match].sort((a, b) => a.start - b.start);
		this.#onField.set(match.field!, there);
	}

	#candidates(match: ProgrammeMatch, field: PlanField, way: Way): Candidate[] {
		const earliest = Math.max(match.start, Math.ceil(this.#grounds.now / STEP) * STEP);
		const there = this.#onField.get(field.id) ?? [];
		const ends = there.map(({ start, takes }) => Math.ceil((start + takes * MINUTE) / STEP) * STEP);
		const opened = field.closed.flatMap(({ until }) => until ?? []);
		const starts = [
			earliest,
			...ends,
			...opened,
			...this.#grounds.closed.filter((one) => one.field === field.id).map(({ until }) => until),
		]
			.filter((start) => start >= earliest && start - match.start <= LONGEST_WAIT)
			.sort((a, b) => a - b);
		return [...new Set(starts)].flatMap((start) => {
			const at = {
				...match,
				start,
				field: field.id,
				arena: field.arena,
				at: field.at,
				open: field.open(start),
				closed: field.closed,
			};
			const chain = this.#chain(at, there, way.push);
			return chain === null ? [] : (this.#priced(chain, match, way) ?? []);
		});
	}

	/** The match with those that it pushes back on its field; null if one of those may not be pushed. */
	#chain(at: ProgrammeMatch, there: readonly ProgrammeMatch[], push: boolean): ProgrammeMatch[] | null {
		const chain = [at];
		if (this.#isClosed(at)) return null;
		let free = endOf(at);
		for (const other of there) {
			if (endOf(other) <= at.start) continue;
			if (other.start >= free) break;
			const mayMove = push && other.start >= at.start && this.#grounds.toCome.has(other.id);
			const start = Math.ceil(free / STEP) * STEP;
			if (!mayMove || start - this.#was.get(other.id)!.start > LONGEST_PUSH) return null;
			const pushed = { ...other, start };
			if (this.#isClosed(pushed)) return null;
			chain.push(pushed);
			free = endOf(pushed);
		}
		return chain;
	}

	#isClosed(at: ProgrammeMatch): boolean {
		return this.#grounds.closed.some(({ field, from, until }) => field === at.field && at.start < until && endOf(at) > from);
	}

	/** Null if impossible. */
	#priced(chain: readonly ProgrammeMatch[], match: ProgrammeMatch, { dear }: Way): Candidate | null {
		const moved = new Map(chain.map((one) => [one.id, one]));
		const around = new Set(chain.flatMap((one) => [...this.#concerned(one)]));
		const matches = [...around].flatMap((id) => moved.get(id) ?? this.#now.get(id) ?? []);
		const broken = conflictsOf(matches).filter((conflict) => conflict.matches.some((id) => moved.has(id)));
		if (broken.some(({ kind }) => IS_IMPOSSIBLE[kind])) return null;
		const delay = Math.max(...chain.map(({ id, start }) => start - this.#was.get(id)!.start));
		const rules = broken.length;
		const moves = chain.length;
		const away = chain[0]!.arena === match.arena ? 0 : 1;
		const first = { moves: [moves, rules, delay], delay: [delay, rules, moves], rules: [rules, delay, moves] }[dear];
		return { at: chain, cost: [...first, away] };
	}

	#concerned({ id, teams, feeders }: ProgrammeMatch): Set<string> {
		return new Set([id, ...teams.flatMap((team) => this.#ofTeam.get(team) ?? []), ...feeders, ...(this.#feeds.get(id) ?? [])]);
	}
}

const endOf = ({ start, takes }: ProgrammeMatch) => start + takes * MINUTE;

function isLess(one: readonly number[], other: readonly number[]): boolean {
	const at = one.findIndex((figure, index) => figure !== other[index]);
	return at >= 0 && one[at]! < other[at]!;
}

function grouped(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
	const groups = new Map<string, string[]>();
	for (const [key, id] of pairs) {
		const group = groups.get(key);
		if (group) group.push(id);
		else groups.set(key, [id]);
	}
	return groups;
}
