const BARE = /^\p{L}?\d*\p{L}?$/u;

/** "Heden 1" at Heden needs no more; "1" at Heden is "Heden 1"; "Centre Court" at Heden is "Centre Court, Heden". */
export function placeName(arena: string, field: string): string {
	if (field.toLowerCase().startsWith(arena.toLowerCase())) return field;
	return BARE.test(field) ? `${arena} ${field}` : `${field}, ${arena}`;
}

/** A field's name where it stands alone: one that is called "1" or "B" is said with its arena, "Kyrkängen 1". */
export const fieldNameAlone = (arena: string, field: string): string => (BARE.test(field) ? placeName(arena, field) : field);
