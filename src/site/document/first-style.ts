/** A rule, and which classes the document has to have for it: one of these sets. A block that holds rules, such as `@layer`. */
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
/** What is for paper, and what answers to a finger or a key: no first paint shows it. */
const LATER = /^@media print\b|^\.(?:[\w-]+\\:)*(?:hover|active|focus|focus-visible|focus-within|print)\\:/;

/**
 * What of the site's stylesheet a document is painted with: so the first paint waits for no other file. It stands in the document's head; the whole
 * stylesheet comes behind the text.
 * @param css the whole stylesheet
 * @returns takes a document's HTML, gives the rules that may concern an element of it, in their order
 */
export function firstStyleOf(css: string): (html: string) => string {
	const parts = partsOf(css);
	/** The last asked for first. */
	const known: { readonly lists: ReadonlySet<string>; readonly style: string }[] = [];
	return (html) => {
		const lists = listsOf(html);
		// A page that is rendered again mostly has the classes that it had.
		const at = known.findIndex((one) => isSame(one.lists, lists));
		const [asked = { lists, style: styleFor(lists) }] = at < 0 ? [] : known.splice(at, 1);
		known.unshift(asked);
		known.length = Math.min(known.length, REMEMBERED);
		return asked.style;
	};
	function styleFor(lists: ReadonlySet<string>): string {
		const classes = classesIn(lists);
		const rules = textOf(parts, (needs) => needs.length === 0 || needs.some((all) => all.every((name) => classes.has(name))));
		// A property is registered for who reads it.
		return rules.replace(/@property (--[\w-]+)\{[^}]*\}/g, (property, name) => (rules.includes(`var(${name}`) ? property : ""));
	}
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	if (one.size !== other.size) return false;
	for (const list of one) if (!other.has(list)) return false;
	return true;
}

function textOf(parts: readonly Part[], isUsed: (needs: readonly (readonly string[])[]) => boolean): string {
	let text = "";
	for (const part of parts) {
		if ("text" in part) {
			if (isUsed(part.needs)) text += part.text;
			continue;
		}
		const inner = textOf(part.parts, isUsed);
		if (inner !== "") text += `${part.head}{${inner}}`;
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

/** The values of `class`, each once. */
function listsOf(html: string): ReadonlySet<string> {
	const lists = new Set<string>();
	for (let at = html.indexOf(CLASS_IS); at >= 0; at = html.indexOf(CLASS_IS, at)) {
		const from = at + CLASS_IS.length;
		at = html.indexOf('"', from);
		if (at < 0) break;
		lists.add(textOfItsOwn(html.slice(from, at)));
	}
	return lists;
}

function classesIn(lists: ReadonlySet<string>): ReadonlySet<string> {
	const classes = new Set(SET_BY_SCRIPTS);
	for (const list of lists) for (const name of unescaped(list).split(" ")) classes.add(name);
	return classes;
}

/** As React writes an attribute. */
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const unescaped = (text: string): string =>
	text.includes("&") ? text.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity) : text;

function partsOf(css: string): Part[] {
	return statementsOf(css).flatMap((text): Part[] => {
		if (LATER.test(text)) return [];
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

/**
 * Which classes a selector list asks for, selector by selector. What stands in brackets (`:not(.x)`, `:is(.a, .b)`) is no condition here, but where
 * there is no other: then any of its classes. A rule too many does no harm.
 */
function needsOf(selectors: string): string[][] {
	const needs: string[][] = [];
	for (const selector of selectorsOf(selectors)) {
		const outside = namesIn(withoutBrackets(selector, ANY_BRACKETS));
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
