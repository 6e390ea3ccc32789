import type { EditionKey, Entities, EntityKind } from "../entities.ts";

/** The entities of an edition, at one public revision: all of them, or those that other years show. */
export type EntitySource = {
	readonly edition: EditionKey;
	readonly revision: number;
	/** Undefined if the edition has none, or it is not public. */
	entity<K extends EntityKind>(kind: K, id?: string): Entities[K] | undefined;
};
