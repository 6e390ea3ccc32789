import { placeName } from "../cup/place-name.ts";
import { zonedTime } from "../results/edition/building/zoned-time.ts";
import type { CupFileMatch, EditionRecord } from "../results/record/cup-file.ts";
import type { PlacedField } from "../results/record/naming/places-named.ts";

export function fieldOf({ arenas }: Pick<EditionRecord, "arenas">, id: string | undefined): PlacedField | undefined {
	for (const arena of arenas) {
		const field = arena.fields.find((field) => field.id === id);
		if (field) return { field, arena };
	}
	return undefined;
}

/** "Heden 2, 2026-07-16 14:20", in the arena's local time. */
export function placeText(record: EditionRecord, { start, field }: Pick<CupFileMatch, "start" | "field">): string {
	const place = fieldOf(record, field);
	const time =
		start &&
		zonedTime(start, place?.arena.zone ?? record.cup.zone)
			.slice(0, 16)
			.replace("T", " ");
	return [place ? placeName(place.arena.name, place.field.name) : "no field", time ?? "time not set"].join(", ");
}
