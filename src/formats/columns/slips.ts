import { nameKey } from "../../cup/search/name-key.ts";
import { isSlipOf } from "../../cup/search/near-names.ts";
import type { KnownNames } from "./known.ts";

/** A new club that may be another misspelt. */
export type Slip = {
	/** As the importer names it. */
	readonly sheet: string;
	readonly value: string;
	/** The likeliest first. */
	readonly near: readonly string[];
	readonly lines: readonly number[];
	/** "sheet\nline" */
	readonly rows: readonly string[];
};

type ClubCell = { readonly sheet: string; readonly line: number; readonly text: string };

const MOST = 3;

/**
 * Clubs that are not known, and near to one that is, or to one that the same sheets have more often.
 * @param fresh clubs that are new all the same
 */
export function slipsOf(cells: readonly ClubCell[], known: KnownNames, fresh: readonly string[]): Slip[] {
	const isFresh = new Set(fresh.map(nameKey));
	const rows = new Map<string, { readonly name: string; readonly cells: ClubCell[] }>();
	const keys = new Map<string, string>();
	for (const cell of cells) {
		const key = keys.get(cell.text) ?? nameKey(cell.text);
		keys.set(cell.text, key);
		const found = rows.get(key);
		if (found) found.cells.push(cell);
		else rows.set(key, { name: cell.text, cells: [cell] });
	}
	const least = [...rows.values()].reduce((fewest, { cells }) => Math.min(fewest, cells.length), Number.POSITIVE_INFINITY);
	const meant = [...rows].filter(([, { cells }]) => cells.length > least).map(([key]) => key);
	if (meant.length + known.clubs.size === 0) return [];
	const near = nearIndex([...meant, ...known.clubs.keys()]);
	return [...rows].flatMap(([key, { name, cells }]) => {
		if (known.clubs.has(key) || isFresh.has(key)) return [];
		const others = near(key).flatMap((other) => {
			const written = known.clubs.get(other) ?? rows.get(other);
			if (other === key || written === undefined) return [];
			if (typeof written !== "string" && written.cells.length <= cells.length) return [];
			const called = typeof written === "string" ? written : written.name;
			return isSlipOf(name, called) ? called : [];
		});
		if (others.length === 0) return [];
		const lines = cells.map(({ line }) => line);
		return [
			{
				...{ sheet: cells[0]!.sheet, value: name, near: others.slice(0, MOST), lines },
				rows: cells.map(({ sheet, line }) => `${sheet}\n${line}`),
			},
		];
	});
}

/**
 * Finds names that differ by one letter, or by two neighbours that changed places, without comparing each with each: both are the same
 * once a letter is left out.
 */
function nearIndex(keys: readonly string[]): (key: string) => string[] {
	const index = new Map<string, string[]>();
	for (const key of new Set(keys)) {
		for (const variant of variantsOf(key)) {
			const found = index.get(variant);
			if (found) found.push(key);
			else index.set(variant, [key]);
		}
	}
	return (key) => [...new Set(variantsOf(key).flatMap((variant) => index.get(variant) ?? []))];
}

const variantsOf = (key: string): string[] => [
	key,
	...Array.from({ length: key.length }, (_, at) => key.slice(0, at) + key.slice(at + 1)),
];
