import { FAULT_LINE } from "../../text/import/fault-line.ts";
import { type Reader, readBy } from "./naming/two-languages.ts";

/**
 * A fault of a file, worded so that its author can correct it. An error refuses the file; a warning does not. Every importer
 * lists all its faults at once.
 */
export type Fault = {
	readonly severity: "error" | "warning";
	/** As the user named it. */
	readonly file: string;
	/** 1-based. Absent if the fault has no single line. */
	readonly line?: number;
	/** Only for a sheet: the column's letter and its heading as written in the file. */
	readonly column?: Column;
	/** Where in the JSON, such as `editions[0].matches[12].home.team`. */
	readonly path?: string;
	/** The field's own name, such as `team`. */
	readonly field: string;
	/** The value found; undefined: none. */
	readonly value: unknown;
	/** The value expected, in words that follow "expected". */
	readonly expected: string;
	/** What is wrong, in a few words: "no such team". */
	readonly message: string;
	/** The language of the words, if it is not English. */
	readonly language?: "sv";
};

/** "C", "Nation" */
export type Column = { readonly letter: string; readonly heading: string };

/** A fault in the language of one reader. */
export function faultReadBy(reader: Reader, fault: Fault): Fault {
	const { message, expected, value } = fault;
	const said = { message: readBy(reader, message), expected: readBy(reader, expected) };
	return { ...fault, ...said, value: typeof value === "string" ? readBy(reader, value) : value };
}

/** A place in a file. */
export type Place = Pick<Fault, "file" | "line" | "column" | "path" | "field">;

const LONGEST_VALUE = 80;

function shown(value: unknown): string {
	const json = JSON.stringify(value) ?? String(value);
	return json.length > LONGEST_VALUE ? `${json.slice(0, LONGEST_VALUE - 1)}…` : json;
}

/**
 * @returns one line: `cup.json:41 editions[0].matches[12].home.team: no such team: "af-2"; expected a team of edition 2018`, for
 * a sheet `teams.csv:12 C "Nation": no such nation: "Sweeden"; expected …`
 */
export function printFault(unread: Fault): string {
	const fault = faultReadBy(unread.language ?? "en", unread);
	const place = fault.line === undefined ? fault.file : `${fault.file}:${fault.line}`;
	const where = fault.column ? `${fault.column.letter} "${fault.column.heading}"` : fault.path || fault.field;
	const { warning, nothing, expected } = FAULT_LINE[fault.language ?? "en"];
	const kind = fault.severity === "warning" ? warning : "";
	const value = fault.value === undefined ? nothing : shown(fault.value);
	return `${place} ${where}: ${kind}${fault.message}: ${value}; ${expected} ${fault.expected}`;
}

/** @returns errors before warnings, each by file and line, one per line, with their counts at the end */
export function printFaults(faults: readonly Fault[]): string {
	const errors = faults.filter((fault) => fault.severity === "error").sort(byPlace);
	const warnings = faults.filter((fault) => fault.severity === "warning").sort(byPlace);
	return [...errors, ...warnings]
		.map(printFault)
		.concat(count(errors.length, "fault"), count(warnings.length, "warning"))
		.join("\n");
}

const byPlace = (a: Fault, b: Fault) => (a.file < b.file ? -1 : a.file > b.file ? 1 : (a.line ?? 0) - (b.line ?? 0));

const count = (number: number, noun: string) => (number === 0 ? [] : [`${number} ${noun}${number === 1 ? "" : "s"}`]);

export const isError = (fault: Fault): boolean => fault.severity === "error";
