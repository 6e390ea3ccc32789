import { nameKey } from "../../../cup/search/name-key.ts";
import type { Reading } from "../words/reading.ts";

/** A column of a sheet; docs/organise/csv.md is made of these. */
export type Column = {
	readonly en: string;
	readonly sv: string;
	/** Other headings it goes by, in either language. */
	readonly also?: readonly string[];
	/** Every row has it. */
	readonly needed?: true;
	/** It says of which one a row is, and nothing of it. */
	readonly names?: true;
	/** What stands in its cells. */
	readonly says: string;
	/** How a cell is read, where what it says is what the noun has under the column's key (`ownValues`). */
	readonly reads?: (text: string) => Reading<unknown>;
};

/** A kind of file: the name it goes by without ".csv", and its columns by what the cup file calls them. */
export type Sheet<Key extends string = string> = {
	readonly en: string;
	readonly sv: string;
	readonly also?: readonly string[];
	/** What one row is. */
	readonly says: string;
	readonly columns: Readonly<Record<Key, Column>>;
};

export type KeyOf<S extends Sheet> = keyof S["columns"] & string;

/** What spellings of a heading or a file's name have in common: no case, no accents, no spaces. */
export const headingKey = (text: string): string => nameKey(text).replaceAll(" ", "");

/** @returns every heading that a column goes by */
export const headingsOf = ({ en, sv, also = [] }: Column | Sheet): string[] => [en, sv, ...also];

/** @returns the key of the column with this heading */
export function columnKey<Key extends string>(sheet: Sheet<Key>, heading: string): Key | undefined {
	const key = headingKey(heading);
	const columns = Object.entries<Column>(sheet.columns) as [Key, Column][];
	return columns.find(([, column]) => headingsOf(column).some((name) => headingKey(name) === key))?.[0];
}

export const ID: Column = {
	en: "id",
	sv: "id",
	names: true,
	says: "an id of your own: letters a–z, digits, dot, dash, underscore; blank: made [from names](#ids)",
};

export const REMOVE: Column = { en: "remove", sv: "ta bort", says: "yes: take it out of the record" };
