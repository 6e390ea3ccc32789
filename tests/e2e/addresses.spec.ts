import { expect, SMALL, test } from "../support/browser.ts";

const long = "x".repeat(4000);

/** Addresses that are none: the not-found page with 404, never blank, never a fault of ours. */
const NOWHERE = [
	"/nowhere",
	"/20x6",
	"/2026x/matches",
	"/１２３４",
	"/9999",
	"/9999/categories",
	"/1",
	"/-1",
	"/2026.0",
	"/2026/Categories",
	"/2026/MATCHES",
	"/2026/categories/none",
	"/2026/categories/none/teams",
	"/2026/categories/none/division/none",
	"/2026/categories/none/playoff/none",
	"/2026/teams/0",
	"/2026/teams/%00",
	"/2026/teams/..%2f..%2fetc",
	"/2026/matches/%F0%9F%8F%86",
	"/2026/matches/%27%3B--",
	"/2026/nations/zz",
	"/2026/arenas/arena/none",
	"/2026/arenas/arena/none/field/none",
	"/2026/categories/none/division",
	"/2026/teams",
	"/2026/arenas/arena",
	"/2026/home",
	"/2026/matches/1/2",
	`/2026/teams/${long}`,
	`/${long}`,
	"/%E0%A4%A",
	"/2026/teams/%E0%A4%A",
	"/__manifest",
	"/wp-login.php",
	"/2026/index.html",
];

test("§2 any other path shows a not-found page, with status 404", async ({ request }) => {
	for (const address of NOWHERE) {
		const response = await request.get(SMALL + address, { maxRedirects: 0 });
		expect(response.status(), address.slice(0, 60)).toBe(404);
		expect(await response.text(), address.slice(0, 60)).toContain("Page not found");
	}
});

test("DECISIONS §4: the not-found page speaks the language of its address", async ({ request }) => {
	const response = await request.get(`${SMALL}/2026/teams/0?lang=sv`);
	expect(response.status()).toBe(404);
	expect(await response.text()).toContain("Sidan finns inte");
});

test("DECISIONS §4: a known address without its year is taken with the latest year, the query kept", async ({ request }) => {
	for (const address of ["/matches?state=live&lang=sv", "/categories", "/nations?q=sverige"]) {
		const response = await request.get(SMALL + address, { maxRedirects: 0 });
		expect(response.status(), address).toBe(302);
		expect(response.headers().location).toBe(`/2026${address}`);
	}
});

test("a method that no page has is refused in words", async ({ request }) => {
	const response = await request.post(`${SMALL}/2026`);
	expect(response.status()).toBe(405);
	expect(response.headers().allow).toBe("GET, HEAD");
});
