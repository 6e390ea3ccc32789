import type { EditionKey, Entities, EntityKind } from "./entities.ts";
import { entityKey } from "./entity-key.ts";
import { ENTITY_KINDS } from "./entity-kinds.ts";
import { reuseIfEqual } from "./reuse-equal.ts";

/** The entities of an edition by kind and id; a kind there is only one of has the id "". */
export type EntityStores = { readonly [K in EntityKind]: Map<string, Entities[K]> };

export function emptyEntityStores<K extends EntityKind = EntityKind>(
	of: readonly K[] = ENTITY_KINDS as readonly K[],
): Pick<EntityStores, K> {
	return Object.fromEntries(of.map((kind) => [kind, new Map()])) as unknown as Pick<EntityStores, K>;
}

/** The same entities; those of the kinds named in maps of their own, so that the earlier model never changes. */
export function copyEntityStores(stores: EntityStores, changing: readonly EntityKind[]): EntityStores {
	const copied = changing.map((kind) => [kind, new Map<string, unknown>(stores[kind])]);
	return { ...stores, ...(Object.fromEntries(copied) as Partial<EntityStores>) };
}

/** Puts entities among the others; one that says what the earlier one said is replaced by it, here and in `entities`. */
export function putEntities(stores: EntityStores, entities: Partial<EntityStores>, earlier?: EntityStores): void {
	for (const kind of Object.keys(entities) as EntityKind[]) {
		const into: Map<string, unknown> = stores[kind];
		const from: Map<string, unknown> = entities[kind]!;
		const before: ReadonlyMap<string, unknown> | undefined = earlier?.[kind];
		for (const [id, entity] of from) {
			const kept = reuseIfEqual(before?.get(id), entity);
			into.set(id, kept);
			from.set(id, kept);
		}
	}
}

export function deleteEntities(stores: EntityStores, entities: Partial<EntityStores>): void {
	for (const kind of Object.keys(entities) as EntityKind[]) {
		for (const id of entities[kind]?.keys() ?? []) stores[kind].delete(id);
	}
}

/** The keys of all entities that came, went or say something else. Entities that say the same must be the same object. */
export function* changedEntities<K extends EntityKind>(
	edition: EditionKey,
	earlier: Pick<EntityStores, K>,
	later: Pick<EntityStores, K>,
	of: readonly K[] = Object.keys(later) as K[],
): Generator<string> {
	for (const kind of of) {
		const before: ReadonlyMap<string, unknown> = earlier[kind];
		const after: ReadonlyMap<string, unknown> = later[kind];
		if (before === after) continue;
		for (const [id, entity] of after) {
			if (before.get(id) !== entity || !before.has(id)) yield entityKey(edition, kind, id);
		}
		for (const id of before.keys()) if (!after.has(id)) yield entityKey(edition, kind, id);
	}
}
