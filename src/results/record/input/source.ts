import type { PresetName } from "../../../cup/rules.ts";
import type { Removable } from "../cup-file-change.ts";
import type { Fault, Place } from "../fault.ts";
import { type JsonPath, printPath } from "./json-path.ts";

export type PresetChosen = {
	readonly preset: PresetName;
	/** What they are called. */
	readonly categories: readonly string[];
	readonly language: "en" | "sv";
};

/** The kind under which what a cup file says is kept; its name follows. */
export const CUP_FILE = "cup file";

/** A cup file's content, with the way back to the lines that its author wrote. */
export type Source = {
	readonly file: string;
	readonly input: unknown;
	/** What is wrong with its JSON although it can be read: an import of it is refused. */
	readonly faults: readonly Fault[];
	/** @returns 1-based; of the nearest noun around it where the path leads nowhere; undefined where there are no lines */
	lineOf(path: JsonPath): number | undefined;
	/** Where its author reads a place of the input, where that is not a path of one file: a cell of a sheet. `value` as it stands there. */
	placeOf?(path: JsonPath): Place & { readonly value?: unknown };
	/** A fault in the language of its author; left out: English. */
	say?(fault: Fault): Fault;
	/** Printed paths of nouns that its faults speak of already: what else is said of them would only repeat it. */
	readonly broken?: ReadonlySet<string>;
	/** The kind and the name under which what it says is kept, to be compared with when it is imported again; left out: a command's own words. */
	readonly keptAs?: string;
	/** Presets that new categories get because the source names none for them, in the language of its author. */
	readonly presetsTaken?: readonly PresetChosen[];
	/** The kinds of nouns that it lists all of: one that it named last time, and no more, was taken out of it. */
	readonly lists?: readonly Removable[];
};

/** Where a fault of the input stands, and what its author wrote there. */
export function placeIn(source: Source, path: JsonPath, value: unknown): Place & { readonly value: unknown } {
	if (source.placeOf) return { value, ...source.placeOf(path) };
	const field = String(path.findLast((step) => typeof step === "string") ?? "file");
	return { file: source.file, line: source.lineOf(path), path: printPath(path), field, value };
}

/** Of what was not read from a file of lines: the demo cup, another format's importer. */
export const sourceWithoutLines = (file: string, input: unknown): Source => ({
	file,
	input,
	faults: [],
	lineOf: () => undefined,
});
