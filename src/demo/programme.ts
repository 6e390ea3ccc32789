import { minuteOfWeek, type WeekTime, weekTime } from "./calendar.ts";

/** A match that needs a time and a field. */
export type Job = {
	readonly id: string;
	/** How long it occupies the field. */
	readonly minutes: number;
	/** Its earliest start, on the same day. */
	readonly from: WeekTime;
	/** The possible fields, the best first. */
	readonly fields: readonly string[];
	/** The known teams. */
	readonly teams: readonly string[];
	/** Matches that decide its teams: they are over, and the teams rested, before it begins. */
	readonly after: readonly string[];
	/** A fixed time and field. */
	readonly fixed?: { readonly time: WeekTime; readonly field: string };
};

export type Place = { readonly time: WeekTime; readonly field: string };

/** The hours of a day in which matches are played, in minutes after midnight. */
export const OPENS = 8 * 60;
export const CLOSES = 20 * 60;
export const REST_MINUTES = 60;

/** There is not enough room, or a fixed match breaks a rule. */
export class ProgrammeError extends Error {}

type Interval = { readonly start: number; readonly end: number };

/**
 * A programme in which matches on a field do not overlap, and every possible team has an hour's rest. Jobs that others depend on
 * must be earlier in time (`from`) or in the list.
 * @throws ProgrammeError
 */
export function programme(jobs: readonly Job[]): Map<string, Place> {
	const fields = new Map<string, Interval[]>();
	const teams = new Map<string, Interval[]>();
	const ends = new Map<string, number>();
	const places = new Map<string, Place>();

	const put = (job: Job, start: number, field: string) => {
		const interval = { start, end: start + job.minutes };
		insert(listOf(fields, field), interval);
		for (const team of job.teams) insert(listOf(teams, team), interval);
		ends.set(job.id, interval.end);
		places.set(job.id, { time: weekTime(start), field });
	};

	for (const job of jobs) {
		if (!job.fixed) continue;
		const start = minuteOfWeek(job.fixed.time);
		if (firstGap(listOf(fields, job.fixed.field), start, job.minutes) !== start)
			throw new ProgrammeError(`Match ${job.id} is fixed on a field that is taken`);
		put(job, start, job.fixed.field);
	}
	const free = jobs.filter((job) => !job.fixed).map((job, order) => ({ job, order }));
	free.sort((a, b) => minuteOfWeek(a.job.from) - minuteOfWeek(b.job.from) || a.order - b.order);
	for (const { job } of free) {
		const best = bestField(job, earliest(job, ends), fields, teams);
		if (!best || best.start + job.minutes > minuteOfWeek({ day: job.from.day, minute: CLOSES }))
			throw new ProgrammeError(`No room for match ${job.id} on day ${job.from.day}`);
		put(job, best.start, best.field);
	}
	for (const job of jobs) if (job.fixed) checkFixed(job, ends, teams);
	return places;
}

/** The time when its teams are known, and rested after the matches that decide them. */
function earliest(job: Job, ends: ReadonlyMap<string, number>): number {
	let ready = Math.max(minuteOfWeek(job.from), minuteOfWeek({ day: job.from.day, minute: OPENS }));
	for (const before of job.after) {
		const end = ends.get(before);
		if (end === undefined) throw new ProgrammeError(`Match ${job.id} comes after ${before}, which has no time yet`);
		ready = Math.max(ready, end + REST_MINUTES);
	}
	return ready;
}

/** The times when its teams play, in order. */
const busyTimes = (job: Job, teams: ReadonlyMap<string, readonly Interval[]>): Interval[] =>
	job.teams.flatMap((team) => teams.get(team) ?? []).sort((a, b) => a.start - b.start);

/** The first moment from `from` on at which its teams are rested. They may have a match before and after it. */
function rested(job: Job, from: number, busy: readonly Interval[]): number {
	let start = from;
	for (const other of busy)
		if (start < other.end + REST_MINUTES && other.start < start + job.minutes + REST_MINUTES) start = other.end + REST_MINUTES;
	return start;
}

/**
 * The field that is free first for rested teams: waiting for a field may bring a team too close to its next match, and past it.
 */
function bestField(
	job: Job,
	from: number,
	fields: Map<string, Interval[]>,
	teams: ReadonlyMap<string, readonly Interval[]>,
): { start: number; field: string } | null {
	const busy = busyTimes(job, teams);
	const ready = rested(job, from, busy);
	let best: { start: number; field: string } | null = null;
	for (const field of job.fields) {
		let start = ready;
		for (let free = -1; free !== start; ) {
			free = firstGap(listOf(fields, field), start, job.minutes);
			start = rested(job, free, busy);
		}
		if (start === ready) return { start, field };
		if (!best || start < best.start) best = { start, field };
	}
	return best;
}

/** The first moment from `ready` on with this many free minutes. The intervals are in order. */
function firstGap(taken: readonly Interval[], ready: number, minutes: number): number {
	let start = ready;
	for (const interval of taken) {
		if (interval.end <= start) continue;
		if (interval.start >= start + minutes) break;
		start = interval.end;
	}
	return start;
}

function insert(list: Interval[], interval: Interval): void {
	const at = list.findIndex((other) => other.start > interval.start);
	if (at === -1) list.push(interval);
	else list.splice(at, 0, interval);
}

function listOf(map: Map<string, Interval[]>, key: string): Interval[] {
	const list = map.get(key) ?? [];
	map.set(key, list);
	return list;
}

function checkFixed(job: Job, ends: ReadonlyMap<string, number>, teams: ReadonlyMap<string, readonly Interval[]>): void {
	const start = minuteOfWeek(job.fixed!.time);
	const end = start + job.minutes;
	const late = job.after.find((before) => (ends.get(before) ?? Number.POSITIVE_INFINITY) + REST_MINUTES > start);
	if (late) throw new ProgrammeError(`Match ${job.id} is fixed before ${late} is over and its teams rested`);
	for (const team of job.teams) {
		const near = (teams.get(team) ?? []).filter((other) => other.start < end + REST_MINUTES && start < other.end + REST_MINUTES);
		if (near.length > 1) throw new ProgrammeError(`Match ${job.id} is fixed too near another match of ${team}`);
	}
}
