import { nameKey } from "../../cup/search/name-key.ts";
import type { Present } from "../csv/assemble.ts";
import { readCategoryName } from "../csv/categories/category-name.ts";

/** The names that the record has: a column is known by them too, whatever its heading is. */
export class KnownNames {
	readonly clubs: ReadonlyMap<string, string>;
	readonly categories: ReadonlyMap<string, string>;
	/** By name alone, and with the arena before it. */
	readonly fields: ReadonlyMap<string, string>;
	readonly arenas: ReadonlyMap<string, string>;
	/** The days of the edition; undefined: it is not known. */
	readonly days: { readonly first: string; readonly last: string } | undefined;

	constructor(present: Present | undefined) {
		this.clubs = byKey((present?.clubs ?? []).map(({ name }) => [name, name]));
		this.categories = byKey(
			(present?.edition?.categories ?? []).flatMap(({ id, name, shortName }) =>
				[name.sv, name.en, shortName.sv, shortName.en, id].map((one) => [one, name.en] as const),
			),
		);
		this.arenas = byKey((present?.arenas ?? []).map(({ name }) => [name, name]));
		this.fields = byKey(
			(present?.arenas ?? []).flatMap((arena) =>
				arena.fields.flatMap(({ name, id }) =>
					[`${arena.name} ${name}`, `${name}, ${arena.name}`, name, id].map((one) => [one, `${arena.name} ${name}`] as const),
				),
			),
		);
		const { startsOn, endsOn } = present?.edition ?? {};
		this.days = startsOn && endsOn ? { first: startsOn, last: endsOn } : undefined;
	}

	hasClub(text: string): boolean {
		return this.clubs.size > 0 && this.clubs.has(nameKey(text));
	}

	/** Whether it is a category of the cup, or written as one: P14, Girls U15, F-13. */
	isCategory(text: string): boolean {
		return this.categories.has(nameKey(text)) || readCategoryName(text) !== undefined;
	}
}

function byKey(names: readonly (readonly [name: string, value: string])[]): Map<string, string> {
	const found = new Map<string, string>();
	for (const [name, value] of names) if (!found.has(nameKey(name))) found.set(nameKey(name), value);
	return found;
}
