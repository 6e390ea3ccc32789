import type { ArenaId, FieldId } from "../../../cup/ids.ts";
import { naturalOrder } from "../../../cup/search/natural-order.ts";
import type { CupFileArena, CupFileField } from "../../record/cup-file.ts";
import type { EditionKey, Entities, MatchEntity } from "../entities.ts";
import type { EntityStores } from "../entity-stores.ts";
import type { Projection } from "../projection.ts";
import { zonedTime } from "./zoned-time.ts";

/** The time zone of its times. */
export type ArenaEntity = Projection<CupFileArena, "zone" | "fields"> & {
	readonly edition: EditionKey;
	/** By name. */
	readonly fields: readonly FieldId[];
};

/** When a field is closed, in its arena's local time. The reason is only for the organisers. */
export type FieldClosing = { readonly from: string; readonly until: string | null };
export type FieldEntity = Projection<CupFileField, "closed"> & {
	readonly edition: EditionKey;
	readonly arena: ArenaId;
	readonly closed: readonly FieldClosing[];
};

type ArenaKind = "arenas" | "arena" | "field";

/**
 * The arenas of an edition: those with a match, or with one before it was moved. Until the schedule is published, which those are is not
 * public, so all arenas of the cup are included.
 * @param zone the cup's
 * @param matches null before the schedule is published
 */
export function arenaEntities(
	edition: EditionKey,
	arenas: readonly CupFileArena[],
	zone: string,
	matches: readonly MatchEntity[] | null,
): Pick<EntityStores, ArenaKind> {
	const used = matches && new Set(matches.flatMap(({ place, moved }) => [place?.field, moved?.place?.field]));
	const entities: { readonly [K in ArenaKind]: Map<string, Entities[K]> } = {
		arenas: new Map(),
		arena: new Map(),
		field: new Map(),
	};
	const shown = arenas
		.map((arena) => ({ ...arena, fields: arena.fields.filter(({ id }) => !used || used.has(id)) }))
		.filter(({ fields }) => !used || fields.length > 0)
		.toSorted((a, b) => naturalOrder(a.name, b.name) || naturalOrder(a.id, b.id));
	for (const arena of shown) {
		const fields = arena.fields.toSorted((a, b) => naturalOrder(a.name, b.name) || naturalOrder(a.id, b.id));
		entities.arena.set(arena.id, {
			edition,
			id: arena.id,
			name: arena.name,
			address: arena.address ?? null,
			latitude: arena.latitude ?? null,
			longitude: arena.longitude ?? null,
			text: arena.text ?? null,
			opens: arena.opens ?? null,
			closes: arena.closes ?? null,
			otherHours: arena.otherHours ?? null,
			fields: fields.map(({ id }) => id),
		});
		const at = (instant: string) => zonedTime(instant, arena.zone ?? zone);
		for (const { id, name, surface = null, size = null, closed: spans = [] } of fields) {
			const closed = spans.map(({ from, until }) => ({ from: at(from), until: until === undefined ? null : at(until) }));
			entities.field.set(id, { edition, id, arena: arena.id, name, surface, size, closed });
		}
	}
	entities.arenas.set(
		"",
		shown.map(({ id }) => id),
	);
	return entities;
}
