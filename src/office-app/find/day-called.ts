import { folded } from "./folded.ts";
import type { FindWorld } from "./reading.ts";

/** For each weekday its short and long names in both languages, without accents, Sunday first. */
const WEEKDAYS: readonly (readonly string[])[] = Array.from({ length: 7 }, (_, weekday) => {
	// The first of March 2026 was a Sunday.
	const day = new Date(Date.UTC(2026, 2, 1 + weekday));
	return ["en", "sv"].flatMap((language) =>
		(["short", "long"] as const).map((length) =>
			folded(new Intl.DateTimeFormat(language, { weekday: length, timeZone: "UTC" }).format(day)),
		),
	);
});
const DAY_AND_MONTH = /^(\d{1,2})\/(\d{1,2})$/;

/**
 * The day of the edition that a word names: "fri", "fredag", "2026-07-16", "16/7"; for a weekday the next from the shown day on, otherwise
 * the first. Null: none.
 */
export function dayCalled(word: string, { date = "", dates = [] }: FindWorld): string | null {
	const text = folded(word);
	const weekday = WEEKDAYS.findIndex((names) => names.includes(text));
	const [, day = "", month = ""] = DAY_AND_MONTH.exec(text) ?? [];
	const ending = day === "" ? null : `-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	const called = dates.filter((one) =>
		weekday >= 0 ? new Date(`${one}T00:00Z`).getUTCDay() === weekday : one === text || (ending !== null && one.endsWith(ending)),
	);
	return called.find((one) => one >= date) ?? called[0] ?? null;
}
