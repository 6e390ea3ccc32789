import { modelOf } from "../model/model.ts";
import type { Plan, Problem } from "../problem.ts";
import { minuteOf } from "../rules/lookup.ts";
import { Search } from "../solver/search.ts";
import { NOWHERE } from "../solver/state.ts";

/** What a repair aims at, beyond moving few matches. */
export type RepairAim = "fewest-moves" | "least-delay" | "same-arena";

export type Repair = {
	readonly aim: RepairAim;
	readonly plan: Plan;
	/** The matches that could not remain where they were. */
	readonly displaced: readonly string[];
	/** All that have another place than before; those of them that had one. */
	readonly moved: readonly string[];
	readonly unplaced: readonly string[];
	/** Minutes by which moved matches start later, in all. */
	readonly delay: number;
	readonly arenaChanges: number;
};

const MINUTE = 60_000;
const AIMS: readonly RepairAim[] = ["fewest-moves", "least-delay", "same-arena"];
/** So many matches that fit nowhere are tried by longer chains, and so often each. */
const [MOST_FORCED, TRIES_FOR_EACH] = [10, 4];
/** Worse than any delay. */
const FAR = 1e6;

export type RepairOptions = {
	readonly number: number;
	readonly aims?: readonly RepairAim[];
	/** The day has begun: an earlier time than the present one is taken only where there is no other. */
	readonly isLive?: boolean;
};

/**
 * Plans in which the matches remain at their present places, save those that cannot: a field that closed, a rule that changed, a match
 * more. Fixed matches never move. Equal plans are returned once.
 */
export function repairs(problem: Problem, { number, aims = AIMS, isLive = false }: RepairOptions): Repair[] {
	const model = modelOf(problem);
	const { found } = model;
	const present = problem.matches.map((match) =>
		match.present
			? { field: found.fieldAt.get(match.present.field) ?? NOWHERE, start: minuteOf(found, match.present.start) }
			: null,
	);
	const inTime = [...present.keys()]
		.filter((match) => !model.isFixed[match] && present[match] !== null && present[match]!.field !== NOWHERE)
		.toSorted((one, other) => present[one]!.start - present[other]!.start || one - other);

	const startOf = (match: number) => present[match]?.start ?? Number.POSITIVE_INFINITY;

	function repair(aim: RepairAim): Repair {
		const search = new Search(model, number);
		const { state } = search;
		search.begin(inTime.map((match) => ({ match, ...present[match]! })));
		const displaced = inTime.filter((match) => state.field[match] === NOWHERE);
		search.skipPlacing();
		search.finder.prefer = (match, field, start) => {
			const was = present[match];
			if (!was || was.field === NOWHERE) return start;
			if (isLive && start < was.start) return FAR * FAR;
			const delay = Math.abs(start - was.start);
			const arena = model.arenaOf[field] === model.arenaOf[was.field] ? 0 : 1;
			if (aim === "least-delay") return delay + arena;
			if (aim === "same-arena") return delay + arena * FAR;
			return state.costAt(match, field, start) + delay / FAR;
		};
		for (const match of [...search.withoutPlace].toSorted((one, other) => startOf(one) - startOf(other)))
			search.placeGently(match);
		goHome();
		for (const match of search.withoutPlace.slice(0, MOST_FORCED)) {
			// In a full plan a longer chain of matches gives way; what is not worth it is taken back.
			if (state.field[match] !== NOWHERE) continue;
			for (let tries = TRIES_FOR_EACH; tries > 0 && state.field[match] === NOWHERE; tries--) {
				search.placeByForce(false);
				search.settle();
			}
		}
		goHome();
		/** A match that gave way to one that has moved on goes back. */
		function goHome() {
			for (const match of inTime) {
				const [field, start] = [state.field[match]!, state.start[match]!];
				const was = present[match]!;
				if (field === NOWHERE || (field === was.field && start === was.start)) continue;
				search.remove(match);
				if (!search.putIfFits(match, was.field, was.start)) search.putIfFits(match, field, start);
			}
			search.settle();
		}
		const isAt = (match: number) => state.field[match] !== NOWHERE;
		const moved = inTime.filter(
			(match) => isAt(match) && (state.field[match] !== present[match]!.field || state.start[match] !== present[match]!.start),
		);
		const idOf = (match: number) => problem.matches[match]!.id;
		const all = problem.matches.map((_, match) => match);
		return {
			aim,
			plan: {
				placements: all.flatMap((match) => {
					const { id, present: fixed } = problem.matches[match]!;
					if (model.isFixed[match] && fixed) return [{ match: id, ...fixed }];
					return isAt(match)
						? [{ match: id, field: problem.fields[state.field[match]!]!.id, start: found.origin + state.start[match]! * MINUTE }]
						: [];
				}),
			},
			displaced: displaced.map(idOf),
			moved: moved.map(idOf),
			unplaced: all.filter((match) => !isAt(match) && !(model.isFixed[match] === 1)).map(idOf),
			delay: moved.reduce((sum, match) => sum + Math.max(0, state.start[match]! - present[match]!.start), 0),
			arenaChanges: moved.filter((match) => model.arenaOf[state.field[match]!] !== model.arenaOf[present[match]!.field]).length,
		};
	}

	const made = aims.map(repair);
	return made.filter((one, at) => made.findIndex((other) => isSame(one.plan, other.plan)) === at);
}

const isSame = (one: Plan, other: Plan) =>
	one.placements.length === other.placements.length &&
	one.placements.every(({ match, field, start }, at) => {
		const same = other.placements[at]!;
		return same.match === match && same.field === field && same.start === start;
	});

/** The problem once a field is closed for a time. */
export function withFieldClosed(problem: Problem, field: string, from: number, until: number | null): Problem {
	return {
		...problem,
		fields: problem.fields.map((one) => (one.id === field ? { ...one, closed: [...one.closed, { from, until }] } : one)),
	};
}

/** The problem once an arena opens late: nothing is played on its fields from one instant to another. */
export function withArenaClosed(problem: Problem, arena: string, from: number, until: number): Problem {
	return problem.fields
		.filter((field) => field.arena === arena)
		.reduce((changed, { id }) => withFieldClosed(changed, id, from, until), problem);
}
