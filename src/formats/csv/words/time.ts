import { readDate } from "./date.ts";
import type { Reading } from "./reading.ts";

const CLOCK = /^(?:kl\.?\s*)?(\d{1,2})[:.](\d{2})(?:[:.]00)?(?:\s*([ap])\.?m\.?)?$/i;
const EXPECTED = "a time such as 09:30 or 9.30";

/** @returns 09:30 */
export function readTime(text: string): Reading<string> {
	const [, hour, minute, half] = CLOCK.exec(text) ?? [];
	if (hour === undefined) return { wrong: "not a time", expected: EXPECTED };
	const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
	if (hours > 23 || Number(minute) > 59 || (half !== undefined && (Number(hour) < 1 || Number(hour) > 12)))
		return { wrong: "a time that does not exist", expected: EXPECTED };
	return { value: `${String(hours).padStart(2, "0")}:${minute}` };
}

/** A day, with a time if the same cell contains one, and an offset if it is an ISO instant. */
export type Moment = { readonly date: string; readonly time?: string; readonly offset?: string };

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY_AND_TIME = /^(.+?)(?:T|,?\s+)((?:kl\.?\s*)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\.?)?)$/i;

/** 13/7 2026; 2026-07-13 09:30; 2026-07-13T09:30:00+02:00 */
export function readMoment(text: string): Reading<Moment> {
	const instant = INSTANT.exec(text);
	if (instant) {
		const date = readDate(instant[1]!);
		const time = readTime(instant[2]!);
		if (!("value" in date)) return date;
		return "value" in time ? { value: { date: date.value, time: time.value, offset: instant[3]! } } : time;
	}
	const date = readDate(text);
	if ("value" in date) return { value: { date: date.value } };
	const both = DAY_AND_TIME.exec(text);
	if (!both) return date;
	const day = readDate(both[1]!);
	const time = readTime(both[2]!);
	if (!("value" in day)) return day;
	return "value" in time ? { value: { date: day.value, time: time.value } } : time;
}
