import { z } from "zod";
import { date } from "../results/record/cup-file-value.ts";
import { clockIn, instantOn } from "../results/record/zone.ts";

/** The local time of the cup, in a call's format: 2026-07-16T14:12. */
export const clock = z
	.string()
	.regex(/^.{10}T([01]\d|2[0-3]):[0-5]\d$/)
	.refine((clock) => date.safeParse(clock.slice(0, 10)).success);

/** @returns the local time of the cup at an instant: 2026-07-16T14:12 */
export const clockOn = (instant: string, zone: string): string => clockIn(instant, zone).replace(" ", "T");

/** @param clock 2026-07-16T14:12 */
export function instantOfClock(clock: string, zone: string): string {
	const [date = "", time = ""] = clock.split("T");
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return instantOn(date, hour * 60 + minute, zone);
}
