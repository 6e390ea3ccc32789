import type { ArenaId, CategoryId, ClubId, FieldId, MatchId, TeamId } from "../../../cup/ids.ts";
import type { MatchEntity, PlaceEntity, Words } from "../entities.ts";
import type { EntityStores } from "../entity-stores.ts";
import type { ArenaEntity, FieldEntity } from "./arena-entities.ts";

/** Everything that can be found by name; it changes only with a draw or a renaming. */
export type NamesEntity = {
	readonly teams: readonly {
		readonly id: TeamId;
		readonly name: string;
		readonly category: CategoryId;
		readonly nation: string;
	}[];
	readonly clubs: readonly { readonly id: ClubId; readonly name: string; readonly nation: string }[];
	/** Codes. */
	readonly nations: readonly string[];
	readonly categories: readonly { readonly id: CategoryId; readonly name: Words; readonly shortName: Words }[];
};

/** Like `NamesEntity`, for the places of the edition. */
export type PlaceNamesEntity = {
	readonly arenas: readonly { readonly id: ArenaId; readonly name: string }[];
	readonly fields: readonly { readonly id: FieldId; readonly name: string; readonly arena: string }[];
};

/** A match by its printed number. */
export type NumberedMatch = { readonly number: string; readonly match: MatchId };

export function namesOf({ team, club, nation, category }: EntityStores, published: { readonly clubs: boolean }): NamesEntity {
	return {
		teams: [...team.values()].map(({ id, name, category, nation }) => ({ id, name, category, nation })),
		clubs: published.clubs ? [...club.values()].map(({ id, name, nation }) => ({ id, name, nation })) : [],
		nations: published.clubs ? [...nation.keys()] : [],
		categories: [...category.values()].map(({ id, name, shortName }) => ({ id, name, shortName })),
	};
}

/** @param places by field, in the form that matches use */
export function placeNamesOf(
	arenas: ReadonlyMap<ArenaId, ArenaEntity>,
	fields: ReadonlyMap<FieldId, FieldEntity>,
	places: ReadonlyMap<FieldId, { readonly place: PlaceEntity }>,
): PlaceNamesEntity {
	return {
		arenas: [...arenas.values()].map(({ id, name }) => ({ id, name })),
		fields: [...fields.keys()].map((id) => {
			const { name, arenaName } = places.get(id)!.place;
			return { id, name, arena: arenaName };
		}),
	};
}

export function numbersOf(matches: readonly MatchEntity[]): NumberedMatch[] {
	return matches.flatMap(({ id, number }) => (number === null ? [] : [{ number, match: id }]));
}
