import type { CupFile } from "../../src/results/record/cup-file.ts";

/**
 * Another cup of the same record, with the same ids and other names and results: a query that forgets the cup finds it beside the first.
 * @param cup is not changed
 */
export function aTwinOf(cup: CupFile): CupFile {
	const called = <Named extends { readonly name: string }>(one: Named): Named => ({ ...one, name: `Twin ${one.name}` });
	const both = ({ en, sv }: { en: string; sv: string }) => ({ en: `Twin ${en}`, sv: `Tvilling ${sv}` });
	return {
		...cup,
		cup: { ...cup.cup, id: cup.cup.id + 1, name: `Twin ${cup.cup.name}` },
		clubs: cup.clubs.map(called).toReversed(),
		arenas: cup.arenas.map((arena) => ({ ...called(arena), fields: arena.fields.map(called) })),
		editions: cup.editions.map((edition) => ({
			...edition,
			name: `Twin ${edition.name}`,
			categories: edition.categories.map((category) => ({ ...category, name: both(category.name) })),
			matches: edition.matches.toReversed(),
		})),
	};
}
