import { DESKTOP, expect, SMALL, test } from "../support/browser.ts";

test("§2 the footer: networks, the literal 2025, the FIFA note; hidden on a playoff below 1180 px", async ({ page }) => {
	await page.goto(`${SMALL}/2026/arenas`);
	const footer = page.locator("footer");
	await expect(footer).toContainText("© 2025 Fyrcupen");
	await expect(footer).toContainText("* FIFA affiliated nation");
	await expect(footer.getByRole("link", { name: "Fyrcupen on Instagram" })).toBeVisible();
	await page.goto(`${SMALL}/2026/categories/b14/playoff/b14-a-1`);
	await expect(footer).toBeHidden();
	await page.setViewportSize(DESKTOP);
	await expect(footer).toBeVisible();
});

test("on a phone the copyright line begins where the page's text does", async ({ page }) => {
	await page.goto(`${SMALL}/2026/arenas`);
	const footer = page.locator("footer");
	const left = async (part: ReturnType<typeof footer.getByText>) => (await part.boundingBox())?.x;
	expect(await left(footer.getByText("© 2025 Fyrcupen"))).toBe(await left(footer.getByRole("link", { name: "Privacy" })));
});
