import type { Problem } from "../../scheduling/problem.ts";
import { repairs, withFieldClosed } from "../../scheduling/repair/repairs.ts";
import type { EditionRecord } from "../record/cup-file.ts";
import { schedulingProblem } from "../record/scheduling-problem.ts";
import type { Closed, Placed } from "./places.ts";

/** Any: the same record and closings are repaired in the same way. */
const NUMBER = 1;

/**
 * New places by the schedule's own rules, for matches that lose theirs by a closing: chains of matches on several fields make room, and as
 * few as possible. Only matches of the same days move, to a later time of theirs or to another field.
 * @param leaving matches that lose their places
 * @param toCome matches that may move
 * @returns for each aim the matches with another place; none where a match has found no place
 */
export function repairedPlaces(
	record: EditionRecord,
	leaving: readonly string[],
	{ closed, now, toCome }: { readonly closed: readonly Closed[]; readonly now: number; readonly toCome: ReadonlySet<string> },
): Placed[][] {
	const whole = schedulingProblem(record);
	const dayOf = (start: number) => whole.days.findLastIndex((day) => day.start <= start);
	const gone = new Set(leaving);
	const days = new Set(whole.matches.flatMap(({ id, present }) => (present && gone.has(id) ? dayOf(present.start) : [])));
	const matches = whole.matches
		.filter(({ present }) => present !== null && days.has(dayOf(present.start)))
		.map((match) => ({ ...match, isFixed: match.isFixed || !toCome.has(match.id) }));
	const onDays = whole.days.flatMap((day, at) => ({
		from: days.has(at) ? null : day.start,
		until: whole.days[at + 1]?.start ?? null,
	}));
	const fields = whole.fields.map((field) => ({
		...field,
		closed: [
			...field.closed,
			{ from: Number.MIN_SAFE_INTEGER, until: now },
			...onDays.flatMap(({ from, until }) => (from === null ? [] : [{ from, until }])),
		],
	}));
	const problem = closed.reduce<Problem>((changed, { field, from, until }) => withFieldClosed(changed, field, from, until), {
		...whole,
		matches,
		fields,
	});
	const was = new Map(matches.map(({ id, present }) => [id, present!]));
	return repairs(problem, { number: NUMBER, isLive: true }).flatMap(({ plan, unplaced }) => {
		const moves = plan.placements.filter(({ match, field, start }) => {
			const before = was.get(match)!;
			return before.field !== field || before.start !== start;
		});
		const moved = new Set(moves.map(({ match }) => match));
		// Nobody is asked to be somewhere earlier than the programme said.
		const isLater = moves.every(({ match, start }) => start >= was.get(match)!.start);
		return unplaced.length > 0 || !isLater || leaving.some((id) => !moved.has(id)) ? [] : [moves];
	});
}
