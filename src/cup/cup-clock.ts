/** How a cup's clock goes that is not the server's: through the hours it has, and after the last through the first again. */
export type RunningClock = {
	/** From one instant until another, in order; between them, at night, it does not stand a moment. At least one. */
	readonly hours: readonly (readonly [from: string, until: string])[];
	/** At this instant of the server's … */
	readonly since: string;
	/** … so many of its milliseconds had gone by, all rounds counted. */
	readonly gone: number;
	/** How many of its seconds go by in one of the server's; above 0. */
	readonly speed: number;
};

/** An instant: it stands still there. Null: it is the server's own. */
export type CupClock = string | RunningClock | null;

/** What a running clock shows. */
export type ClockFace = {
	readonly now: Date;
	/** How often it has been through all its hours. */
	readonly round: number;
	/** The server's instant at which its present hours end. */
	readonly until: Date;
};

/** Around its hours everything is of its week. */
const AROUND = 4 * 24 * 60 * 60_000;

/** @returns the cup's time when the server's clock says `server` (DECISIONS §9) */
export function cupTime(clock: CupClock, server: Date): Date {
	if (clock === null) return server;
	return typeof clock === "string" ? new Date(clock) : clockFace(clock, server).now;
}

/** @param server before `since` it shows what it showed then */
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

/** @returns how many of its milliseconds have gone by, all rounds counted */
export function elapsedMs({ gone, since, speed }: RunningClock, server: Date): number {
	return gone + Math.max(0, server.getTime() - Date.parse(since)) * speed;
}

/** @returns the server's instant at which an answer made at `server` is no longer true that is true until the cup's `end`; null: it stays true */
export function validUntil(clock: CupClock, server: Date, end: Date): Date | null {
	if (clock === null) return end;
	if (typeof clock === "string") return null;
	const { now, until } = clockFace(clock, server);
	const reached = server.getTime() + (end.getTime() - now.getTime()) / clock.speed;
	return new Date(Math.min(reached, until.getTime()));
}

/**
 * @param told an instant as somebody at a pitch tells it
 * @returns by the cup's clock: one of the cup's own week is that already, any other is by the clock that the teller has
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
