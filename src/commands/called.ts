import { placeName } from "../cup/place-name.ts";
import type { CupFileArena, EditionRecord } from "../results/record/cup-file.ts";
import { NounNames } from "../results/record/naming/noun-names.ts";

/** What a person reads in place of an id; the id itself where nothing of it is left. */

/** What people call the nouns of an edition, with its cup's clubs and arenas. */
export const namesOf = ({ cup, clubs, arenas, edition }: EditionRecord): NounNames =>
	new NounNames({ cup, clubs, arenas, editions: [edition] });

/** "match 12 (B14: Ask IF – Bro IF)"; one without a printed number by its id, which the next command takes. */
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
