import { formatTime, formatWeekday } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import { timeOf } from "../parts/time-of.ts";

/**
 * "Fri 12 Jun 18:00"
 * @param clock what the cup's clocks show: 2026-06-12T18:00
 */
export const shownClock = (clock: string, language: Language): string => `${formatWeekday(clock, language)} ${formatTime(clock)}`;

/** @param clock 2026-06-12T18:00, or empty @returns the text in an input: 2026-06-12 18:00 */
export const writtenClock = (clock: string): string => clock.replace("T", " ");

/**
 * Parses a typed time.
 * @param written "2026-06-12 18:00", also "2026-06-12T18:00" and "2026-6-12 18.00"
 * @returns 2026-06-12T18:00; empty: nothing typed; null: not a day and time
 */
export function clockOf(written: string): string | null {
	if (written.trim() === "") return "";
	const [, year, month = "", day = "", rest = ""] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})[T ]+(\S+)\s*$/.exec(written) ?? [];
	const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	const time = timeOf(rest);
	const at = new Date(`${date}T00:00:00Z`);
	// JavaScript would turn 31 June into another day.
	if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date) return null;
	return time === null || time === "" || time === "24:00" ? null : `${date}T${time}`;
}
