import type { ReporterMatch } from "../../cup/reports/programme.ts";
import type { Stated } from "../../cup/reports/report.ts";

/** The days on which the field has matches, in order. */
export function daysOf(matches: readonly ReporterMatch[]): string[] {
	return [...new Set(matches.map(({ start }) => start.slice(0, 10)))];
}

/** An instant in milliseconds, written as another zoned time is: "2026-07-16T14:20:00+02:00". @param like gives the offset */
export function zonedLike(time: number, like: string): string {
	const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(like) ?? [];
	const offset = (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
	return `${new Date(time + offset * 60_000).toISOString().slice(0, 19)}${like.slice(19)}`;
}

/** Today if it has matches, otherwise the next day with some, otherwise the last. @param now by the cup's clock, in the field's zone */
export function firstDay(days: readonly string[], now: string): string | null {
	return days.find((day) => day >= now.slice(0, 10)) ?? days.at(-1) ?? null;
}

type OnField = { readonly match: ReporterMatch; readonly stated: Stated };

/** A break between the halves, and a start that is late, on top of the time of play. */
const AROUND_PLAY = 20 * 60_000;
/** If the cup does not state a length. */
const USUAL = 60 * 60_000;

/**
 * The field's current match: the one being played (the latest started, if an earlier one was never ended); otherwise the first that is not
 * over by the clock, even if nobody has started it. Null: the day is over.
 * @param now in milliseconds
 */
export function currentMatch<One extends OnField>(matches: readonly One[], now: number): One | null {
	const byStart = matches.toSorted((a, b) => startOf(a) - startOf(b));
	return (
		byStart.findLast(({ stated }) => stated.status === "live") ??
		byStart.find((one) => one.stated.status === "scheduled" && startOf(one) + lengthOf(one) > now) ??
		null
	);
}

/** The current match, other live ones, those still to be reported, then finished ones. @param now in milliseconds */
export function inOrderOfNeed<One extends OnField>(matches: readonly One[], now: number): One[] {
	const current = currentMatch(matches, now);
	const rank = (one: One): number => (one === current ? -1 : needOf(one));
	return matches.toSorted((a, b) => rank(a) - rank(b) || startOf(a) - startOf(b));
}

const startOf = ({ match: { start } }: OnField): number => Date.parse(start);

function lengthOf({ match: { halfMinutes } }: OnField): number {
	return halfMinutes === null ? USUAL : 2 * halfMinutes * 60_000 + AROUND_PLAY;
}

function needOf({ stated: { status } }: OnField): number {
	if (status === "live") return 0;
	return status === "scheduled" || status === "postponed" ? 1 : 2;
}
