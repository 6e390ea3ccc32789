import { DESKTOP, expect, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

test("§2 the footer: networks, the literal 2025, the FIFA note; hidden on a playoff below 1180 px", async ({ page }) => {
	const { year, categories } = await readDemo();
	await page.goto("/");
	const footer = page.locator("footer");
	await expect(footer).toContainText("© 2025 Fyrcupen");
	await expect(footer).toContainText("* FIFA affiliated nation");
	await expect(footer.getByRole("link", { name: "Fyrcupen on Instagram" })).toBeVisible();
	const playoff = categories
		.flatMap(({ id, stages }) => stages.filter(({ type }) => type === "PLAYOFF").map(({ divisions: [first] }) => [id, first?.id]))
		.at(0);
	await page.goto(`/${year}/categories/${playoff?.[0]}/playoff/${playoff?.[1]}`);
	await expect(footer).toBeHidden();
	await page.setViewportSize(DESKTOP);
	await expect(footer).toBeVisible();
});

test("on a phone the copyright line begins where the page's text does", async ({ page }) => {
	await page.goto("/");
	const footer = page.locator("footer");
	const left = async (part: ReturnType<typeof footer.getByText>) => (await part.boundingBox())?.x;
	expect(await left(footer.getByText("© 2025 Fyrcupen"))).toBe(await left(footer.getByRole("link", { name: "Privacy" })));
});
