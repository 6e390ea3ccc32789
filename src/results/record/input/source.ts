import type { PresetName } from "../../../cup/rules.ts";
import type { Removable } from "../cup-file-change.ts";
import type { Fault, Place } from "../fault.ts";
import { type JsonPath, printPath } from "./json-path.ts";

export type PresetChosen = {
	readonly preset: PresetName;
	/** The categories' names. */
	readonly categories: readonly string[];
	readonly language: "en" | "sv";
};

/** The kind under which a cup file's contents are stored; the file's name follows. */
export const CUP_FILE = "cup file";

/** The kind under which what a workbook says is kept. It is compared with earlier workbooks of its name alone. */
export const WORKBOOK = "workbook";

/** A cup file's content, with the positions of its parts in the file. */
export type Source = {
	readonly file: string;
	readonly input: unknown;
	/** Faults of its JSON that do not prevent reading it: an import of it is refused. */
	readonly faults: readonly Fault[];
	/**
	 * @returns the 1-based line; for a path that leads nowhere, that of the nearest noun around it; undefined if there are no lines
	 */
	lineOf(path: JsonPath): number | undefined;
	/** The position in the file, if the input is not its JSON: for example a sheet's cell. `value`: as written there. */
	placeOf?(path: JsonPath): Place & { readonly value?: unknown };
	/** Translates a fault into the author's language; left out: English. */
	say?(fault: Fault): Fault;
	/** Printed paths of nouns that already have faults: further ones would only repeat them. */
	readonly broken?: ReadonlySet<string>;
	/** The kind and name under which the contents are stored, to compare the next import with; left out: for commands. */
	readonly keptAs?: string;
	/** Presets given to new categories because the source names none, in the author's language. */
	readonly presetsTaken?: readonly PresetChosen[];
	/** The kinds of which it lists all nouns: one that is missing since the last import was removed from it. */
	readonly lists?: readonly Removable[];
};

/** The position of a fault, and the value that its author wrote there. */
export function placeIn(source: Source, path: JsonPath, value: unknown): Place & { readonly value: unknown } {
	if (source.placeOf) return { value, ...source.placeOf(path) };
	const field = String(path.findLast((step) => typeof step === "string") ?? "file");
	return { file: source.file, line: source.lineOf(path), path: printPath(path), field, value };
}

/** For input that is not from a file with lines: the demo cup, another format's importer. */
export const sourceWithoutLines = (file: string, input: unknown): Source => ({
	file,
	input,
	faults: [],
	lineOf: () => undefined,
});

/** A source whose faults several people read: each fault has its names in both languages until `faultReadBy` chooses one. */
export const readInBoth = <One extends Source>(source: One): One => ({ ...source, say: (fault: Fault) => fault });
