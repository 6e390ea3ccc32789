/** Minutes that are offered as a change of a time. */
const STEP = 5;
const CHANGES = [15, 30, 60, 120];

/** Fewer minutes, not below `least`: in steps of five at first. */
export function shorter(minutes: number, least: number): number[] {
	const lesser = [STEP, 2 * STEP, ...CHANGES].map((change) => minutes - change).filter((one) => one > least);
	return minutes > least ? [...lesser, least] : [];
}

/** Later times, not after `most`. */
export function later(minute: number | null, most: number): number[] {
	return minute === null ? [] : CHANGES.map((change) => minute + change).filter((one) => one <= most);
}

export function earlier(minute: number | null): number[] {
	return minute === null ? [] : CHANGES.map((change) => minute - change).filter((one) => one >= 0);
}

/** The last minute of a day that is offered. */
export const MIDNIGHT = 1440;
