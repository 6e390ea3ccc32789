import { foldName } from "./name-folding.ts";
import { naturalOrder } from "./natural-order.ts";
import { slipsToBeginning } from "./near-word.ts";

/** Something that is found by its name. */
export type Named = {
	/** Its names: in both languages, a short one. */
	readonly names: readonly string[];
	/** Signs that stand for it without being its name: "de" of Germany. */
	readonly codes?: readonly string[];
	/** Words that narrow a search down beside a word of the name: a team's category and nation. */
	readonly also?: readonly string[];
};

/** What is needed to search among names; `Item` is what is found. */
export type NameIndex<Item extends Named> = {
	readonly items: readonly Item[];
	readonly words: ReadonlyMap<string, readonly Occurrence[]>;
};

/** A word of an item: how far its place in it puts the item down; as much again where only the beginning of the word is typed. */
type Occurrence = { readonly item: number; readonly cost: number; readonly within: number };

/** A search has at least this many characters (DECISIONS §5). */
export const SHORTEST_SEARCH = 2;
const LONGEST_SEARCH = 100;
const MOST_WORDS = 8;

/** What puts a hit down: a slip counts more than all else. `within`: a word that is begun is not the name's first. */
const COST = { prefix: 1, within: 0.5, code: 1.75, joined: 2, also: 4, slip: 100 } as const;

/** Takes a moment for thousands of names; the index is then asked as often as names stay as they are. */
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
 * What a search means, nearest first: every word typed begins a word of it, in any order, one of them a word of its name. A whole
 * word comes before the beginning of one, what begins the name before what begins a later word, and a code after all names.
 * Accents and letters that few keyboards have make no difference. Where nothing fits, one and then two letters of a word
 * may be wrong (in words of four and of seven letters or more, without figures); words may be written together or apart.
 * Nothing for fewer than two characters.
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

/** The items in which every word is found, and one in the name. */
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

/** The letters of a typed word that may be wrong at most: "B14" and "Heden 12" are not "B15" and "Heden 11". */
export function slipsAllowed(word: string): number {
	if (/\p{N}/u.test(word) || word.length < 4) return 0;
	return word.length < 7 ? 1 : 2;
}

function fewestSlips<Item>(hits: readonly Hit<Item>[]): Hit<Item>[] {
	const slipsOf = ({ cost }: Hit<Item>) => Math.floor(cost / COST.slip);
	const fewest = Math.min(...hits.map(slipsOf));
	return hits.filter((hit) => slipsOf(hit) === fewest);
}

/** Of equals the shorter name, then by name. */
function nearest(a: Hit<Named>, b: Hit<Named>): number {
	const [nameA = "", nameB = ""] = [a.item.names[0], b.item.names[0]];
	return a.cost - b.cost || wordsOf(nameA).length - wordsOf(nameB).length || naturalOrder(nameA, nameB);
}

function wordsOf(text: string): string[] {
	return foldName(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
