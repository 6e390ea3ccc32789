/** A cup's clock that runs independently of the server's: through the cup's hours, then again from the first. */
export type RunningClock = {
	/** From one instant until another, in order. The clock skips the time between them, such as nights. At least one. */
	readonly hours: readonly (readonly [from: string, until: string])[];
	/** The server's instant at which `gone` was measured. */
	readonly since: string;
	/** The clock's milliseconds up to then, over all rounds. */
	readonly gone: number;
	/** Seconds of the clock per second of the server's; above 0. */
	readonly speed: number;
};

/** An instant: fixed at it. Null: the server's own. */
export type CupClock = string | RunningClock | null;

/** The state of a running clock. */
export type ClockFace = {
	readonly now: Date;
	/** How many times it has run through all its hours. */
	readonly round: number;
	/** The server's instant at which the current hours end. */
	readonly until: Date;
};

/** Times within this many milliseconds of the hours belong to the cup's week. */
const AROUND = 4 * 24 * 60 * 60_000;

/** @returns the cup's time at `server` by the server's clock (DECISIONS §9) */
export function cupTime(clock: CupClock, server: Date): Date {
	if (clock === null) return server;
	return typeof clock === "string" ? new Date(clock) : clockFace(clock, server).now;
}

/** @param server an instant; before `since`, the state is that at `since` */
export function clockFace(clock: RunningClock, server: Date): ClockFace {
	const spans = spansOf(clock);
	const total = spans.reduce((sum, { length }) => sum + length, 0);
	const gone = elapsedMs(clock, server);
	const round = Math.floor(gone / total);
	let left = gone - round * total;
	const span = spans.find(({ length }, index) => {
		if (left < length || index === spans.length - 1) return true;
		left -= length;
		return false;
	}) as Span;
	return {
		now: new Date(span.from + Math.floor(left)),
		round,
		until: new Date(server.getTime() + (span.length - left) / clock.speed),
	};
}

/** @returns the clock's elapsed milliseconds, over all rounds */
export function elapsedMs({ gone, since, speed }: RunningClock, server: Date): number {
	return gone + Math.max(0, server.getTime() - Date.parse(since)) * speed;
}

/**
 * @param end an instant of the cup's clock until which an answer is true
 * @returns the server's instant at which an answer made at `server` expires; null: never
 */
export function validUntil(clock: CupClock, server: Date, end: Date): Date | null {
	if (clock === null) return end;
	if (typeof clock === "string") return null;
	const { now, until } = clockFace(clock, server);
	const reached = server.getTime() + (end.getTime() - now.getTime()) / clock.speed;
	return new Date(Math.min(reached, until.getTime()));
}

/**
 * @param told an instant reported from a pitch
 * @returns it by the cup's clock: an instant in the cup's own week already is; any other is by the reporter's own clock and is
 * converted
 */
export function toCupTime(clock: CupClock, told: Date): Date {
	if (clock === null || typeof clock === "string") return told;
	const first = Date.parse(clock.hours[0]?.[0] ?? "");
	const last = Date.parse(clock.hours.at(-1)?.[1] ?? "");
	const isOfTheWeek = told.getTime() >= first - AROUND && told.getTime() <= last + AROUND;
	return isOfTheWeek ? told : cupTime(clock, told);
}

type Span = { readonly from: number; readonly length: number };

function spansOf({ hours }: RunningClock): Span[] {
	return hours.map(([from, until]) => ({ from: Date.parse(from), length: Date.parse(until) - Date.parse(from) }));
}
