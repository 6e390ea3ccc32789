import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { ask, DEMO, DESKTOP, expect, SMALL, sitAt, test } from "../support/browser.ts";
import { ownLiveCup } from "../support/own-live-cup.ts";
import { readCodes } from "../support/read-code.ts";
import { readPdf } from "../support/read-pdf.ts";

// NEXT.md §5 "Print": each sheet is made a PDF, counted, measured and read back.
test.use({ viewport: DESKTOP });

/** Pixels of a millimetre in CSS. */
const PIXELS = 96 / 25.4;
const MARGIN = 12;

const SIZES = { a4: [210, 297], a3: [297, 420], letter: [215.9, 279.4] } as const;

/** The pages of a sheet's PDF, and how many its document has. */
async function pdfOf(page: Page, address: string) {
	await page.goto(address, { waitUntil: "networkidle" });
	await page.evaluate(() => document.fonts.ready);
	const articles = await page.locator(".page").count();
	const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
	return { articles, pages: await readPdf(new Uint8Array(pdf)) };
}

const FIELD = "/2026/arenas/arena/heden/field/heden-2";
const SHEETS = [
	["a field's sheet", `${FIELD}?print=sheet`, "a4", false],
	["a field's sheet on Letter", `${FIELD}?print=sheet&paper=letter`, "letter", false],
	["slips", `${FIELD}?print=slips&day=2026-07-14`, "a4", false],
	["two slips on Letter", `${FIELD}?print=slips&day=2026-07-14&each=2&paper=letter`, "letter", false],
	["a field's code", `${FIELD}?print=code`, "a4", false],
	["all sheets of a category's teams", "/2026/categories/b14?print=teams", "a4", false],
	["a team's sheet", "/2026/teams/b14-ask?print=sheet", "a4", false],
	["a club's sheet", "/2026/teams/b14-ask?print=club", "a4", false],
	["an arena's day", "/2026/arenas/arena/heden?print=grid", "a3", true],
	["tables", "/2026/categories/b14?print=tables", "a4", false],
	["a playoff", "/2026/categories/b14/playoff/b14-a-1?print=bracket", "a3", true],
] as const;

for (const [name, path, paper, isLying] of SHEETS)
	test(`${name} has pages of its paper's size, and nothing beyond their margins`, async ({ page }) => {
		const { articles, pages } = await pdfOf(page, SMALL + path);
		expect(pages.length).toBe(articles);
		const [short, long] = SIZES[paper];
		expect(pages[0]!.text).not.toContain("nothing to print");
		for (const { size, items } of pages) {
			const [width, height] = isLying ? [long, short] : [short, long];
			expect(Math.abs(size[0] - width)).toBeLessThan(0.5);
			expect(Math.abs(size[1] - height)).toBeLessThan(0.5);
			// Its heading, one line at least, and its foot.
			expect(items.length).toBeGreaterThanOrEqual(3);
			for (const { text, left, right, bottom } of items) {
				expect(left, text).toBeGreaterThan(MARGIN - 0.5);
				expect(right, text).toBeLessThan(width - MARGIN + 0.5);
				expect(bottom, text).toBeGreaterThan(MARGIN - 0.5);
			}
		}
		await page.emulateMedia({ media: "print" });
		const cut = await page
			.locator(".page, .slip, td")
			.evaluateAll((all) =>
				all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).map(({ textContent }) => textContent),
			);
		expect(cut).toEqual([]);
		for (const side of await page.locator(".code").evaluateAll((all) =>
			all.map((one) => {
				const modules = (one as SVGSVGElement).viewBox.baseVal.width;
				return (one.getBoundingClientRect().width * (modules - 8)) / modules;
			}),
		))
			expect(side / PIXELS).toBeGreaterThanOrEqual(34.9);
	});

for (const [name, print, isLying] of [
	["final placings", "placings", false],
	["diplomas", "diplomas", true],
] as const)
	test(`${name} of a finished year are pages of A4`, async ({ page }) => {
		const { tournament } = await ask<{ tournament: { categories: { id: string; placings: unknown[] }[] } }>(
			DEMO,
			`{ tournament(cup: 1, tournament: "2025") { categories { id placings { position } } } }`,
		);
		const [placed] = tournament.categories.filter(({ placings }) => placings.length > 0);
		const { articles, pages } = await pdfOf(page, `${DEMO}/2025/categories/${placed!.id}?print=${print}`);
		expect(pages.length).toBe(articles);
		const [width, height] = isLying ? [297, 210] : [210, 297];
		for (const { size, items } of pages) {
			expect(Math.abs(size[0] - width) + Math.abs(size[1] - height)).toBeLessThan(1);
			for (const { text, right, bottom } of items) {
				expect(right, text).toBeLessThan(width - MARGIN + 0.5);
				expect(bottom, text).toBeGreaterThan(MARGIN - 0.5);
			}
		}
		expect(pages[0]!.text).toMatch(isLying ? /DIPLOMA .*1st of/i : /Final placings .* 1 .* 2 /);
	});

const LONG = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
const WORDS = "Verein für Bewegungsspiele Rot-Weiß Oberhausen-Sterkrade Nord";
for (const [name, path] of [
	["a field's sheet", `${FIELD}?print=sheet&since=2026-01-01T06:00`],
	["slips", `${FIELD}?print=slips&day=2026-07-14`],
	["a team's sheet", "/2026/teams/b14-ask?print=sheet&since=2026-01-01T06:00"],
	["a club's sheet", "/2026/teams/b14-ask?print=club&since=2026-01-01T06:00"],
	["an arena's day", "/2026/arenas/arena/heden?print=grid"],
	["tables", "/2026/categories/b14?print=tables"],
	["a playoff on A4", "/2026/categories/b14/playoff/b14-a-1?print=bracket&paper=a4"],
	["a playoff on Letter", "/2026/categories/b14/playoff/b14-a-1?print=bracket&paper=letter"],
] as const)
	test(`${name} has room for the longest names`, async ({ page }) => {
		const address = SMALL + path;
		await page.route(address, async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replaceAll("ASK IF", WORDS).replaceAll("BRO IF", LONG);
			await route.fulfill({ response, body });
		});
		const { articles, pages } = await pdfOf(page, address);
		expect(pages.length).toBe(articles);
		expect(pages.map(({ text }) => text).join(" ")).toMatch(/Bewegungsspiele|Llanfair/);
		await page.emulateMedia({ media: "print" });
		const cut = await page.locator(".page, .slip, .slip-team, .match div, td, .foot p:not(.subject)").evaluateAll((all) =>
			all.flatMap((one) => {
				const isCut = one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
				return isCut ? [`${one.className} ${one.textContent}`] : [];
			}),
		);
		expect(cut).toEqual([]);
	});

const NAMES = [
	["Arabic", "نادي البحر", /NotoSansArabic/],
	["Hebrew", "מועדון הים", /NotoSansHebrew/],
	["Georgian", "ზღვის კლუბი", /NotoSansGeorgian/],
	["Japanese", "海のクラブ", /Kosugi/],
	["Greek", "Ναυτικός Όμιλος", /SofiaSans|NotoSans/],
	["Cyrillic", "Морской клуб", /SofiaSans|NotoSans/],
	["Vietnamese", "Đội bóng Hải Đăng", /SofiaSans|NotoSans/],
] as const;
/** Signs without spaces and without the forms that letters have beside each other, each as often as it is there: a PDF has right-to-left texts in parts, in the order that they are seen in. */
const signs = (text: string) => [...text.normalize("NFKC").replace(/\s/g, "")].sort().join("");

for (const [script, name, typeface] of NAMES)
	test(`a name in ${script} is printed in a typeface that has its signs`, async ({ page }) => {
		const address = `${SMALL}/2026/teams/b14-ask?print=sheet&lang=en`;
		await page.route(address, async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: (await response.text()).replaceAll("ASK IF", name) });
		});
		const { pages } = await pdfOf(page, address);
		const own = new Set(signs(name));
		const parts = pages[0]!.items.filter(({ text }) => [...signs(text)].every((sign) => own.has(sign)));
		// The heading, and the foot.
		const written = parts.map(({ text }) => signs(text)).join("");
		// Noto Sans Arabic draws these from a form and its dots, which a PDF names apart.
		for (const sign of own) if (!/[بني]/.test(sign)) expect(written, sign).toContain(sign);
		for (const { text, typeface: used } of parts) expect(used, text).toMatch(typeface);
		for (const { text, typeface: used } of pages[0]!.items) expect(used, text).toMatch(/SofiaSans|NotoSans|Kosugi/);
	});

for (const [name, path, heading] of [
	["a field's", "/2026/arenas/arena/heden/field/heden-10?day=2026-07-16", "Thursday 16 July"],
	["an arena's", "/2026/arenas/arena/heden", "Heden"],
	["a team's", "/2026/teams/b14-ask", "ASK IF"],
	["a group's", "/2026/categories/b14/division/b14-g-1", "Boys 14, Group 1"],
	["a playoff's", "/2026/categories/b14/playoff/b14-a-1", "Boys 14, Playoff A"],
] as const)
	test(`${name} page links to its sheets, in the reader's language and of the shown day`, async ({ page }) => {
		await page.goto(`${SMALL}${path}${path.includes("?") ? "&" : "?"}lang=en`);
		await page.getByRole("main").getByRole("link", { name: "Print", exact: true }).click();
		await expect(page).toHaveURL(path.includes("?day=") ? /\?print=&lang=en&day=2026-07-16$/ : /\?print=&lang=en$/);
		await expect(page.locator(".page").first()).toContainText(heading);
	});

test("search engines need not fetch sheets", async ({ request }) => {
	expect(await (await request.get(`${SMALL}/robots.txt`)).text()).toContain("\nDisallow: /*?print=\n");
	const answer = await request.get(`${SMALL}/2026/teams/b14-ask?print=&lang=en`);
	expect(answer.headers()["x-robots-tag"]).toBe("noindex");
});

test("every page of a demo's busiest arena fits, in order of time", async ({ page }) => {
	const { tournament } = await ask<{ tournament: { arenas: { id: string; matchCount: number }[] } }>(
		DEMO,
		`{ tournament(cup: 1, tournament: "2026") { arenas { id matchCount } } }`,
	);
	const [busiest] = tournament.arenas.toSorted((a, b) => b.matchCount - a.matchCount);
	const { articles, pages } = await pdfOf(page, `${DEMO}/2026/arenas/arena/${busiest!.id}?print=sheets`);
	expect(pages.length).toBe(articles);
	for (const { text } of pages) {
		const times = [...text.matchAll(/(?<![\d:.])\d\d:\d\d(?!, revision)/g)].map(String);
		expect(times).toEqual(times.toSorted());
		expect(text).toMatch(/Printed .* revision \d+/);
	}
	await page.emulateMedia({ media: "print" });
	const cut = await page
		.locator(".page")
		.evaluateAll((all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length);
	expect(cut).toBe(0);
});

test("a slip's code, as it is printed, opens the match's page", async ({ page }) => {
	await page.goto(`${SMALL}/2026/arenas/arena/heden/field/heden-10?print=slips&day=2026-07-16`, { waitUntil: "networkidle" });
	const [address] = await readCodes(await page.locator(".code").first().screenshot());
	expect(address).toMatch(new RegExp(`^${SMALL}/2026/matches/`));
	await page.goto(address!);
	await expect(page.getByRole("main").getByText("Match 412").first()).toBeVisible();
});

test.describe("at the results desk", () => {
	// The desk asks first: a result before its start.
	test.use({ expectedComplaints: [/409 \(Conflict\)/] });

	test("a volunteer types a printed slip at the results desk by its number alone", async ({ page }) => {
		const own = await ownLiveCup();
		try {
			await page.goto(`${own.address}/2026/arenas/arena/heden?print=slips&day=2026-07-16&lang=en`);
			// A slip with both teams.
			const printed = page.locator(".slip").filter({ hasText: "ASK IF" }).first();
			const number = (await printed.locator(".slip-number b").textContent()) ?? "";
			const teams = await printed.locator(".slip-team > span:first-child").allTextContents();
			expect(teams).toHaveLength(2);
			const [address] = await readCodes(await printed.locator(".code").screenshot());
			await sitAt(page, "results", own.address);
			await page.goto(`${own.address}/office/results`);
			await expect(page.getByLabel("Match number")).toBeFocused();
			await page.keyboard.type(number);
			await page.keyboard.press("Enter");
			for (const [at, typed] of ["3", "2"].entries()) {
				const goals = page.getByLabel(/^Goals, /).nth(at);
				await expect(goals).toBeFocused();
				await page.keyboard.type(typed);
				await page.keyboard.press("Enter");
			}
			// The small cup's clock stops before this match.
			await page.getByRole("button", { name: "Record the result" }).click();
			const last = page.getByRole("region", { name: "Last ten" }).getByRole("listitem").first();
			await expect(last).toContainText("3–2");
			await page.goto(address!);
			for (const team of teams) await expect(page.getByRole("main")).toContainText(team);
			await expect(page.getByRole("main")).toContainText(/3\s*–\s*2/);
			// Else it follows a server that has ended.
			await page.goto("about:blank");
		} finally {
			await own.stop();
		}
	});
});

test("the print centre shows the chosen sheets, and opens them in a tab", async ({ page }) => {
	const own = await ownLiveCup();
	try {
		await sitAt(page, "office", own.address);
		await page.goto(`${own.address}/office/print`);
		await expect(page.getByRole("heading", { level: 1, name: "Print" })).toBeVisible();
		await expect(page.getByRole("status").filter({ hasText: /^\d+ pages?$/ })).toBeVisible();
		await page.getByRole("radio", { name: /Blank slips/ }).check();
		await page.getByRole("combobox", { name: /^Day/ }).selectOption({ label: "Thu 16 Jul" });
		await page.getByRole("combobox", { name: /^Language/ }).selectOption("sv");
		const link = page.getByRole("link", { name: "Open in a tab" });
		await expect(link).toHaveAttribute("href", /print=slips&paper=a4&lang=sv&day=2026-07-16&each=4$/);
		const preview = page.frameLocator("iframe");
		await expect(preview.getByText("Matchlappar").first()).toBeVisible();
		await expect(page.getByRole("button", { name: /^Print \d+ pages?$/ })).toBeEnabled();
		await page.getByRole("radio", { name: /Group tables/ }).check();
		await expect(page.getByRole("combobox", { name: /^Category/ })).toHaveValue("");
		await expect(link).toHaveAttribute("href", /\/2026\/categories\?print=tables&paper=a4&lang=sv$/);
		for (const name of ["Pojkar 14", "Pojkar 16"]) await expect(preview.getByRole("heading", { name })).toBeVisible();
		await expectNoFaults(page, { framesAPage: true });
	} finally {
		await own.stop();
	}
});
