import { modelOf } from "../model/model.ts";
import type { Placement, Plan, Problem, ProblemMatch } from "../problem.ts";
import { PlaceFinder } from "../solver/place-finder.ts";
import { State } from "../solver/state.ts";

const MINUTE = 60_000;

/** The part of a problem that decides where one match fits while all others remain where a plan has them. */
export type Surroundings = {
	readonly problem: Problem;
	/** The same with nobody on the fields: where the others play still counts for rests, ways and the order of rounds. */
	readonly empty: Problem;
	readonly match: ProblemMatch;
	/** What matches that no rule connects with this one occupy, as closings of the fields. */
	readonly occupied: Problem["fields"];
};

/**
 * Matches that a rule can connect to this one are fixed where the plan has them; of all others only the fields that they occupy count.
 * Other matches without a place are left out.
 */
export function surroundingsOf(problem: Problem, plan: Plan, id: string): Surroundings {
	const match = problem.matches.find((one) => one.id === id)!;
	const places = new Map(plan.placements.map(({ match: of, field, start }) => [of, { field, start }]));
	const teams = new Map(problem.teams.map((team) => [team.id, team]));
	const clubs = new Set(match.teams.map((team) => teams.get(team)?.club ?? null));
	const coaches = new Set(match.teams.flatMap((team) => teams.get(team)?.coaches ?? []));
	const isMate = (team: string) => {
		const { club = null, coaches: own = [] } = teams.get(team) ?? {};
		return (club !== null && clubs.has(club)) || own.some((coach) => coaches.has(coach));
	};
	const isNear = (one: ProblemMatch) =>
		one.category === match.category ||
		match.feeders.includes(one.id) ||
		one.feeders.includes(match.id) ||
		[...one.teams, ...one.mayPlay].some((team) => isMate(team) || match.teams.includes(team) || match.mayPlay.includes(team));
	const near: ProblemMatch[] = [];
	const closings = new Map<string, { from: number; until: number }[]>();
	for (const one of problem.matches) {
		const place = places.get(one.id);
		if (one === match) near.push({ ...one, present: null, isFixed: false });
		else if (place && isNear(one)) near.push({ ...one, present: place, isFixed: true });
		else if (place) {
			const own = closings.get(place.field) ?? [];
			closings.set(place.field, own);
			// The match itself may need the field for longer than it takes.
			own.push({ from: place.start - (match.occupies - match.takes) * MINUTE, until: place.start + one.occupies * MINUTE });
		}
	}
	return {
		problem: { ...problem, matches: near },
		empty: {
			...problem,
			// The others stand on fields of their own beside the real ones, where nothing else may be played.
			fields: [...problem.fields, ...problem.fields.map((field) => ({ ...field, id: beside(field.id), open: [] }))],
			matches: near.map((one) =>
				one.present === null ? one : { ...one, present: { ...one.present, field: beside(one.present.field) } },
			),
		},
		match,
		occupied: problem.fields.map((field) => ({ ...field, closed: [...field.closed, ...(closings.get(field.id) ?? [])] })),
	};
}

const beside = (field: string) => `${field}~`;

/** The best place for the one match that has none; null: none. @param without the rules that are left out */
export function fitIn(problem: Problem, id: string, without: ReadonlySet<string> = new Set()): Placement | null {
	const model = modelOf(problem, without);
	const match = model.found.matchAt.get(id)!;
	const found = new PlaceFinder(new State(model)).best(match, 0, Number.POSITIVE_INFINITY);
	return found && { match: id, field: problem.fields[found.field]!.id, start: model.found.origin + found.start * MINUTE };
}
