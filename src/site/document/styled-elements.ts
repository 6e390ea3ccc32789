import { createHash } from "node:crypto";

/** As React writes it. In text and in JSON its quotes are escaped. */
const STYLE_IS = / style="([^"]*)"/g;

/** Declarations by the name that their elements have. */
export type Declarations = ReadonlyMap<string, string>;

/** An element with a style attribute, and its replacement. */
type StyledElement = {
	readonly at: number;
	readonly of: number;
	readonly by: string;
	readonly name: string;
	readonly declarations: string;
};

/** Nothing that ends a declaration, a rule or the element of style before its end: some values are the cup's own colours. */
const HARMLESS = /^[-\w\s#%.,:;()+*/]*$/;

function isHarmless(declarations: string): boolean {
	const [opened, closed] = [declarations.split("(").length, declarations.split(")").length];
	return HARMLESS.test(declarations) && opened === closed && !declarations.includes("/*");
}

/** Names by declarations. */
const names = new Map<string, string>();
const MOST_NAMES = 5_000;

/** The same in every process and document. */
function nameOf(declarations: string): string {
	const known = names.get(declarations);
	if (known !== undefined) return known;
	const name = `s${createHash("sha256").update(declarations).digest("hex").slice(0, 10)}`;
	if (names.size >= MOST_NAMES) names.clear();
	names.set(declarations, name);
	return name;
}

/**
 * The elements of a document with a style attribute. A policy without 'unsafe-inline' makes browsers ignore such attributes. A rule in a
 * style element, whose hash is in the policy, has the same effect.
 */
export function styledElementsIn(html: string): readonly StyledElement[] {
	const found: StyledElement[] = [];
	for (const { 0: attribute, 1: declarations = "", index: at } of html.matchAll(STYLE_IS)) {
		const isRule = isHarmless(declarations);
		const name = isRule ? nameOf(declarations) : "";
		found.push({ at, of: attribute.length, by: isRule ? ` data-s="${name}"` : "", name, declarations });
	}
	return found;
}

/** @returns the declarations of elements, each once */
export function declarationsOf(elements: Iterable<StyledElement>): Declarations {
	const all = new Map<string, string>();
	for (const { name, declarations } of elements) if (name !== "") all.set(name, declarations);
	return all;
}

/** A part with its elements' names in place of their styles. */
export function named(html: string): { readonly html: string; readonly declarations: Declarations } {
	const elements = styledElementsIn(html);
	let [text, from] = ["", 0];
	for (const { at, of, by } of elements) {
		text += html.slice(from, at) + by;
		from = at + of;
	}
	return { html: text + html.slice(from), declarations: declarationsOf(elements) };
}

/** Rules that override all classes, like a style attribute, and are overridden by what a script sets. */
export function rulesOf(all: Iterable<Declarations>): string {
	const once = new Map<string, string>();
	for (const declarations of all) for (const [name, text] of declarations) once.set(name, text);
	return [...once].map(([name, text]) => `:is(#s,[data-s=${name}]){${text}}`).join("");
}
