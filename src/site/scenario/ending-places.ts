/** The part of a road needed here: its place, and whether its match's time is published. */
type Drawn = { readonly place: number; readonly match: { readonly isSchedulePublished: boolean } | null };

/**
 * The places that a team can still reach and that lead to no further match. Before the schedule is published, `places` is null and every
 * place without a road counts.
 * @param roads of the places that lead on
 * @param places that it can still reach, null if unknown
 * @param size the number of places
 */
export function endingPlaces(roads: readonly Drawn[], places: readonly number[] | null, size: number): number[] {
	const isDrawnAlone = roads.some(({ match }) => match?.isSchedulePublished === false);
	const all = isDrawnAlone ? Array.from({ length: size }, (_, at) => at + 1) : [];
	return (places ?? all).filter((place) => roads.every((road) => road.place !== place));
}
