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
	for (const cell of cells) {
		const key = nameKey(cell.text);
		const found = rows.get(key);
		if (found) found.cells.push(cell);
		else rows.set(key, { name: cell.text, cells: [cell] });
	}
	const near = nearIndex([...[...rows.values()].map(({ name }) => name), ...known.clubs.values()]);
	return [...rows].flatMap(([key, { name, cells }]) => {
		if (known.clubs.has(key) || isFresh.has(key)) return [];
		const others = near(key).filter((other) => {
			const otherKey = nameKey(other);
			const isMeant = known.clubs.has(otherKey) || (rows.get(otherKey)?.cells.length ?? 0) > cells.length;
			return otherKey !== key && isMeant && isSlipOf(name, other);
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
function nearIndex(names: readonly string[]): (key: string) => string[] {
	const index = new Map<string, string[]>();
	for (const name of new Set(names)) {
		for (const variant of variantsOf(nameKey(name))) {
			const found = index.get(variant);
			if (found) found.push(name);
			else index.set(variant, [name]);
		}
	}
	return (key) => [...new Set(variantsOf(key).flatMap((variant) => index.get(variant) ?? []))];
}

const variantsOf = (key: string): string[] => [key, ...Array.from(key, (_, at) => key.slice(0, at) + key.slice(at + 1))];
