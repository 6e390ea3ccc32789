import { REST, type Statement, type StyleTable } from "./style-table.ts";
import { Stylesheet } from "./stylesheet.ts";

/** As React writes it. */
const CLASS_IS = ' class="';
/** Documents whose rules are remembered, some 50 kB each. */
const REMEMBERED = 64;

/** What a document has besides: what a script of its own sets before the first paint (account/stored-token-script.ts), and what it lies in. */
const ALWAYS: ReadonlySet<string> = new Set(["has-token", "<html>", "<head>", "<body>"]);
const WITH_REST: ReadonlySet<string> = new Set([REST]);
/**
 * What holds of a first screen until the rest has come, in the first of the layers, so that all others say otherwise (styles/layout.css): of a strip only
 * the cards that a phone shows are drawn.
 */
const UNTIL_REST = "@layer theme{@media not (min-width:48rem){.strip-later:nth-child(n+3){content-visibility:auto}}}";

/** What a document is painted with. */
export type FirstStyle = {
	/** Stands in its head: what its first screen needs. */
	readonly first: string;
	/** Stands where the first screen ends: together with the first all that the whole document needs. */
	readonly rest: string;
};

/**
 * What of the site's stylesheet a document is painted with: so the first paint waits for no other file. The whole stylesheet comes behind the text.
 * @param table the whole stylesheet
 * @returns takes a document's HTML, where in it the first screen ends, and what stands in it besides, gives the rules that may concern an element of it, in their order
 */
export function firstStyleOf(table: StyleTable): (html: string, end?: number, parts?: readonly PlacedLists[]) => FirstStyle {
	const stylesheet = new Stylesheet(table);
	/** By the rules that they hold, the last asked for last. */
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
 * What is not said yet, and what has to be said again so that it comes after it: of rules that one element may have the later counts. Layers have
 * their own order among each other, so that each is looked at by itself.
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

/** What is closed in a document before an index: a fold below its summary, a drawer. It is seen when a reader opens it. */
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

/** Class lists that have been met, each as a text of its own: what is cut out of a document would hold all of it. */
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
/** Of what stands at an index of a document, and is not in its text. */
export type PlacedLists = { readonly at: number; readonly lists: Lists };

/** The values of `class` and the elements' names (`<p>`), each once: of all of a document, and of what is seen of it before an index. */
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
