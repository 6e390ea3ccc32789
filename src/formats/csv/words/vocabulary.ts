import { foldName } from "../../../cup/search/name-folding.ts";
import { inTwo } from "../../../results/record/naming/two-languages.ts";
import type { Reading } from "./reading.ts";

/** Values with their words in sheets: first English, then Swedish, then others. */
export type Vocabulary<Value extends string> = Readonly<Record<Value, readonly [en: string, sv: string, ...others: string[]]>>;

/** Without case, accents, spaces and dashes. */
export const wordKey = (text: string): string => foldName(text).replace(/[\s\-–—_]+/g, "");

const oneOf = (words: readonly (readonly [string, string, ...string[]])[]) =>
	inTwo(words.map(([en]) => en).join(", "), words.map(([, sv]) => sv).join(", "));

/** @returns a reader of one of the values */
export function choice<Value extends string>(vocabulary: Vocabulary<Value>, wrong: string): (text: string) => Reading<Value> {
	const entries = Object.entries<readonly [string, string, ...string[]]>(vocabulary) as [
		Value,
		readonly [string, string, ...string[]],
	][];
	const values = new Map<string, Value>();
	for (const [value, words] of entries) for (const word of [value, ...words]) values.set(wordKey(word), value);
	const expected = oneOf(entries.map(([, words]) => words));
	return (text) => {
		const value = values.get(wordKey(text));
		return value === undefined ? { wrong, expected } : { value };
	};
}

/** @returns a reader of a list of values for `read`, separated by commas, semicolons or line breaks */
export function listOf<Value>(read: (text: string) => Reading<Value>, between?: RegExp): (text: string) => Reading<Value[]> {
	return (text) => {
		const values: Value[] = [];
		for (const part of listParts(text, between)) {
			const reading = read(part);
			if (!("value" in reading)) return { ...reading, wrong: `${reading.wrong} (“${part}”)` };
			values.push(reading.value);
		}
		return { value: values };
	};
}

/** @returns the parts of a cell with a list */
export const listParts = (text: string, between = /[;,\n]/): string[] =>
	text
		.split(between)
		.map((part) => part.trim())
		.filter((part) => part !== "");
