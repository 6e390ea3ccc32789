type Category = { readonly id: string; readonly name: string };

/**
 * What the categories of an edition are called in the reader's language, by their names in every language of the site: a favourite
 * keeps the name under which it was chosen.
 * @param own in the reader's language
 * @param all in each language
 */
export function categoryNames(own: readonly Category[], all: readonly (readonly Category[])[]): ReadonlyMap<string, string> {
	const ownNames = new Map(own.map(({ id, name }) => [id, name]));
	return new Map(all.flat().map(({ id, name }) => [name, ownNames.get(id) ?? name]));
}
