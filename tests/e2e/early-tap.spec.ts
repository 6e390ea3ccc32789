import type { Page } from "@playwright/test";
import { DESKTOP, expect, SMALL, test } from "../support/browser.ts";
import { openWhole } from "../support/open-whole.ts";
import { SCREENS } from "../support/screens.ts";

/** Presses a link of the menu at the first moment at which the router could handle it: when it is rendered, before any effect has run. */
async function tapAsTheRouterAttaches(page: Page): Promise<void> {
	await page.addInitScript(() => {
		let router: unknown;
		Object.defineProperty(window, "__reactRouterDataRouter", {
			get: () => router,
			set(made: unknown) {
				router = made;
				queueMicrotask(() => {
					const links = document.querySelectorAll<HTMLAnchorElement>("header nav a");
					const way = [...links].find(
						({ pathname }) => /^\/\d+\/(categories|nations)$/.test(pathname) && pathname !== location.pathname,
					);
					document.documentElement.dataset.tapped = way?.pathname ?? "nothing";
					way?.click();
				});
			},
		});
	});
}

test("a tap at the first moment at which a page can be pressed arrives, at every route", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await tapAsTheRouterAttaches(page);
	for (const [path] of SCREENS) {
		await page.goto(`${SMALL}/2026${path}`, { waitUntil: "commit" });
		const target = path === "/categories" ? "nations" : "categories";
		await expect(page, `from ${path}`).toHaveURL(`${SMALL}/2026/${target}`);
		await expect(page.getByRole("heading", { level: 1 }), `from ${path}`).toHaveText(
			target === "nations" ? "Nations*" : "Age categories",
		);
		await expect(page.locator("html")).toHaveAttribute("data-tapped", `/2026/${target}`);
	}
});

test("a tap before the page's scripts have loaded opens the target as a document", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	let come: (() => void) | undefined;
	const scripts = new Promise<void>((resolve) => {
		come = resolve;
	});
	await page.route(/\/assets\/entry\.client-/, async (route) => {
		await scripts;
		await route.continue();
	});
	await page.goto(`${SMALL}/2026/matches`, { waitUntil: "commit" });
	const opened = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === `${SMALL}/2026/nations`);
	await page.getByRole("banner").getByRole("link", { name: "Nations" }).click({ noWaitAfter: true });
	await opened;
	come?.();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nations*");
});

test("a button pressed while a page loads the editions and the user stays the same element: no press is lost, at any route", async ({
	page,
}) => {
	// A press ends on its element only while that exists; if it is rendered anew in between the press is lost.
	await page.addInitScript(() => {
		document.addEventListener("DOMContentLoaded", () => {
			Object.assign(window, { fromTheDocument: [...document.querySelectorAll("a[href], button, summary")] });
		});
	});
	for (const [path] of SCREENS) {
		const editions = page.waitForResponse((response) => response.request().method() === "POST");
		await openWhole(page, () => page.goto(`${SMALL}/2026${path}`));
		await editions;
		const lost = await page.evaluate(() =>
			(window as unknown as { fromTheDocument: HTMLElement[] }).fromTheDocument
				.filter((one) => !one.isConnected)
				.map((one) => one.outerHTML),
		);
		expect(lost, path).toEqual([]);
	}
});
