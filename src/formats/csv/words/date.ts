import { foldName } from "../../../cup/search/name-folding.ts";
import type { Reading } from "./reading.ts";

const MONTHS = [
	["january", "januari"],
	["february", "februari"],
	["march", "mars"],
	["april", "april"],
	["may", "maj"],
	["june", "juni"],
	["july", "juli"],
	["august", "augusti"],
	["september", "september"],
	["october", "oktober"],
	["november", "november"],
	["december", "december"],
] as const;

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;
/**
 * Swedish: "13/7 2026". With a slash before the year ("13/7/2026") it may be British or American, so the day has to be above 12.
 */
const SLASH = /^(\d{1,2})\/(\d{1,2})(\s+|\/)(\d{4})$/;
const DOTS = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;
const NAMED = /^(\d{1,2})\.?\s+([a-z]{3,9})\.?\s+(\d{4})$/;

const EXPECTED = "a date such as 2026-07-13, 13/7 2026, 13.7.2026 or 13 juli 2026";

/** A day in a spreadsheet's form, possibly with its midnight: 2026-07-13 00:00:00. */
export const readDay = (text: string): Reading<string> => readDate(text.replace(/[T ]0?0:00(:00(\.0+)?)?$/, ""));

/** @returns 2026-07-13 */
export function readDate(text: string): Reading<string> {
	const plain = foldName(text);
	const iso = ISO.exec(plain);
	if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!);
	const slash = SLASH.exec(plain);
	if (slash) {
		const [, day, month, between, year] = slash as unknown as [string, string, string, string, string];
		const isAmbiguous = between === "/" && day !== month && Number(day) <= 12 && Number(month) <= 12;
		if (isAmbiguous)
			return {
				wrong: "a date that can be read in two ways",
				expected: `${year}-${pad(month)}-${pad(day)} or ${year}-${pad(day)}-${pad(month)}, written like this`,
			};
		return dayOf(year, month, day);
	}
	const dots = DOTS.exec(plain);
	if (dots) return dayOf(dots[3]!, dots[2]!, dots[1]!);
	const named = NAMED.exec(plain);
	if (named) {
		const month = MONTHS.findIndex((names) =>
			names.some((name) => name === named[2] || (named[2]!.length >= 3 && name.slice(0, 3) === named[2])),
		);
		return month === -1 ? { wrong: "no such month", expected: EXPECTED } : dayOf(named[3]!, String(month + 1), named[1]!);
	}
	if (/^\d{5}(\.\d+)?$/.test(plain))
		return {
			wrong: "a date written as the spreadsheet’s day number",
			expected: `${EXPECTED}: format the column as a date before exporting`,
		};
	if (/\d\/\d|\d\.\d|\d-\d/.test(plain) && !/\d{4}/.test(plain))
		return { wrong: "a date without a four-digit year", expected: EXPECTED };
	return { wrong: "not a date", expected: EXPECTED };
}

const pad = (number: string) => number.padStart(2, "0");

function dayOf(year: string, month: string, day: string): Reading<string> {
	const value = `${year}-${pad(month)}-${pad(day)}`;
	const time = Date.parse(`${value}T00:00:00Z`);
	if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value)
		return { wrong: "a day that does not exist", expected: EXPECTED };
	return { value };
}
