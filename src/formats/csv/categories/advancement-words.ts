import { foldName } from "../../../cup/search/name-folding.ts";
import { COUNT_WORDS, countNamed, RANK_WORDS, rankNamed } from "../words/rank.ts";
import { listParts } from "../words/vocabulary.ts";

/** Positions of a group that advance, as a sheet states them. `last` is null for "the rest". */
export type GoingOn = {
	readonly first: number | null;
	readonly last: number | null;
	readonly to: string;
	readonly groupSize?: number;
	/** The first and the last rank in the position among all groups, counted from the best or from the worst. */
	readonly best?: { readonly from: "best" | "worst"; readonly ranks: readonly [number, number] };
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
	`^(?:the |de |den )?(?:(${COUNT_WORDS}) )?(?:(${RANK_WORDS}) )?(best|basta|worst|samsta) (?:(\\d+)(?:st|nd|rd|th|:or|:orna|:[ae]n?)s?|(${POSITIONS.map(([, words]) => words).join("|")}))(?: teams?| lag(?:en)?)?(?: ?(?:→|->|:|=|to|till))? (.+)$`,
);

/**
 * 1-2 A, 3-4 B; 1-2 A, rest B; 1-2 till A, 3 till B (4); the two best thirds to A, worst third to B; näst bästa trean till A,
 * övriga till B.
 * @returns `wrong`: the first part that is not understood
 */
export function readAdvancement(text: string): { spans: GoingOn[]; wrong?: string } {
	const spans: GoingOn[] = [];
	for (const part of listParts(text)) {
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
	const [, count, rank, word, number, named, to] = found;
	const position =
		number === undefined ? POSITIONS.find(([, words]) => new RegExp(`^(?:${words})$`).test(named!))![0] : Number(number);
	const first = rank === undefined ? 1 : rankNamed(rank);
	const last = count === undefined ? first : first + countNamed(count) - 1;
	const from = word === "best" || word === "basta" ? "best" : "worst";
	const written = part.trim().slice(-to!.length);
	const name = foldName(written) === to ? written : to!;
	return { first: position, last: position, to: name, best: { from, ranks: [first, last] } };
}
