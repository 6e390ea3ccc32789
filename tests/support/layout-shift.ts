import type { Page } from "@playwright/test";

type Watched = Window & { readonly shifts: number[] };

/** Notes from the next load on whatever moves by itself on a page. */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** @returns what has moved since the page was loaded: the sum of its layout shifts */
export const movedSince = (page: Page): Promise<number> =>
	page.evaluate(() => (window as unknown as Watched).shifts.reduce((sum, one) => sum + one, 0));
