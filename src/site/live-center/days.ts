import type { ListedMatch } from "./live-center.graphql.ts";

/** A run of matches that start on one day; null for those without a time. */
export type MatchDay = { readonly day: string | null; readonly matches: readonly ListedMatch[] };

/** Matches under their days, in the order given. */
export function byDay(matches: readonly ListedMatch[]): MatchDay[] {
	const days: { day: string | null; matches: ListedMatch[] }[] = [];
	for (const match of matches) {
		const day = match.zonedStartTime?.slice(0, 10) ?? null;
		const last = days.at(-1);
		if (last !== undefined && last.day === day) last.matches.push(match);
		else days.push({ day, matches: [match] });
	}
	return days;
}

/** Whole minutes between two instants (ms), as a clock without seconds shows them; negative once the second has passed. */
export function minutesUntil(now: number, then: string): number {
	return Math.ceil((Date.parse(then) - now) / 60_000);
}
