/** A place's name in two: "Skymningsvallen" and " 3"; the whole name alone where it ends with no number or sign of a field. */
export function placeParts(place: string): { readonly arena: string; readonly number: string } {
	const [, arena = place, number = ""] = /^(.*\S)(\s(?=\S*\d)\S{1,3}|\s\S)$/.exec(place) ?? [];
	return { arena, number };
}
