import type { Page } from "@playwright/test";
import { expect, SMALL, sitAt, test, visit } from "../support/browser.ts";

/** A menu is the same on every page: this one is light. */
const HOME = `${SMALL}/2026`;

const drawer = (page: Page) => page.getByRole("dialog", { name: /Menu|Meny/ });
const openDrawer = (page: Page) => page.getByRole("button", { name: "Menu", exact: true }).click();

test("§2 the drawer contains Start, My Week, Age categories, Nations*, Arenas and Back to website, in this order", async ({
	page,
}) => {
	await page.goto(HOME);
	await openDrawer(page);
	const entries = drawer(page).getByRole("navigation").getByRole("link");
	await expect(entries).toHaveText(["Start", "My Week", "Age categories", "Nations*", "Arenas", "Back to website"]);
	const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(addresses.slice(0, 5)).toEqual(["", "/favourites", "/categories", "/nations", "/arenas"].map((path) => `/2026${path}`));
	await expect(entries.first()).toHaveAttribute("aria-current", "page");
	const underlined = await entries.evaluateAll((links) =>
		links.map((link) => [...link.querySelectorAll("span")].some((text) => getComputedStyle(text).borderBottomWidth === "3px")),
	);
	expect(underlined, "Start alone").toEqual([true, false, false, false, false, false]);
	await expect(drawer(page)).toContainText("* FIFA affiliated nations are marked");
});

test("the drawer is modal: focus starts at Close and stays inside, Esc closes it and focus returns to the menu button", async ({
	page,
}) => {
	await page.goto(HOME);
	await openDrawer(page);
	await expect(drawer(page).getByRole("button", { name: "Close" })).toBeFocused();
	const stops = await drawer(page).locator("a, button, summary").count();
	for (let at = 0; at < stops + 3; at++) {
		await page.keyboard.press("Tab");
		const inside = await page.evaluate(
			() => document.activeElement?.closest("dialog") !== null || document.activeElement === document.body,
		);
		expect(inside, "the page behind the drawer is not reached").toBe(true);
	}
	await page.keyboard.press("Escape");
	await expect(drawer(page)).toBeHidden();
	await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
});

test("§9 the drawer closes past a quarter of its width, springs back short of it, and moves for half a second", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto(HOME);
	await openDrawer(page);
	await expect(drawer(page)).toHaveCSS("transition-duration", /^0\.5s/);
	await expect(drawer(page)).toHaveCSS("transition-timing-function", /^cubic-bezier\(0\.2, 0\.8, 0\.2, 1\)/);
	const settled = () => expect.poll(() => drawer(page).evaluate((panel) => panel.getBoundingClientRect().right)).toBe(390);
	const drag = async (share: number) => {
		await settled();
		const box = await drawer(page).boundingBox();
		if (box === null) throw new Error("the drawer is not shown");
		await page.mouse.move(box.x + 60, 640);
		await page.mouse.down();
		await page.mouse.move(box.x + 60 + box.width * share, 642, { steps: 8 });
		await page.mouse.up();
	};
	await drag(0.2);
	await expect(drawer(page)).toBeVisible();
	await drag(0.3);
	await expect(drawer(page)).toBeHidden();
});

test("where no motion is wanted no transition begins: of nothing that has other colours or another width, nor the drawer's", async ({
	page,
}) => {
	const begun = () =>
		page.evaluate(async () => {
			// Fired in the frame after the one in which it begins.
			for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
			return document.documentElement.dataset.begun;
		});
	await sitAt(page, "office", SMALL);
	for (const address of [HOME, `${SMALL}/office/day`]) {
		await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(address);
		await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
		await page.evaluate(() =>
			document.addEventListener("transitionrun", ({ target, propertyName }) => {
				document.documentElement.dataset.begun ??= `${propertyName} of ${(target as Element).outerHTML.slice(0, 80)}`;
			}),
		);
		if (address === HOME) await openDrawer(page);
		expect(await begun(), address).toBeUndefined();
		await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
		await page.setViewportSize({ width: 768, height: 844 });
		expect(await begun(), `${address} in the dark`).toBeUndefined();
	}
});

test("§9 a tap on the scrim closes the drawer; the page behind scrolls again 100 ms later", async ({ page }) => {
	await page.goto(HOME);
	await openDrawer(page);
	const html = page.locator("html");
	await expect(html).toHaveCSS("overflow-y", "hidden");
	await expect.poll(() => drawer(page).evaluate((panel) => panel.getBoundingClientRect().right)).toBe(390);
	const lockedFor = page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let closed = 0;
				document.querySelector("dialog")?.addEventListener("close", () => {
					closed = performance.now();
					// Timers end in the order of their times, however busy the machine is.
					setTimeout(() => resolve(Number.POSITIVE_INFINITY), 150);
				});
				new MutationObserver(() => {
					if (document.documentElement.style.overflow === "") resolve(performance.now() - closed);
				}).observe(document.documentElement, { attributeFilter: ["style"] });
			}),
	);
	await page.mouse.click(20, 400);
	await expect(drawer(page)).toBeHidden();
	await expect(html).not.toHaveCSS("overflow-y", "hidden");
	// A browser's timer is never early; on a busy machine it may be late, but not later than one of 150 ms.
	expect(await lockedFor).toBeGreaterThanOrEqual(98);
	expect(await lockedFor, "still locked after 150 ms").toBeLessThan(Number.POSITIVE_INFINITY);
});

test("a phone rotated past 1180 px with its drawer open can be used: the menu is in its header", async ({ page }) => {
	await page.setViewportSize({ width: 900, height: 1300 });
	await page.goto(HOME);
	await openDrawer(page);
	await expect(drawer(page)).toBeVisible();
	await page.setViewportSize({ width: 1300, height: 900 });
	await page.getByRole("banner").getByRole("link", { name: "Age categories" }).click();
	await expect(page).toHaveURL(`${HOME}/categories`);
	await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
});

test("closing the drawer leaves the page where it was read", async ({ page }) => {
	await page.goto(HOME);
	// The header has just left the window, and the menu button with it.
	await page.evaluate(() => window.scrollTo(0, 120));
	await page.getByRole("button", { name: "Menu", exact: true }).evaluate((button: HTMLElement) => button.click());
	await drawer(page).getByRole("button", { name: "Close" }).click();
	await expect(drawer(page)).toBeHidden();
	await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();
	expect(await page.evaluate(() => window.scrollY)).toBe(120);
});

test("following the drawer's link closes it and puts the focus on the new page's H1", async ({ page }) => {
	await page.goto(HOME);
	await openDrawer(page);
	await drawer(page).getByRole("link", { name: "Age categories" }).click();
	await expect(page).toHaveURL(`${HOME}/categories`);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await expect(drawer(page)).toBeHidden();
});

test("a page that was under way when the menu was opened arrives below the drawer, which stays; going back then closes it", async ({
	page,
}) => {
	await visit(page, `${HOME}/categories`);
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route("**/graphql?*", async (route) => {
		await held;
		await route.continue();
	});
	await page.getByRole("main").getByRole("link").first().click();
	await openDrawer(page);
	await expect(drawer(page)).toBeVisible();
	letGo();
	await expect(page).not.toHaveURL(/\/categories$/);
	await expect(page.locator("main h1")).not.toHaveText("Age categories");
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
	await expect(page.locator("dialog[open]").getByRole("link", { name: "Nations" })).toBeInViewport();
	await page.goBack();
	await expect(drawer(page)).toBeHidden();
});

test("three messages do not push Sign in out of the drawer on a phone", async ({ page }) => {
	await page.route("**/graphql", async (route) => {
		const answer = await (await route.fetch()).json();
		for (const { tournaments } of answer.data?.cups?.editions ?? [])
			for (const tournament of tournaments)
				tournament.announcements = [1, 2, 3].map((id) => ({
					...{ id: String(id), text: `Message ${id}: ${"the matches on Heden begin later because of the heat. ".repeat(3)}` },
					...{ language: "en", buttonLink: null, buttonText: null, textKey: String(id), publishedAt: null },
					audience: { kind: "ALL", id: null },
				}));
		await route.fulfill({ json: answer });
	});
	await page.goto(HOME);
	await openDrawer(page);
	await expect(drawer(page).getByText(/^Message 3/)).toBeVisible();
	await expect(drawer(page).getByRole("link", { name: "Sign in" })).toBeInViewport({ ratio: 1 });
});

test("a menu that is opened between a page's new address and the page itself stays open, on a slow phone", async ({ page }) => {
	await visit(page, HOME);
	const phone = await page.context().newCDPSession(page);
	await phone.send("Emulation.setCPUThrottlingRate", { rate: 6 });
	for (const wait of [0, 15, 30, 60, 90, 120]) {
		await page.evaluate((milliseconds) => {
			const { pushState } = history;
			history.pushState = (...given) => {
				pushState.apply(history, given);
				history.pushState = pushState;
				setTimeout(() => document.querySelector<HTMLElement>("header button[popovertarget]")?.click(), milliseconds);
			};
		}, wait);
		await page.getByRole("main").getByRole("link", { name: "Live center" }).first().click();
		await expect(page.getByText("Playing now").first()).toBeAttached();
		// Long enough for a late page to close it.
		await page.waitForTimeout(500);
		await expect(drawer(page), `${wait} ms after the address`).toBeVisible();
		await page.keyboard.press("Escape");
		await page.goBack();
		await expect(page.getByRole("heading", { name: "In numbers" })).toBeVisible();
	}
	await phone.detach();
});
