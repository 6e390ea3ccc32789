import { nameKey } from "../../../cup/search/name-key.ts";
import type { Reading } from "../words/reading.ts";

/** A column of a sheet; docs/organise/csv.md is generated from these. */
export type Column = {
	readonly en: string;
	readonly sv: string;
	/** Other accepted headings, in either language. */
	readonly also?: readonly string[];
	/** Every row needs a value. */
	readonly needed?: true;
	/** It only identifies the row's noun. */
	readonly names?: true;
	/** The description of its cells, for the documentation. */
	readonly says: string;
	/** The reader of a cell whose value is the noun's value under the column's key (`ownValues`). */
	readonly reads?: (text: string) => Reading<unknown>;
};

/** A kind of file: its name without ".csv", and its columns by their names in the cup file. */
export type Sheet<Key extends string = string> = {
	readonly en: string;
	readonly sv: string;
	readonly also?: readonly string[];
	/** The description of a row, for the documentation. */
	readonly says: string;
	readonly columns: Readonly<Record<Key, Column>>;
};

export type KeyOf<S extends Sheet> = keyof S["columns"] & string;

/** Equal for all spellings of a heading or a file's name: without case, accents and spaces. */
export const headingKey = (text: string): string => nameKey(text).replaceAll(" ", "");

/** @returns every accepted heading of a column */
export const headingsOf = ({ en, sv, also = [] }: Column | Sheet): string[] => [en, sv, ...also];

/** @returns the key of the column with this heading */
export function columnKey<Key extends string>(sheet: Sheet<Key>, heading: string): Key | undefined {
	let keys = KEYS.get(sheet);
	if (!keys) {
		keys = new Map();
		for (const [key, column] of Object.entries<Column>(sheet.columns))
			for (const name of headingsOf(column).map(headingKey)) if (!keys.has(name)) keys.set(name, key);
		KEYS.set(sheet, keys);
	}
	return keys.get(headingKey(heading)) as Key | undefined;
}

/** By sheet: its columns by what spellings of their headings have in common. */
const KEYS = new WeakMap<Sheet, Map<string, string>>();

export const ID: Column = {
	en: "id",
	sv: "id",
	names: true,
	says: "an id of your own: letters a–z, digits, dot, dash, underscore; blank: made [from names](#ids)",
};

export const REMOVE: Column = { en: "remove", sv: "ta bort", says: "yes: take it out of the record" };
