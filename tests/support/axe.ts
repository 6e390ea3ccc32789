import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** The rules that a reader's page is held to. */
export const READERS_RULES = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

type Asked = {
	/** A part of the page: a selector. */
	readonly within?: string;
	/** The rules with one of these tags; without it, and without `rules`, all that are on by themselves. */
	readonly tags?: readonly string[];
	readonly rules?: readonly string[];
	/** What is looked at, for whoever reads that it failed. */
	readonly what?: string;
};

/**
 * Axe finds nothing. It looks in the page itself, which has no frames (otherwise it opens a second page to put its report together), and writes
 * down nothing but faults: the report of all that is well takes longer than the look at it.
 */
export async function expectNoFaults(page: Page, { within, tags, rules, what }: Asked = {}): Promise<void> {
	const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"], selectors: false }).setLegacyMode(true);
	if (within !== undefined) axe.include(within);
	if (tags !== undefined) axe.withTags([...tags]);
	if (rules !== undefined) axe.withRules([...rules]);
	const { violations } = await axe.analyze();
	const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
	expect(told, what).toEqual([]);
}
