import type { Page } from "@playwright/test";
import { ask, DEMO, expect, SMALL, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";

const SIZE = { width: 1200, height: 630 };

/** The content of a meta element, by its property or name. */
const META = (name: string) => `meta[property="${name}"], meta[name="${name}"]`;

/** A document's head: its metas by property or name, and its structured data, as link previews read them, without running scripts. */
const headOf = (page: Page, html: string) =>
	page.evaluate((text) => {
		const document = new DOMParser().parseFromString(text, "text/html");
		const metas = [...document.querySelectorAll("meta")].map((meta) => [
			meta.getAttribute("property") ?? meta.name,
			meta.content,
		]);
		const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent);
		return { metas: Object.fromEntries(metas) as Record<string, string | undefined>, data };
	}, html);

type Cup = {
	cups: { editions: { name: string; tournaments: { id: string }[] }[] };
};

/** The small cup's matches and a team, from the API. */
const SMALL_MATCHES = { live: "/2026/matches/g15-m1", upcoming: "/2026/matches/b14-s1", young: "/2026/matches/b11-m1" };
const SMALL_TEAM = "/2026/teams/b14-ask";

test("Sharing: every kind of page has its title for link previews, with a picture of 1200 × 630 px and its description", async ({
	page,
	request,
}) => {
	for (const [name, find] of Object.entries(DEMO_PAGES)) {
		const address = await find();
		const { metas: said } = await headOf(page, await (await request.get(DEMO + address)).text());
		for (const property of ["og:title", "og:description", "og:url", "og:type", "og:locale", "og:image:alt", "twitter:card"]) {
			expect(said[property], `${name} ${property}`).toMatch(/\S/);
		}
		const picture = said["og:image"];
		expect(picture, name).toMatch(new RegExp(`^${DEMO}/share/en/\\d{4}`));
		const response = await request.head(picture as string);
		expect([response.status(), response.headers()["content-type"]], name).toEqual([200, "image/png"]);
	}
});

test("Sharing: the picture of a match and of a team is drawn in either language, and is of the declared size", async ({
	page,
	request,
}) => {
	// Canvas may read pictures of the site's own origin alone.
	await page.goto(`${SMALL}/robots.txt`);
	for (const address of [...Object.values(SMALL_MATCHES), SMALL_TEAM]) {
		const seen = new Set<string>();
		for (const lang of ["en", "sv"]) {
			const { metas } = await headOf(page, await (await request.get(`${SMALL}${address}?lang=${lang}`)).text());
			const picture = metas["og:image"];
			expect(picture).toContain(`/share/${lang}/2026/`);
			const size = await page.evaluate(async (source) => {
				const image = new Image();
				image.src = source;
				await image.decode();
				return { width: image.naturalWidth, height: image.naturalHeight };
			}, picture as string);
			expect(size).toEqual(SIZE);
			seen.add(picture as string);
		}
		expect(seen.size).toBe(2);
	}
});

test("Sharing: the picture's words are the page's, and those of the youngest have no score", async ({ page, request }) => {
	const metasOf = async (path: string) => (await headOf(page, await (await request.get(SMALL + path)).text())).metas;
	expect((await metasOf(SMALL_MATCHES.live))["og:image:alt"]).toMatch(/^Live\. ASK IF, Sweden, 1\. BRO IF, Sweden, 0\./);
	const young = await metasOf(SMALL_MATCHES.young);
	for (const property of ["og:image:alt", "og:description", "description"]) {
		const words = young[property];
		expect(words).toMatch(/Played/);
		expect(words).not.toMatch(/\b7\b|\b3\b(?! July)/);
	}
});

test("Sharing: a match is a SportsEvent with its time, place and teams", async ({ page, request }) => {
	const dataOf = async (path: string) => (await headOf(page, await (await request.get(SMALL + path)).text())).data;
	const [told] = await dataOf(SMALL_MATCHES.live);
	const event = JSON.parse(told ?? "null");
	expect(event).toMatchObject({
		"@context": "https://schema.org",
		"@type": "SportsEvent",
		url: `${SMALL}/2026/matches/g15-m1`,
		startDate: "2026-07-14T14:00:00+02:00",
		eventStatus: "https://schema.org/EventScheduled",
		location: { "@type": "Place", name: "Valhalla 1" },
		homeTeam: { "@type": "SportsTeam", name: "ASK IF" },
		awayTeam: { "@type": "SportsTeam", name: "BRO IF" },
		organizer: { "@type": "Organization", name: "Fyrcupen" },
	});
	expect(event.competitor).toHaveLength(2);
	const young = await dataOf(SMALL_MATCHES.young);
	expect(young).toHaveLength(1);
	expect(young[0]).not.toMatch(/7–3|"7"|score/i);
	// Without a time and a place it is no event.
	expect(await dataOf("/2026/matches/b14-t")).toEqual([]);
});

test("Sharing: a team is a SportsTeam, and a navigation replaces it by that of the next page", async ({ page }) => {
	await page.goto(`${SMALL}${SMALL_TEAM}?lang=sv`);
	const data = page.locator('script[type="application/ld+json"]');
	expect(JSON.parse((await data.textContent()) ?? "null")).toMatchObject({
		"@type": "SportsTeam",
		name: "ASK IF",
		url: `${SMALL}${SMALL_TEAM}?lang=sv`,
		location: { "@type": "Country", name: "Sverige" },
	});
	await page.locator(`main a[href*="/matches/b14-s1"]`).first().click();
	await expect(page).toHaveURL(/matches\/b14-s1/);
	await expect.poll(() => data.textContent()).toMatch(/SportsEvent/);
	await expect(page.locator(META("og:image"))).toHaveAttribute("content", /share\/sv\/2026\/matches\/b14-s1\.png$/);
});

test("Sharing: robots.txt names the sitemap, and every address of the small cup's sitemap answers 200", async ({ request }) => {
	const robots = await (await request.get(`${SMALL}/robots.txt`)).text();
	expect(robots).toContain(`Sitemap: ${SMALL}/sitemap.xml`);
	const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);
	const parts = locations(await (await request.get(`${SMALL}/sitemap.xml`)).text());
	expect(parts).toEqual([`${SMALL}/sitemap-2026.xml`]);
	const xml = await (await request.get(parts[0] as string)).text();
	const addresses = locations(xml);
	expect(addresses.length).toBeGreaterThan(60);
	for (const address of addresses) {
		const response = await request.get(address, { maxRedirects: 0 });
		expect(response.status(), address).toBe(200);
		expect(await response.text(), address).toContain(`<link rel="canonical" href="${address}"`);
	}
	expect(xml).toContain(`hreflang="sv" href="${SMALL}${SMALL_TEAM}?lang=sv"`);
});

test("Sharing: each edition of the demo has a sitemap, of which a sample answers 200 in Swedish too", async ({ request }) => {
	const { cups } = await ask<Cup>(DEMO, "{ cups(cup: 1) { editions { name tournaments { id } } } }");
	for (const { name } of cups.editions) {
		const xml = await (await request.get(`${DEMO}/sitemap-${name}.xml`)).text();
		const addresses = [...xml.matchAll(/hreflang="sv" href="([^"]+)"/g)].map(([, address]) => address as string);
		const sample = addresses.filter((_, index) => index % Math.ceil(addresses.length / 8) === 0);
		expect(sample.length).toBeGreaterThan(0);
		for (const address of sample) expect((await request.get(address)).status(), address).toBe(200);
	}
});

test("Sharing: the manifest is the brand's in the page's language, and its icons are of the declared sizes", async ({
	page,
	request,
}) => {
	await page.goto(`${SMALL}/2026?lang=sv`);
	const address = await page.locator('link[rel="manifest"]').getAttribute("href");
	const response = await request.get(SMALL + address);
	expect(response.headers()["content-type"]).toBe("application/manifest+json");
	const manifest = await response.json();
	expect(manifest).toMatchObject({ short_name: "Fyrcupen", lang: "sv", theme_color: "#0A2239", start_url: "/?installed=sv" });
	const purposes = manifest.icons.map((icon: { sizes: string; purpose: string }) => `${icon.sizes} ${icon.purpose}`);
	expect(purposes).toEqual(["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"]);
	const apple = { src: "/icons/apple-touch-icon.png", sizes: "180x180" };
	const unnamed = { src: "/favicon.ico", sizes: "32x32" };
	for (const { src, sizes } of [...manifest.icons, apple, unnamed]) {
		const size = await page.evaluate(async (source) => {
			const image = new Image();
			image.src = source;
			await image.decode();
			return `${image.naturalWidth}x${image.naturalHeight}`;
		}, src);
		expect(size).toBe(sizes);
	}
	await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute("href", apple.src);
});

test("DECISIONS §8: the brand's privacy and contact pages are linked in the footer, in both languages, of no year", async ({
	page,
}) => {
	await page.goto(`${SMALL}/2026/nations`);
	const footer = page.getByRole("contentinfo");
	await footer.getByRole("link", { name: "Privacy" }).click();
	await expect(page).toHaveURL(`${SMALL}/privacy`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await footer.getByRole("link", { name: "Contact" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact");
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.getByRole("banner").getByRole("button", { name: "Svenska" }).click();
	await expect(page.locator("h1")).toHaveText("Kontakt");
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
});

test("DECISIONS §8: a reader who only looks has nothing in the browser that the privacy page does not list", async ({
	page,
	context,
}) => {
	await page.goto(`${DEMO}/?lang=sv`);
	await page.getByRole("button", { name: "Dölj meddelandet" }).first().click();
	await page.getByRole("main").getByRole("link", { name: "Livecenter" }).click();
	await expect(page.locator("h1")).toBeFocused();
	const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
	const told = ["app-lang", "announcements", "announcements-seen", "typefaces"];
	expect(kept.filter((key) => !told.includes(key))).toEqual([]);
	expect((await context.cookies()).map(({ name }) => name)).toEqual(["app-lang"]);
	expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
	await page.goto(`${DEMO}/privacy?lang=sv`);
	await expect(page.getByText("vilka av våra meddelanden du har sett och vilka du har stängt")).toBeVisible();
	await expect(page.getByText("vilka av sidornas typsnitt din webbläsare har hämtat")).toBeVisible();
});

test("DECISIONS §8: a reader who arrived at Swedish's own address reads a brand's page in Swedish, the frame and the text", async ({
	page,
}) => {
	await page.goto(`${SMALL}/2026/nations?lang=sv`);
	await page.getByRole("contentinfo").getByRole("link", { name: "Integritet" }).click();
	await expect(page.locator("h1")).toHaveText("Integritet");
	await expect(page.getByText("Inget barns namn")).toBeVisible();
	await expect(page).toHaveTitle(/^Integritet – Fyrcupen/);
});

test("DECISIONS §8: a brand's page can be read without scripts, and from it another year leads to that year's Home", async ({
	withoutScripts: page,
	request,
}) => {
	await page.goto(`${DEMO}/privacy?lang=sv`);
	await expect(page.locator("h1")).toHaveText("Integritet");
	await expect(page.getByText("Inget barns namn")).toBeVisible();
	await page.locator("header details summary").first().click();
	await page.locator("header details a").nth(2).click();
	await expect(page).toHaveURL(/\/\d{4}\?lang=sv$/);
	for (const address of ["/privacy/more", "/2026/privacy", "/Privacy"]) {
		expect((await request.get(DEMO + address)).status(), address).toBe(404);
	}
});

test("Sharing: a group page has the picture of its own table, a young group's the edition's", async ({ page, request }) => {
	const metasOf = async (path: string) =>
		(await headOf(page, await (await request.get(`${SMALL}/2026/categories/${path}`)).text())).metas;
	const group = await metasOf("b14/division/b14-g-1?lang=sv");
	expect(group["og:image"]).toMatch(/\/share\/sv\/2026\/divisions\/b14-g-1\.png$/);
	expect(group["og:image:alt"]).toBe("Pojkar 14, Grupp 1. 1. ASK IF 9, 2. BRO IF 4, 2. DAL IF 4, 4. EK IF 0");
	expect((await metasOf("b11/division/b11-g-1?lang=en"))["og:image"]).toMatch(/\/share\/en\/2026\.png$/);
});
