import type { Page } from "@playwright/test";

/** Delay in ms after which an untouched page begins by itself: in these tests only when the test says so. */
const UNTOUCHED = 60_000;

/** Lets an untouched page begin when the test says so. @returns starts it */
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

/** Delays the page's own scripts. @returns releases them */
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
