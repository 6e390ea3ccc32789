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
	/** The page frames a document that runs no script, which is not looked into. */
	readonly framesAPage?: boolean;
	/** What is being checked, for the error message. */
	readonly what?: string;
};

/** What is asked of axe here. */
type Axe = {
	run(context: string | Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
};
declare const axe: Axe;

const installed = createRequire(import.meta.url);
/** The script that `@axe-core/playwright` brings. */
const script = readFileSync(createRequire(installed.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"), "utf8");

/** Once a document: the script is half a million letters, and `AxeBuilder` brings it twice for each question. */
async function bringAxe(page: Page): Promise<void> {
	if (await page.evaluate(() => "axe" in window)) return;
	await page.evaluate(script);
}

/**
 * Axe finds no fault. It runs in the page itself, which has no frames (otherwise it opens a second page to assemble its report), and
 * reports only faults: a full report takes longer than the check.
 */
export async function expectNoFaults(page: Page, { within, tags, rules, framesAPage = false, what }: Asked = {}): Promise<void> {
	expect(page.frames(), "axe looks in no frame").toHaveLength(framesAPage ? 2 : 1);
	await bringAxe(page);
	const only =
		tags !== undefined ? { type: "tag", values: tags } : rules !== undefined ? { type: "rule", values: rules } : undefined;
	const options = { resultTypes: ["violations"], selectors: false, iframes: false, ...(only && { runOnly: only }) };
	const told = await page.evaluate(
		async ([part, given]) => {
			const { violations } = await axe.run(part ?? document, given);
			return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
		},
		[within, options] as const,
	);
	expect(told, what).toEqual([]);
}
