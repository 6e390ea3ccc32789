/** Minutes between the parts of a match, where the cup states only what is played. */
const BREAK = 10;
/** What a match takes where the cup does not say how long it is played. */
const UNKNOWN_LENGTH = 60;

/** When a match is over by the programme, in milliseconds. @param start an instant */
export function scheduledEnd(start: string, halves: number | null, minutesPerHalf: number | null): number {
	return Date.parse(start) + scheduledMinutes(halves, minutesPerHalf) * 60_000;
}

/** What a match takes by the programme, its breaks included. */
export function scheduledMinutes(halves: number | null, minutesPerHalf: number | null): number {
	return halves && minutesPerHalf ? halves * minutesPerHalf + (halves - 1) * BREAK : UNKNOWN_LENGTH;
}

/**
 * What a match is certainly played for, without its breaks. Where its length is not known, only matches that start together are
 * certain to meet: that is a minute.
 */
export function playedMinutes(halves: number | null, minutesPerHalf: number | null): number {
	return halves && minutesPerHalf ? halves * minutesPerHalf : 1;
}
