import { type CssNode, generate, parse, type Selector, walk } from "css-tree";
import { type Part, type Piece, REST, type Statement, type StyleTable } from "./style-table.ts";

const HOLDS_RULES: ReadonlySet<string> = new Set(["layer", "media", "supports", "container"]);
/**
 * Rules that no first paint shows: for print, for hover and focus, for states that scripts set when offline, and for unsupported browsers
 * without registered properties.
 */
const LATER =
	/^@media print\b|^@layer properties\{|^@page\b|^[^{]*\[data-(?:unsaved|old)|^\.(?:[\w-]+\\:)*(?:hover|active|focus|focus-visible|focus-within|print)\\:/;
/**
 * Marks the end of styles that apply to a first screen until the rest has arrived (first-style.ts): it is for documents with this name.
 */
const ENDS_UNTIL_REST = /^\.strip-later\{/;
/** The site's measures: a page reads few of them. */
const THEME = "@layer theme";
const SAID_ONCE: ReadonlySet<string> = new Set(["font-face", "keyframes", "property"]);

/**
 * Parses the stylesheet at build time: its rules, and what a document must contain for each of them to matter.
 * @param css minified by the build
 */
export function readStyleTable(css: string): StyleTable {
	const rules: (string | readonly Piece[])[] = [];
	/** The text of a rule, with the heads of its enclosing blocks. */
	const within: string[] = [];
	const names = new Map<string, number>();
	const enough: number[][] = [];
	const together: [number, number[]][] = [];
	const measures = new Set<string>();

	function numberOf(name: string): number {
		const known = names.get(name);
		if (known !== undefined) return known;
		names.set(name, enough.length);
		return enough.push([]) - 1;
	}

	/** @param needs one of these sets of names; none: it is for each document */
	function addRule(text: string, needs: readonly (readonly string[])[], heads: string, pieces?: readonly Piece[]): number {
		within.push(heads + text);
		const rule = rules.push(pieces ?? text) - 1;
		for (const all of needs.length === 0 ? [[]] : needs) {
			const numbers = all.map(numberOf);
			const [only] = numbers;
			if (numbers.length === 1 && only !== undefined) enough[only]?.push(rule);
			else together.push([rule, numbers]);
		}
		return rule;
	}

	function partsOf(nodes: Iterable<CssNode>, heads: string): Part[] {
		return [...nodes].flatMap((node): Part[] => {
			const text = textOf(node);
			if (node.type === "Comment" || text === "" || LATER.test(text)) return [];
			if (ENDS_UNTIL_REST.test(text)) return [addRule(text, [[REST]], heads)];
			if (node.type === "Atrule" && node.block !== null && HOLDS_RULES.has(node.name)) {
				const head = css.slice(node.loc?.start.offset, node.block.loc?.start.offset).trim();
				return [{ head, parts: partsOf(node.block.children, `${heads}${head}{`) }];
			}
			if (node.type !== "Rule") return [addRule(text, [], heads)];
			const pieces = heads.startsWith(`${THEME}{`) ? piecesOf(node, text) : undefined;
			return [addRule(text, needsOf(node.prelude), heads, pieces)];
		});
	}

	/** A rule of measures: each is written where something reads it. */
	function piecesOf(rule: CssNode, text: string): readonly Piece[] {
		const begin = rule.loc?.start.offset ?? 0;
		const pieces: Piece[] = [];
		let from = 0;
		walk(rule, (node) => {
			if (node.type !== "Declaration" || !node.property.startsWith("--") || node.loc === undefined || node.loc === null) return;
			const start = node.loc.start.offset - begin;
			const end = node.loc.end.offset - begin;
			const to = text[end] === ";" ? end + 1 : end;
			pieces.push(text.slice(from, start), { measure: node.property, text: text.slice(start, to) });
			measures.add(node.property);
			from = to;
		});
		return [...pieces, text.slice(from)];
	}

	const textOf = ({ loc }: CssNode): string => css.slice(loc?.start.offset ?? 0, loc?.end.offset ?? 0).trim();

	const sheet = parse(css, { positions: true, parseValue: false, parseCustomProperty: false });
	const movements = new Set<string>();
	const statements: Statement[] = [];
	for (const node of sheet.type === "StyleSheet" ? sheet.children : []) {
		const [part] = partsOf([node], "");
		if (part === undefined) continue;
		const atRule = node.type === "Atrule" ? node.name : "";
		const named = node.type === "Atrule" && node.prelude !== null ? generate(node.prelude) : "";
		if (atRule === "property") measures.add(named);
		if (atRule === "keyframes") movements.add(named);
		statements.push({
			part,
			...((atRule === "property" || atRule === "keyframes") && { of: named }),
			...(SAID_ONCE.has(atRule) ? { kind: "once" as const } : atRule === "layer" && { kind: "layer" as const }),
		});
	}
	const rulesWhere = (reads: (text: string) => boolean) => [...within.keys()].filter((rule) => reads(within[rule] ?? ""));
	const readers = Object.fromEntries([
		...[...measures].map((name) => [name, rulesWhere((text) => text.includes(`var(${name}`))] as const),
		...[...movements].map((name) => {
			const makes = new RegExp(`animation[^;}]*\\b${name}\\b`);
			return [name, rulesWhere((text) => makes.test(text))] as const;
		}),
	]);
	return { statements, rules, names: [...names.keys()], enough, together, readers };
}

/**
 * The classes and elements that each selector of a list needs. Those in brackets (`:not(.x)`, `:is(.a, .b)`) are no conditions, unless
 * there are no others: then any one of them suffices. A rule too many does no harm.
 */
function needsOf(prelude: CssNode): string[][] {
	const needs: string[][] = [];
	if (prelude.type !== "SelectorList") return needs;
	for (const selector of prelude.children) {
		if (selector.type !== "Selector") return [];
		const outside = outsideOf(selector);
		const any = outside.length > 0 ? [outside] : anyOf(selector).map((name) => [name]);
		if (any.length === 0) return [];
		needs.push(...any);
	}
	return needs;
}

const unescaped = (name: string): string => name.replace(/\\(.)/g, "$1");

function outsideOf(selector: Selector): string[] {
	const parts = [...selector.children];
	return [
		...parts.flatMap((part) => (part.type === "ClassSelector" ? unescaped(part.name) : [])),
		...parts.flatMap((part) => (part.type === "TypeSelector" && /^[a-z][a-z0-9]*$/.test(part.name) ? `<${part.name}>` : [])),
	];
}

function anyOf(selector: Selector): string[] {
	const found: string[] = [];
	walk(selector, {
		enter(node: CssNode) {
			if (node.type === "PseudoClassSelector" && (node.name === "not" || node.name === "has")) return walk.skip;
			if (node.type === "ClassSelector") found.push(unescaped(node.name));
			return undefined;
		},
	});
	return found;
}
