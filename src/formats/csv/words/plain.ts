import { isButtonLink, LINK_EXPECTED } from "../../../results/record/button-link.ts";
import { isZone } from "../../../results/record/zone.ts";
import type { Reading } from "./reading.ts";

export const readText = (text: string): Reading<string> => ({ value: text });

/** @returns the values between semicolons or line breaks */
export function readList(text: string): Reading<string[]> {
	const value = text
		.split(/[;\n]/)
		.map((one) => one.trim())
		.filter((one) => one !== "");
	return value.length > 0
		? { value }
		: { wrong: "nothing between the semicolons", expected: "values with semicolons between: 7v7; 9v9" };
}

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export const readId = (text: string): Reading<string> =>
	ID.test(text)
		? { value: text }
		: {
				wrong: "not a valid id",
				expected: "at most 64 characters: letters a–z, digits, dots, dashes and underscores, starting with a letter or a digit",
			};

export const readLink = (text: string): Reading<string> =>
	isButtonLink(text) ? { value: text } : { wrong: "a link that is not allowed on a button", expected: LINK_EXPECTED };

/** @returns a reader of whole numbers from `least` to `most` */
export const wholeNumber =
	(least: number, most = Number.MAX_SAFE_INTEGER) =>
	(text: string): Reading<number> => {
		const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
		if (value >= least && value <= most) return { value };
		const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`;
		return { wrong: "not a valid number", expected: `a whole number, ${range}` };
	};

/** @returns a reader of numbers with a decimal point or comma, from `least` to `most` */
export const decimal =
	(least: number, most: number) =>
	(text: string): Reading<number> => {
		const plain = text.replace(",", ".").replace("−", "-");
		const value = /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
		if (value >= least && value <= most) return { value };
		return {
			wrong: "not a valid number",
			expected: Number.isFinite(least)
				? `a number from ${least} to ${most}, such as 57.7089 or 57,7089`
				: "a number, such as -3 or 1,5",
		};
	};

export const readZone = (text: string): Reading<string> =>
	isZone(text)
		? { value: text }
		: { wrong: "no such time zone", expected: "a time zone such as Europe/Stockholm, or an offset such as +03:00" };
