import type { Text } from "../../../results/record/cup-file.ts";
import { readText } from "../words/plain.ts";
import type { Row } from "./row.ts";

/** A text in both languages: a shared column's value, replaced by the columns of single languages. */
export function bothLanguages<Key extends string>(row: Row<Key>, both: Key | null, en: Key, sv: Key): Text | null | undefined {
	const shared = both === null ? undefined : row.change(both, readText);
	const english = row.change(en, readText);
	const swedish = row.change(sv, readText);
	if (shared === null || (english === null && swedish === null)) return null;
	const first = english ?? shared ?? swedish;
	const second = swedish ?? shared ?? english;
	return first && second ? { en: first, sv: second } : undefined;
}
