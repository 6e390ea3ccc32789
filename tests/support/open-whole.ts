import { expect, type Page, type Request } from "@playwright/test";

/**
 * Opens a page, and waits until everything that it requests by itself has arrived and is rendered: the last request is for the user, half a
 * second after the editions. The event stream is not awaited, since it stays open.
 * @param open loads a document
 * @param isLast whether a path is that of the last request, if it is another
 */
export async function openWhole(
	page: Page,
	open: () => Promise<unknown>,
	isLast: (path: string) => boolean = (path) => path === "/api/user",
): Promise<void> {
	const underWay = new Set<Request>();
	let beganAll = false;
	const begins = (request: Request) => {
		const { pathname } = new URL(request.url());
		if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
			underWay.clear();
			beganAll = false;
		}
		if (!pathname.startsWith("/live/")) underWay.add(request);
		if (isLast(pathname)) beganAll = true;
	};
	const ends = (request: Request) => underWay.delete(request);
	page.on("request", begins);
	page.on("requestfinished", ends);
	page.on("requestfailed", ends);
	await open();
	do {
		await expect
			.poll(() => beganAll && [...underWay].map((request) => request.url()), { intervals: [20], timeout: 60_000 })
			.toEqual([]);
		await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
		// What is drawn may request more: the pinned match and the favourites of the user.
	} while (underWay.size > 0);
	page.off("request", begins);
	page.off("requestfinished", ends);
	page.off("requestfailed", ends);
}
