/** What distinguishes a field from others of its arena: "3" of Heden 3; the whole name if it does not begin with the arena's. */
export function fieldNumber(field: string, arena: string): string {
	const rest = field.startsWith(arena) ? field.slice(arena.length).trim() : "";
	return rest === "" ? field : rest;
}
