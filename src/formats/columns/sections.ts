import { nameKey } from "../../cup/search/name-key.ts";
import type { WorkbookRow } from "../workbook/workbook.ts";
import { dayOf } from "./day-text.ts";
import type { KnownNames } from "./known.ts";
import { ownTexts } from "./table.ts";

/** What a title row says of the rows below it. */
export type Section = {
	readonly line: number;
	readonly category?: string;
	readonly group?: string;
	readonly day?: string;
};

export type Sections = {
	/** The rows without the title rows. */
	readonly rows: readonly WorkbookRow[];
	readonly sections: readonly Section[];
	/** By the row's line. A class stays until the next class; a group and a day until the next title row that has one. */
	readonly of: ReadonlyMap<number, Omit<Section, "line">>;
};

const GROUP = /\b(?:grupp|group|gruppe|pool|poule|lohko|pulje)\s+([\p{L}\d]{1,3})$/iu;

/** Finds rows of one text that name a class, a group or a day: titles above the rows that they are of. */
export function sectionsOf(rows: readonly WorkbookRow[], known: KnownNames): Sections {
	const sections: Section[] = [];
	const of = new Map<number, Omit<Section, "line">>();
	const others: WorkbookRow[] = [];
	let now: Omit<Section, "line"> = {};
	for (const row of rows) {
		const texts = ownTexts(row);
		const said = texts.length === 1 && isAlone(row) ? titleOf(texts[0]!, known) : undefined;
		if (said) {
			sections.push({ line: row.line, ...said });
			// Groups of the class before are none of this one's.
			now = said.category === undefined ? { ...now, ...said } : { ...(now.day !== undefined && { day: now.day }), ...said };
		} else {
			others.push(row);
			if (Object.keys(now).length > 0) of.set(row.line, now);
		}
	}
	// Of a list of names alone, each row has one text: a title is a title only where other rows have more.
	const isList = others.length === 0 || others.every((row) => ownTexts(row).length <= 1 && sections.length > others.length);
	return isList ? { rows, sections: [], of: new Map() } : { rows: others, sections, of };
}

/** Of a merged cell the row has the same text several times. */
const isAlone = (row: WorkbookRow) => new Set(row.cells.flatMap((cell) => cell?.text ?? [])).size === 1;

/** @returns what a title says; undefined: it is none of a class, a group or a day */
export function titleOf(text: string, known: KnownNames): Omit<Section, "line"> | undefined {
	const group = GROUP.exec(text)?.[1];
	const rest = (group === undefined ? text : text.slice(0, GROUP.exec(text)!.index)).replace(/[\s,:–-]+$/, "");
	const named = rest.replace(/^(?:klass|class|category|kategorie|klasse|sarja)\s*:?\s+/i, "").replace(/\s*\([^)]*\)$/, "");
	const category = categoryIn(named, known);
	const day = category === undefined ? dayOf(text, known.days) : undefined;
	if (category === undefined && group === undefined && day === undefined) return undefined;
	if (category === undefined && group !== undefined && rest !== "" && day === undefined) return undefined;
	return {
		...(category !== undefined && { category }),
		...(group !== undefined && { group }),
		...(day !== undefined && { day }),
	};
}

/** "P14", "Pojkar 14 år", "P14 – 9 mot 9". */
function categoryIn(text: string, known: KnownNames): string | undefined {
	const candidates = [text, text.replace(/\s*år$/i, ""), text.split(/\s+[–-]\s+|,/)[0]!];
	return candidates.find((one) => nameKey(one) !== "" && known.isCategory(one));
}
