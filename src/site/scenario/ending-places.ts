/** What it takes of a road: its place, and whether its match's time is known to readers. */
type Drawn = { readonly place: number; readonly match: { readonly isSchedulePublished: boolean } | null };

/**
 * The places that a team can still have and that lead nowhere. Before the schedule is published all can happen, and roads are drawn of each that leads on.
 * @param places those that it can still have, null where that is not told; @param size how many there are
 */
export function endingPlaces(roads: readonly Drawn[], places: readonly number[] | null, size: number): number[] {
	const isDrawnAlone = roads.some(({ match }) => match?.isSchedulePublished === false);
	const all = isDrawnAlone ? Array.from({ length: size }, (_, at) => at + 1) : [];
	return (places ?? all).filter((place) => roads.every((road) => road.place !== place));
}
