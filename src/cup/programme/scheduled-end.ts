/** Minutes between the parts of a match, since the cup only states the playing time. */
const BREAK = 10;
/** Minutes of a match whose playing time the cup does not state. */
const UNKNOWN_LENGTH = 60;

/** The scheduled end of a match, in milliseconds. @param start an instant */
export function scheduledEnd(start: string, halves: number | null, minutesPerHalf: number | null): number {
	return Date.parse(start) + scheduledMinutes(halves, minutesPerHalf) * 60_000;
}

/** The scheduled minutes of a match, including breaks. */
export function scheduledMinutes(halves: number | null, minutesPerHalf: number | null): number {
	return halves && minutesPerHalf ? halves * minutesPerHalf + (halves - 1) * BREAK : UNKNOWN_LENGTH;
}

/**
 * The certain playing time of a match in minutes, without breaks. If its length is unknown, only matches with the same start
 * certainly overlap: one minute.
 */
export function playedMinutes(halves: number | null, minutesPerHalf: number | null): number {
	return halves && minutesPerHalf ? halves * minutesPerHalf : 1;
}
