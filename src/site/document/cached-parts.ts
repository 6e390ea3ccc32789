import type { Brand } from "../../brands/brand.ts";
import { ANY_PLACE, type PartsOfDocument, type Place } from "../parts/CachedPart.tsx";
import { type Lists, listsOf } from "./first-style.ts";
import { type Declarations, named } from "./styled-elements.ts";

/** Limit of cached parts of the frame per brand: up to some 40 kB each, by year, language, menu entry and announcements. */
const MOST_PARTS = 200;
/** Limit in bytes of a brand's cached rows and cards: some two thousand, of 2 to 5 kB each. */
const CAPACITY_OF_ROWS = 8 * 1024 * 1024;
/** Overhead of an entry beside its key and its HTML. */
const OBJECTS = 500;

/** As CachedPart.tsx and drawn-once.tsx write it. */
const MARK_BEGINS = '<template data-part="';
const MARK_ENDS = '"></template>';

/** A cached part. */
export type CachedHtml = {
	/** Its bytes, split where the page's place is inserted. */
	readonly pieces: readonly (Uint8Array | keyof Place)[];
	readonly lists: Lists;
	/** The styles of its elements. */
	readonly declarations: Declarations;
	/** Its inline scripts and styles, for the content security policy. */
	readonly inline: readonly string[];
};

/** Parts of one kind by everything that their output depends on. */
type Store = { get(key: string): CachedHtml | undefined; keep(key: string, kept: CachedHtml): void };

class FrameParts implements Store {
	readonly #parts = new Map<string, CachedHtml>();

	get(key: string): CachedHtml | undefined {
		return this.#parts.get(key);
	}

	keep(key: string, part: CachedHtml): void {
		if (this.#parts.size >= MOST_PARTS) this.#parts.clear();
		this.#parts.set(key, part);
	}
}

/** Evicts the least recently used. */
export class Rows implements Store {
	/** The most recently used last. */
	readonly #rows = new Map<string, CachedHtml>();
	readonly #capacity: number;
	#bytes = 0;

	constructor(capacity = CAPACITY_OF_ROWS) {
		this.#capacity = capacity;
	}

	get(key: string): CachedHtml | undefined {
		const there = this.#rows.get(key);
		if (there === undefined) return undefined;
		this.#rows.delete(key);
		this.#rows.set(key, there);
		return there;
	}

	keep(key: string, row: CachedHtml): void {
		this.#drop(key);
		this.#rows.set(key, row);
		this.#bytes += bytesOf(key, row);
		for (const oldest of this.#rows.keys()) {
			if (this.#bytes <= this.#capacity) break;
			this.#drop(oldest);
		}
	}

	get bytes(): number {
		return this.#bytes;
	}

	#drop(key: string): void {
		const there = this.#rows.get(key);
		if (there === undefined) return;
		this.#rows.delete(key);
		this.#bytes -= bytesOf(key, there);
	}
}

/** A non-Latin string needs two bytes per character: a key is counted so. */
const bytesOf = (key: string, { pieces }: CachedHtml): number =>
	pieces.reduce((sum, piece) => sum + piece.length, OBJECTS + 2 * key.length);

const known = new WeakMap<Brand, { readonly frame: Store; readonly rows: Store }>();

function storedOf(brand: Brand) {
	const kept = known.get(brand) ?? { frame: new FrameParts(), rows: new Rows() };
	known.set(brand, kept);
	return kept;
}

type Taken = {
	readonly key: string;
	readonly of: Store;
	readonly there: CachedHtml | undefined;
	readonly place: Place;
};

/** A cached part's place in a document that is being rendered. */
export type PlacedPart = { readonly at: number; readonly of: number; readonly kept: CachedHtml; readonly place: Place };

/** Draws one document with the parts that others have left, and leaves its own for the next. */
export class DocumentParts implements PartsOfDocument {
	readonly #taken: Taken[] = [];

	take(brand: Brand, key: string, place: Place): { readonly mark: string; readonly isThere: boolean } {
		return this.#take(storedOf(brand).frame, key, place);
	}

	takeRow(brand: Brand, key: string): { readonly mark: string; readonly isThere: boolean } {
		return this.#take(storedOf(brand).rows, key, ANY_PLACE);
	}

	/**
	 * Caches parts that were rendered for the first time.
	 * @param html the rendered document
	 * @returns the parts in order, each replacing a mark or the HTML between two marks
	 */
	of(html: string): readonly PlacedPart[] {
		const parts: PlacedPart[] = [];
		for (let at = html.indexOf(MARK_BEGINS); at >= 0; ) {
			const number = html.slice(at + MARK_BEGINS.length, html.indexOf('"', at + MARK_BEGINS.length));
			const mark = MARK_BEGINS + number + MARK_ENDS;
			const taken = this.#taken[Number(number)];
			let end = at + mark.length;
			if (taken !== undefined) {
				const from = end;
				const to = taken.there === undefined ? html.indexOf(mark, from) : -1;
				if (to >= 0) end = to + mark.length;
				parts.push({ at, of: end - at, kept: taken.there ?? keep(taken, html.slice(from, to)), place: taken.place });
			}
			at = html.indexOf(MARK_BEGINS, end);
		}
		return parts;
	}

	#take(of: Store, key: string, place: Place): { readonly mark: string; readonly isThere: boolean } {
		const there = of.get(key);
		this.#taken.push({ key, of, there, place });
		return { mark: String(this.#taken.length - 1), isThere: there !== undefined };
	}
}

/** As React writes an attribute. */
export const escaped = (text: string): string =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#x27;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");

function keep({ of, key }: Taken, drawn: string): CachedHtml {
	const { html, declarations } = named(drawn);
	const pieces = html.includes(PLACE_BEGINS) ? html.split(PLACES).map(pieceOf) : [bytesOfItsOwn(html)];
	const inline = /<s(?:cript|tyle)\b/.test(html) ? [Buffer.from(html).toString()] : [];
	const part = {
		pieces,
		lists: knownLists(listsOf(html, html.length - 1)),
		declarations: knownDeclarations(declarations),
		inline,
	};
	of.keep(key, part);
	return part;
}

/** A buffer of its own: one from the shared pool would keep the whole pool in memory. */
function bytesOfItsOwn(text: string): Uint8Array {
	const bytes = Buffer.from(text);
	const own = Buffer.allocUnsafeSlow(bytes.length);
	bytes.copy(own);
	return own;
}

/** Rows of one kind mostly have the same classes: a document looks at each set of them once. */
const lists = new Map<string, Lists>();
const MOST_LISTS = 1_000;

function knownLists(own: Lists): Lists {
	const key = [own.lists, own.ahead === own.lists ? [] : own.ahead].map((all) => [...all].join("\n")).join("\0");
	const there = lists.get(key);
	if (there !== undefined) return there;
	if (lists.size >= MOST_LISTS) lists.clear();
	lists.set(key, own);
	return own;
}

/** Most parts have none, rows of one kind the same. */
const styles = new Map<string, Declarations>();

function knownDeclarations(own: Declarations): Declarations {
	const key = [...own.keys()].join(" ");
	const there = styles.get(key);
	if (there !== undefined) return there;
	if (styles.size >= MOST_LISTS) styles.clear();
	styles.set(key, own);
	return own;
}

/** In brackets, so that split() includes them. */
const PLACES = new RegExp(`(${Object.values(ANY_PLACE).join("|")})`);
const PLACE_BEGINS = "\u0001";

function pieceOf(piece: string): Uint8Array | keyof Place {
	const names = Object.keys(ANY_PLACE) as (keyof Place)[];
	return names.find((name) => ANY_PLACE[name] === piece) ?? bytesOfItsOwn(piece);
}
