import { useEffectEvent, useLayoutEffect, useRef } from "react";
import type { DayMatch } from "../../office/day/day-data.ts";
import type { Draft, Target } from "./proposal.ts";
import type { PlaceOfMatch } from "./sight.ts";

type Matches = ReadonlyMap<string, DayMatch>;

/** Where a match would be. */
export const placed = (matches: Matches, { match, field, minute }: Target): PlaceOfMatch => ({
	...{ field, minute, length: matches.get(match)?.length ?? 0 },
});

/** What a panel is about, where the grid draws it; without one, the match that the keys are at. */
export function placesOf(draft: Draft | null, current: string | null, matches: Matches): readonly PlaceOfMatch[] {
	if (draft?.kind === "move") return draft.to.map((to) => placed(matches, to));
	const own = draft?.matches ?? [];
	const ids = own.length > 0 || current === null ? own : [current];
	return ids.flatMap((id) => matches.get(id) ?? []);
}

/**
 * A panel takes room of the grid, and gives it back: somebody must see what it is about, and then where the keys are again.
 * @param panel another text: another panel; null: none
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
