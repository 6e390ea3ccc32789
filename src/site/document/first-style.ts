import { REST, type Statement, type StyleTable } from "./style-table.ts";
import { Stylesheet } from "./stylesheet.ts";

/** As React writes it. */
const CLASS_IS = ' class="';
/** Limit of the cache of documents' rules, some 50 kB each. */
const REMEMBERED = 64;

/**
 * Classes that are not in the HTML: those set by its own script before the first paint (account/stored-token-script.ts), and those of its
 * ancestors.
 */
const ALWAYS: ReadonlySet<string> = new Set(["has-token", "<html>", "<head>", "<body>"]);
const WITH_REST: ReadonlySet<string> = new Set([REST]);
/**
 * Styles of the first screen until the rest has arrived, in the first layer, so that all others override them (styles/layout.css): of a
 * strip only the cards that fit a phone are rendered.
 */
const UNTIL_REST = "@layer theme{@media not (min-width:48rem){.strip-later:nth-child(n+3){content-visibility:auto}}}";

/** The styles of a document's first paint. */
export type FirstStyle = {
	/** In its head: what its first screen needs. */
	readonly first: string;
	/** At the end of the first screen. Together with `first` it has every rule that the whole document needs. */
	readonly rest: string;
};

/**
 * Selects the rules of the site's stylesheet that a document needs, so that the first paint waits for no other file. The whole stylesheet
 * is loaded behind the text.
 * @param table the whole stylesheet
 * @returns for a document's HTML, the end of its first screen and its cached parts: the rules that may match an element, in order
 */
export function firstStyleOf(table: StyleTable): (html: string, end?: number, parts?: readonly PlacedLists[]) => FirstStyle {
	const stylesheet = new Stylesheet(table);
	/** By their rules, the least recently used first. */
	const known = new Map<string, FirstStyle>();
	return (html, end = html.length, parts = []) => {
		const { lists, ahead } = listsOf(html, end, parts);
		const whole = stylesheet.rulesFor([lists, ALWAYS, WITH_REST]);
		const first = lists === ahead ? null : stylesheet.rulesFor([ahead, ALWAYS]);
		// Documents with other classes mostly have the same rules.
		const key = `${nameOf(whole)} ${first === null ? "" : nameOf(first)}`;
		const style = known.get(key) ?? styleFor(whole, first);
		known.delete(key);
		known.set(key, style);
		for (const oldest of known.keys()) {
			if (known.size <= REMEMBERED) break;
			known.delete(oldest);
		}
		return style;
	};
	function styleFor(whole: Uint8Array, first: Uint8Array | null): FirstStyle {
		const all = stylesheet.textsOf(whole);
		if (first === null) return { first: all.join(""), rest: "" };
		const texts = stylesheet.textsOf(first);
		return { first: texts.join("") + UNTIL_REST, rest: restOf(stylesheet.statements, texts, all).join("") };
	}
}

const nameOf = (rules: Uint8Array): string => Buffer.from(rules.buffer, rules.byteOffset, rules.length).toString("latin1");

/**
 * The rules not sent yet, and those to repeat after them: for one element the later rule wins. Layers have their own order, so each is
 * handled separately.
 */
function restOf(statements: readonly Statement[], first: readonly string[], whole: readonly string[]): string[] {
	let differs = false;
	return whole.map((text, at) => {
		const kind = statements[at]?.kind;
		if (kind === "once") return first[at] === "" ? text : "";
		if (kind === "layer") return first[at] === text ? "" : text;
		differs ||= first[at] !== text;
		return differs ? text : "";
	});
}

/** From where to where something of a document is closed. */
type Closed = { readonly from: number; readonly to: number };

/** What is closed in a document before an index: a `details` below its summary, a drawer. It is visible only when a reader opens it. */
function closedIn(html: string, end: number): readonly Closed[] {
	const within = (text: string, from: number): number => {
		const at = html.indexOf(text, from);
		return at < 0 || at >= end ? -1 : at;
	};
	const closed: Closed[] = [];
	for (let at = within("<dialog", 0); at >= 0; at = within("<dialog", at)) {
		const to = within("</dialog>", at);
		if (to < 0) break;
		closed.push({ from: at, to });
		at = to;
	}
	for (let at = within("<details", 0); at >= 0; at = within("<details", at)) {
		const opens = html.indexOf(">", at);
		const from = within("</summary>", opens);
		const to = within("</details>", from);
		if (from < 0 || to < 0) break;
		if (!html.slice(at, opens).includes(" open")) closed.push({ from, to });
		at = html.slice(at, opens).includes(" open") ? opens : to;
	}
	return closed.sort((one, other) => one.from - other.from);
}

/** Cache of class lists, copied: a substring would keep the whole document in memory. */
const met = new Map<string, string>();
const MOST_MET = 10_000;

function textOfItsOwn(cut: string): string {
	const known = met.get(cut);
	if (known !== undefined) return known;
	if (met.size >= MOST_MET) met.clear();
	const own = Buffer.from(cut).toString();
	met.set(own, own);
	return own;
}

/** The names of elements that have been met, by the code of their letters. */
const tags = new Map<number, string>();
const [LETTER_A, LETTER_Z, DIGIT_0, DIGIT_9] = [97, 122, 48, 57];
const CODES = 128;
/** Letters of a name that make its code a number of its own. */
const LONGEST_TAG = 7;

/** @param at where its name begins @returns `<p>`; undefined where there is no element */
function tagAt(html: string, at: number): string | undefined {
	let code = 0;
	let to = at;
	for (; ; to++) {
		const letter = html.charCodeAt(to);
		const isLetter = letter >= LETTER_A && letter <= LETTER_Z;
		if (!isLetter && (to === at || !(letter >= DIGIT_0 && letter <= DIGIT_9))) break;
		code = code * CODES + letter;
	}
	if (to === at) return undefined;
	if (to - at > LONGEST_TAG) return textOfItsOwn(`<${html.slice(at, to)}>`);
	const known = tags.get(code) ?? textOfItsOwn(`<${html.slice(at, to)}>`);
	tags.set(code, known);
	return known;
}

export type Lists = { readonly lists: ReadonlySet<string>; readonly ahead: ReadonlySet<string> };
/** Of the element at an index of a document, without text content. */
export type PlacedLists = { readonly at: number; readonly lists: Lists };

/** The distinct class lists and element names (`<p>`) of a whole document, and of what is visible before an index. */
export function listsOf(html: string, end: number, parts: readonly PlacedLists[] = []): Lists {
	const ahead = new Set<string>();
	const other = new Set<string>();
	const closed = end < html.length ? closedIn(html, end) : [];
	let from = 0;
	for (const one of closed) {
		if (one.from < from) continue;
		readLists(html, from, one.from, ahead);
		readLists(html, one.from, one.to, other);
		from = one.to;
	}
	readLists(html, from, end, ahead);
	readLists(html, end, html.length, other);
	// Rows are many, and mostly have the same.
	const read = { ahead: new Set<Lists>(), other: new Set<Lists>() };
	for (const { at, lists } of parts) {
		const isAhead = at < end && !closed.some((one) => one.from <= at && at < one.to);
		const place = isAhead ? "ahead" : "other";
		if (read[place].has(lists)) continue;
		read[place].add(lists);
		for (const list of lists.lists) (isAhead && lists.ahead.has(list) ? ahead : other).add(list);
	}
	const all = other.size === 0 ? ahead : new Set([...ahead, ...other]);
	return { lists: all, ahead: end < html.length ? ahead : all };
}

function readLists(html: string, from: number, to: number, lists: Set<string>): void {
	for (let at = html.indexOf("<", from); at >= 0 && at < to; at = html.indexOf("<", at + 1)) {
		const tag = tagAt(html, at + 1);
		if (tag !== undefined) lists.add(tag);
	}
	for (let at = html.indexOf(CLASS_IS, from); at >= 0 && at < to; at = html.indexOf(CLASS_IS, at)) {
		const begin = at + CLASS_IS.length;
		at = html.indexOf('"', begin);
		if (at < 0) break;
		lists.add(textOfItsOwn(html.slice(begin, at)));
	}
}
