import type { Advancement } from "../../cup/rules.ts";
import { foldName } from "../../cup/search/name-folding.ts";
import { COUNT_WORDS, countNamed, RANK_WORDS, rankNamed } from "./rank-words.ts";

/** Positions of a group that go on, as a phrase says it. `last` is null where the rest does. */
export type GoingOn = {
	readonly first: number | null;
	readonly last: number | null;
	readonly to: string;
	readonly groupSize?: number;
	/** The first and the last rank on the position among all groups, counted from the best or from the worst. */
	readonly best?: { readonly from: "best" | "worst"; readonly ranks: readonly [number, number] };
};

/** The groups that a phrase speaks of. */
export type PhraseGroups = {
	readonly groups: number;
	/** How many teams the largest of them has. */
	readonly largest: number;
};

const SPAN =
	/^(?:(\d+)\s*[-–—]\s*(\d+)|(\d+)|the rest|rest|all others|all the others|the others|others|resten|övriga|alla övriga|alla andra)(?:\s*(?:→|->|:|=|\bto\b|\btill\b))?\s+(.+?)(?:\s*\((?:groups? of|grupper? (?:om|med))?\s*(\d+)(?:\s*(?:teams|lag))?\))?$/i;

const POSITIONS: readonly (readonly [number, string])[] = [
	[1, "winners?|firsts?|1sts?|ettor(?:na)?|ettan?"],
	[2, "runners?[- ]?up|seconds?|2nds?|tvaor(?:na)?|tvaan?"],
	[3, "thirds?|3rds?|treor(?:na)?|trean?"],
	[4, "fourths?|4ths?|fyror(?:na)?|fyran?"],
	[5, "fifths?|5ths?|femmor(?:na)?|femman?"],
	[6, "sixths?|6ths?|sexor(?:na)?|sexan?"],
];
const BEST = new RegExp(
	`^(?:the |de |den )?(?:(${RANK_WORDS}) ?(?:-|–|to|till) ?(${RANK_WORDS}) |(?:(${COUNT_WORDS}) )?(?:(${RANK_WORDS}) )?)(best|basta|worst|samsta) (?:(\\d+)(?:st|nd|rd|th|:or|:orna|:[ae]n?)s?|(${POSITIONS.map(([, words]) => words).join("|")}))(?: teams?| lag(?:en)?)?(?: ?(?:→|->|:|=|to|till))? (.+)$`,
);

/** @returns the parts of a text that lists several, with commas, semicolons or line breaks between */
export const phraseParts = (text: string): string[] =>
	text
		.split(/[;,\n]/)
		.map((part) => part.trim())
		.filter((part) => part !== "");

/**
 * 1-2 A, 3-4 B; 1-2 A, rest B; 1-2 till A, 3 till B (4); the two best thirds to A, worst third to B; näst bästa trean till A, övriga till B.
 * @returns what it is about as `wrong`, where a part says something else
 */
export function readAdvancement(text: string): { spans: GoingOn[]; wrong?: string } {
	const spans: GoingOn[] = [];
	for (const part of phraseParts(text)) {
		const best = readBest(part);
		if (best) {
			spans.push(best);
			continue;
		}
		const found = SPAN.exec(part);
		if (!found) return { spans, wrong: part };
		const [, from, until, only, to, size] = found;
		const first = from ?? only;
		const last = until ?? only;
		spans.push({
			first: first === undefined ? null : Number(first),
			last: last === undefined ? null : Number(last),
			to: to!,
			...(size !== undefined && { groupSize: Number(size) }),
		});
	}
	return { spans };
}

/** "the two best thirds to A" is ranks 1 to 2, "second best third A" is rank 2, "worst third B" the last one. */
function readBest(part: string): GoingOn | null {
	const found = BEST.exec(foldName(part));
	if (!found) return null;
	const [, fromRank, toRank, count, rank, word, number, named, to] = found;
	const position =
		number === undefined ? POSITIONS.find(([, words]) => new RegExp(`^(?:${words})$`).test(named!))![0] : Number(number);
	const first = fromRank !== undefined ? rankNamed(fromRank) : rank === undefined ? 1 : rankNamed(rank);
	const last = toRank !== undefined ? rankNamed(toRank) : count === undefined ? first : first + countNamed(count) - 1;
	const from = word === "best" || word === "basta" ? "best" : "worst";
	const written = part.trim().slice(-to!.length);
	const name = foldName(written) === to ? written : to!;
	return { first: position, last: position, to: name, best: { from, ranks: [first, last] } };
}

/**
 * What a part of a phrase says of the groups. Positions in the wrong order, and ranks that are not there, stay as they are written: they are refused
 * where all is known.
 * @param all the parts of the phrase: "the rest" begins after the last position that they name
 */
export function advancementOf(
	span: GoingOn,
	all: readonly GoingOn[],
	{ groups, largest }: PhraseGroups,
): Omit<Advancement, "to"> & { positions: [number, number] } {
	return {
		positions: positionsOf(span, all, largest),
		...(span.groupSize !== undefined && { groupSize: span.groupSize }),
		...(span.best && { best: ranksOf(span.best, groups) }),
	};
}

/** Counted from the best. */
function ranksOf({ from, ranks: [first, last] }: NonNullable<GoingOn["best"]>, groups: number): [number, number] {
	return from === "best" ? [first, last] : [groups + 1 - last, groups + 1 - first];
}

/** The rest begins after the last position that is named for groups of this size, and ends where the largest group does. */
function positionsOf({ first, last, groupSize }: GoingOn, all: readonly GoingOn[], largest: number): [number, number] {
	if (first !== null && last !== null) return [first, last];
	const named = all
		.filter((span) => !span.best && (span.groupSize === groupSize || span.groupSize === undefined))
		.map((span) => span.last ?? 0);
	return [Math.max(0, ...named) + 1, groupSize ?? largest];
}
