import { canonical } from "./canonical.ts";
import type { Removable } from "./cup-file-change.ts";
import { NOUNS_IN } from "./input/noun-path.ts";

export type CellKind = "cup" | Removable;
/** The values of each noun ("matches b14-m1") by field ("home.team"); null: the value is removed. */
export type Cells = Record<string, Record<string, unknown>>;
/** The cells of each edition; under "": of the cup, its clubs and its arenas. */
export type CellsByEdition = Map<string, Cells>;
type Holder = { readonly cup?: object; readonly editions?: readonly { readonly id: string }[] };

/** Fields that are objects, of which a file may state only some keys. */
const PARTS: { readonly [Kind in CellKind]?: readonly string[] } = {
	editions: ["published"],
	teams: ["shirts"],
	matches: ["home", "away"],
};

export const LASTING = "";
export const nounKey = (kind: CellKind, id: string | number): string => `${kind} ${id}`;
export const cellsEqual = (a: unknown, b: unknown): boolean => canonical(a ?? null) === canonical(b ?? null);

/** @param said a file's change, or a whole cup */
export function cellsOf(said: Holder): CellsByEdition {
	const cells: CellsByEdition = new Map();
	const { editions = [], cup, ...lasting } = said;
	const ofCup: Cells = {};
	if (cup && "id" in cup) ofCup[nounKey("cup", String(cup.id))] = fieldsOf("cup", cup);
	collect("file", lasting, ofCup);
	cells.set(LASTING, ofCup);
	for (const edition of editions) {
		const own = cells.get(edition.id) ?? {};
		own[nounKey("editions", edition.id)] = fieldsOf("editions", edition);
		collect("editions", edition, own);
		cells.set(edition.id, own);
	}
	return cells;
}

function collect(kind: "file" | Removable, holder: object, into: Cells): void {
	for (const list of NOUNS_IN[kind]) {
		const nouns = (holder as Partial<Record<Removable, readonly { readonly id: string }[]>>)[list];
		for (const noun of nouns ?? []) {
			into[nounKey(list, noun.id)] = fieldsOf(list, noun);
			collect(list, noun, into);
		}
	}
}

/** A noun's own fields, without nested nouns. */
export function fieldsOf(kind: CellKind, noun: object): Record<string, unknown> {
	const lists: readonly string[] = kind === "cup" ? [] : NOUNS_IN[kind];
	const fields: Record<string, unknown> = {};
	for (const [field, value] of Object.entries(noun)) {
		if (field === "id" || value === undefined || lists.includes(field)) continue;
		if (PARTS[kind]?.includes(field) && typeof value === "object" && value !== null) {
			for (const [part, inner] of Object.entries(value)) if (inner !== undefined) fields[`${field}.${part}`] = inner;
		} else fields[field] = value;
	}
	return fields;
}
