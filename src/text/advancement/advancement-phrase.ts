import { ordinalEn, ordinalSv } from "../../cup/ordinal.ts";
import type { Advancement } from "../../cup/rules.ts";
import type { Language } from "../language.ts";
import type { PhraseGroups } from "./read-advancement.ts";

type Ranks = { readonly from: "best" | "worst"; readonly first: number; readonly count: number };

type PhraseWords = {
	readonly to: (what: string, name: string) => string;
	readonly rest: string;
	readonly ofSize: (teams: number) => string;
	readonly best: (ranks: Ranks, position: number) => string;
};

const COUNTS_EN = ["", "", "two", "three", "four", "five", "six", "seven", "eight"];
const COUNTS_SV = ["", "", "två", "tre", "fyra", "fem", "sex", "sju", "åtta"];
const RANKS_EN = ["", "", "second ", "third ", "fourth ", "fifth ", "sixth ", "seventh ", "eighth "];
const RANKS_SV = ["", "", "näst ", "tredje ", "fjärde ", "femte ", "sjätte ", "sjunde ", "åttonde "];
/** One of a position, and several. */
const POSITIONS_EN = [
	["", ""],
	["winner", "winners"],
	["runner-up", "runners-up"],
	["third", "thirds"],
	["fourth", "fourths"],
	["fifth", "fifths"],
	["sixth", "sixths"],
] as const;
const POSITIONS_SV = [
	["", ""],
	["ettan", "ettorna"],
	["tvåan", "tvåorna"],
	["trean", "treorna"],
	["fyran", "fyrorna"],
	["femman", "femmorna"],
	["sexan", "sexorna"],
] as const;

const WORDS: Readonly<Record<Language, PhraseWords>> = {
	en: {
		to: (what, name) => `${what} to ${name}`,
		rest: "all others",
		ofSize: (teams) => `groups of ${teams}`,
		best: ({ from, first, count }, position) => {
			const [one, several] = POSITIONS_EN[position] ?? [ordinalEn(position), `${ordinalEn(position)}s`];
			if (count === 1) return `the ${RANKS_EN[first] ?? `${ordinalEn(first)} `}${from} ${one}`;
			if (first === 1) return `the ${COUNTS_EN[count] ?? count} ${from} ${several}`;
			return `the ${ordinalEn(first)} to ${ordinalEn(first + count - 1)} ${from} ${several}`;
		},
	},
	sv: {
		to: (what, name) => `${what} till ${name}`,
		rest: "alla övriga",
		ofSize: (teams) => `grupper om ${teams}`,
		best: ({ from, first, count }, position) => {
			const [one, several] = POSITIONS_SV[position] ?? [`${position}:an`, `${position}:orna`];
			const word = from === "best" ? "bästa" : "sämsta";
			if (count === 1) return `${RANKS_SV[first] ?? `${ordinalSv(first)} `}${word} ${one}`;
			if (first === 1) return `de ${COUNTS_SV[count] ?? count} ${word} ${several}`;
			return `de ${ordinalSv(first)} till ${ordinalSv(first + count - 1)} ${word} ${several}`;
		},
	},
};

/**
 * The ways on of positions in people's words, which a sheet can read (read-advancement.ts): "1–2 to Playoff A, the two best thirds to
 * Playoff A, all others to Playoff B".
 * @param nameOf a stage's name, without a comma or a semicolon
 */
export function advancementPhrase(
	advance: readonly Advancement[],
	groups: PhraseGroups,
	nameOf: (stage: string) => string,
	language: Language,
): string {
	const words = WORDS[language];
	return advance
		.map((line, at) => {
			const what = isRest(at, advance, groups) ? words.rest : lineWords(line, groups, words);
			const size = line.groupSize === undefined ? "" : ` (${words.ofSize(line.groupSize)})`;
			return `${words.to(what, nameOf(line.to))}${size}`;
		})
		.join(", ");
}

function lineWords({ positions: [first, last], best }: Advancement, { groups }: PhraseGroups, words: PhraseWords): string {
	if (!best) return first === last ? String(first) : `${first}–${last}`;
	const count = best[1] - best[0] + 1;
	// "The two worst" only of some: all are "the six best".
	const isWorst = best[1] === groups && best[0] > 1;
	return words.best({ from: isWorst ? "worst" : "best", first: isWorst ? 1 : best[0], count }, first);
}

/** Whether a line covers everything left by the others: the last one, from the position after theirs to that of the largest group. */
function isRest(at: number, advance: readonly Advancement[], { largest }: PhraseGroups): boolean {
	const line = advance[at]!;
	if (at === 0 || at < advance.length - 1 || line.best || line.groupSize !== undefined) return false;
	const named = advance
		.slice(0, at)
		.flatMap(({ best, groupSize, positions }) => (best || groupSize !== undefined ? [] : positions[1]));
	return line.positions[0] === Math.max(0, ...named) + 1 && line.positions[1] === largest;
}
