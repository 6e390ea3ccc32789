import type { WorkbookCell } from "./workbook.ts";

const DAY = 86_400_000;
const pad = (number: number) => String(number).padStart(2, "0");

/**
 * A date of a spreadsheet, which has no zone: the UTC fields are what its author sees.
 * @param zero the day number 0: a value within that day is a time without a date
 */
export function dateCell(date: Date, zero: number): WorkbookCell | undefined {
	// A time is a fraction of a day: 18:00 may be one millisecond early.
	const rounded = new Date(Math.round(date.getTime() / 1000) * 1000);
	if (Number.isNaN(rounded.getTime())) return undefined;
	const seconds = rounded.getUTCSeconds();
	const clock = `${pad(rounded.getUTCHours())}:${pad(rounded.getUTCMinutes())}${seconds === 0 ? "" : `:${pad(seconds)}`}`;
	const since = rounded.getTime() - zero;
	if (since >= 0 && since < DAY) return { text: clock, kind: "time" };
	const year = rounded.getUTCFullYear();
	if (year < 1000 || year > 9999) return undefined;
	const day = `${year}-${pad(rounded.getUTCMonth() + 1)}-${pad(rounded.getUTCDate())}`;
	return rounded.getTime() % DAY === 0 ? { text: day, kind: "date" } : { text: `${day} ${clock}`, kind: "moment" };
}

/** Without what binary fractions add: 0.1 + 0.2 is 0.3. */
export function numberCell(number: number): WorkbookCell | undefined {
	if (!Number.isFinite(number)) return undefined;
	const plain = Number(number.toPrecision(15));
	return { text: Number.isInteger(plain) && Math.abs(plain) < 1e21 ? plain.toFixed(0) : String(plain), kind: "number" };
}

export function textCell(text: string): WorkbookCell | undefined {
	// Excel stores a line break that was typed on another system as "_x000D_" before the break.
	const trimmed = text
		.normalize()
		.replace(/\r+\n?/g, "\n")
		.trim();
	return trimmed === "" ? undefined : { text: trimmed, kind: "text" };
}

export const booleanCell = (value: boolean): WorkbookCell => ({ text: String(value), kind: "boolean" });
