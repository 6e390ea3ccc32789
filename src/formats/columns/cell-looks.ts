import { nameKey } from "../../cup/search/name-key.ts";
import { isNation } from "../csv/words/nation.ts";
import { readMoment, readTime } from "../csv/words/time.ts";
import type { WorkbookCell } from "../workbook/workbook.ts";
import { dayOf } from "./day-text.ts";
import type { KnownNames } from "./known.ts";
import type { Meaning } from "./vocabulary.ts";

/** So many cells tell what a column is. */
const LOOKED_AT = 80;

/** The part of a column's cells, 0 to 1, that look like each meaning; meanings that cells cannot tell are absent. */
export type Looks = Partial<Record<Meaning, number>> & { readonly filled: number; readonly distinct: number };

/** What the cells of a column look like: dates, times, categories, names that the record has. */
export function looksOf(cells: readonly (WorkbookCell | undefined)[], known: KnownNames): Looks {
	const present = cells.filter((cell) => cell !== undefined && cell.kind !== "error").slice(0, LOOKED_AT) as WorkbookCell[];
	if (present.length === 0) return { filled: 0, distinct: 0 };
	const part = (is: (cell: WorkbookCell) => boolean) => present.filter(is).length / present.length;
	return {
		filled: present.length,
		distinct: new Set(present.map(({ text }) => text)).size,
		date: part((cell) => cell.kind === "date" || cell.kind === "moment" || (cell.kind === "text" && isDay(cell.text, known))),
		time: part((cell) => cell.kind === "time" || cell.kind === "moment" || (cell.kind === "text" && isTime(cell.text))),
		category: part(({ text }) => known.isCategory(text)),
		club: part(({ text }) => known.clubs.has(nameKey(text)) || known.clubs.has(nameKey(withoutNumber(text)))),
		nation: part(({ text, kind }) => kind === "text" && text.length < 40 && isNation(text)),
		field: part(({ text }) => known.fields.has(nameKey(text))),
		arena: part(({ text }) => known.arenas.has(nameKey(text))),
		mail: part(({ text }) => /^[^\s@]+@[^\s@]+\.\w+$/.test(text)),
		phone: part(({ text }) => /^(?:\+|0)[\d\s()/-]{6,}$/.test(text)),
		score: part(({ text }) => /^\d{1,2}\s*[-–:]\s*\d{1,2}$/.test(text)),
		suffix: part(({ text }) => isSuffix(text)),
		number: part(({ text, kind }) => kind === "number" && /^\d{1,5}$/.test(text)),
		group: part(({ text }) => /^(?:(?:grupp|group|pool|gruppe|poule|lohko)\s*)?(?:[A-Z]|\d{1,2})$/i.test(text)),
	};
}

const withoutNumber = (text: string) => text.replace(/\s+(?:\d{1,2}|[A-D]|I{1,3}|IV)$/, "");

const COLOURS =
	/^(?:vit|svart|röd|blå|gul|grön|orange|rosa|lila|grå|silver|guld|white|black|red|blue|yellow|green|pink|purple|grey|gold|rot|blau|gelb|grün|weiss|weiß|schwarz|rød|hvid|sort|grøn|nord|syd|öst|väst)$/i;

/** What tells a club's teams apart: 2, B, II, Blå. */
export const isSuffix = (text: string): boolean => /^(?:\d{1,2}|[A-F]|I{1,3}|IV|V)$/i.test(text) || COLOURS.test(text);

const isTime = (text: string) => "value" in readTime(text) || /^\d{1,2}[:.]\d{2}\s*[-–]/.test(text);

const isDay = (text: string, known: KnownNames) => "value" in readMoment(text) || dayOf(text, known.days) !== undefined;
