/** A rule, and which classes and elements (`<p>`) the document has to have for it: one of these sets. A block that holds rules, such as `@layer`. */
type Part =
	| { readonly text: string; readonly needs: readonly (readonly string[])[] }
	| { readonly head: string; readonly parts: readonly Part[] };

/** What a script of the document's own sets before the first paint (account/kept-token-script.ts). */
const SET_BY_SCRIPTS = ["has-token"];

/** As React writes it. */
const CLASS_IS = ' class="';
/** Documents whose rules are remembered, some 50 kB each. */
const REMEMBERED = 64;

const HOLDS_RULES = /^@(layer|media|supports|container)\b/;
/** What is for paper, what answers to a finger or a key, and what scripts mark when the network has gone: no first paint shows it. */
const LATER =
	/^@media print\b|^@page\b|^[^{]*\[data-(?:unsaved|old)|^\.(?:[\w-]+\\:)*(?:hover|active|focus|focus-visible|focus-within|print)\\:/;

/** What ends what holds until the rest has come (UNTIL_REST): it comes with the rest. */
const ENDS_UNTIL_REST = /^\.strip-later\{/;
const REST = "<rest>";
/**
 * What holds of a first screen until the rest has come, in the first of the layers, so that all others say otherwise (styles/layout.css): of a strip only
 * the cards that a phone shows are drawn.
 */
const UNTIL_REST = "@layer theme{@media not (min-width:48rem){.strip-later:nth-child(n+3){content-visibility:auto}}}";

/** Rules of one name or place: said twice they would be made twice. */
const SAID_ONCE = /^@(?:font-face|keyframes|property)\b/;
const LAYER = /^@layer\b/;

/** What a document is painted with. */
export type FirstStyle = {
	/** Stands in its head: what its first screen needs. */
	readonly first: string;
	/** Stands where the first screen ends: together with the first all that the whole document needs. */
	readonly rest: string;
};

/**
 * What of the site's stylesheet a document is painted with: so the first paint waits for no other file. The whole stylesheet comes behind the text.
 * @param css the whole stylesheet
 * @returns takes a document's HTML, where in it the first screen ends, and what stands in it besides, gives the rules that may concern an element of it, in their order
 */
export function firstStyleOf(css: string): (html: string, end?: number, parts?: readonly PlacedLists[]) => FirstStyle {
	const parts = partsOf(css);
	/** The last asked for first. */
	const known: { readonly lists: ReadonlySet<string>; readonly ahead: ReadonlySet<string>; readonly style: FirstStyle }[] = [];
	return (html, end = html.length, parts = []) => {
		const { lists, ahead } = listsOf(html, end, parts);
		// A page that is rendered again mostly has the classes that it had.
		const at = known.findIndex((one) => isSame(one.lists, lists) && isSame(one.ahead, ahead));
		const [asked = { lists, ahead, style: styleFor(lists, ahead) }] = at < 0 ? [] : known.splice(at, 1);
		known.unshift(asked);
		known.length = Math.min(known.length, REMEMBERED);
		return asked.style;
	};
	function styleFor(lists: ReadonlySet<string>, ahead: ReadonlySet<string>): FirstStyle {
		const whole = statementsFor(parts, new Set([...lists, REST]));
		if (lists === ahead) return { first: whole.join(""), rest: "" };
		const first = statementsFor(parts, ahead);
		return { first: first.join("") + UNTIL_REST, rest: restOf(first, whole).join("") };
	}
}

/** What the parts of a stylesheet come to for a document, each at its place. What it does not need is empty. */
function statementsFor(parts: readonly Part[], lists: ReadonlySet<string>): string[] {
	const names = namesOf(lists);
	const statements = parts.map((part) =>
		textOf([part], (needs) => needs.length === 0 || needs.some((all) => all.every((name) => names.has(name)))),
	);
	const all = statements.join("");
	// A property is registered for who reads it, and a movement is told for who makes it.
	return statements.map((text) => {
		const [, property] = /^@property (--[\w-]+)/.exec(text) ?? [];
		const [, movement] = /^@keyframes ([\w-]+)/.exec(text) ?? [];
		if (property !== undefined) return all.includes(`var(${property}`) ? text : "";
		if (movement !== undefined) return new RegExp(`animation[^;}]*\\b${movement}\\b`).test(all) ? text : "";
		return THEME.test(text) ? withoutUnread(text, all) : text;
	});
}

/** The site's measures: a page reads few of them. */
const THEME = /^@layer theme\{/;

function withoutUnread(theme: string, all: string): string {
	return theme.replace(/(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration, name) => (all.includes(`var(${name}`) ? declaration : ""));
}

/**
 * What is not said yet, and what has to be said again so that it comes after it: of rules that one element may have the later counts. Layers have
 * their own order among each other, so that each is looked at by itself.
 */
function restOf(first: readonly string[], whole: readonly string[]): string[] {
	let differs = false;
	return whole.map((text, at) => {
		if (SAID_ONCE.test(text)) return first[at] === "" ? text : "";
		if (LAYER.test(text)) return first[at] === text ? "" : text;
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

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	if (one.size !== other.size) return false;
	for (const list of one) if (!other.has(list)) return false;
	return true;
}

function textOf(parts: readonly Part[], isUsed: (needs: readonly (readonly string[])[]) => boolean): string {
	let text = "";
	/** The block that the text ends with. Blocks of one condition that follow each other are one. */
	let open = "";
	for (const part of parts) {
		if ("text" in part) {
			if (!isUsed(part.needs)) continue;
			text += part.text;
			open = "";
			continue;
		}
		const inner = textOf(part.parts, isUsed);
		if (inner === "") continue;
		text = open === part.head ? `${text.slice(0, -1)}${inner}}` : `${text}${part.head}{${inner}}`;
		open = part.head;
	}
	return text;
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

function namesOf(lists: ReadonlySet<string>): ReadonlySet<string> {
	const names = new Set([...SET_BY_SCRIPTS, "<html>", "<head>", "<body>"]);
	for (const list of lists) for (const name of unescaped(list).split(" ")) names.add(name);
	return names;
}

/** As React writes an attribute. */
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const unescaped = (text: string): string =>
	text.includes("&") ? text.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity) : text;

function partsOf(css: string): Part[] {
	return statementsOf(css).flatMap((text): Part[] => {
		if (LATER.test(text)) return [];
		if (ENDS_UNTIL_REST.test(text)) return [{ text, needs: [[REST]] }];
		const open = text.indexOf("{");
		if (open < 0) return [{ text, needs: [] }];
		const head = text.slice(0, open).trim();
		if (HOLDS_RULES.test(head)) return [{ head, parts: partsOf(text.slice(open + 1, -1)) }];
		return [{ text, needs: head.startsWith("@") ? [] : needsOf(head) }];
	});
}

/** Cuts at the end of each rule and of each statement without a block (`@layer theme, base;`). */
function statementsOf(css: string): string[] {
	const statements: string[] = [];
	let depth = 0;
	let from = 0;
	// A string may hold anything; so may what is escaped, as `.md\:flex` is.
	for (const { 0: sign, index } of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{};]/g)) {
		if (sign === "{") depth += 1;
		if (sign === "}") depth -= 1;
		if (depth > 0 || (sign !== "}" && sign !== ";")) continue;
		const statement = css.slice(from, index + 1).trim();
		if (statement !== ";") statements.push(statement);
		from = index + 1;
	}
	return statements;
}

const CLASS = /(?<!\\)\.((?:\\.|[\w-]|[^\0-\x7f])+)/g;
const namesIn = (selector: string): string[] =>
	Array.from(selector.matchAll(CLASS), ([, name = ""]) => name.replace(/\\(.)/g, "$1"));
/** An element's name begins a compound; what follows a colon is a state or a part of one. */
const TAG = /(?<![\w:\\-])[a-z][a-z0-9]*/g;
const tagsIn = (selector: string): string[] => Array.from(selector.replace(CLASS, "").matchAll(TAG), ([name]) => `<${name}>`);

/**
 * Which classes and elements a selector list asks for, selector by selector. What stands in brackets (`:not(.x)`, `:is(.a, .b)`) is no condition here, but where
 * there is no other: then any of its classes. A rule too many does no harm.
 */
function needsOf(selectors: string): string[][] {
	const needs: string[][] = [];
	for (const selector of selectorsOf(selectors.replace(/"(?:[^"\\]|\\.)*"/g, '""'))) {
		const bare = withoutBrackets(selector, ANY_BRACKETS);
		const outside = [...namesIn(bare), ...tagsIn(bare)];
		const any = outside.length > 0 ? [outside] : namesIn(withoutBrackets(selector, NO_CONDITION)).map((name) => [name]);
		if (any.length === 0) return [];
		needs.push(...any);
	}
	return needs;
}

const ANY_BRACKETS = /(?<!\\)\((?:\\.|[^()\\])*\)|(?<!\\)\[(?:\\.|"[^"]*"|[^\]"\\])*\]/g;
const NO_CONDITION = /:(?:not|has)\((?:\\.|[^()\\])*\)/g;

/** From within. */
function withoutBrackets(selector: string, brackets: RegExp): string {
	const less = selector.replace(brackets, "");
	return less === selector ? less : withoutBrackets(less, brackets);
}

function selectorsOf(list: string): string[] {
	const selectors = [""];
	let depth = 0;
	for (const [sign] of list.matchAll(/\\.|[\s\S]/g)) {
		if (sign === "(") depth += 1;
		if (sign === ")") depth -= 1;
		if (sign === "," && depth === 0) selectors.push("");
		else selectors[selectors.length - 1] += sign;
	}
	return selectors;
}
