import { groupBy } from "../../collections/group-by.ts";
import { scheduledMinutes } from "../../cup/programme/scheduled-end.ts";
import type { CupFileMatch, EditionRecord } from "../record/cup-file.ts";
import type { MatchChange } from "../record/cup-file-change.ts";
import { instant } from "../record/nouns/value.ts";
import { changeOfMove } from "./moved-match.ts";
import { isUpcoming } from "./selection.ts";

/**
 * What happens to later matches on the same fields: they move equally far; only as far as necessary, so that breaks absorb the
 * shift; or they stay.
 */
export const LATER = ["move", "absorb", "stay"] as const;
export type Later = (typeof LATER)[number];

const MINUTE = 60_000;

/**
 * Shifts matches in time, each field separately.
 * @param ids of matches that have not begun
 * @param minutes later; below 0: earlier
 * @param dayOf the day of an instant in the local time of a field: later matches of other days do not move
 * @returns the changes of each match that moves
 */
export function shiftMatches(
	record: EditionRecord,
	ids: ReadonlySet<string>,
	{
		minutes,
		later,
		dayOf,
	}: { readonly minutes: number; readonly later: Later; readonly dayOf: (start: string, field: string) => string },
): MatchChange[] {
	const takes = lengthsOf(record);
	const toCome = record.edition.matches.filter(isUpcoming);
	const starts = new Map<string, number>();
	for (const match of toCome) if (ids.has(match.id)) starts.set(match.id, Date.parse(match.start) + minutes * MINUTE);
	if (later !== "stay") {
		const onDay = groupBy(
			toCome.filter(({ field }) => field !== undefined),
			({ start, field }) => `${field} ${dayOf(start, field as string)}`,
		);
		for (const matches of onDay.values()) followOn(matches, { ids, starts, minutes, later, takes });
	}
	return toCome.flatMap((match) => {
		const start = starts.get(match.id);
		const change = start === undefined ? null : changeOfMove(match, { start: instant(new Date(start).toISOString()) });
		return change ?? [];
	});
}

type Following = {
	readonly ids: ReadonlySet<string>;
	readonly starts: Map<string, number>;
	readonly minutes: number;
	readonly later: Exclude<Later, "stay">;
	readonly takes: ReadonlyMap<string, number>;
};

/** Moves the matches after the first shifted one of a field's day. */
function followOn(matches: readonly (CupFileMatch & { readonly start: string })[], following: Following): void {
	const { ids, starts, minutes, later, takes } = following;
	const inOrder = matches.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
	const first = inOrder.findIndex(({ id }) => ids.has(id));
	if (first < 0) return;
	let free = Number.NEGATIVE_INFINITY;
	for (const match of inOrder.slice(first)) {
		const planned = Date.parse(match.start);
		const shifted = starts.get(match.id);
		// If matches move earlier, others do not follow them.
		const own = shifted ?? (later === "move" ? planned + minutes * MINUTE : Math.max(planned, minutes > 0 ? free : planned));
		if (own !== planned) starts.set(match.id, own);
		free = Math.max(free, own + (takes.get(match.division) ?? 0) * MINUTE);
	}
}

/** The scheduled minutes of a match in each division, including breaks. */
function lengthsOf({ edition }: EditionRecord): ReadonlyMap<string, number> {
	return new Map(
		edition.categories.flatMap((category) =>
			category.stages.flatMap((stage) =>
				stage.divisions.map(
					({ id }) =>
						[
							id,
							scheduledMinutes(stage.halves ?? category.halves ?? null, stage.minutesPerHalf ?? category.minutesPerHalf ?? null),
						] as const,
				),
			),
		),
	);
}
