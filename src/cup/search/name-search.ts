import { foldName } from "./name-folding.ts";
import { naturalOrder } from "./natural-order.ts";
import { slipsToBeginning } from "./near-word.ts";

/** Something with names to search for. */
export type Named = {
	/** Its names in both languages, and short ones. */
	readonly names: readonly string[];
	/** Codes that are not part of its name: "de" for Germany. */
	readonly codes?: readonly string[];
	/** Words that narrow a search if another word matches the name: a team's category and nation. */
	readonly also?: readonly string[];
};

/** A search index; `Item` is the type of its results. */
export type NameIndex<Item extends Named> = {
	readonly items: readonly Item[];
	readonly words: ReadonlyMap<string, readonly Occurrence[]>;
};

/** A word of an item, with the cost of its place in the item, and the cost if only its beginning is typed. */
type Occurrence = { readonly item: number; readonly cost: number; readonly within: number };

/** A search has at least this many characters (DECISIONS §5). */
export const SHORTEST_SEARCH = 2;
const LONGEST_SEARCH = 100;
const MOST_WORDS = 8;

/**
 * The costs that lower a result's rank: a typing error costs more than everything else. `within`: only the beginning of a word is
 * typed, and it is not the name's first.
 */
const COST = { prefix: 1, within: 0.5, code: 1.75, joined: 2, also: 4, slip: 100 } as const;

/** Builds the index. This takes a moment for thousands of names, so reuse it until a name changes. */
export function nameIndex<Item extends Named>(items: readonly Item[]): NameIndex<Item> {
	const words = new Map<string, Occurrence[]>();
	const add = (word: string, occurrence: Occurrence) => {
		const known = words.get(word);
		if (known) known.push(occurrence);
		else words.set(word, [occurrence]);
	};
	for (const [item, { names, codes = [], also = [] }] of items.entries()) {
		const own = new Map<string, Omit<Occurrence, "item">>();
		for (const word of also.flatMap(wordsOf)) own.set(word, { cost: COST.also, within: 0 });
		for (const word of codes.flatMap(wordsOf)) own.set(word, { cost: COST.code, within: 0 });
		for (const name of names) {
			const parts = wordsOf(name);
			if (parts.length > 1) own.set(parts.join(""), { cost: COST.joined, within: 0 });
			for (const [at, word] of parts.entries()) {
				const known = own.get(word);
				const first = at === 0 || (known?.cost === 0 && known.within === 0);
				own.set(word, { cost: 0, within: first ? 0 : COST.within });
			}
		}
		for (const [word, occurrence] of own) add(word, { item, ...occurrence });
	}
	return { items, words };
}

/**
 * Searches names, best results first: every typed word has to begin a word of the item, in any order, and one of them a word of
 * its name. A complete word ranks before the beginning of one, the beginning of a name before that of a later word, and a code
 * after all names. Accents and special letters make no difference. Without any result, one and then two letters of a word may be
 * wrong (in words of at least four and seven letters, without digits), and words may be joined or split. Queries of fewer than
 * two characters have no results.
 */
export function searchNames<Item extends Named>(indexes: readonly NameIndex<Item>[], query: string): Item[] {
	const typed = wordsOf(query.slice(0, LONGEST_SEARCH)).slice(0, MOST_WORDS);
	if (typed.join("").length < SHORTEST_SEARCH) return [];
	for (const slips of [0, 1, 2]) {
		const hits = indexes.flatMap((index) => hitsIn(index, typed, slips));
		if (hits.length > 0)
			return fewestSlips(hits)
				.sort(nearest)
				.map(({ item }) => item);
	}
	return [];
}

type Hit<Item> = { readonly item: Item; readonly cost: number };

function hitsIn<Item extends Named>(index: NameIndex<Item>, typed: readonly string[], slips: number): Hit<Item>[] {
	const costs = costsOf(index, typed, slips);
	if (typed.length > 1) {
		for (const [item, cost] of costsOf(index, [typed.join("")], slips)) {
			costs.set(item, Math.min(costs.get(item) ?? Number.POSITIVE_INFINITY, cost + COST.joined));
		}
	}
	return [...costs].map(([item, cost]) => ({ item: index.items[item]!, cost }));
}

/** The items that match every word, at least one of them in the name. */
function costsOf({ words }: NameIndex<Named>, typed: readonly string[], slips: number): Map<number, number> {
	let found: Map<number, { cost: number; named: boolean }> | undefined;
	for (const word of typed) {
		const before = found;
		const next = new Map<number, { cost: number; named: boolean }>();
		const most = Math.min(slips, slipsAllowed(word));
		for (const [known, occurrences] of words) {
			const near = slipsToBeginning(word, known, most);
			if (near === null) continue;
			const begun = known.length > word.length || near > 0;
			const fit = near * COST.slip + (begun ? COST.prefix : 0);
			for (const { item, cost, within } of occurrences) {
				const earlier = before?.get(item);
				if (before && !earlier) continue;
				const here = {
					cost: (earlier?.cost ?? 0) + fit + cost + (begun ? within : 0),
					named: (earlier?.named ?? false) || cost < COST.also,
				};
				const other = next.get(item);
				if (!other || better(here, other)) next.set(item, here);
			}
		}
		found = next;
	}
	return new Map([...(found ?? [])].flatMap(([item, { cost, named }]) => (named ? [[item, cost]] : [])));
}

type Found = { readonly cost: number; readonly named: boolean };

function better(a: Found, b: Found): boolean {
	return a.named === b.named ? a.cost < b.cost : a.named;
}

/** The most letters of a typed word that may be wrong: "B14" and "Heden 12" are not "B15" and "Heden 11". */
export function slipsAllowed(word: string): number {
	if (/\p{N}/u.test(word) || word.length < 4) return 0;
	return word.length < 7 ? 1 : 2;
}

function fewestSlips<Item>(hits: readonly Hit<Item>[]): Hit<Item>[] {
	const slipsOf = ({ cost }: Hit<Item>) => Math.floor(cost / COST.slip);
	const fewest = Math.min(...hits.map(slipsOf));
	return hits.filter((hit) => slipsOf(hit) === fewest);
}

/** By cost, then the shorter name, then by name. */
function nearest(a: Hit<Named>, b: Hit<Named>): number {
	const [nameA = "", nameB = ""] = [a.item.names[0], b.item.names[0]];
	return a.cost - b.cost || wordsOf(nameA).length - wordsOf(nameB).length || naturalOrder(nameA, nameB);
}

function wordsOf(text: string): string[] {
	return foldName(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
