import { type Named, type NameIndex, nameIndex } from "../../../cup/search/name-search.ts";
import { LANGUAGES } from "../../../text/language.ts";
import { nationName } from "../../../text/nation-name.ts";
import type { NamesEntity, PlaceNamesEntity } from "../../edition/building/names.ts";
import type { Words } from "../../edition/entities.ts";

/** A search result of any kind. */
export type Found = Named & { readonly kind: "team" | "club" | "nation" | "category" | "arena" | "field"; readonly id: string };

const indexes = new WeakMap<NamesEntity | PlaceNamesEntity, NameIndex<Found>>();

/** The index of an edition's names: built at the first search, and again only after a name has changed. */
export function indexOf(names: NamesEntity | PlaceNamesEntity): NameIndex<Found> {
	const index = indexes.get(names) ?? nameIndex("teams" in names ? entryNames(names) : placeNames(names));
	indexes.set(names, index);
	return index;
}

function entryNames({ teams, clubs, nations, categories }: NamesEntity): Found[] {
	const shortNames = new Map(categories.map(({ id, shortName }) => [id, both(shortName)]));
	return [
		...teams.map(({ id, name, category, nation }) => ({
			kind: "team" as const,
			id,
			names: [name],
			also: [...(shortNames.get(category) ?? []), ...nationNames(nation)],
		})),
		...clubs.map(({ id, name, nation }) => ({ kind: "club" as const, id, names: [name], also: nationNames(nation) })),
		...nations.map((code) => ({ kind: "nation" as const, id: code, names: nationsOwn(code), codes: [code] })),
		...categories.map(({ id, name, shortName }) => ({
			kind: "category" as const,
			id,
			names: [...both(name), ...both(shortName)],
		})),
	];
}

function placeNames({ arenas, fields }: PlaceNamesEntity): Found[] {
	return [
		...arenas.map(({ id, name }) => ({ kind: "arena" as const, id, names: [name] })),
		...fields.map(({ id, name, arena }) => ({ kind: "field" as const, id, names: [name], also: [arena] })),
	];
}

function both({ en, sv }: Words): string[] {
	return [en, sv];
}

function nationNames(code: string): string[] {
	return [...nationsOwn(code), code];
}

function nationsOwn(code: string): string[] {
	return LANGUAGES.map((language) => nationName(code, language));
}
