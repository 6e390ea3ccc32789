import type { CupFile, CupFileEdition } from "../../src/results/record/cup-file.ts";

/** The same cup with the year before its first edition: the same clubs, fields and results, under ids of their own. */
export function withYearBefore(cup: CupFile): CupFile {
	const [edition] = cup.editions as [CupFileEdition];
	const text = JSON.stringify(edition)
		.replaceAll(/"((?:b14|g15|b11)[\w-]*)"/g, `"old-$1"`)
		.replaceAll("2026", "2025");
	const before = JSON.parse(text) as CupFileEdition;
	return { ...cup, editions: [...cup.editions, { ...before, selectedGames: [] }] };
}

/** Announcements, streams and facts have ids of their own in each year, as the record asks for. */
export function withOwnIds(file: CupFile): CupFile {
	const own = <One extends { readonly id: string }>(all: readonly One[] | undefined) =>
		all?.map((one) => ({ ...one, id: `old-${one.id}` }));
	const editions = file.editions.map((edition) => {
		const { announcements, streams, facts } = edition;
		return edition.year === 2026
			? edition
			: { ...edition, announcements: own(announcements), streams: own(streams), facts: own(facts) };
	});
	return { ...file, editions } as CupFile;
}
