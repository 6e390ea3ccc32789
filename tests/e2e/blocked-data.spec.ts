import type { Page } from "@playwright/test";
import { DESKTOP, expect, SMALL, test, visit } from "../support/browser.ts";

// Simulates Firefox with cookies and site data blocked, iOS 16 without popovers, and a site without TLS: the errors or missing APIs of
// each.
test.use({ sharesContext: false });

/** As Firefox does where a site's data is blocked: each way to it throws, or rejects, with a SecurityError. */
const blockData = (page: Page) =>
	page.addInitScript(() => {
		const refused = () => new DOMException("The operation is insecure.", "SecurityError");
		for (const name of ["localStorage", "sessionStorage"]) {
			Object.defineProperty(window, name, {
				get() {
					throw refused();
				},
			});
		}
		window.BroadcastChannel = class {
			constructor() {
				throw refused();
			}
		} as unknown as typeof BroadcastChannel;
		LockManager.prototype.request = () => Promise.reject(refused());
		CacheStorage.prototype.delete = () => Promise.reject(refused());
		CacheStorage.prototype.open = () => Promise.reject(refused());
		CacheStorage.prototype.has = () => Promise.reject(refused());
		CacheStorage.prototype.keys = () => Promise.reject(refused());
		IDBFactory.prototype.open = () => {
			throw refused();
		};
	});

/** As iOS 16 and Firefox before 125: the selector is unknown, and so are `URL.canParse` and, without TLS, `crypto.randomUUID`. */
const beOld = (page: Page) =>
	page.addInitScript(() => {
		const { matches } = Element.prototype;
		const asBefore = function (this: Element, selector: string) {
			if (selector.includes(":popover-open")) throw new DOMException(`'${selector}' is not a valid selector.`, "SyntaxError");
			return Reflect.apply(matches, this, [selector]) as boolean;
		};
		Object.defineProperty(Element.prototype, "matches", { value: asBefore });
		Reflect.deleteProperty(URL, "canParse");
		Reflect.deleteProperty(Crypto.prototype, "randomUUID");
	});

for (const [what, prepare] of [
	["where site data is blocked", blockData],
	["in a browser without popovers, URL.canParse and randomUUID", beOld],
] as const) {
	test(`${what} pages begin, navigate, follow the cup and accept a registration`, async ({ page }) => {
		await prepare(page);
		await visit(page, `${SMALL}/2026`);
		await expect(page.getByRole("heading", { name: "Something went wrong" })).toHaveCount(0);
		await page.getByRole("main").getByRole("link", { name: "Live center" }).first().click();
		await expect(page).toHaveURL(/\/2026\/matches$/);
		await page.getByRole("button", { name: /^Menu/ }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await page.getByRole("dialog").getByRole("link", { name: "Nations" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Nations" })).toBeVisible();
		await page.goto(`${SMALL}/2026/signup`);
		await page.getByLabel("Name").fill("Robin Berg");
		await page.getByLabel("E-mail").fill(`robin-${crypto.randomUUID()}@cup.example`);
		await page
			.getByLabel(/^Password/)
			.first()
			.fill("a long enough phrase 7");
		const repeated = page.getByLabel(/password again|repeat/i);
		if ((await repeated.count()) > 0) await repeated.fill("a long enough phrase 7");
		await page.getByRole("button", { name: /Create account/ }).click();
		await expect(page).not.toHaveURL(/signup/);
		await page.setViewportSize(DESKTOP);
		await expect(page.getByRole("banner").getByText("Robin Berg").first()).toBeAttached();
	});
}
