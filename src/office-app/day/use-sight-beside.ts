import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { DayMatch } from "../../office/day/day-data.ts";
import type { Draft, Target } from "./proposal.ts";
import type { PlaceOfMatch } from "./sight.ts";

type Matches = ReadonlyMap<string, DayMatch>;

/** A match's proposed place. */
export const placed = (matches: Matches, { match, field, minute }: Target): PlaceOfMatch => ({
	...{ field, minute, length: matches.get(match)?.length ?? 0 },
});

/** The matches that a shift moves, the earliest first. */
const firstShifted = (draft: Draft, matches: Matches): readonly DayMatch[] =>
	draft.matches.flatMap((id) => matches.get(id) ?? []).toSorted((a, b) => a.minute - b.minute);

/** The identity of the open panel: a shift with another first match is another panel. */
export const panelOf = (draft: Draft | null, matches: Matches): string | null =>
	draft?.kind === "shift" ? `shift ${firstShifted(draft, matches)[0]?.id}` : (draft?.kind ?? null);

/** The subject of a panel in the grid: for a shift its first match; without one the focused match. */
export function placesOf(draft: Draft | null, current: string | null, matches: Matches): readonly PlaceOfMatch[] {
	if (draft?.kind === "move") return draft.to.map((to) => placed(matches, to));
	if (draft?.kind === "shift") return firstShifted(draft, matches).slice(0, 1);
	const own = draft?.matches ?? [];
	const ids = own.length > 0 || current === null ? own : [current];
	return ids.flatMap((id) => matches.get(id) ?? []);
}

/**
 * Opening a panel narrows the grid, and closing it widens it: scrolls to the panel's subject, and afterwards back to the focused match.
 * @param panel a new text: another panel; null: none
 */
export function useSightBeside(
	panel: string | null,
	places: readonly PlaceOfMatch[],
	keepInSight: (places: readonly PlaceOfMatch[]) => void,
): void {
	const before = useRef<string | null>(null);
	const changed = useEffectEvent(() => {
		if (panel !== before.current) keepInSight(places);
		before.current = panel;
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: when a panel comes or goes, and not with each of its figures
	useLayoutEffect(() => changed(), [panel]);
}
