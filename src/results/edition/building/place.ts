import { placeName } from "../../../cup/place-name.ts";
import { naturalOrder } from "../../../cup/search/natural-order.ts";
import type { CupFileArena } from "../../record/cup-file.ts";
import type { PlaceEntity } from "../entities.ts";

export type ZonedPlace = { readonly place: PlaceEntity; readonly zone: string };

/** The fields of a cup with their arenas, by field id. `zone` is the cup's, for arenas without their own. */
export function placesOf(arenas: readonly CupFileArena[], zone: string): ReadonlyMap<string, ZonedPlace> {
	return new Map(
		arenas.flatMap((arena) =>
			arena.fields.map((field) => [
				field.id,
				{
					zone: arena.zone ?? zone,
					place: {
						arena: arena.id,
						arenaName: arena.name,
						address: arena.address ?? null,
						latitude: arena.latitude ?? null,
						longitude: arena.longitude ?? null,
						field: field.id,
						fieldName: field.name,
						name: placeName(arena.name, field.name),
					},
				},
			]),
		),
	);
}

/** The order of fields by full name, by field id: computed once, since a cup has thousands of matches to sort. */
export function placeOrder(places: ReadonlyMap<string, ZonedPlace>): ReadonlyMap<string, number> {
	const names = [...new Set([...places.values()].map(({ place }) => place.name))].sort(naturalOrder);
	const order = new Map(names.map((name, at) => [name, at]));
	return new Map([...places].map(([field, { place }]) => [field, order.get(place.name)!]));
}
