import { placeName } from "../../../cup/place-name.ts";
import { nameKey } from "../../../cup/search/name-key.ts";
import type { CupFileArena, CupFileField } from "../cup-file.ts";

export type PlacedField = { readonly field: CupFileField; readonly arena: CupFileArena };

const alike = (text: string, ...names: readonly string[]) => names.some((name) => nameKey(name) === nameKey(text));

export const arenasNamed = (arenas: readonly CupFileArena[], text: string): CupFileArena[] => {
	const own = arenas.find(({ id }) => id === text);
	return own ? [own] : arenas.filter(({ name }) => alike(text, name));
};

/** @returns the fields that a text refers to: by id, else with their arena ("Kyrkängen 1"), else by their own name */
export function fieldsNamed(arenas: readonly CupFileArena[], text: string): PlacedField[] {
	const all = arenas.flatMap((arena) => arena.fields.map((field) => ({ field, arena })));
	const own = all.find(({ field }) => field.id === text);
	if (own) return [own];
	const whole = all.filter(({ field, arena }) =>
		alike(text, placeName(arena.name, field.name), `${arena.name} ${field.name}`, `${field.name} ${arena.name}`),
	);
	return whole.length > 0 ? whole : all.filter(({ field }) => alike(text, field.name));
}
