/** A rule by its number, or a block that holds rules, such as `@layer`. */
type Part = number | { readonly head: string; readonly parts: readonly Part[] };

const HOLDS_RULES = /^@(layer|media|supports|container)\b/;
/** What is for paper, what answers to a finger or a key, and what scripts mark when the network has gone: no first paint shows it. */
const LATER =
	/^@media print\b|^@page\b|^[^{]*\[data-(?:unsaved|old)|^\.(?:[\w-]+\\:)*(?:hover|active|focus|focus-visible|focus-within|print)\\:/;

/** What ends what holds of a first screen until the rest has come (first-style.ts): it is for who has this name. */
const ENDS_UNTIL_REST = /^\.strip-later\{/;
export const REST = "<rest>";

/** The site's measures: a page reads few of them. */
const THEME = /^@layer theme\{/;
const DECLARATION = /(--[\w-]+):[^;}]*(?:;|(?=\}))/g;

/** Lists of classes whose names are remembered. */
const MOST_LISTS = 10_000;

/**
 * A stylesheet, read so that what of it concerns a document is chosen by counting: which names (classes, and elements as `<p>`) a rule asks for and which rules read a measure or
 * make a movement is found out once.
 */
export class Stylesheet {
	readonly #rules: string[] = [];
	/** By the number of a name the rules for which it is enough, … */
	readonly #askingFor: number[][] = [];
	/** … and of the others what is: all of these names together. A rule that asks for nothing has none. */
	readonly #asking: { readonly rule: number; readonly names: readonly number[] }[] = [];
	/** What stands in a rule's place with the heads of the blocks around it. */
	readonly #within: string[] = [];
	readonly #names = new Map<string, number>();
	readonly #parts: readonly Part[];
	/** By the name of a measure (`--gap`) the rules that read it, by that of a movement those that make it. */
	readonly #readers = new Map<string, readonly number[]>();
	/** By a list of classes the numbers of its names. */
	readonly #lists = new Map<string, readonly number[]>();

	constructor(css: string) {
		this.#parts = this.#partsOf(css, "");
	}

	/**
	 * @param lists values of `class`, as React writes them, and names of elements (`<p>`), of all that a document has
	 * @returns for each rule 1 where it may concern an element of such a document, else 0
	 */
	rulesFor(lists: readonly ReadonlySet<string>[]): Uint8Array {
		const has = new Uint8Array(this.#names.size);
		const chosen = new Uint8Array(this.#rules.length);
		for (const some of lists) for (const list of some) for (const name of this.#namesOf(list)) has[name] = 1;
		for (let name = 0; name < has.length; name++) {
			if (has[name] === 1) for (const rule of this.#askingFor[name]!) chosen[rule] = 1;
		}
		for (const { rule, names } of this.#asking) if (names.every((name) => has[name] === 1)) chosen[rule] = 1;
		return chosen;
	}

	/** @param chosen as `rulesFor` says @returns what the stylesheet's statements come to, each at its place; what has none of these rules is empty */
	textsOf(chosen: Uint8Array): string[] {
		return this.#parts.map((part) => {
			const text = this.#textOf([part], chosen);
			if (text === "") return text;
			// A property is registered for who reads it, and a movement is told for who makes it.
			const [, property] = /^@property (--[\w-]+)/.exec(text) ?? [];
			if (property !== undefined) return this.#isRead(property, chosen) ? text : "";
			const [, movement] = /^@keyframes ([\w-]+)/.exec(text) ?? [];
			if (movement !== undefined) return this.#isMade(movement, chosen) ? text : "";
			if (!THEME.test(text)) return text;
			return text.replace(DECLARATION, (declaration, name) => (this.#isRead(name, chosen) ? declaration : ""));
		});
	}

	#textOf(parts: readonly Part[], chosen: Uint8Array): string {
		let text = "";
		/** The block that is open at the text's end. Blocks of one condition that follow each other are one. */
		let open = "";
		for (const part of parts) {
			const own = typeof part === "number" ? (chosen[part] === 1 ? this.#rules[part]! : "") : this.#textOf(part.parts, chosen);
			if (own === "") continue;
			const head = typeof part === "number" ? "" : part.head;
			if (head !== open) text += `${open === "" ? "" : "}"}${head === "" ? "" : `${head}{`}`;
			text += own;
			open = head;
		}
		return open === "" ? text : `${text}}`;
	}

	#isRead(measure: string, chosen: Uint8Array): boolean {
		return this.#readersOf(measure, (text) => text.includes(`var(${measure}`)).some((rule) => chosen[rule] === 1);
	}

	#isMade(movement: string, chosen: Uint8Array): boolean {
		const makes = new RegExp(`animation[^;}]*\\b${movement}\\b`);
		return this.#readersOf(movement, (text) => makes.test(text)).some((rule) => chosen[rule] === 1);
	}

	#readersOf(name: string, reads: (text: string) => boolean): readonly number[] {
		const known = this.#readers.get(name);
		if (known !== undefined) return known;
		const readers = [...this.#within.keys()].filter((rule) => reads(this.#within[rule]!));
		this.#readers.set(name, readers);
		return readers;
	}

	/** Those that some rule asks for. */
	#namesOf(list: string): readonly number[] {
		const known = this.#lists.get(list);
		if (known !== undefined) return known;
		const names = unescaped(list)
			.split(" ")
			.flatMap((name) => this.#names.get(name) ?? []);
		if (this.#lists.size >= MOST_LISTS) this.#lists.clear();
		this.#lists.set(list, names);
		return names;
	}

	#partsOf(css: string, heads: string): Part[] {
		return statementsOf(css).flatMap((text): Part[] => {
			if (LATER.test(text)) return [];
			if (ENDS_UNTIL_REST.test(text)) return [this.#rule(text, [[REST]], heads)];
			const open = text.indexOf("{");
			if (open < 0) return [this.#rule(text, [], heads)];
			const head = text.slice(0, open).trim();
			if (HOLDS_RULES.test(head)) return [{ head, parts: this.#partsOf(text.slice(open + 1, -1), `${heads}${head}{`) }];
			return [this.#rule(text, head.startsWith("@") ? [] : needsOf(head), heads)];
		});
	}

	/** @param needs one of these sets of names; none: it is for each document @returns its number */
	#rule(text: string, needs: readonly (readonly string[])[], heads: string): number {
		this.#within.push(heads + text);
		const rule = this.#rules.push(text) - 1;
		for (const all of needs.length === 0 ? [[]] : needs) {
			const names = all.map((name) => this.#numberOf(name));
			if (names.length === 1) this.#askingFor[names[0]!]!.push(rule);
			else this.#asking.push({ rule, names });
		}
		return rule;
	}

	#numberOf(name: string): number {
		const known = this.#names.get(name);
		if (known !== undefined) return known;
		this.#names.set(name, this.#askingFor.length);
		return this.#askingFor.push([]) - 1;
	}
}

/** As React writes an attribute. */
const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const unescaped = (text: string): string =>
	text.includes("&") ? text.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity) : text;

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
