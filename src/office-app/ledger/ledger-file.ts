import type { ActKind } from "../../cup/office/act-kind.ts";
import { deskCalled } from "../undo/desk-called.ts";
import type { ShownAct } from "../undo/shown-act.ts";

/** The language and format of the file. */
export type FileWords = {
	readonly headings: readonly string[];
	readonly kinds: Readonly<Record<ActKind, string>>;
	readonly timeOf: (at: string) => string;
	/** The separator: a Swedish spreadsheet has commas in its numbers and expects semicolons. */
	readonly separator: "," | ";";
	readonly commandLine: string;
};

/** Spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The ledger as a sheet: a row for each value that an act changed. */
export function ledgerFile(acts: readonly ShownAct[], words: FileWords): string {
	const rows = [words.headings, ...acts.flatMap((act) => rowsOf(act, words))];
	return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(words.separator)}\r\n`).join("");
}

function rowsOf(
	{ id, at, desk, kind, lines, why, undoes, undoneBy }: ShownAct,
	{ kinds, timeOf, commandLine }: FileWords,
): string[][] {
	const head = [String(id), timeOf(at), deskCalled(desk, commandLine), kinds[kind]];
	const foot = [why ?? "", undoes.join(" "), undoneBy === null ? "" : String(undoneBy)];
	if (lines.length === 0) return [[...head, "", "", "", ...foot]];
	return lines.map(({ what, was, becomes }) => [...head, what, was, becomes, ...foot]);
}

/** A text that a spreadsheet would read as a formula is marked as text. */
function cell(text: string): string {
	const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
