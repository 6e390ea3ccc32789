import type { Page } from "@playwright/test";

/** Milliseconds after which a page begins that nobody touches: here it does so when a test says so, and never by itself. */
const UNTOUCHED = 4_000;

/** The page begins by itself, as one that is left alone does, when a test says so. @returns says so */
export async function beginsOnlyWhenTold(page: Page): Promise<() => Promise<void>> {
	await page.addInitScript((milliseconds) => {
		const usual = window.setTimeout.bind(window);
		window.setTimeout = ((act: () => void, time?: number) => {
			if (time !== milliseconds) return usual(act, time);
			Object.assign(window, { leftAlone: act });
			return 0;
		}) as typeof window.setTimeout;
	}, UNTOUCHED);
	return async () => {
		await page.waitForFunction(() => "leftAlone" in window);
		await page.evaluate(() => (window as unknown as { leftAlone: () => void }).leftAlone());
	};
}

export const hasBegun = (page: Page): Promise<boolean> => page.evaluate(() => "__reactRouterDataRouter" in window);

/** Holds the page's own scripts back. @returns lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
	let come: (() => void) | undefined;
	const may = new Promise<void>((resolve) => {
		come = resolve;
	});
	await page.route(/\/assets\/frame-[^/]*\.js$/, async (route) => {
		await may;
		await route.continue();
	});
	return () => come?.();
}
