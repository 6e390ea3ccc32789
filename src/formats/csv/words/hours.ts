import type { OtherHours } from "../../../cup/programme/arena-hours.ts";
import { readDate } from "./date.ts";
import type { Reading } from "./reading.ts";
import { readTime } from "./time.ts";
import { wordKey } from "./vocabulary.ts";

const MIDNIGHT = /^(?:kl\.?\s*)?24[:.]00(?:[:.]00)?$/i;
/** In both languages; Swedish has "stängt" for a place and "stängd" for an arena. */
const CLOSED: readonly string[] = ["closed", "stangt", "stangd"];
/** A day may also contain spaces, dots and dashes: the hours begin with a time, or are the last word. */
const DAY_AND_HOURS = /^(.+?):?\s+((?:kl\.?\s*)?\d{1,2}[:.]\d{2}.*|\p{L}+)$/u;
const HOURS = /^(.+?)\s*(?:[-–—]|\bto\b|\btill\b)\s*(.+)$/;

/** @returns 21:00, or 24:00, which is only valid as a closing time */
export const readClosing = (text: string): Reading<string> => (MIDNIGHT.test(text) ? { value: "24:00" } : readTime(text));

/** 2026-07-18 10:00-16:00; 19 juli 2026 stängt */
export function readOtherHours(text: string): Reading<OtherHours> {
	const [, day = "", hours = ""] = DAY_AND_HOURS.exec(text) ?? [];
	const [, from = "", until = ""] = HOURS.exec(hours) ?? [];
	const isClosed = CLOSED.includes(wordKey(hours));
	if (day === "" || (!isClosed && until === ""))
		return {
			wrong: "not a day and its hours",
			expected: "a day and its hours, such as 2026-07-18 10:00-16:00, or 2026-07-19 closed",
		};
	const date = readDate(day);
	if (!("value" in date)) return date;
	if (isClosed) return { value: { day: date.value, closed: true } };
	const opens = readTime(from);
	if (!("value" in opens)) return opens;
	const closes = readClosing(until);
	return "value" in closes ? { value: { day: date.value, opens: opens.value, closes: closes.value } } : closes;
}
