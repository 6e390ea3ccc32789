import type { Page } from "@playwright/test";
import { ask, DEMO, DESKTOP, expect, SMALL, test } from "../support/browser.ts";
import { aSmallCup } from "../support/cup.ts";
import { readDemo } from "../support/demo-pages.ts";
import { openWhole } from "../support/open-whole.ts";

const streams = `${SMALL}/2026/streams`;
const rows = (page: Page, part: string) => page.getByRole("region", { name: part }).getByRole("link", { name: /\. / });
const ADDRESSES = aSmallCup().editions[0]!.streams!.map(({ address }) => address);

test("§2 /{year}/streams: live streams, the next ones, and replays, each with its icon and words", async ({ page }) => {
	await page.goto(streams);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Streams");
	await expect(page.getByText("Buy a pass")).toBeVisible();
	await expect(page.getByText("Enjoy")).toBeHidden();
	await expect(rows(page, "Live now")).toHaveText([/ASK IFBRO IFLive now\s·\sSign in to watch/]);
	await expect(rows(page, "Next")).toHaveText([/^08:00Heden 10, WednesdayHeden 10\s·\sOpen to all$/]);
	await expect(rows(page, "Replays")).toHaveText([/^EK IFGRAN IFBoys 11\s·\sAll AccessPlayed$/]);
	for (const [part, day] of [
		["Next", "Tomorrow"],
		["Replays", "Mon 13 Jul"],
	] as const) {
		await expect(page.getByRole("region", { name: part }).getByRole("heading", { level: 3 })).toHaveText([day]);
	}
	await expect(rows(page, "Next").locator("svg"), "nothing to play before it begins").toHaveCount(0);
	await expect(rows(page, "Live now")).toHaveAccessibleName(/^Live\. Sign in to watch\. Live now\. Live\. ASK IF, Sweden/);
	await page.goto(`${streams}?lang=sv`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sändningar");
	await expect(rows(page, "Sänds nu")).toHaveText([/Sänds nu\s·\sLogga in för att se/]);
	await expect(rows(page, "Repriser")).toHaveText([/Pojkar 11\s·\sAll Access/]);
});

test("§2 Streams are filtered by category and arena, by addresses that also work without scripts", async ({ page }) => {
	await page.goto(streams);
	const filters = page.getByRole("list", { name: "Filters" });
	await filters.getByText("Category").click();
	await filters.getByRole("link", { name: "Boys 11" }).click();
	await expect(page).toHaveURL(`${streams}?category=b11`);
	await expect(rows(page, "Replays")).toHaveCount(1);
	await expect(page.getByRole("region", { name: "Next" })).toHaveCount(0);
	await filters.getByRole("link", { name: /remove/i }).click();
	await expect(rows(page, "Live now")).toHaveCount(1);
	await page.goto(`${streams}?category=nothing&arena=heden`);
	await expect(page).toHaveTitle(/^Streams – /);
	await expect(rows(page, "Next")).toHaveCount(1);
});

test("§8 a stream for signed-in users says so, and leads to sign-in", async ({ page }) => {
	await page.goto(`${streams}/live-1`);
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: "You need to sign in to access this content" })).toBeVisible();
	await expect(main.getByRole("link", { name: "Follow live report" })).toHaveAttribute("href", "/2026/matches/g15-m1");
	await main.getByRole("link", { name: "Sign in", exact: true }).click();
	await expect(page).toHaveURL(`${SMALL}/2026/signin`);
	await page.goto(`${streams}/live-1?lang=sv`);
	await expect(main.getByRole("heading", { name: "Du måste logga in för att se innehållet" })).toBeVisible();
});

test("§8 a stream with a pass shows what the visitor lacks, with the cup's own streamingInfo.info", async ({ page }) => {
	await page.goto(`${streams}/young-replay`);
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: "You dont have access to this match" })).toBeVisible();
	await expect(main).toContainText("Buy a pass");
	await expect(main).not.toContainText("Enjoy");
	await page.goto(`${streams}/young-replay?lang=sv`);
	await expect(main.getByRole("heading", { name: "Du har inte tillgång till den här matchen" })).toBeVisible();
	await expect(main).toContainText("Köp ett pass");
});

test("a match's one row for readers without access leads to the stream's page, which has the cup's note on its streams", async ({
	page,
}) => {
	const { year } = await readDemo();
	type Node = { id: string; access: string; match: { id: string } | null };
	const { tournament } = await ask<{ tournament: { streams: { nodes: Node[] } } }>(
		DEMO,
		`query ($t: String!) { tournament(cup: 1, tournament: $t) { streams(first: 100) { nodes { id access match { id } } } } }`,
		{ t: year },
	);
	const locked = tournament.streams.nodes.find(({ access, match }) => access === "PASS" && match !== null);
	if (!locked?.match) throw new Error("The demo cup has no stream of one match for those with a pass");
	for (const [language, row, info] of [
		["en", "You dont have access to this match", "Streams with a lock are included in All Access"],
		["sv", "Du har inte tillgång till den här matchen", "All Access"],
	] as const) {
		await page.goto(`/${year}/matches/${locked.match.id}?lang=${language}`);
		await page.getByRole("main").getByRole("link", { name: row }).press("Enter");
		await expect(page).toHaveURL(new RegExp(`/streams/${locked.id}`));
		await expect(page.getByRole("main").getByText(info).first()).toBeVisible();
		await page.goto(`/${year}/streams?lang=${language}`);
		await expect(page.getByRole("main").getByText(info).first()).toBeVisible();
	}
});

test("an open stream shows when it starts, and no player before", async ({ page }) => {
	await page.route("**/posters/heden-10.webp", (route) => route.fulfill({ contentType: "image/webp", body: "" }));
	await page.goto(`${streams}/heden-10-day-3`);
	await expect(page.getByRole("heading", { name: "Starts 08:00, tomorrow" })).toBeVisible();
	await expect(page.locator("video, iframe")).toHaveCount(0);
});

test("§2 a stream page: the match with its score, and what else is live beside it", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await page.goto(`${streams}/live-1`);
	await expect(page.getByRole("main").getByRole("link", { name: /^Live\. ASK IF, Sweden, 1\. BRO IF/ })).toBeVisible();
	await expect(page.getByRole("navigation", { name: "You are here" })).toContainText("StreamsLive now");
	await expect(rows(page, "Live now")).toHaveAttribute("aria-current", "page");
	await page.getByRole("main").getByRole("link", { name: "All streams" }).first().click();
	await expect(page).toHaveURL(streams);
});

test("§3 streamUrl: a match page's way to its stream, and a match row's stream sign, lead to the stream page", async ({
	page,
}) => {
	await page.goto(`${SMALL}/2026/matches/g15-m1`);
	await expect(page.getByRole("main")).toContainText("You need to sign in to access this content");
	const row = page.getByRole("link", { name: "To the stream" }).locator("..");
	await expect(row.getByRole("link", { name: "Sign in", exact: true })).toBeVisible();
	expect((await row.boundingBox())?.height, "one row on a phone").toBeLessThanOrEqual(64);
	await page.getByRole("link", { name: "To the stream" }).click();
	await expect(page).toHaveURL(`${streams}/live-1`);
	await page.goto(`${SMALL}/2026/matches`);
	await page.getByRole("link", { name: "Watch stream, ASK IF – BRO IF" }).click();
	await expect(page).toHaveURL(`${streams}/live-1`);
	await page.goto(`${SMALL}/2026/matches/b14-m1`);
	await expect(page.getByRole("link", { name: "Watch stream", exact: true })).toHaveCount(0);
	await expect(page.getByRole("link", { name: "To the stream" })).toHaveCount(0);
});

test.describe("a stream that does not exist", () => {
	test.use({ expectedComplaints: [/404/] });
	test("is not found, with status 404", async ({ page }) => {
		const answer = await page.goto(`${streams}/nothing`);
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
		await expect(page.getByRole("link", { name: "Streams 2026" })).toHaveAttribute("href", "/2026/streams");
	});
});

test("§7 no page and no answer contains a stream's playing address", async ({ page, request }) => {
	const told: string[] = [];
	const reads: Promise<string>[] = [];
	page.on("response", (response) => {
		if (/json|html/.test(response.headers()["content-type"] ?? "")) reads.push(response.text());
	});
	for (const path of ["streams", "streams/live-1", "streams/young-replay", "matches/g15-m1", "matches"]) {
		await openWhole(page, () => page.goto(`${SMALL}/2026/${path}`));
		told.push(...(await Promise.all(reads.splice(0))));
	}
	const introspected = await request.post(`${SMALL}/graphql`, {
		data: { query: `{ __type(name: "Stream") { fields { name } } }` },
	});
	told.push(await introspected.text());
	expect(told.length).toBeGreaterThan(5);
	for (const text of told) for (const address of ADDRESSES) expect(text).not.toContain(address);
	expect(told.at(-1)).not.toMatch(/address|url|source/i);
});

test("without scripts a stream page offers no button that plays nothing, and shows what playing needs", async ({
	withoutScripts: page,
}) => {
	await page.goto(`${DEMO}/2026/streams/701-2026`);
	await expect(page.getByText("Playing needs JavaScript")).toBeVisible();
	await expect(page.getByRole("button", { name: "Play" })).toBeHidden();
});

test("the streams are found from Home, the live center, a category and an arena, each with its own; from one without there is no way", async ({
	page,
}) => {
	for (const [from, to] of [
		["", ""],
		["/matches", ""],
		["/categories/g15", "?category=g15"],
		["/arenas/arena/valhalla", "?arena=valhalla"],
	]) {
		await page.goto(`${SMALL}/2026${from}`);
		await page
			.getByRole("main")
			.getByRole("link", { name: /^Streams/ })
			.click();
		await expect(page).toHaveURL(`${streams}${to}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Streams");
		expect(await page.getByRole("main").locator("li a[href*='/streams/']").count()).toBeGreaterThan(0);
	}
	await page.goto(`${SMALL}/2026/categories/b14`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boys 14");
	await expect(page.getByRole("main").getByRole("link", { name: /^Streams/ })).toHaveCount(0);
});
