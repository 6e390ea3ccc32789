import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "../support/browser.ts";
import { builtServer } from "../support/built-program.ts";
import { OWN_BRAND, writeOwnBrand } from "../support/own-brand.ts";
import { type OwnCup, ownCup } from "../support/own-live-cup.ts";
import { type Cup, SERVERS } from "../support/servers.ts";

const root = path.resolve(import.meta.dirname, "..", "..");
const port = SERVERS.live + 1;
const BRAND = "bergscupen";
const site = `http://localhost:${port}`;
let server: OwnCup | undefined;
const folders: string[] = [];

/** Serves a cup with the brand in place of the previous server, whose page is closed by then. */
async function serveNext(brands: string, cup: Cup): Promise<void> {
	folders.push(brands);
	await server?.stop();
	server = undefined;
	server = await ownCup(cup, { port, variables: { BRAND, CUPBOARD_BRANDS: brands } });
}

test.describe.configure({ mode: "serial" });
test.afterAll(async () => {
	await server?.stop();
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test("a brand without enough contrast is not shown: the start ends with the colours that cannot be read", async () => {
	const brands = writeOwnBrand({ dark: { ...OWN_BRAND.dark, "header-ink-2": "#6F5A7C" } });
	folders.push(brands);
	const faded = spawn(process.execPath, [builtServer()], {
		cwd: root,
		env: { ...process.env, BRAND, CUPBOARD_BRANDS: brands },
		stdio: ["ignore", "ignore", "pipe"],
	});
	let words = "";
	faded.stderr.on("data", (part) => {
		words += part;
	});
	expect(await new Promise<number | null>((resolve) => faded.once("exit", resolve))).not.toBe(0);
	expect(words).toMatch(/dark: header-ink-2 on header is \d\.\d+, at least 4\.5 is needed/);
});

test("§1 a handball brand of a folder of its own is shown with its name, colours, logo, links and pictures, and marks no nations", async ({
	page,
}) => {
	await serveNext(writeOwnBrand(), "small");
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(site);
	const header = page.getByRole("banner");
	await expect(header).toContainText("Bergscupen");
	await expect(header).toContainText("Mountain Cup");
	await expect(header).toHaveCSS("background-color", "rgb(59, 21, 82)");
	await expect(header.getByRole("link", { name: "Nations", exact: true })).toBeVisible();
	await expect(header.getByRole("link", { name: "Back to website" })).toHaveAttribute("href", OWN_BRAND.website ?? "");
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(245, 241, 247)");
	const root = page.locator(":root");
	expect(await root.evaluate((element) => getComputedStyle(element).getPropertyValue("--r").trim())).toBe("12px");
	await expect(page.locator(".stripe").first()).toHaveCSS("background-image", /linear-gradient\(90deg, rgb\(57, 208, 180\)/);
	await expect
		.poll(() =>
			header
				.locator("img")
				.first()
				.evaluate((image: HTMLImageElement) => image.naturalWidth),
		)
		.toBe(30);
	const footer = page.getByRole("contentinfo");
	await expect(footer.getByRole("link")).toHaveCount(1);
	await expect(footer).toContainText("© 2025 Bergscupen");
	const picture = page.getByRole("complementary", { name: "Advertisement" }).getByRole("img");
	await picture.scrollIntoViewIfNeeded();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(768);
	await expect(page.getByText(/FIFA/)).toHaveCount(0);
	await page.goto(`${site}/?lang=sv`);
	await expect(page.getByRole("region", { name: "I siffror" })).toBeVisible();
	await expect(page.getByRole("complementary"), "it has an advertisement for readers of English alone").toHaveCount(0);
	await page.emulateMedia({ colorScheme: "dark" });
	await expect(page.locator("body")).toHaveCSS("background-color", "rgb(20, 11, 26)");
});

test("DECISIONS §4: a brand may set the language of a reader without a choice; a reader may choose another, which is stored", async ({
	page,
	request,
}) => {
	await page.goto("about:blank");
	await serveNext(writeOwnBrand({ language: "sv" }), "small");
	await page.goto(site);
	await expect(page.locator("html")).toHaveAttribute("lang", "sv");
	await expect(page.getByRole("region", { name: "I siffror" })).toBeVisible();
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${site}/`);
	await expect(page.locator("link[rel=alternate][hreflang=x-default]")).toHaveAttribute("href", `${site}/`);
	await expect(page.locator("link[rel=alternate][hreflang=en]")).toHaveAttribute("href", `${site}/?lang=en`);
	expect(await (await request.get(`${site}/manifest.webmanifest`)).json()).toMatchObject({
		lang: "sv",
		start_url: "/?installed=sv",
	});
	const latest = /<loc>([^<]+)/.exec(await (await request.get(`${site}/sitemap.xml`)).text())?.[1] ?? "";
	expect(await (await request.get(latest)).text()).toContain(`<xhtml:link rel="alternate" hreflang="sv" href="${site}/"/>`);
	expect(await (await request.get(`${site}/identity`)).text()).toContain('<html lang="sv"');
	await page.goto(`${site}/?lang=en`);
	await page.goto(`${site}/categories`);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(page.getByRole("heading", { level: 1, name: "Age categories" })).toBeVisible();
});

test("a brand of one's own gets no demo unasked: an empty record says that nothing has been published, in both languages", async ({
	page,
	request,
}) => {
	await page.goto("about:blank");
	await serveNext(writeOwnBrand(), "nothing");
	expect((await page.goto(site))?.status()).toBe(200);
	await expect(page).toHaveTitle("Bergscupen");
	await expect(page.getByRole("heading", { level: 1, name: "Bergscupen will be here" })).toBeVisible();
	await expect(page.getByText("Nothing has been published yet")).toBeVisible();
	await expect(page.getByText(/npx|CSV/)).toHaveCount(0);
	const ways = await page.locator("a[href^='/']").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(
		ways.filter((way) => way !== "/" && way !== "/office"),
		"no way leads to a page that is not there",
	).toEqual([]);
	await page.goto(`${site}/?lang=sv`);
	await expect(page.getByRole("heading", { level: 1, name: "Här kommer Bergscupen att visas" })).toBeVisible();
	await expect(page.getByText("Inget är publicerat ännu")).toBeVisible();
	for (const [path, status] of [
		["/categories", 404],
		["/2026", 404],
		["/2026/matches", 404],
		["/nowhere", 404],
		["/robots.txt", 200],
		["/share/en/2026.png", 404],
	] as const) {
		expect((await request.get(site + path, { maxRedirects: 0 })).status(), path).toBe(status);
	}
});
