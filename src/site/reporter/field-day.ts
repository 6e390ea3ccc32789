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

/** Today where it has matches, else the next day that has some, else the last. @param now by the cup's clock, in the field's zone */
export function firstDay(days: readonly string[], now: string): string | null {
	return days.find((day) => day >= now.slice(0, 10)) ?? days.at(-1) ?? null;
}

/** What is played now, then what is still to be played, then what is over. */
export function inOrderOfNeed<One extends { readonly match: ReporterMatch; readonly stated: Stated }>(
	matches: readonly One[],
): One[] {
	return matches.toSorted((a, b) => rank(a) - rank(b) || Date.parse(a.match.start) - Date.parse(b.match.start));
}

function rank({ stated: { status } }: { readonly stated: Stated }): number {
	if (status === "live") return 0;
	return status === "scheduled" || status === "postponed" ? 1 : 2;
}
