/** Hours without alerts, by the cup's clock: "22:00" until "07:00". Equal values mean none. */
export type QuietHours = { readonly from: string; readonly until: string };

/** An alert about a move to a time before this may be sent in quiet hours. */
export const EARLY = "09:00";

/** @param time "HH:MM" by the cup's clock */
export function isQuiet(time: string, { from, until }: QuietHours): boolean {
	return from <= until ? from <= time && time < until : time >= from || time < until;
}

/** Minutes until the quiet hours end. @param time within them */
export function quietLeft(time: string, { until }: QuietHours): number {
	const left = minutesOf(until) - minutesOf(time);
	return left > 0 ? left : left + 24 * 60;
}

function minutesOf(time: string): number {
	const [hours, minutes] = time.split(":").map(Number);
	return hours! * 60 + minutes!;
}
