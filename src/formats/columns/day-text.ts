import { foldName } from "../../cup/search/name-folding.ts";
import { readDate } from "../csv/words/date.ts";

type Days = { readonly first: string; readonly last: string };

/** Sunday first, by the beginnings that all of a day's names have in a language. */
const WEEKDAYS: readonly (readonly string[])[] = [
	["son", "sun", "sonntag", "sun", "dim", "dom"],
	["man", "mon", "montag", "maa", "lun"],
	["tis", "tue", "dienstag", "tir", "tii", "mar"],
	["ons", "wed", "mittwoch", "kes", "mer", "mie"],
	["tors", "thu", "donnerstag", "tor", "jeu", "jue"],
	["fre", "fri", "freitag", "per", "ven", "vie"],
	["lor", "sat", "samstag", "lau", "sam", "sab"],
];
const MONTHS: readonly (readonly string[])[] = [
	["jan"],
	["feb"],
	["mar"],
	["apr"],
	["maj", "may", "mai"],
	["jun"],
	["jul"],
	["aug"],
	["sep"],
	["okt", "oct"],
	["nov"],
	["dec", "dez", "des"],
];

/**
 * A day as programmes write it, within an edition: "Lördag 18/7", "18 juli", "lör", "Dag 2". A whole date anywhere in the text counts by
 * itself.
 * @returns 2026-07-18; undefined: it is no day, or not one day of the edition
 */
export function dayOf(text: string, days: Days | undefined): string | undefined {
	const whole = wholeDate(text);
	if (whole !== undefined) return whole;
	if (!days || text.length > 60) return undefined;
	const all = daysOf(days);
	const plain = foldName(text);
	const [, day, month] = /\b(\d{1,2})[/.](\d{1,2})\b(?![:.]\d)/.exec(plain) ?? [];
	if (day !== undefined) return only(all.filter((one) => isDate(one, Number(day), Number(month))));
	const [, dayNumber, word] = /\b(\d{1,2})\.?(?:e|a|st|nd|rd|th)?\s+(?:of\s+)?([a-z]{3,9})\b/.exec(plain) ?? [];
	const named = MONTHS.findIndex((names) => names.some((name) => word?.startsWith(name)));
	if (dayNumber !== undefined && named !== -1) return only(all.filter((one) => isDate(one, Number(dayNumber), named + 1)));
	const [, count] = /^(?:dag|day|tag|jour|paiva)\s*(\d{1,2})$/.exec(plain) ?? [];
	if (count !== undefined) return all[Number(count) - 1];
	const weekday = WEEKDAYS.findIndex((names) => names.some((name) => isWeekday(plain, name)));
	return weekday === -1 ? undefined : only(all.filter((one) => new Date(`${one}T00:00:00Z`).getUTCDay() === weekday));
}

/** A text of one word, or that begins with one: "lör", "Lördag förmiddag"; not "Mariehems IF". */
const isWeekday = (plain: string, name: string) =>
	new RegExp(
		`^${name}(?:dag|day|tag|days?|nesday|rsday|sday|urday|di|edi|dredi|credi|anantai|tai|nuntai|antai|antaina|inantai|iina)?\\.?(?:\\s+(?:formiddag|eftermiddag|kvall|morgon|fm|em|am|pm))?$`,
	).test(plain);

function wholeDate(text: string): string | undefined {
	const direct = readDate(text);
	if ("value" in direct) return direct.value;
	const within =
		/\d{4}-\d{2}-\d{2}|\d{1,2}\s?\/\s?\d{1,2}\s+\d{4}|\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{1,2}\.?\s+\p{L}{3,9}\.?\s+\d{4}/u.exec(
			text,
		)?.[0];
	const found = within === undefined ? undefined : readDate(within);
	return found && "value" in found ? found.value : undefined;
}

const isDate = (one: string, day: number, month: number) => Number(one.slice(8)) === day && Number(one.slice(5, 7)) === month;

const only = (found: readonly string[]) => (found.length === 1 ? found[0] : undefined);

/** A cup of more than a month has weekdays that are no one day anyway. */
function daysOf({ first, last }: Days): string[] {
	const all: string[] = [];
	for (let at = Date.parse(first); at <= Date.parse(last) && all.length < 62; at += 86_400_000)
		all.push(new Date(at).toISOString().slice(0, 10));
	return all;
}
