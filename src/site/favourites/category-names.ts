type Category = { readonly id: string; readonly name: string };

/**
 * The names of an edition's categories in the reader's language, by their names in every language: a favourite stores the name under
 * which it was chosen.
 * @param own in the reader's language
 * @param all in each language
 */
export function categoryNames(own: readonly Category[], all: readonly (readonly Category[])[]): ReadonlyMap<string, string> {
	const ownNames = new Map(own.map(({ id, name }) => [id, name]));
	return new Map(all.flat().map(({ id, name }) => [name, ownNames.get(id) ?? name]));
}
