import { expect, SMALL, test, visit } from "../support/browser.ts";

const LONG = "x".repeat(4000);

/** Addresses that are none, by what is wrong with them: the not-found page with 404, never blank, never a fault of ours. */
const NOWHERE = {
	"a year that is not digits": [
		"/20x6",
		"/2026x/matches",
		"/x2026",
		"/１２３４",
		"/٢٠٢٦",
		"/-1",
		"/+2026",
		"/2026.0",
		"/2026,5",
		"/2e3",
		"/0x7ea",
		"/2026;x",
		"/2026%20",
		"/20%2026",
		"/2026%00",
		"/NaN",
		"/null",
		"/undefined",
		"/2026-2027/teams/b14-bro",
		"/latest/matches",
	],
	"a year that is no edition": [
		"/9999",
		"/9999/categories",
		"/1",
		"/0",
		"/02026",
		"/99999999999999999999999",
		"/2025/teams/b14-bro",
	],
	"an unknown path": [
		"/nowhere",
		"/2026/home",
		"/2026/index.html",
		"/2026/undefined",
		"/2026/teams",
		"/2026/arenas/arena",
		"/2026/arenas/arena/heden/field",
		"/2026/arenas/heden",
		"/2026/categories/b14/division",
		"/2026/categories/b14/playoff",
		"/2026/categories/b14/matches",
		"/2026/matches/b14-m1/report",
		"/2026/matches/1/2",
		"/2026/2026",
		"/2026/2026/categories",
		"/__manifest",
		"/wp-login.php",
		"/.env",
		"/.git/config",
		"/health/",
		"/graphql/",
		"/assets/",
	],
	"another case": [
		"/2026/Categories",
		"/2026/MATCHES",
		"/2026/SignIn",
		"/2026/Teams/b14-bro",
		"/2026/teams/B14-BRO",
		"/2026/categories/B14",
	],
	"an unknown id": [
		"/2026/categories/none",
		"/2026/categories/none/teams",
		"/2026/categories/none/division/none",
		"/2026/categories/none/playoff/none",
		"/2026/categories/b14/division/none",
		"/2026/categories/b14/playoff/none",
		"/2026/categories/b14/division/b14-a-1",
		"/2026/categories/b14/playoff/b14-g-1",
		"/2026/categories/g15/division/b14-g-1",
		"/2026/teams/0",
		"/2026/teams/b14-bro2",
		"/2026/matches/none",
		"/2026/matches/412",
		"/2026/nations/zz",
		"/2026/streams/none",
		"/2026/arenas/arena/none",
		"/2026/arenas/arena/none/field/none",
		"/2026/arenas/arena/valhalla/field/heden-2",
		"/2026/categories/__proto__",
		"/2026/teams/constructor",
		"/2026/nations/__proto__",
		"/2026/matches/hasOwnProperty",
		"/2026/arenas/arena/toString",
	],
	"an odd encoding": [
		"/%00",
		"/2026/%00",
		"/2026/teams/%00",
		"/2026/teams/b14-bro%00",
		"/%2F",
		"/2026%2Fcategories",
		"/2026/categories%2Fb14",
		"/2026/categories/b14%2Fteams",
		"/2026/teams/..%2f..%2fetc",
		"/2026/teams/%5C..%5C",
		"/%C0%AF",
		"/2026/teams/%C0%AF",
		"/2026/teams/%E0%80%AF",
		"/%ED%A0%80",
		"/2026/teams/%ED%A0%80",
		"/2026/teams/%ED%A0%BD%ED%B8%80",
		"/%E0%A4%A",
		"/2026/teams/%E0%A4%A",
		"/2026/teams/%FF",
		"/2026/teams/%",
		"/2026/teams/%zz",
		"/%",
		"/2026/teams/%20",
		"/2026/teams/b14-bro%20",
		"/2026/teams/%0d%0aSet-Cookie:x=1",
		"/2026/teams/%E2%80%AE",
		"/2026/teams/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
		"/2026/matches/%F0%9F%8F%86",
		"/2026/matches/%27%3B--",
	],
	"slashes too many": [
		"//2026",
		"//evil.example",
		"//2026//categories",
		"/2026//categories",
		"/2026/categories//b14",
		"/2026/teams//",
	],
	"4,000 characters": [
		`/${LONG}`,
		`/${"9".repeat(4000)}`,
		`/2026/${LONG}`,
		`/2026/teams/${LONG}`,
		`/2026/categories/${LONG}/division/${LONG.slice(0, 2000)}`,
		`/2026/teams/${"%F0%9F%8F%86".repeat(333)}`,
		`/2026${"/x".repeat(2000)}`,
	],
} as const;

for (const [wrong, addresses] of Object.entries(NOWHERE)) {
	test(`§2 not found, with status 404 and its page, in either language: ${wrong}`, async ({ request }) => {
		for (const address of addresses) {
			const shown = address.slice(0, 60);
			const response = await request.get(SMALL + address, { maxRedirects: 0 });
			expect(response.status(), shown).toBe(404);
			const html = await response.text();
			expect(html, shown).toMatch(/<h1[^>]*>Page not found<\/h1>/);
			expect(html, shown).toContain("<title>Page not found – Fyrcupen</title>");
			expect(html, shown).toContain('<meta name="robots" content="noindex"');
		}
		const swedish = await request.get(`${SMALL}${addresses[0]}?lang=sv`, { maxRedirects: 0 });
		expect(swedish.status()).toBe(404);
		expect(await swedish.text()).toMatch(/<h1[^>]*>Sidan finns inte<\/h1>/);
	});
}

test("§2 a hundred wrong addresses and more are tried", () => {
	expect(new Set(Object.values(NOWHERE).flat()).size).toBeGreaterThan(100);
});

test("§2 the right page whatever follows it: trailing slashes, queries without a meaning", async ({ request }) => {
	for (const [address, heading] of [
		["/2026/", "Fyrcupen 2026"],
		["/2026/categories/", "Age categories"],
		["/2026/teams/b14-bro/", "BRO IF"],
		["/2026/nations/se/?", "Sweden"],
		["/?lang=xx", "Fyrcupen 2026"],
		["/2026?%E0%A4%A", "Fyrcupen 2026"],
		[`/2026?${LONG}`, "Fyrcupen 2026"],
		["/2026/matches?category=%00&day=%ED%A0%80", "Live center"],
		["/2026/nations?filter=%FF", "Nations"],
		["/2026/categories/b14/division/b14-g-1?round=%", "Group 1"],
		["/2026/categories/b14/playoff/b14-a-1?round=x&team=x", "Playoff A"],
		["/2026/arenas/arena/heden/field/heden-2?day=never", "Heden 2"],
		["/2026/matches/b14-m1?tab=x", "ASK IF"],
		["/2026/search?q=%00", "Search"],
		[`/2026/search?q=${LONG}`, "Search"],
	] as const) {
		const response = await request.get(SMALL + address, { maxRedirects: 0 });
		expect(response.status(), address.slice(0, 60)).toBe(200);
		const h1 = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1]?.replaceAll(/<[^>]*>/g, "");
		expect(h1, address.slice(0, 60)).toContain(heading);
	}
});

test("§2 an address with slashes too many at its end leads to the one without them", async ({ request }) => {
	for (const [address, canonical] of [
		["/2026///", "/2026"],
		["/2026/matches//", "/2026/matches"],
		["/2026/nations//?filter=se", "/2026/nations?filter=se"],
	] as const) {
		const response = await request.get(SMALL + address, { maxRedirects: 0 });
		expect([response.status(), response.headers().location], address).toEqual([301, canonical]);
	}
});

test("§2 a known address without its year opens in the latest year, with its query", async ({ request }) => {
	for (const address of [
		"/matches?show=next&lang=sv",
		"/categories",
		"/categories/",
		"/nations?filter=sverige",
		"/teams/b14-bro",
	]) {
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

test.describe("in the browser", () => {
	// The router logs what it cannot decode.
	test.use({ expectedComplaints: [[/404/, /could not be decoded/], { scope: "test" }] });

	test("§2 wrong addresses show the not-found page, and its ways on work", async ({ page }) => {
		for (const address of ["/2026/teams/%00", "/2026/teams/%ED%A0%80", "/%E0%A4%A", "//2026", `/2026/teams/${LONG}`, "/٢٠٢٦"]) {
			await page.goto(SMALL + address);
			await expect(page.getByRole("heading", { level: 1 }), address.slice(0, 60)).toHaveText("Page not found");
			await expect(page).toHaveTitle("Page not found – Fyrcupen");
		}
		await page.getByRole("main").getByRole("link", { name: "Live center" }).click();
		await expect(page).toHaveURL(`${SMALL}/2026/matches`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Live center");
	});

	test("§2 odd queries are shown as they can be, and the page works", async ({ page }) => {
		for (const query of ["a%00b", "%ED%A0%80", "%E2%80%AEab", "%0A%0D"]) {
			await visit(page, `${SMALL}/2026/search?q=${query}`);
			await page.getByRole("search").getByRole("combobox").fill("ask");
			await page.keyboard.press("Enter");
			await expect(page.getByRole("region", { name: "Clubs", exact: true }).getByRole("link")).toHaveCount(1);
		}
	});
});
