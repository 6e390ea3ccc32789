import { nameKey } from "../../cup/search/name-key.ts";
import { columnLetter } from "../csv/file/letter.ts";
import { readTime } from "../csv/words/time.ts";
import type { WorkbookCell, WorkbookSheet } from "../workbook/workbook.ts";
import { timeText } from "./cell-text.ts";
import { dayOf } from "./day-text.ts";
import type { KnownNames } from "./known.ts";
import { titleOf } from "./sections.ts";
import { ownTexts } from "./table.ts";

/** A match in a cell of a schedule of times × fields. */
export type GridMatch = {
	readonly line: number;
	readonly column: number;
	readonly text: string;
	readonly day: string | undefined;
	readonly time: string;
	readonly field: string;
	readonly number?: string;
	readonly category?: string;
	readonly group?: string;
	readonly home?: string;
	readonly away?: string;
};

export type Grid = {
	/** Enough fields, times and matches that it can be nothing else. */
	readonly isSure: boolean;
	readonly fields: readonly string[];
	readonly matches: readonly GridMatch[];
	/** Cells that name no match, such as a break or a prize-giving. */
	readonly others: readonly { readonly line: number; readonly column: string; readonly text: string }[];
};

const FIELD_WORD =
	/^(?:plan|bana|field|pitch|court|feld|platz|bane|kenttä|terrain|campo|hall|hal)\s*[\dA-Z]{1,3}\b|.+\s\d{1,2}$/i;

/** Reads a schedule as it hangs on a wall: fields side by side, times downwards, a match in each cell. Undefined: it is none. */
export function gridOf(sheet: WorkbookSheet, known: KnownNames): Grid | undefined {
	const heads = sheet.rows.flatMap((row, at) => {
		const fields = row.cells.flatMap((cell, column) =>
			cell && column > 0 && isField(cell, known) ? [{ column, name: cell.text }] : [],
		);
		const filled = row.cells.filter((cell, column) => cell && column > 0).length;
		return fields.length >= 2 && fields.length >= filled * 0.6 ? [{ at, fields }] : [];
	});
	if (heads.length === 0) return undefined;
	const matches: GridMatch[] = [];
	const others: { line: number; column: string; text: string }[] = [];
	let times = 0;
	let day = [sheet.name, ...sheet.rows.slice(0, heads[0]!.at).flatMap(ownTexts)]
		.map((text) => dayOf(text, known.days))
		.find(Boolean);
	let head: (typeof heads)[number] | undefined;
	for (const [at, row] of sheet.rows.entries()) {
		const next = heads.find((one) => one.at === at);
		const first = row.cells[0];
		if (next) head = next;
		const said = first && first.kind !== "time" ? dayOf(first.text, known.days) : undefined;
		if (said !== undefined) day = said;
		if (next || !head) continue;
		const time = timeOfRow(row.cells);
		if (time === undefined) continue;
		times += 1;
		for (const { column, name } of head.fields) {
			const cell = row.cells[column];
			if (!cell || cell.isSpread) continue;
			const match = matchIn(cell, known);
			if (match) matches.push({ line: row.line, column, text: cell.text, day, time, field: name, ...match });
			else others.push({ line: row.line, column: columnLetter(column), text: cell.text });
		}
	}
	if (times < 2 || matches.length < 2) return undefined;
	return {
		isSure: matches.length >= others.length,
		fields: [...new Set(heads.flatMap(({ fields }) => fields.map(({ name }) => name)))],
		matches,
		others,
	};
}

const isField = ({ text, kind }: WorkbookCell, known: KnownNames) =>
	known.fields.has(nameKey(text)) ||
	(kind === "text" && text.length < 40 && FIELD_WORD.test(text) && matchIn({ text, kind }, known) === undefined);

/** The time is in one of the first two columns: the day may be before it. */
function timeOfRow(cells: readonly (WorkbookCell | undefined)[]): string | undefined {
	for (const cell of cells.slice(0, 2)) {
		if (!cell) continue;
		const text = timeText(cell);
		if ("value" in readTime(text)) return text;
	}
	return undefined;
}

const BETWEEN = /\s+(?:-|–|—|mot|vs\.?|v\.?|gegen)\s+|\s*[–—]\s*/i;

/** "P14: Ask IF – Bro IF", "12 P14 A Ask IF - Bro IF", "212". @returns undefined for what is no match */
export function matchIn(
	{ text, kind }: Pick<WorkbookCell, "text" | "kind">,
	known: KnownNames,
): Omit<GridMatch, "line" | "column" | "text" | "day" | "time" | "field"> | undefined {
	const lines = text
		.split(/\n+/)
		.map((part) => part.trim())
		.filter(Boolean);
	const plain = lines.join(" ");
	if (/^(?:#|nr\.?\s*|match\s*)?\d{1,5}$/i.test(plain))
		return kind === "date" ? undefined : { number: plain.replace(/^\D+/, "") };
	// Of several lines the class stands above the teams; two lines without a dash are the two teams.
	const withSides = lines.findIndex((line) => BETWEEN.test(line));
	const sidesText = withSides === -1 ? (lines.length >= 2 ? lines.slice(-2).join(" – ") : undefined) : lines[withSides];
	if (sidesText === undefined) return undefined;
	const before = lines.slice(0, withSides === -1 ? -2 : withSides).join(" ");
	const [left = "", away = "", ...more] = sidesText.split(BETWEEN).map((part) => part.trim());
	if (left === "" || away === "" || more.length > 0) return undefined;
	const head = headOf(`${before} ${left}`.trim(), known);
	if (!head) return undefined;
	return { ...head, away };
}

/** What stands before the away team: a number, a class and a group, then the home team. */
function headOf(
	text: string,
	known: KnownNames,
): (Pick<GridMatch, "number" | "category" | "group"> & { home: string }) | undefined {
	const words = text.split(/\s+/);
	let number: string | undefined;
	if (words.length > 1 && /^#?\d{1,5}[.:]?$/.test(words[0]!)) number = words.shift()!.replace(/\D/g, "");
	for (const length of [3, 2, 1]) {
		if (words.length <= length) continue;
		const said = titleOf(
			words
				.slice(0, length)
				.join(" ")
				.replace(/[:,;.–-]+$/, ""),
			known,
		);
		if (said?.category === undefined) continue;
		const rest = words.slice(length);
		const group = said.group ?? (/^[A-H][:.]?$/.test(rest[0] ?? "") && rest.length > 1 ? rest.shift()!.slice(0, 1) : undefined);
		const home = rest.join(" ").replace(/^[:–-]\s*/, "");
		if (home === "") continue;
		return { ...(number !== undefined && { number }), category: said.category, ...(group !== undefined && { group }), home };
	}
	return words.length === 0 ? undefined : { ...(number !== undefined && { number }), home: words.join(" ") };
}
