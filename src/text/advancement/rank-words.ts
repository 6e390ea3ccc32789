/** Words for a rank among the best, without accents: "second", "näst". */
const RANKS: Readonly<Record<string, number>> = {
	...{ second: 2, nast: 2, third: 3, tredje: 3, fourth: 4, fjarde: 4, fifth: 5, femte: 5, sixth: 6, sjatte: 6 },
	...{ seventh: 7, sjunde: 7, eighth: 8, attonde: 8 },
};

/** Alternatives for a regular expression, for text without accents. */
export const RANK_WORDS = `${Object.keys(RANKS).join("|")}|\\d+(?:st|nd|rd|th|:[ae])?`;

export const rankNamed = (word: string): number => RANKS[word] ?? Number.parseInt(word, 10);

const COUNTS = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const COUNTS_SV = ["en", "tva", "tre", "fyra", "fem", "sex", "sju", "atta"];

/** Numbers as alternatives for a regular expression, for text without accents. */
export const COUNT_WORDS = `${[...COUNTS, ...COUNTS_SV].join("|")}|\\d+`;

export function countNamed(word: string): number {
	const at = COUNTS.indexOf(word) + COUNTS_SV.indexOf(word) + 2;
	return at > 0 ? at : Number.parseInt(word, 10);
}
