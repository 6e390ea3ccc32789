import type { EditionKey, Entities, EntityKind } from "./entities.ts";
import { entityKey } from "./entity-key.ts";
import { ENTITY_KINDS } from "./entity-kinds.ts";
import { LayeredMap, type MapChanges } from "./layered-map.ts";
import { reuseIfEqual } from "./reuse-equal.ts";

/** The entities of an edition by kind and id; the id of a singleton is "". */
export type EntityStores = { readonly [K in EntityKind]: Map<string, Entities[K]> };

/** The same, read-only, in a finished model. */
export type FrozenEntities = { readonly [K in EntityKind]: LayeredMap<Entities[K]> };

export function emptyEntityStores<K extends EntityKind = EntityKind>(
	of: readonly K[] = ENTITY_KINDS as readonly K[],
): Pick<EntityStores, K> {
	return Object.fromEntries(of.map((kind) => [kind, new Map()])) as unknown as Pick<EntityStores, K>;
}

/** A model's own, mutable stores. */
export function freezeEntities<K extends EntityKind>(
	stores: Pick<EntityStores, K>,
	kinds: readonly K[],
): Pick<FrozenEntities, K> {
	const maps = kinds.map((kind) => [kind, new LayeredMap<unknown>(stores[kind])]);
	return Object.fromEntries(maps) as unknown as Pick<FrozenEntities, K>;
}

/** The same with the changes of some kinds. */
export function withChanges<Kept extends Partial<FrozenEntities>, K extends EntityKind & keyof Kept>(
	entities: Kept,
	changes: EntityChanges<K>,
	kinds: readonly K[],
): Kept {
	const changed: Record<string, unknown> = {};
	for (const kind of kinds) {
		const news: MapChanges<unknown> = changes.of(kind);
		if (news.size > 0) changed[kind] = (entities[kind] as unknown as LayeredMap<unknown>).with(news);
	}
	return { ...entities, ...changed };
}

/** The ids of entities. */
export function* keysOf(entities: Iterable<readonly [string, unknown]>): Generator<string> {
	for (const [id] of entities) yield id;
}

/** Adds entities. One that is equal to its predecessor is replaced by the predecessor, here and in `entities`. */
export function putEntities(stores: EntityStores, entities: Partial<EntityStores>, earlier?: FrozenEntities): void {
	for (const kind of Object.keys(entities) as EntityKind[]) {
		const into: Map<string, unknown> = stores[kind];
		const from: Map<string, unknown> = entities[kind]!;
		const before: { get(id: string): unknown } | undefined = earlier?.[kind];
		for (const [id, entity] of from) {
			const kept = reuseIfEqual(before?.get(id), entity);
			into.set(id, kept);
			from.set(id, kept);
		}
	}
}

type EntityMap<K extends EntityKind> = { get(id: string): Entities[K] | undefined };

/** The changes of entities of some kinds: an equal entity is no change. */
export class EntityChanges<Kinds extends EntityKind = EntityKind> {
	readonly #changed: { [K in EntityKind]?: Map<string, Entities[K] | undefined> } = {};
	readonly #before: { readonly [K in Kinds]: EntityMap<K> };

	/** @param before the earlier entities */
	constructor(before: { readonly [K in Kinds]: EntityMap<K> }) {
		this.#before = before;
	}

	/** @returns the entity, or the earlier one if equal */
	put<K extends Kinds>(kind: K, id: string, entity: Entities[K]): Entities[K] {
		const before = this.#before[kind].get(id);
		const kept = reuseIfEqual(before, entity);
		if (kept !== before) this.#of(kind).set(id, kept);
		return kept;
	}

	delete<K extends Kinds>(kind: K, id: string): void {
		if (this.#before[kind].get(id) !== undefined) this.#of(kind).set(id, undefined);
	}

	/** Replaces all entities of a kind. */
	replace<K extends Kinds>(kind: K, ids: Iterable<string>, entities: ReadonlyMap<string, Entities[K]>): void {
		for (const [id, entity] of entities) this.put(kind, id, entity);
		for (const id of ids) if (!entities.has(id)) this.delete(kind, id);
	}

	/** Applies the changes of others; an entity removed by one may have been added by another. */
	add<K extends Kinds>(other: EntityChanges<K>): void {
		for (const kind of other.kinds()) {
			const own = this.#of(kind);
			for (const [id, entity] of other.of(kind)) if (entity !== undefined || own.get(id) === undefined) own.set(id, entity);
		}
	}

	kinds(): Kinds[] {
		return Object.keys(this.#changed) as Kinds[];
	}

	of<K extends Kinds>(kind: K): MapChanges<Entities[K]> {
		return this.#changed[kind] ?? new Map();
	}

	*keys(edition: EditionKey): Generator<string> {
		for (const kind of this.kinds()) for (const id of this.of(kind).keys()) yield entityKey(edition, kind, id);
	}

	#of<K extends Kinds>(kind: K): Map<string, Entities[K] | undefined> {
		const known = this.#changed[kind];
		if (known) return known;
		const made = new Map<string, Entities[K] | undefined>();
		(this.#changed as { [Kind in K]?: typeof made })[kind] = made;
		return made;
	}
}

/** The keys of all entities that were added, removed or changed. Equal entities must be the same object. */
export function* changedEntities(edition: EditionKey, earlier: FrozenEntities, later: FrozenEntities): Generator<string> {
	for (const kind of ENTITY_KINDS) {
		const before: LayeredMap<unknown> = earlier[kind];
		const after: LayeredMap<unknown> = later[kind];
		if (before === after) continue;
		for (const [id, entity] of after) if (before.get(id) !== entity) yield entityKey(edition, kind, id);
		for (const [id] of before) if (!after.has(id)) yield entityKey(edition, kind, id);
	}
}
