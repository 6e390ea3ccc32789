const BARE = /^\p{L}?\d*\p{L}?$/u;

/**
 * The field "Heden 1" at Heden stays as it is; "1" at Heden becomes "Heden 1"; "Centre Court" at Heden becomes "Centre Court,
 * Heden".
 */
export function placeName(arena: string, field: string): string {
	if (field.toLowerCase().startsWith(arena.toLowerCase())) return field;
	return BARE.test(field) ? `${arena} ${field}` : `${field}, ${arena}`;
}

/** A field's name without its arena beside it: a field called "1" or "B" is shown with the arena, "Kyrkängen 1". */
export const fieldNameAlone = (arena: string, field: string): string => (BARE.test(field) ? placeName(arena, field) : field);
