import { formatDate, formatLongDate, formatLongWeekday, formatWeekday } from "./format.ts";
import type { Language } from "./language.ts";

/** An instant with its own offset, "2026-07-16T14:20:00+02:00", or a day, "2026-07-16". */
type Dated = string;
type Near = "today" | "tomorrow";

const NEAR: Record<Language, Record<Near, string>> = {
	en: { today: "today", tomorrow: "tomorrow" },
	sv: { today: "i dag", tomorrow: "i morgon" },
};
const A_DAY = 86_400_000;

/** Days as a reader calls them: "today", "tomorrow", otherwise by date. */
export type Days = {
	/** "today", "i morgon"; null where it is neither, or not known yet. */
	readonly near: (dated: Dated) => string | null;
	readonly isToday: (dated: Dated) => boolean;
	/** "Tomorrow"; "Thu 17 Jul". */
	readonly weekday: (dated: Dated) => string;
	/** The same within a sentence: "tomorrow". */
	readonly weekdayWithin: (dated: Dated) => string;
	/** "Tomorrow"; "17 Jul". */
	readonly date: (dated: Dated) => string;
	/** Within a sentence, "tomorrow"; "17 Jul". */
	readonly dateWithin: (dated: Dated) => string;
	/** Within a sentence, "tomorrow"; "17 July". */
	readonly longDateWithin: (dated: Dated) => string;
	/** "Tomorrow, Thu 17 Jul"; "Thu 17 Jul": for a match's own day, with the date. */
	readonly dated: (dated: Dated) => string;
	/** "Tomorrow, Thursday 17 July"; "Thursday 17 July": for a day's heading, with both. */
	readonly head: (dated: Dated) => string;
};

/**
 * @param now the cup's time in milliseconds, by which an instant is judged in its own zone; null: not known, as in a document
 * @param today the cup's day as it was answered: by it are judged a day without a zone, and everything while `now` is not known
 */
export function daysAt(now: number | null, language: Language, today: string | null = null): Days {
	const near = (dated: Dated): string | null => {
		const which = nearness(dated, todayOf(dated, now) ?? today);
		return which && NEAR[language][which];
	};
	const capital = (dated: Dated): string | null => {
		const word = near(dated);
		return word && word.charAt(0).toUpperCase() + word.slice(1);
	};
	return {
		near,
		isToday: (dated) => nearness(dated, todayOf(dated, now) ?? today) === "today",
		weekday: (dated) => capital(dated) ?? formatWeekday(dated, language),
		weekdayWithin: (dated) => near(dated) ?? formatWeekday(dated, language),
		date: (dated) => capital(dated) ?? formatDate(dated, language),
		dateWithin: (dated) => near(dated) ?? formatDate(dated, language),
		dated: (dated) => [capital(dated), formatWeekday(dated, language)].filter(Boolean).join(", "),
		longDateWithin: (dated) => near(dated) ?? formatLongDate(dated, language),
		head: (dated) => [capital(dated), formatLongWeekday(dated, language)].filter(Boolean).join(", "),
	};
}

/** The present day in the zone of an instant; null for a day alone, whose zone is unknown. */
export function todayOf(dated: Dated, now: number | null): string | null {
	const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(dated) ?? [];
	const isZulu = dated.endsWith("Z");
	if (now === null || (sign === undefined && !isZulu)) return null;
	const offset = isZulu ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
	return new Date(now + offset).toISOString().slice(0, 10);
}

function nearness(dated: Dated, today: string | null): Near | null {
	if (today === null) return null;
	const day = dated.slice(0, 10);
	if (day === today) return "today";
	return Date.parse(day) - Date.parse(today) === A_DAY ? "tomorrow" : null;
}
