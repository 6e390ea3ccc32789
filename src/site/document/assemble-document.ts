import type { Beginning } from "../beginning/beginning.ts";
import { firstScriptElement } from "../beginning/first-script-element.ts";
import { FIRST_SCRIPT } from "../beginning/first-script-text.ts";
import { FIRST_SCREEN, FIRST_SCREEN_END, TYPEFACES_HERE } from "../parts/first-screen.ts";
import typefaces from "../styles/fetched-typefaces.css?inline";
import { aheadElement } from "../typefaces/ahead-element.ts";
import { AHEAD_SCRIPT } from "../typefaces/ahead-text.ts";
import { escaped, type PlacedPart } from "./cached-parts.ts";
import { type FirstStyle, firstStyleOf } from "./first-style.ts";
import { declarationsOf, rulesOf, styledElementsIn } from "./styled-elements.ts";
import { STYLES } from "./styles.ts";

/** The scripts and styles added to React's HTML, as a browser reads them. */
export type Added = { readonly scripts: readonly string[]; readonly styles: readonly string[] };
export const NOTHING_ADDED: Added = { scripts: [], styles: [] };

const firstStyle = firstStyleOf(STYLES);

/** Replaces `of` characters of the HTML at an index. */
export type Edit = { readonly at: number; readonly of: number; readonly by: readonly (string | Uint8Array)[] };

/** React's HTML, and the cached parts to insert. */
export type Drawn = { readonly html: string; readonly parts: readonly PlacedPart[] };

const editOf = ({ at, of, kept, place }: PlacedPart): Edit => ({
	...{ at, of },
	by: kept.pieces.map((piece) => (typeof piece === "string" ? escaped(place[piece]) : piece)),
});

/** Style elements as bytes, encoded once: many documents have the same. */
type StyleElements = { readonly ahead: Uint8Array; readonly rest: Uint8Array; readonly styles: readonly string[] };
const elements = { named: new WeakMap<FirstStyle, StyleElements>(), unnamed: new WeakMap<FirstStyle, StyleElements>() };

function elementsOf(style: FirstStyle, namesTypefaces: boolean): StyleElements {
	const known = elements[namesTypefaces ? "named" : "unnamed"];
	const there = known.get(style);
	if (there !== undefined) return there;
	const made = {
		ahead: Buffer.from(AHEAD + styleElement(style.first) + (namesTypefaces ? styleElement(typefaces, NAMED) : "")),
		rest: Buffer.from(styleInBody(style.rest)),
		styles: [namesTypefaces ? typefaces : "", style.first, style.rest].filter((text) => text !== ""),
	};
	known.set(style, made);
	return made;
}

const styleElement = (style: string, attributes = ""): string => (style === "" ? "" : `<style${attributes}>${style}</style>`);

/** HTML allows a style element only in the head. An SVG in the body may have one; its text is escaped there. */
function styleInBody(style: string, attributes?: string): string {
	const text = style.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return style === "" ? "" : `<svg>${styleElement(text, attributes)}</svg>`;
}

/** With scripts, typefaces/bring.ts reads from it which typefaces exist. */
const NAMED = ' data-named="" media="(scripting:none)"';
const TYPEFACES_IN_BODY = Buffer.from(styleInBody(typefaces, NAMED));
const AHEAD = aheadElement(typefaces);

/**
 * The document's styles: the first screen's in the head, all others where the first screen ends. The typefaces are declared behind the page,
 * or in the head of a document without a place for them.
 */
function firstStyleIn({ html, parts }: Drawn, head: number): { readonly edits: Edit[]; readonly styles: string[] } {
	const end = html.indexOf(FIRST_SCREEN_END);
	const behind = import.meta.env.DEV || end < 0 ? -1 : html.indexOf(TYPEFACES_HERE, end);
	const lists = parts.map(({ at, kept }) => ({ at, lists: kept.lists }));
	const namesTypefaces = !import.meta.env.DEV && behind < 0;
	const { ahead, rest, styles } = elementsOf(firstStyle(html, end < 0 ? undefined : end, lists), namesTypefaces);
	const edits: Edit[] = [{ at: head, of: 0, by: [ahead] }];
	if (end >= 0) edits.push(within(FIRST_SCREEN_END, end, [`<i id="${FIRST_SCREEN}"></i>`, rest]));
	if (behind >= 0) edits.push(within(TYPEFACES_HERE, behind, [TYPEFACES_IN_BODY]));
	return { edits, styles: behind < 0 ? [...styles] : [...styles, typefaces] };
}

const END_OF_PLACE = "</div>";
/** Fills an element that React has left empty. */
const within = (place: string, at: number, by: Edit["by"]): Edit => ({ at: at + place.length - END_OF_PLACE.length, of: 0, by });

const MODULES = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g;

/** The router: every page preloads it but runs it only on first use, so that the page's other scripts arrive much sooner. */
const EVERY_PAGES = /\/router-[^/]*$/;

const preload = (href: string): string => `<link rel="modulepreload" href="${href}" fetchpriority="low"/>`;

/**
 * Loads a page's modules and the texts of its language together. Each runs as soon as it has arrived: a single script would delay the
 * reader's first touch until all of it had run. The entry module is only preloaded: the script that runs it first sets up what it reads.
 */
function modulesOf(modules: readonly string[], begins: string): string {
	return modules
		.map((href) =>
			href === begins ? preload(href) : `<script type="module" async="" src="${href}" fetchpriority="low"></script>`,
		)
		.join("");
}

/**
 * Adds styles, scripts and data to the drawn HTML, in the order in which a browser needs them. The head has the styles of the first screen.
 * Behind the text are the script that loads the page's modules on first use (in development, the modules themselves) and the data. The data
 * is before the script that reads it: a document arrives in pieces, and a script runs as soon as it has arrived.
 */
export function assembleDocument(
	drawn: Drawn,
	data: Edit["by"],
	begins: string,
	texts: readonly string[],
	beginning: Omit<Beginning, "modules" | "next">,
	signIn: readonly string[],
): { readonly body: Uint8Array; readonly added: Added } {
	const { html } = drawn;
	const parts = drawn.parts.map(editOf);
	const head = html.indexOf("</head>");
	if (head < 0) return { body: applyEdits(html, [...parts, { at: html.length, of: 0, by: data }]), added: NOTHING_ADDED };
	const { edits, styles } = firstStyleIn(drawn, head);
	const own = styledElementsIn(html).filter(({ at }) => !drawn.parts.some((part) => at >= part.at && at < part.at + part.of));
	const rules = rulesOf([declarationsOf(own), ...drawn.parts.map(({ kept }) => kept.declarations)]);
	edits.push(...own.map(({ at, of, by }): Edit => ({ at, of, by: [by] })), { at: head, of: 0, by: [styleElement(rules)] });
	if (rules !== "") styles.push(rules);
	const preloaded = Array.from(html.slice(0, head).matchAll(MODULES));
	const modules = [...new Set([...preloaded.map(([, href = ""]) => href), ...texts])];
	const at = beforeScripts(html);
	const taken = preloaded.map(({ 0: link, index }): Edit => ({ at: index, of: link.length, by: [] }));
	taken.push(...parts);
	if (FIRST_SCRIPT === "") {
		const put: Edit = { at, of: 0, by: [modulesOf(modules, begins), ...data] };
		return { body: applyEdits(html, [...taken, ...edits, put]), added: { scripts: [], styles } };
	}
	const next = signIn.filter((href) => !modules.includes(href)).join(" ");
	const first = firstScriptElement({ ...beginning, modules: modules.filter((href) => href !== begins).join(" "), next });
	// A script waits for the stylesheets before it. Placed before them, it catches presses from then on.
	const sheet = html.lastIndexOf('<link rel="stylesheet"', at);
	const preloads = modules.filter((href) => href === begins || EVERY_PAGES.test(href)).map(preload);
	const isLast = html.startsWith(LAST_SCRIPT, at);
	const put: Edit[] = [
		{ at: sheet < head ? at : sheet, of: 0, by: [first] },
		{ at, of: isLast ? LAST_SCRIPT.length : 0, by: [...preloads, ...data, isLast ? '<script type="text/begins" async="">' : ""] },
	];
	return { body: applyEdits(html, [...taken, ...edits, ...put]), added: { scripts: [AHEAD_SCRIPT, FIRST_SCRIPT], styles } };
}

/** @returns the document's bytes. Each piece is encoded by itself, since inserting into one long string copies it each time */
function applyEdits(html: string, edits: readonly Edit[]): Uint8Array {
	const pieces: Uint8Array[] = [Buffer.from("<!DOCTYPE html>")];
	let from = 0;
	for (const { at, of, by } of edits.toSorted((one, other) => one.at - other.at)) {
		pieces.push(Buffer.from(html.slice(from, at)));
		for (const piece of by) pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece);
		from = at + of;
	}
	pieces.push(Buffer.from(html.slice(from)));
	return Buffer.concat(pieces);
}

/** The router's own script, which runs the page. */
const LAST_SCRIPT = '<script type="module" async="">';

function beforeScripts(html: string): number {
	const script = html.lastIndexOf(LAST_SCRIPT);
	return script < 0 ? html.lastIndexOf("</body>") : script;
}
