import type { Page } from "@playwright/test";
import { ask, DEMO, expect, SMALL, test, visit } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

// In order: tests that only read share one page.
test.describe.configure({ mode: "default" });

type Arena = {
	id: string;
	name: string;
	address: string;
	text: string;
	fields: { id: string; name: string; now: { id: string } | null; days: string[] }[];
};

/** The demo cup's arenas from its API; the one with most fields first. */
async function arenas(): Promise<{ year: string; arenas: Arena[]; largest: Arena }> {
	const { year } = await readDemo();
	const { tournament } = await ask<{ tournament: { arenas: Arena[] } }>(
		DEMO,
		`query ($t: String!) { tournament(cup: 1, tournament: $t) {
			arenas { id name address text fields { id name days now { id } } }
		} }`,
		{ t: String(year) },
	);
	const [largest] = tournament.arenas.toSorted((a, b) => b.fields.length - a.fields.length);
	if (largest === undefined) throw new Error("The demo cup has no arena");
	return { year: String(year), arenas: tournament.arenas, largest };
}

const items = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("listitem")
		.filter({ has: page.getByRole("list") });

test("§5 Arenas: each with its fields and what is on now", async ({ opened }) => {
	const { year, arenas: all } = await arenas();
	const page = await opened(`/${year}/arenas`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Arenas");
	await expect(items(page)).toHaveCount(all.length);
	const fields = all.flatMap((arena) => arena.fields);
	await expect(page.getByRole("main")).toContainText(`${all.length} arenas, ${fields.length} fields`);
	for (const arena of all) {
		const item = items(page).filter({ has: page.locator(`a[href='/${year}/arenas/arena/${arena.id}']`) });
		await expect(item).toContainText(`${arena.fields.length} fields`);
		const live = arena.fields.filter(({ now }) => now !== null);
		if (live.length > 0) await expect(item).toContainText(`${live.length} live now`);
		else await expect(item).not.toContainText("live now");
		await expect(item.getByRole("link", { name: /, live$/ })).toHaveCount(live.length);
	}
	const [field] = fields;
	await expect(page.getByRole("link", { name: new RegExp(`^${field?.name}(, live)?$`) })).toHaveAttribute(
		"href",
		new RegExp(`/field/${field?.id}$`),
	);
});

test("§5 the filter finds an arena by its name, its address or one of its fields, also without scripts", async ({
	opened,
	withoutScripts: read,
}) => {
	const { year } = await arenas();
	const page = await opened(`/${year}/arenas`);
	const filter = page.getByRole("searchbox", { name: "Filter arenas" });
	for (const [sought, found] of [
		["masklip", "Måsklippan"],
		["Lotsgatan", "Lotsängen"],
		["sillheden 14", "Sillheden"],
	] as const) {
		await filter.fill(sought);
		await expect(items(page)).toHaveCount(1);
		await expect(items(page)).toContainText(found);
	}
	await filter.fill("zzz");
	await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();

	await read.goto(`${DEMO}/${year}/arenas`);
	await read.getByRole("searchbox", { name: "Filter arenas" }).fill("masklip");
	await read.keyboard.press("Enter");
	await expect(items(read)).toHaveCount(1);
});

test("§5 arenas and fields are in two columns on a desktop, one on a phone", async ({ opened }) => {
	const { year, largest } = await arenas();
	const columns = async (of: ReturnType<typeof items>) =>
		new Set(await of.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)))).size;
	for (const [path, list] of [
		["", items],
		[`/arena/${largest.id}`, (page: Page) => page.getByRole("region", { name: "Fields" }).getByRole("listitem")],
	] as const) {
		const page = await opened(`/${year}/arenas${path}`);
		const of = list(page);
		for (const [width, expected] of [
			[390, 1],
			[1280, 2],
		] as const) {
			await page.setViewportSize({ width, height: 900 });
			expect(await columns(of), `/arenas${path} at ${width}`).toBe(expected);
		}
	}
});

test("§5 Arena: address with a map, the way there, its text, and its hearts, which lead to sign in", async ({ opened }) => {
	const { year, largest } = await arenas();
	const page = await opened(`/${year}/arenas/arena/${largest.id}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(largest.name);
	await expect(page.getByRole("link", { name: `${largest.address}, map` })).toHaveAttribute("href", /maps\/search\/\?.*query=\d/);
	await expect(page.getByRole("link", { name: "Directions" })).toHaveAttribute("href", /maps\/dir\/\?.*destination=\d/);
	await expect(page.getByRole("link", { name: "Share" })).toBeVisible();
	await expect(page.getByText(largest.text)).toBeVisible();
	for (const name of [largest.name, largest.fields[0]?.name]) {
		await expect(page.getByRole("link", { name: `Sign in to choose ${name} as a favourite`, exact: true })).toHaveAttribute(
			"href",
			`/${year}/signin`,
		);
	}
});

test("§5 Arena: each field with its current match, or the next with its day; Heden 2 precedes Heden 10", async ({ page }) => {
	await page.goto(`${SMALL}/2026/arenas/arena/heden`);
	await expect(page.getByText("2 fields, artificial grass, 11-a-side.")).toBeVisible();
	const fields = page.getByRole("region", { name: "Fields" }).getByRole("listitem");
	await expect(fields).toHaveText([/^2No more matches/, /^10.*Thu 16 Jul 11:00/]);
	await page.goto(`${SMALL}/2026/arenas/arena/valhalla?lang=sv`);
	const live = page.getByRole("region", { name: "Planer" }).getByRole("listitem");
	await expect(live).toHaveText([/^1ASK IFBRO IFLive 17'\s·\snästa lör 18 juli 14:0010$/]);
	await expect(live.getByRole("link").first()).toHaveAccessibleName(
		/^Valhalla 1\. Live\. ASK IF, Sverige, 1\. BRO IF, Sverige, 0\./,
	);
	await expect(page.getByRole("link", { name: "Vägbeskrivning" }), "its place is not known").toHaveCount(0);
});

test("§5 Field: the programme of its days, with the current match on top", async ({ page }) => {
	await page.goto(`${SMALL}/2026/arenas/arena/valhalla/field/valhalla-1`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Valhalla 1");
	const tabs = page.getByRole("tablist", { name: "Days" }).getByRole("tab");
	await expect(tabs).toHaveText([/^Mon13/, /^Tue14/, /^Wed15/, /^Thu16/, /^Fri17/, /^Sat18/]);
	await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName("Tuesday 14 July, 2 matches");
	const panel = page.getByRole("tabpanel");
	await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText("Now");
	await expect(page.getByRole("region", { name: "Now", exact: true }).getByRole("link")).toHaveAccessibleName(/^Live\. ASK IF/);
	await expect(panel.getByRole("heading", { level: 2 })).toHaveText(["All of today"]);
	const rows = panel.getByRole("region", { name: "All of today" }).getByRole("listitem");
	await expect(rows).toHaveCount(2);
	await expect(rows.filter({ hasText: "w.o." })).toHaveCount(1);
});

test("§5 Field: arrow keys move between the days; each is an address", async ({ page }) => {
	await visit(page, `${SMALL}/2026/arenas/arena/valhalla/field/valhalla-1`);
	const tab = (name: string) => page.getByRole("tab", { name });
	await tab("Tuesday 14 July").focus();
	await page.keyboard.press("ArrowRight");
	await expect(tab("Wednesday 15 July")).toBeFocused();
	await expect(tab("Wednesday 15 July")).toHaveAttribute("aria-selected", "true");
	await expect(page).toHaveURL(/[?&]day=2026-07-15/);
	await expect(page.getByRole("tabpanel")).toContainText("No matches on this day");
	await page.keyboard.press("End");
	await expect(tab("Saturday 18 July, 1 match")).toBeFocused();
	await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText("14:00");
	await page.keyboard.press("ArrowRight");
	await expect(tab("Monday 13 July")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("tab", { name: "Tuesday 14 July" }), "one stop for all days").not.toBeFocused();
});

test("§5 Field: the days are links that work without scripts", async ({ withoutScripts: page }) => {
	await page.goto(`${SMALL}/2026/arenas/arena/heden/field/heden-10?lang=sv`);
	await page.getByRole("tab", { name: "fredag 17 juli, 1 match" }).click();
	await expect(page).toHaveURL(/lang=sv&day=2026-07-17/);
	await expect(page.getByRole("tab", { selected: true })).toHaveAccessibleName("fredag 17 juli, 1 match");
	await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveText([/^10:00GRAN IFHAV IFB11\s·\sGrupp 1$/]);
});

test("§5 Field: a young category's match is Played, with no score on any day", async ({ page }) => {
	await page.goto(`${SMALL}/2026/arenas/arena/heden/field/heden-10?day=2026-07-13`);
	await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveText([/PlayedStream$/]);
	await expect(page.getByRole("tabpanel")).not.toContainText(/7|3–/);
});

test("§5 Field: the arena's other fields, each with what it has now or next", async ({ page }) => {
	const { year, largest } = await arenas();
	const [field] = largest.fields;
	await page.goto(`/${year}/arenas/arena/${largest.id}/field/${field?.id}`);
	const others = page.getByRole("region", { name: `More at ${largest.name}` }).getByRole("link");
	await expect(others).toHaveCount(largest.fields.length - 1);
	await others.first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(largest.fields[1]?.name ?? "");
});

test("the names of an arena's other fields are never broken within a word, on a desktop and on a phone", async ({ page }) => {
	const { year, largest } = await arenas();
	await page.goto(`/${year}/arenas/arena/${largest.id}/field/${largest.fields[0]?.id}`);
	const names = page.getByRole("region", { name: `More at ${largest.name}` }).locator("li .type-team");
	for (const width of [1280, 390, 320]) {
		await page.setViewportSize({ width, height: 900 });
		const lines = await names.evaluateAll((all) =>
			all.map((name) => ({
				lines: Math.round(name.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(name).lineHeight)),
				words: name.textContent?.split(" ").length ?? 0,
			})),
		);
		expect(lines.length).toBeGreaterThan(0);
		for (const name of lines) expect(name.lines, `${width} px`).toBeLessThanOrEqual(name.words);
	}
});

test("§4 a field in a year that is over shows its last day; the day asked for stays when the year stays", async ({ page }) => {
	const { year, arenas: all } = await arenas();
	const before = String(Number(year) - 1);
	const { tournament } = await ask<{ tournament: { arenas: Arena[] } }>(
		DEMO,
		"query ($t: String!) { tournament(cup: 1, tournament: $t) { arenas { id fields { id days } } } }",
		{ t: before },
	);
	const arena = tournament.arenas.find(({ id }) => all.some((one) => one.id === id));
	const field = arena?.fields[0];
	await page.goto(`/${before}/arenas/arena/${arena?.id}/field/${field?.id}`);
	const last = Number(field?.days.at(-1)?.slice(8));
	await expect(page.getByRole("tab", { selected: true })).toHaveText(new RegExp(`^\\D+${last}(5\\+|•+)$`));
	await expect(page.getByRole("tabpanel").getByRole("listitem").first()).toBeVisible();
});

test("§2 the footer is hidden on an arena and a field at every width, and shown under the list of arenas", async ({ page }) => {
	const { year, largest } = await arenas();
	const footer = page.getByRole("contentinfo");
	for (const [path, stands] of [
		[`/arena/${largest.id}`, false],
		[`/arena/${largest.id}/field/${largest.fields[0]?.id}`, false],
		["", true],
	] as const) {
		await page.goto(`/${year}/arenas${path}`);
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await expect(footer, `/arenas${path} at ${width}`).toHaveCount(stands ? 1 : 0);
			if (stands) await expect(footer).toBeVisible();
		}
	}
});

test("§4 before the schedule is published an arena shows its fields, and nothing of what is played", async ({ page }) => {
	const { next } = await readDemo();
	await page.goto(`/${next}/arenas`);
	await expect(page.getByRole("link", { name: /, live$/ })).toHaveCount(0);
	await items(page).first().getByRole("link").first().click();
	await expect(page.getByText("The schedule has not been published yet.")).toBeVisible();
	const fields = page.getByRole("region", { name: "Fields" });
	await expect(fields.locator("a[href*='/matches/'], time")).toHaveCount(0);
	await expect(fields).not.toContainText(/\d\d:\d\d|Live|No more matches/);
	await fields.getByRole("listitem").first().getByRole("link").first().click();
	await expect(page.getByRole("heading", { level: 2, name: "The schedule has not been published yet" })).toBeVisible();
	await expect(page.getByRole("tab")).toHaveCount(0);
});

test.describe("a place that is not there", () => {
	test.use({ expectedComplaints: [/404/] });

	test("§2 is not found: an unknown arena, an unknown field, a field of another arena; the list of arenas is offered", async ({
		page,
		request,
	}) => {
		for (const address of ["arena/nowhere", "arena/heden/field/heden-3", "arena/valhalla/field/heden-10", "arena/heden/field"]) {
			const answer = await request.get(`${SMALL}/2026/arenas/${address}`);
			expect(answer.status(), address).toBe(404);
			expect(await answer.text()).toMatch(/<h1[^>]*>Page not found<\/h1>/);
		}
		await page.goto(`${SMALL}/2026/arenas/arena/nowhere`);
		await expect(page.getByRole("link", { name: "Arenas 2026" })).toHaveAttribute("href", "/2026/arenas");
	});
});
