import { expect, SMALL, test } from "../support/browser.ts";

for (const path of [
	"/2026",
	"/2026/matches?show=next",
	"/2026/categories/b14/division/b14-g-1",
	"/2026/teams/b14-bro",
	"/2026/nowhere",
]) {
	test(`DECISIONS §4: unknown query parameters are dropped from ${path}: it is the same document, and no link in it has them`, async ({
		request,
	}) => {
		const and = path.includes("?") ? "&" : "?";
		const plain = await request.get(SMALL + path);
		const asked = await request.get(`${SMALL}${path}${and}fbclid=zzz&utm_source=zzz`);
		expect([asked.status(), asked.headers().etag]).toEqual([plain.status(), plain.headers().etag]);
		expect(await asked.text()).not.toContain("zzz");
	});
}

test("a redirect to the latest year preserves the parameters that the page uses, and nothing else", async ({ request }) => {
	const answer = await request.get(`${SMALL}/matches?show=next&fbclid=zzz&rows=many`, { maxRedirects: 0 });
	expect(answer.headers().location).toBe("/2026/matches?show=next");
});

test("in a browser the page and its address lose what the site does not know, and keep the rest", async ({ page }) => {
	await page.goto(`${SMALL}/2026/matches?fbclid=zzz&show=next&lang=sv#main`);
	await expect(page).toHaveURL(`${SMALL}/2026/matches?show=next&lang=sv#main`);
	expect(await page.content()).not.toContain("zzz");
});
