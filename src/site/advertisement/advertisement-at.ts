import type { Brand } from "../../brands/brand.ts";
import type { Language } from "../../text/language.ts";

type Advertisement = NonNullable<Brand["advertisements"]>[number];

const HOUR = 3_600_000;

/**
 * The advertisement of an hour: those of that day take turns, each for an hour, so that all are shown equally long. The document and the
 * browser choose the same one, since both know the same time.
 * @param at the cup's day, "2026-07-16", or an instant of it
 * @returns undefined: none is for that day and language
 */
export function advertisementAt(all: readonly Advertisement[], at: string, language: Language): Advertisement | undefined {
	const day = at.slice(0, 10);
	const shown = all.filter(
		({ lang, from, until }) => lang === language && (from === undefined || from <= day) && (until === undefined || day <= until),
	);
	return shown[Math.floor(Date.parse(at) / HOUR) % shown.length];
}
