import type { EditionId } from "../../cup/ids.ts";
import type { EditionKey, EntityKind } from "./entities.ts";

/** The dependency key of an entity. */
export function entityKey(edition: EditionKey, kind: EntityKind, id: string): string {
	return `${edition}/${kind}:${id}`;
}

/** The key that changes with every change of an edition. */
export function revisionKey(edition: EditionKey): string {
	return `${edition}/revision`;
}

/** The key that changes with any change of an edition that has been unloaded: which of its entities changed is unknown. */
export function openedKey(edition: EditionKey): string {
	return `${edition}/opened`;
}

/** The key of the list of a cup's editions. */
export function editionsKey(cup: number): string {
	return `${cup}/editions`;
}

export function editionKey(cup: number, edition: EditionId): EditionKey {
	return `${cup}/${edition}`;
}
