import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";

/** The rules for readers' pages. */
export const READERS_RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

type Asked = {
	/** A part of the page: a selector. */
	readonly within?: string;
	/** The rules with one of these tags; without it, and without `rules`, all that are on by themselves. */
	readonly tags?: readonly string[];
	readonly rules?: readonly string[];
	/** What is being checked, for the error message. */
	readonly what?: string;
};

/** What is asked of axe here. */
type Axe = {
	readonly _audit: { readonly checks: Readonly<Record<string, Check>> };
	readonly commons: { readonly color: { readonly Color: { readonly prototype: Color } } };
	run(context: string | Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};
type Color = { r: number; g: number; b: number; alpha: number; parseString(text: string): Color };
/** `true` if all is well, `undefined` if it cannot decide. */
type Check = { evaluate(this: unknown, node: Element, ...given: unknown[]): boolean | undefined };
declare const axe: Axe;
declare global {
	interface Window {
		/** There once axe is. */
		forgetLooks?: () => void;
	}
}

const installed = createRequire(import.meta.url);
/** The script that `@axe-core/playwright` brings. */
const script = readFileSync(createRequire(installed.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Axe stores its objects' private fields in weak maps. For each mixed colour that is a dozen entries, and writing and collecting them costs
 * a fifth of a contrast check. Here they are properties of the objects.
 */
const IN_PROPERTIES = `class {
	#of = Symbol();
	has(object) { return this.#of in object; }
	get(object) { return object[this.#of]; }
	set(object, value) { object[this.#of] = value; return this; }
	add(object) { return this.set(object, true); }
	delete(object) { return delete object[this.#of]; }
}`;
const AXE = `((WeakMap, WeakSet) => {${script}
})(${IN_PROPERTIES}, ${IN_PROPERTIES})`;

/** Axe parses a colour for each element that has it, and for each background below it: two fifths of a contrast check. */
function rememberColors(): void {
	const { prototype } = axe.commons.color.Color;
	const { parseString } = prototype;
	const known = new Map<string, Pick<Color, "r" | "g" | "b" | "alpha">>();
	prototype.parseString = function (this: Color, text) {
		const before = known.get(text);
		if (before !== undefined) return Object.assign(this, before);
		parseString.call(this, text);
		const { r, g, b, alpha } = this;
		known.set(text, { r, g, b, alpha });
		return this;
	};
}

/**
 * Checks the contrast of texts of the same look on backgrounds of the same look twice, and not again for each row: that saves two thirds of
 * a contrast check. Looks are compared by computed styles, not by class names: of a text, of its ancestors, and of what is positioned in
 * each of these. A text that passed twice passes the third time; one that fails, or that axe cannot decide, is always checked. Not
 * detected: a third text that is covered by an element outside of its ancestors.
 */
function askOfEachLookTwice(): void {
	const check = axe._audit.checks["color-contrast"];
	if (check === undefined) throw new Error("This axe has no check of contrast");
	const { evaluate } = check;
	const numbers = new Map<string, number>();
	let own = new WeakMap<Element, { style: string; isPlaced: boolean }>();
	let looks = new WeakMap<Element, number>();
	let well = new Map<string, number>();
	const styleOf = (element: Element) => {
		const before = own.get(element);
		if (before !== undefined) return before;
		const of = getComputedStyle(element);
		const colours = [of.color, of.webkitTextFillColor, of.backgroundColor, of.backgroundImage, of.backgroundClip, of.textShadow];
		const drawn = [of.opacity, of.filter, of.mixBlendMode, of.visibility, of.display, of.position, of.zIndex];
		const letters = [of.fontSize, of.fontWeight];
		const style = [element.tagName, element.getAttribute("class"), ...colours, ...drawn, ...letters].join("|");
		const told = { style, isPlaced: of.position !== "static" };
		own.set(element, told);
		return told;
	};
	const lookOf = (element: Element): number => {
		const before = looks.get(element);
		if (before !== undefined) return before;
		const within = element.parentElement === null ? "" : lookOf(element.parentElement);
		const over = [...element.children].map(styleOf).filter(({ isPlaced }) => isPlaced);
		const look = [within, styleOf(element).style, ...over.map(({ style }) => style)].join("\n");
		const number = numbers.get(look) ?? numbers.size;
		numbers.set(look, number);
		looks.set(element, number);
		return number;
	};
	check.evaluate = function (node, ...given) {
		// Axe cannot decide about a single letter with low contrast.
		const look = `${lookOf(node)} ${(node.textContent ?? "").trim().length === 1}`;
		const times = well.get(look) ?? 0;
		if (times === 2) return true;
		const answer = evaluate.call(this, node, ...given);
		if (answer === true) well.set(look, times + 1);
		return answer;
	};
	// The next question finds the page in other colours.
	window.forgetLooks = () => {
		own = new WeakMap();
		looks = new WeakMap();
		well = new Map();
	};
}

/** Once a document: the script is half a million letters, and `AxeBuilder` brings it twice for each question. */
async function bringAxe(page: Page): Promise<void> {
	if (await page.evaluate(() => "axe" in window)) return;
	await page.evaluate(AXE);
	await page.evaluate(rememberColors);
	await page.evaluate(askOfEachLookTwice);
}

/**
 * Axe finds no fault. It runs in the page itself, which has no frames (otherwise it opens a second page to assemble its report), and
 * reports only faults: a full report takes longer than the check.
 */
export async function expectNoFaults(page: Page, { within, tags, rules, what }: Asked = {}): Promise<void> {
	expect(page.frames(), "axe looks in no frame").toHaveLength(1);
	await bringAxe(page);
	const only =
		tags !== undefined ? { type: "tag", values: tags } : rules !== undefined ? { type: "rule", values: rules } : undefined;
	const options = { resultTypes: ["violations"], selectors: false, ...(only && { runOnly: only }) };
	const told = await page.evaluate(
		async ([part, given]) => {
			window.forgetLooks?.();
			const { violations } = await axe.run(part ?? document, given);
			return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
		},
		[within, options] as const,
	);
	expect(told, what).toEqual([]);
}
