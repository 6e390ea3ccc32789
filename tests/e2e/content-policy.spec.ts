import type { Page } from "@playwright/test";
import { DESKTOP, expect, SMALL, sitAt, test } from "../support/browser.ts";
import { SCREENS } from "../support/screens.ts";

/** Gathers what the content security policy of a page has forbidden, from before its first byte. */
async function violations(page: Page): Promise<() => Promise<readonly string[]>> {
	await page.addInitScript(() => {
		const found: string[] = [];
		Object.assign(window, { violations: found });
		document.addEventListener("securitypolicyviolation", ({ effectiveDirective, sample, lineNumber }) =>
			found.push(`${effectiveDirective} ${sample} at ${lineNumber}`),
		);
	});
	return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}

/**
 * Elements whose look by a document's rule differs from the same declarations in a style attribute.
 * @returns each with the property, as it is and as it would be
 */
const differences = () => {
	const rules = [...document.styleSheets].flatMap((sheet) => {
		try {
			return [...sheet.cssRules].filter(
				(rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText.includes("[data-s="),
			);
		} catch {
			return [];
		}
	});
	const found: string[] = [];
	let compared = 0;
	for (const { selectorText, style } of rules) {
		for (const element of document.querySelectorAll<HTMLElement>(selectorText)) {
			const looks = () =>
				[...style].map((property) => `${property}: ${getComputedStyle(element).getPropertyValue(property)}`).join("; ");
			const [before, own] = [looks(), element.style.cssText];
			element.style.cssText = style.cssText;
			if (looks() !== before) found.push(`${element.className}: ${before}, not ${looks()}`);
			element.style.cssText = own;
			compared++;
		}
	}
	return { found, compared };
};

test.describe("without scripts' hands", () => {
	test.use({ untouched: true });

	test("no screen has what its policy forbids, and each element looks as by a style of its own", async ({ page }) => {
		const forbidden = await violations(page);
		let compared = 0;
		for (const [path] of SCREENS) {
			await page.goto(`${SMALL}/2026${path}`);
			const looks = await page.evaluate(differences);
			expect([path, looks.found]).toEqual([path, []]);
			// Of the document as it is sent: what scripts draw once a page has begun has its styles from them, as the policy allows.
			const sent = await (await page.request.get(`${SMALL}/2026${path}`)).text();
			expect([path, sent.match(/<[^>]+ style="[^>]*>/g)]).toEqual([path, null]);
			expect([path, await forbidden()]).toEqual([path, []]);
			compared += looks.compared;
		}
		expect(compared).toBeGreaterThan(100);
	});
});

test("no screen in use violates its policy, nor one that is navigated to", async ({ page }) => {
	const forbidden = await violations(page);
	for (const [path] of SCREENS) {
		await page.goto(`${SMALL}/2026${path}`);
		await expect(page.locator("html[data-begun], h1").first()).toBeVisible();
		await page.waitForLoadState("networkidle");
		expect([path, await forbidden()]).toEqual([path, []]);
	}
	await page
		.getByRole("link", { name: /Home|Fyrcupen/ })
		.first()
		.click();
	await page.waitForLoadState("networkidle");
	expect(await forbidden()).toEqual([]);
});

test("no screen of the office or of the identity site does what its policy forbids", async ({ page }) => {
	const forbidden = await violations(page);
	await page.setViewportSize(DESKTOP);
	await page.goto(`${SMALL}/identity`);
	expect(await forbidden()).toEqual([]);
	await sitAt(page, "office", SMALL);
	for (const path of ["", "/results", "/decisions", "/ledger", "/out", "/colleagues", "/desk"]) {
		await page.goto(`${SMALL}/office${path}`);
		await expect(page.getByRole("main").or(page.getByRole("heading")).first()).toBeVisible();
		await page.waitForLoadState("load");
		expect([path, await forbidden()]).toEqual([path, []]);
	}
});
