import { placeName } from "../cup/place-name.ts";
import type { CupFileArena, EditionRecord } from "../results/record/cup-file.ts";
import { NounNames } from "../results/record/naming/noun-names.ts";

/** Display names in place of ids; the id itself if its noun no longer exists. */

/** The display names of an edition's nouns, with its cup's clubs and arenas. */
export const namesOf = ({ cup, clubs, arenas, edition }: EditionRecord): NounNames =>
	new NounNames({ cup, clubs, arenas, editions: [edition] });

/** "match 12 (B14: Ask IF – Bro IF)"; a match without a printed number is shown with its id, which commands accept. */
export const matchCalled = (record: EditionRecord, id: string): string => namesOf(record).match(id);

/** "Kyrkängen 1" */
export function fieldCalled(arenas: readonly CupFileArena[], id: string): string {
	for (const { name, fields } of arenas) {
		const field = fields.find((one) => one.id === id);
		if (field) return placeName(name, field.name);
	}
	return id;
}

export const arenaCalled = (arenas: readonly CupFileArena[], id: string): string =>
	arenas.find((arena) => arena.id === id)?.name ?? id;
