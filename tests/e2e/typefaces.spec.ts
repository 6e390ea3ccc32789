import type { Page } from "@playwright/test";
import { DEMO, expect, test } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";
import { movedSince, watchShifts } from "../support/layout-shift.ts";
import { expectFits } from "../support/readable.ts";

/** Pages of rows, figures and prose, and one that begins at once. */
const PAGES = ["home of the latest year", "group in play", "live match", "contact", "statistics", "search"];

test.use({ sharesContext: false, untouched: true });

/** The families that the page's text is drawn in, of those that a document fetches. */
const drawnIn = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
		const width = (font: string) => {
			canvas.font = `100px ${font}`;
			return canvas.measureText("aaaaaaaa").width;
		};
		const families = ["Sofia Sans Variable", "Sofia Sans Condensed Variable", "Sofia Sans Extra Condensed Variable"];
		return families.filter((family) => width(`"${family}", monospace`) !== width("monospace"));
	});

const fetched = (page: Page): Promise<boolean> => page.evaluate(() => localStorage.getItem("typefaces") !== null);

for (const [width, height] of [
	[390, 844],
	[1280, 800],
] as const) {
	test(`late typefaces move nothing at ${width} px: the next page has them`, async ({ browser }) => {
		for (const name of PAGES) {
			const context = await browser.newContext({ viewport: { width, height } });
			const page = await context.newPage();
			await watchShifts(page);
			let letCome = () => {};
			const mayCome = new Promise<void>((resolve) => {
				letCome = resolve;
			});
			await page.route("**/*.woff2", async (route) => {
				await mayCome;
				await route.continue();
			});
			// What is loaded is waited for by the load event.
			await page.goto(DEMO + (await DEMO_PAGES[name]!()), { waitUntil: "domcontentloaded" });
			await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
			await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
			await expect(page.locator("footer")).toBeVisible();
			letCome();
			await expect.poll(() => fetched(page)).toBe(true);
			// What would move is moved in the next frame.
			await page.evaluate(
				() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
			);
			expect(await movedSince(page), name).toBe(0);
			expect(await drawnIn(page), name).toEqual([]);
			await page.locator('footer a[href$="/privacy"]').click();
			await expect.poll(() => drawnIn(page), name).toHaveLength(3);
			await context.close();
		}
	});
}

/** Each with a weight in use, and its fallback. */
const FAMILIES = [
	["Sofia Sans Variable", "Sofia Sans Fallback", [450, 700]],
	["Sofia Sans Condensed Variable", "Sofia Sans Condensed Fallback", [500, 800]],
	["Sofia Sans Extra Condensed Variable", "Sofia Sans Extra Condensed Fallback", [500, 850]],
] as const;

test("the fallback of each typeface is as wide as it, within 6 %, whichever letters the machine has", async ({ page }) => {
	await page.goto(`${DEMO}/`);
	const widths = await page.evaluate(async (families) => {
		const text =
			"Kategorier Grupper Slutspel A Nästa matcher Boys 15 Winner of match 412 IF Fyrsken Mågeager BK Juniper Ridge SC Heden 10 10:15";
		const { sheet } = document.querySelector<HTMLStyleElement>("style[data-named]") ?? {};
		for (const rule of sheet?.cssRules ?? []) {
			const said = (descriptor: string) => (rule as CSSFontFaceRule).style.getPropertyValue(descriptor);
			document.fonts.add(
				new FontFace(said("font-family").replaceAll(/["']/g, ""), said("src"), {
					weight: "1 1000",
					unicodeRange: said("unicode-range"),
				}),
			);
		}
		const found: [string, number][] = [];
		for (const [family, fallback, weights] of families) {
			for (const weight of weights) {
				const measured = await Promise.all(
					[family, fallback].map(async (name) => {
						const line = document.createElement("span");
						line.className = "measured";
						line.textContent = text;
						document.body.append(line);
						line.style.cssText = `position:absolute;white-space:nowrap;font:${weight} 100px "${name}",monospace`;
						await document.fonts.load(`${weight} 100px "${name}"`, text).catch(() => []);
						const { width } = line.getBoundingClientRect();
						line.remove();
						return width;
					}),
				);
				found.push([`${fallback} ${weight}`, (measured[1] as number) / (measured[0] as number)]);
			}
		}
		return found;
	}, FAMILIES);
	for (const [what, ratio] of widths) {
		expect.soft(ratio, what).toBeGreaterThan(0.94);
		expect.soft(ratio, what).toBeLessThan(1.06);
	}
});

for (const name of ["group in play", "match after penalties", "live match", "playoff"]) {
	test(`until its typefaces have loaded, ${name} is readable in full in the machine's own letters, from 320 px`, async ({
		browser,
	}) => {
		const context = await browser.newContext();
		const page = await context.newPage();
		await page.route("**/*.woff2", (route) => route.abort());
		await page.goto(DEMO + (await DEMO_PAGES[name]!()), { waitUntil: "domcontentloaded" });
		expect(await drawnIn(page)).toEqual([]);
		for (const width of [390, 320]) await expectFits(page, { width, whole: true, isInFallback: true });
		await context.close();
	});
}

/** The typefaces of an element's letters, from the developer tools. */
async function drawnWith(page: Page, selector: string): Promise<readonly { familyName: string; isCustomFont: boolean }[]> {
	const session = await page.context().newCDPSession(page);
	await session.send("DOM.enable");
	await session.send("CSS.enable");
	const { root } = await session.send("DOM.getDocument");
	const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
	const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
	await session.detach();
	return fonts;
}

test("a first paint has its scores and the cup's name in the cup's own face, though no typeface has loaded; nothing moves", async ({
	browser,
}) => {
	for (const name of ["live match", "group in play", "home of the latest year"]) {
		const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
		const page = await context.newPage();
		await watchShifts(page);
		await page.route("**/*.woff2", (route) => route.abort());
		await page.goto(DEMO + (await DEMO_PAGES[name]!()), { waitUntil: "domcontentloaded" });
		await expect.poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
		expect(await drawnIn(page), "no file has come").toEqual([]);
		for (const selector of ["header .font-wordmark", "main [data-goals]"]) {
			const fonts = await drawnWith(page, selector);
			expect(fonts.length, `${name}: ${selector}`).toBeGreaterThan(0);
			expect(
				fonts.filter(({ isCustomFont }) => !isCustomFont),
				`${name}: ${selector}`,
			).toEqual([]);
		}
		expect(await movedSince(page), name).toBe(0);
		await context.close();
	}
});

test("a document that came from afar is not near because its browser counts time from after the answer", async ({ browser }) => {
	const aheadAfter = async (milliseconds: number) => {
		const context = await browser.newContext();
		const page = await context.newPage();
		// As WebKit has it where it moves a document to another process: what was before has times below 0.
		await page.addInitScript((before) => {
			const visit = { fetchStart: -before, responseStart: -before / 2 };
			performance.getEntriesByType = () => [visit as unknown as PerformanceEntry];
			performance.now = () => 10;
		}, milliseconds);
		await page.goto(`${DEMO}/contact`, { waitUntil: "domcontentloaded" });
		const asked = await page.evaluate(() => [...document.fonts].filter(({ display }) => display === "optional").length);
		await context.close();
		return asked;
	};
	expect(await aheadAfter(1_000)).toBe(0);
	expect(await aheadAfter(100)).toBeGreaterThan(0);
});

test("the cup's own digits need no more from the document's policy than typefaces of its own origin", async ({ request }) => {
	const policy = (await request.get(`${DEMO}/`)).headers()["content-security-policy"];
	expect(policy).toContain("font-src 'self';");
});
