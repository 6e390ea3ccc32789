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
