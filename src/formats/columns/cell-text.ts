import { readMoment, readTime } from "../csv/words/time.ts";
import type { WorkbookCell } from "../workbook/workbook.ts";
import { dayOf } from "./day-text.ts";
import type { KnownNames } from "./known.ts";

/**
 * A time as the importer reads it. A spreadsheet makes 18.3 of 18.30 and 9 of 9.00; of "18:00–18:40" the beginning counts.
 */
export function timeText({ text, kind }: WorkbookCell): string {
	if (kind === "moment") return text.slice(11, 16);
	if (kind === "time") return text.slice(0, 5);
	const number = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text);
	if (kind === "number" && number && Number(number[1]) < 24)
		return `${number[1]!.padStart(2, "0")}:${(number[2] ?? "").padEnd(2, "0")}`;
	const from = /^((?:kl\.?\s*)?\d{1,2}[:.]\d{2})\s*[-–—]\s*\d/.exec(text)?.[1];
	if (from !== undefined) return from;
	const hour = /^kl\.?\s*(\d{1,2})$/i.exec(text)?.[1];
	return hour === undefined ? text : `${hour}:00`;
}

/** A day as the importer reads it: with the edition's year where it has none. */
export function dateText({ text, kind }: WorkbookCell, known: KnownNames): string {
	if (kind !== "text") return text;
	const read = readMoment(text);
	if ("value" in read) return text;
	const day = dayOf(text, known.days);
	if (day === undefined) return text;
	const clock = /(\d{1,2}[:.]\d{2})\s*$/.exec(text.replace(/\d{1,2}[/.]\d{1,2}(?=\s|$)(?!\s*$)/, ""))?.[1];
	const hasTime = clock !== undefined && "value" in readTime(clock) && /[a-z/]\s*.*\s(?:kl\.?\s*)?\d{1,2}[:.]\d{2}$/i.test(text);
	return hasTime ? `${day} ${clock}` : day;
}
