import { z } from "zod";
import { PLAN_GOALS, type PlanGoal } from "../../cup/office/plan-goal.ts";
import { minuteOf } from "../../cup/programme/arena-hours.ts";
import { type Closed, findPlaces, type Plan } from "../../results/acts/places.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { date, id } from "../../results/record/cup-file-value.ts";
import { clockIn } from "../../results/record/zone.ts";
import { concerned } from "../notifications/notification.ts";
import type { TimedPlan } from "./day-data.ts";

/** Limit of matches per call: the day of a flooded arena. */
export const MOST_AT_ONCE = 60;

/** Body of POST /places: matches that lose their places, all of one day. */
export const askedPlaces = z.strictObject({
	matches: z.array(id).min(1).max(MOST_AT_ONCE),
	date,
});

/** The fields that the matches leave are closed to all of them, from the first one's start until the end of the day. */
export function placesFor(
	record: EditionRecord,
	{ matches: ids, date }: z.infer<typeof askedPlaces>,
	now: Date,
): Readonly<Record<PlanGoal, TimedPlan | null>> {
	const asked = new Set(ids);
	const leaving = record.edition.matches.filter(
		({ id, start, field }) => asked.has(id) && start !== undefined && field !== undefined,
	);
	const closed = [...new Set(leaving.map(({ field }) => field!))].map((field): Closed => {
		const from = Math.min(...leaving.filter((match) => match.field === field).map(({ start }) => Date.parse(start!)));
		return { field, from, until: from + A_DAY };
	});
	const zones = new Map(
		record.arenas.flatMap(({ zone, fields }) => fields.map((field) => [field.id, zone ?? record.cup.zone] as const)),
	);
	const found = findPlaces(record, ids, { closed, now: now.getTime() });
	const timed = (plan: Plan): TimedPlan => ({
		moves: plan.moves.map(({ match, field, start }) => {
			const [day = date, time = "00:00"] = clockIn(new Date(start).toISOString(), zones.get(field) ?? record.cup.zone).split(" ");
			return { match, field, date: day, minute: minuteOf(time) };
		}),
		measures: {
			...plan.measures,
			teams: teamsOf(record, plan),
			lastEnd: minuteOf(clockIn(new Date(plan.measures.lastEnd).toISOString(), record.cup.zone).slice(11)),
		},
	});
	return Object.fromEntries(PLAN_GOALS.map((goal) => [goal, found[goal] && timed(found[goal])])) as Record<
		PlanGoal,
		TimedPlan | null
	>;
}

/** All teams that would be notified, including those that reach a playoff match by an earlier result. */
function teamsOf(record: EditionRecord, { moves }: Plan): number {
	const ids = new Set(moves.map(({ match }) => match));
	const own = record.edition.matches.filter(({ id }) => ids.has(id)).flatMap(({ home, away }) => [home.team, away.team]);
	const teams = [...new Set(own.filter((team) => team !== undefined))];
	return concerned(record, { changes: moves, told: { teams, fields: [] } }).teams.length;
}

const A_DAY = 24 * 60 * 60_000;
