import { type Column, columnKey, headingKey, type Sheet } from "../csv/columns/sheet.ts";
import { columnLetter } from "../csv/file/letter.ts";
import type { WorkbookRow } from "../workbook/workbook.ts";
import { type Looks, looksOf } from "./cell-looks.ts";
import type { KnownNames } from "./known.ts";
import { KINDS, WHOLE_TEAM } from "./sheet-kinds.ts";
import type { Table } from "./table.ts";
import { type Meaning, meaningsOf, UNREAD } from "./vocabulary.ts";

/** Why a column is proposed to mean what it does. */
export type ColumnReason = "picked" | "remembered" | "heading" | "cells" | "both" | "personal" | "unread" | "unknown" | "empty";

export type ColumnProposal = {
	/** 0-based. */
	readonly at: number;
	readonly letter: string;
	/** "" where the sheet has none. */
	readonly heading: string;
	/** The importer's column, or WHOLE_TEAM; null: it is not read. */
	readonly key: string | null;
	/** 0 to 1. */
	readonly confidence: number;
	readonly reason: ColumnReason;
	/** The first values that differ. */
	readonly examples: readonly string[];
};

/** A column of a sheet with what its heading and its cells tell. */
export type LookedAt = {
	readonly at: number;
	readonly heading: string;
	readonly meanings: readonly Meaning[];
	readonly looks: Looks;
};

/** By the sheet's kind and the heading's key: what was picked before. */
export type Remembered = ReadonlyMap<string, string | null>;
export const rememberedAs = (kind: string, heading: string): string => `${kind} ${headingKey(heading)}`;

export function lookAt({ headings, width }: Table, rows: readonly WorkbookRow[], known: KnownNames): LookedAt[] {
	return Array.from({ length: width }, (_, at) => ({
		at,
		heading: headings[at]!,
		meanings: meaningsOf(headings[at]!),
		looks: looksOf(
			rows.map(({ cells }) => cells[at]),
			known,
		),
	}));
}

type Candidate = {
	readonly column: LookedAt;
	readonly key: string | null;
	readonly score: number;
	readonly reason: ColumnReason;
};

/** Meanings whose cells contradict a heading where none of them looks so. */
const CHECKED: ReadonlySet<Meaning> = new Set(["date", "time", "nation", "mail", "score"]);
/** Meanings that cells tell without a heading, and the part of them that must look so. */
const BY_CELLS: Partial<Record<Meaning, number>> = {
	category: 0.7,
	club: 0.4,
	nation: 0.8,
	date: 0.7,
	time: 0.7,
	field: 0.7,
	arena: 0.7,
};

export type Given = {
	readonly remembered: Remembered;
	/** By the column's letter; null: it is not to be read. */
	readonly picked: Readonly<Record<string, string | null>>;
};

/**
 * Proposes what each column means if the sheet is of one kind. Each of the importer's columns is given once, to the likeliest.
 */
export function proposeColumns(
	columns: readonly LookedAt[],
	sheet: Sheet,
	{ remembered, picked }: Given,
): Map<number, Candidate> {
	const kind = KINDS.find((one) => one.sheet === sheet);
	const candidates = columns.flatMap((column): Candidate[] => {
		const letter = columnLetter(column.at);
		if (letter in picked) return [{ column, key: picked[letter]!, score: 2, reason: "picked" }];
		const before = column.heading === "" ? undefined : remembered.get(rememberedAs(sheet.en, column.heading));
		if (before !== undefined) return [{ column, key: before, score: 1.5, reason: "remembered" }];
		return [...byHeading(column, sheet, kind?.columns ?? {}), ...byCells(column, kind?.columns ?? {})];
	});
	const chosen = new Map<number, Candidate>();
	const taken = new Set<string>();
	for (const candidate of candidates.sort((a, b) => b.score - a.score || a.column.at - b.column.at)) {
		const { column, key } = candidate;
		if (chosen.has(column.at) || (key !== null && taken.has(key))) continue;
		chosen.set(column.at, candidate);
		if (key !== null) taken.add(key);
	}
	return chosen;
}

function byHeading(column: LookedAt, sheet: Sheet, keys: Partial<Record<Meaning, string>>): Candidate[] {
	if (column.heading === "") return [];
	const own = columnKey(sheet, column.heading);
	const { looks } = column;
	const found: Candidate[] = [];
	const add = (key: string | null, score: number, reason: ColumnReason) => found.push({ column, key, score, reason });
	for (const [at, meaning] of column.meanings.entries()) {
		const looksSo = looks[meaning];
		const key = UNREAD.has(meaning) ? null : keys[meaning];
		if (key === undefined) continue;
		const contradicts = CHECKED.has(meaning) && looks.filled > 0 && looksSo === 0;
		const agrees = looksSo !== undefined && looksSo >= 0.5;
		add(
			key,
			(contradicts ? 0.4 : agrees ? 0.97 : 0.9) - at * 0.05,
			key === null ? unreadReason(meaning) : agrees ? "both" : "heading",
		);
	}
	// "Lag" is a heading of the importer's for what tells a club's teams apart; in most sheets it is the whole name.
	if (own !== undefined && !(own === "suffix" && !(looks.suffix && looks.suffix > 0.6))) add(own, 0.95, "heading");
	// "Grupp" is in many forms the class.
	if (keys.category && column.meanings.includes("group") && (looks.category ?? 0) > 0.6) add("category", 0.98, "both");
	return found.map((one) => (one.key === WHOLE_TEAM && (looks.suffix ?? 0) > 0.6 ? { ...one, key: "suffix" } : one));
}

function unreadReason(meaning: Meaning): ColumnReason {
	return meaning === "other" ? "unread" : "personal";
}

function byCells(column: LookedAt, keys: Partial<Record<Meaning, string>>): Candidate[] {
	const { looks } = column;
	if ((looks.mail ?? 0) > 0.5 || (looks.phone ?? 0) > 0.7) return [{ column, key: null, score: 0.8, reason: "personal" }];
	return (Object.entries(BY_CELLS) as [Meaning, number][]).flatMap(([meaning, least]) => {
		const part = looks[meaning] ?? 0;
		const key = keys[meaning];
		return key !== undefined && part >= least ? [{ column, key, score: 0.4 + 0.25 * part, reason: "cells" as const }] : [];
	});
}

const EXAMPLES = 3;

/** @param chosen as `proposeColumns` gives it */
export function columnProposals(
	columns: readonly LookedAt[],
	chosen: ReadonlyMap<number, Candidate>,
	rows: readonly WorkbookRow[],
): ColumnProposal[] {
	return columns.flatMap(({ at, heading, looks }): ColumnProposal[] => {
		if (heading === "" && looks.filled === 0) return [];
		const examples = new Set<string>();
		for (const { cells } of rows) {
			const text = cells[at]?.text;
			if (text) examples.add(text);
			if (examples.size === EXAMPLES) break;
		}
		const found = chosen.get(at);
		const common = { at, letter: columnLetter(at), heading, examples: [...examples] };
		if (!found) return [{ ...common, key: null, confidence: 0, reason: looks.filled === 0 ? "empty" : "unknown" }];
		const isPersonal = found.reason === "personal";
		return [
			{
				...common,
				key: found.key,
				confidence: Math.min(1, found.score),
				reason: found.reason,
				...(isPersonal && { examples: [] }),
			},
		];
	});
}

/** @returns the importer's columns that a column of this kind of sheet may be picked to mean */
export const pickableKeys = (sheet: Sheet): string[] => [
	...(sheet.columns.club && sheet.columns.suffix ? [WHOLE_TEAM] : []),
	...Object.entries<Column>(sheet.columns).map(([key]) => key),
];
