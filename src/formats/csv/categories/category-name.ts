import { foldName } from "../../../cup/search/name-folding.ts";
import type { CupFileCategory, Text } from "../../../results/record/cup-file.ts";

/** The parts of a category's name: "Pojkar 14" is "Boys 14", B14 and P14. */
export type CategoryName = {
	readonly gender: CupFileCategory["gender"];
	readonly age: number;
	readonly name: Text;
	readonly short: Text;
};

const WORDS: readonly {
	readonly gender: CupFileCategory["gender"];
	readonly en: string;
	readonly sv: string;
	readonly shortEn: string;
	readonly shortSv: string;
	readonly others: readonly string[];
}[] = [
	{ gender: "boys", en: "Boys", sv: "Pojkar", shortEn: "B", shortSv: "P", others: ["boy", "pojk", "b", "p"] },
	{ gender: "girls", en: "Girls", sv: "Flickor", shortEn: "G", shortSv: "F", others: ["girl", "flick", "g", "f"] },
	{ gender: "mixed", en: "Mixed", sv: "Mix", shortEn: "M", shortSv: "M", others: ["mixat", "m"] },
];

/** @returns undefined if the name is not a gender with an age */
export function readCategoryName(text: string): CategoryName | undefined {
	const [, word, age] = /^([a-z]+)[\s-]*(?:u|under)?[\s-]*(\d{1,2})$/.exec(foldName(text)) ?? [];
	const words = WORDS.find(({ en, sv, others }) => [en.toLowerCase(), sv.toLowerCase(), ...others].includes(word ?? ""));
	if (!words || Number(age) === 0) return undefined;
	return {
		gender: words.gender,
		age: Number(age),
		name: { en: `${words.en} ${age}`, sv: `${words.sv} ${age}` },
		short: { en: `${words.shortEn}${age}`, sv: `${words.shortSv}${age}` },
	};
}
