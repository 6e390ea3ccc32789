import { placeName } from "../cup/place-name.ts";
import type { CupFileArena } from "../results/record/cup-file.ts";

/** What a person reads in place of an id; the id itself where nothing of it is left. */

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
