import type { Language } from "./language.ts";

const LOCALES: Record<Language, string> = { en: "en-GB", sv: "sv-SE" };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** @returns the day in words. The reader's zone is unknown here: by the default zone it may be a day off */
export function dayIn(language: Language, at: Date, zone = "UTC"): string {
	return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: zone }).format(at);
}

/** @returns how long ago in words, such as "3 hours ago", after a month the day; undefined: less than an hour */
export function hoursAgoIn(language: Language, at: Date, now: Date): string | undefined {
	const ago = now.getTime() - at.getTime();
	if (ago < HOUR) return undefined;
	const words = new Intl.RelativeTimeFormat(LOCALES[language]);
	if (ago < DAY) return words.format(-Math.floor(ago / HOUR), "hour");
	if (ago < 31 * DAY) return words.format(-Math.floor(ago / DAY), "day");
	return dayIn(language, at);
}
