import type { Language } from "./language.ts";

/** An instant with its own offset, "2026-07-16T14:20:00+02:00": its own hours are shown, never the visitor's (DECISIONS §2). */
type ZonedDateTime = string;
/** "2026-07-16". */
type Day = string;

const MONTHS: Record<Language, readonly string[]> = {
	en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
	sv: ["jan", "feb", "mars", "apr", "maj", "juni", "juli", "aug", "sep", "okt", "nov", "dec"],
};
const LONG_MONTHS: Record<Language, readonly string[]> = {
	en: "January February March April May June July August September October November December".split(" "),
	sv: "januari februari mars april maj juni juli augusti september oktober november december".split(" "),
};
const WEEKDAYS: Record<Language, readonly string[]> = {
	en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
	sv: ["sön", "mån", "tis", "ons", "tors", "fre", "lör"],
};
const LONG_WEEKDAYS: Record<Language, readonly string[]> = {
	en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
	sv: ["söndag", "måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag"],
};
const NUMBERS: Record<Language, Intl.NumberFormat> = {
	en: new Intl.NumberFormat("en-GB"),
	sv: new Intl.NumberFormat("sv-SE"),
};

/** 1,912 in English; 1 912 with a no-break space in Swedish. */
export function formatNumber(value: number, language: Language): string {
	// Most are small, and written alike; a page has dozens of them.
	return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : NUMBERS[language].format(value);
}

/** HH:mm, in both languages (SPEC §2 Match card). */
export function formatTime(start: ZonedDateTime): string {
	return start.slice(11, 16);
}

/** DD MMM with a two-digit day: "17 Jul", "03 juli" (SPEC §2, DECISIONS §2). */
export function formatDate(start: ZonedDateTime | Day, language: Language): string {
	return `${start.slice(8, 10)} ${MONTHS[language][Number(start.slice(5, 7)) - 1]}`;
}

/** "17 July", "3 juli": in sentences and accessible names. */
export function formatLongDate(start: ZonedDateTime | Day, language: Language): string {
	return `${Number(start.slice(8, 10))} ${LONG_MONTHS[language][Number(start.slice(5, 7)) - 1]}`;
}

/** "Thu 17 Jul", "tors 17 juli". */
export function formatWeekday(start: ZonedDateTime | Day, language: Language): string {
	return `${formatWeekdayName(start, language)} ${formatDate(start, language)}`;
}

/** "Thu", "tors". */
export function formatWeekdayName(start: ZonedDateTime | Day, language: Language): string {
	return WEEKDAYS[language][weekdayOf(start)] as string;
}

/** "Thursday", "torsdag". */
export function formatLongWeekdayName(start: ZonedDateTime | Day, language: Language): string {
	return LONG_WEEKDAYS[language][weekdayOf(start)] as string;
}

/** "Thursday 17 July", "torsdag 17 juli". */
export function formatLongWeekday(start: ZonedDateTime | Day, language: Language): string {
	return `${LONG_WEEKDAYS[language][weekdayOf(start)]} ${formatLongDate(start, language)}`;
}

/** 0 is Sunday. */
function weekdayOf(start: ZonedDateTime | Day): number {
	return new Date(`${start.slice(0, 10)}T00:00:00Z`).getUTCDay();
}

/** "13–19 July", "29 June–5 July"; with the year where `withYear`. */
export function formatDays(first: Day, last: Day, language: Language, withYear = false): string {
	const month = (day: Day): string => LONG_MONTHS[language][Number(day.slice(5, 7)) - 1] as string;
	const date = (day: Day): number => Number(day.slice(8, 10));
	const from = month(first) === month(last) ? `${date(first)}` : `${date(first)} ${month(first)}`;
	return `${from}–${date(last)} ${month(last)}${withYear ? ` ${last.slice(0, 4)}` : ""}`;
}

/** +3, 0, −7 with a true minus. */
export function formatDifference(value: number): string {
	if (value > 0) return `+${value}`;
	return value < 0 ? `−${-value}` : "0";
}

/** 2–1 with an en dash and no spaces. */
export function formatScore(home: number, away: number): string {
	return `${home}–${away}`;
}

/** An instant by the clock of a zone: "14:05", or with its day "Wed 21:40". If the browser does not know the zone, its own is used. */
export function formatInstant(instant: Date, zone: string, language: Language, withDay: boolean): string {
	const shown = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", ...(withDay && { weekday: "short" as const }) } as const;
	const locale = language === "sv" ? "sv-SE" : "en-GB";
	const parts = (() => {
		try {
			return new Intl.DateTimeFormat(locale, { ...shown, timeZone: zone }).formatToParts(instant);
		} catch {
			return new Intl.DateTimeFormat(locale, shown).formatToParts(instant);
		}
	})();
	const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? "";
	const time = `${part("hour")}:${part("minute")}`;
	return withDay ? `${part("weekday")} ${time}` : time;
}
