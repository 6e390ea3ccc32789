import { nameKey } from "../../cup/search/name-key.ts";
import { nearNames } from "../../cup/search/near-names.ts";
import { readCategoryName } from "../csv/categories/category-name.ts";
import { TEAMS } from "../csv/columns/teams.ts";
import type { Undrawn } from "../csv/matches/draw-from-matches.ts";
import { readNation } from "../csv/words/nation.ts";
import type { KnownNames } from "./known.ts";
import type { SheetProposal } from "./propose.ts";

/** A mend of all rows with the same fault. */
export const MENDS = [
	"category-above",
	"group-above",
	"day-above",
	"category-of-sheet",
	"group-of-sheet",
	"day-of-sheet",
	"new-categories",
	"nation",
	"groups",
] as const;
export type MendId = (typeof MENDS)[number];

/** One value of a column for another, in every row that has it. */
export type Replacement = { readonly key: string; readonly from: string; readonly to: string };

export type Mend = {
	readonly id: MendId;
	/** Of the workbook; "" for all. */
	readonly sheet: string;
	/** Rows that it mends; of groups, teams that get one. */
	readonly count: number;
	/** The values that they get, or that are made. */
	readonly values: readonly string[];
	/** Of the first rows. */
	readonly lines: readonly number[];
	readonly isOn: boolean;
};

const SHOWN = 8;

/** The mend of teams that a schedule names and that are in no group: each is put in the group of its matches. */
export const groupsMend = (undrawn: Undrawn | undefined, isOn: boolean): Mend[] =>
	undrawn === undefined
		? []
		: [
				{
					...{ id: "groups", sheet: "", count: undrawn.teams, isOn },
					values: undrawn.groups.map(({ category, group, teams }) => `${category} ${group} (${teams})`),
					lines: undrawn.lines.slice(0, SHOWN),
				},
			];

/** The mends of title rows: the class, the group or the day that stands above rows without one. */
export function titleMends(proposal: SheetProposal, accepted: ReadonlySet<MendId>): Mend[] {
	const { sections, columns, whole, kind, name } = proposal;
	const at = (key: string) => columns.find((column) => column.key === key)?.at;
	const offers = (part: "category" | "group" | "day", key: string): Mend[] => {
		if (kind !== TEAMS.en && kind !== "matches") return [];
		if (part === "day" && kind === TEAMS.en) return [];
		const column = at(key);
		const lacking = sections.rows.filter(({ cells }) => column === undefined || !cells[column]);
		const above = lacking.filter(({ line }) => sections.of.get(line)?.[part] !== undefined);
		const rest = lacking.filter(({ line }) => sections.of.get(line)?.[part] === undefined);
		const make = (id: MendId, rows: typeof lacking, values: readonly string[]): Mend[] =>
			rows.length === 0 || values.length === 0
				? []
				: [
						{
							...{ id, sheet: name, count: rows.length, values: [...new Set(values)].slice(0, SHOWN) },
							lines: rows.slice(0, SHOWN).map(({ line }) => line),
							isOn: accepted.has(id),
						},
					];
		return [
			...make(
				`${part}-above`,
				above,
				above.map(({ line }) => sections.of.get(line)![part]!),
			),
			...make(`${part}-of-sheet`, rest, whole?.[part] === undefined ? [] : [whole[part]]),
		];
	};
	return [...offers("category", "category"), ...offers("group", "group"), ...offers("day", "date")];
}

/** @returns the categories that rows name and nobody knows, with how many rows name each */
export function unknownCategories(texts: readonly string[], known: KnownNames): Map<string, number> {
	const counts = new Map<string, { name: string; count: number }>();
	const times = new Map<string, number>();
	for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
	for (const [text, count] of times) {
		const read = readCategoryName(text);
		if (known.categories.has(nameKey(text)) || (read && known.categories.has(nameKey(read.name.en)))) continue;
		// "P14" and "Pojkar 14" are one.
		const key = nameKey(read?.name.en ?? text);
		const found = counts.get(key);
		if (found) found.count += count;
		else counts.set(key, { name: text, count });
	}
	return new Map([...counts.values()].map(({ name, count }) => [name, count]));
}

const MOST = 3;

/** @returns what a value that is not known may have been meant as, the likeliest first */
export function suggestionsFor(key: string, value: string, known: KnownNames, year: number | undefined): string[] {
	if (key === "category") return categorySuggestions(value, known, year);
	if (key === "club") return nearNames(value, new Set(known.clubs.values()));
	if (key === "field") return nearNames(value, new Set(known.fields.values()));
	if (key === "nation") {
		const reading = readNation(value);
		return "value" in reading ? [] : (/near: (.*)$/.exec(reading.expected)?.[1]?.split(", ") ?? []).slice(0, MOST);
	}
	return [];
}

/** P2012 is P14 in 2026; F17 may be F16 or F18; the rest by its letters. */
function categorySuggestions(value: string, known: KnownNames, year: number | undefined): string[] {
	const all = [...new Set(known.categories.values())];
	const [, word, born] = /^(\D+?)[\s-]*((?:19|20)\d\d)$/.exec(value.trim()) ?? [];
	const byBirth =
		born === undefined || year === undefined
			? undefined
			: known.categories.get(nameKey(readCategoryName(`${word}${year - Number(born)}`)?.name.en ?? ""));
	if (byBirth !== undefined) return [byBirth];
	const read = readCategoryName(value);
	const ages = read
		? all
				.flatMap((name) => {
					const other = readCategoryName(name);
					return other?.gender === read.gender ? [{ name, apart: Math.abs(other.age - read.age) }] : [];
				})
				.sort((a, b) => a.apart - b.apart)
				.filter(({ apart }) => apart <= 2)
				.map(({ name }) => name)
		: [];
	return [...new Set([...ages, ...nearNames(value, all)])].slice(0, MOST);
}
