import type { Page } from "@playwright/test";
import { keepToken, latest, register, standIn } from "../support/account.ts";
import { aService } from "../support/an-account-service.ts";
import { ask, DEMO, expect, SMALL, test } from "../support/browser.ts";

type Access = "OPEN" | "ACCOUNT" | "PASS";
type State = "LIVE" | "UPCOMING" | "REPLAY";

/** A stream of the demo cup, by what it is. */
async function streamOf(year: string, state: State, access: Access): Promise<string> {
	const { tournament } = await ask<{ tournament: { streams: { nodes: { id: string; state: State; access: Access }[] } } }>(
		DEMO,
		"query S($t: String!) { tournament(cup: 1, tournament: $t) { streams(first: 100) { nodes { id state access } } } }",
		{ t: year },
	);
	const found = tournament.streams.nodes.find((stream) => stream.state === state && stream.access === access);
	if (found === undefined) throw new Error(`The demo cup has no ${access} stream that is ${state} in ${year}`);
	return `${DEMO}/${year}/streams/${found.id}`;
}

const playButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Play", exact: true });
const at = (page: Page) => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);

async function expectPlaying(page: Page): Promise<void> {
	await expect.poll(() => at(page)).toBeGreaterThan(0);
	const before = await at(page);
	await expect.poll(() => at(page)).toBeGreaterThan(before + 0.5);
}

/** Signs the demo's own account in, which has a pass for the current year only. */
async function signInDemo(page: Page): Promise<void> {
	const response = await fetch(`${DEMO}/sanctum/token`, {
		method: "POST",
		headers: { "content-type": "application/json", origin: DEMO },
		body: JSON.stringify({ email: "demo@cupboard.example", password: "demo-cupboard", device_name: "Test" }),
	});
	expect(response.status).toBe(200);
	await keepToken(page, await response.text());
}

for (const state of ["LIVE", "REPLAY"] as const) {
	test(`§7 the demo's clip plays for everybody where the stream is open: ${state.toLowerCase()}`, async ({ page }) => {
		const year = await latest();
		await page.goto(await streamOf(year, state, "OPEN"));
		const before = await page.locator(".stream-frame").boundingBox();
		await expect(page.locator("video")).toHaveCount(0);
		await playButton(page).click();
		await expectPlaying(page);
		await expect(page.locator("video")).toBeFocused();
		expect(await page.locator(".stream-frame").boundingBox()).toEqual(before);
		const captions = await page
			.locator("video")
			.evaluate(({ textTracks }: HTMLVideoElement) => [...textTracks].map(({ language, label }) => `${language} ${label}`));
		expect(captions).toEqual(["en English", "sv Svenska"]);
		const duration = await page.locator("video").evaluate((video: HTMLVideoElement) => video.duration);
		if (state === "REPLAY") expect(duration).toBeCloseTo(48, 0);
		else expect(duration === Number.POSITIVE_INFINITY || duration > 60).toBe(true);
	});
}

test("§5 Match: its stream plays on its page, by one key, and the page stays", async ({ page }) => {
	const address = (await streamOf(await latest(), "REPLAY", "OPEN")).replace("/streams/", "/matches/");
	await page.goto(address);
	await page.getByRole("link", { name: "Watch replay" }).press("Enter");
	await expectPlaying(page);
	await expect(page.locator("video")).toBeFocused();
	await expect(page).toHaveURL(address);
});

test("§6 a pass plays its year's streams, and no other year's", async ({ page }) => {
	const year = await latest();
	const [own, other] = [await streamOf(year, "LIVE", "PASS"), await streamOf(String(Number(year) - 1), "REPLAY", "PASS")];
	await page.goto(own);
	await expect(page.getByRole("heading", { name: "You dont have access to this match" })).toBeVisible();
	await expect(playButton(page)).toHaveCount(0);
	await signInDemo(page);
	await page.goto(own);
	await expect(page.getByRole("main")).toContainText("you can watch every stream of the cup");
	await playButton(page).click();
	await expectPlaying(page);
	await page.goto(other);
	await expect(page.getByRole("heading", { name: "You dont have access to this match" })).toBeVisible();
	await expect(playButton(page)).toHaveCount(0);
});

test("§7 a stream for signed-in users plays for a signed-in user", async ({ page }) => {
	const stream = await streamOf(await latest(), "REPLAY", "ACCOUNT");
	const { token } = await register();
	await page.goto(`${stream}?lang=sv`);
	await expect(page.getByRole("heading", { name: "Du måste logga in för att se innehållet" })).toBeVisible();
	await keepToken(page, token);
	await page.goto(`${stream}?lang=sv`);
	await page.getByRole("main").getByRole("button", { name: "Spela upp", exact: true }).click();
	await expectPlaying(page);
});

test.describe("a stream that is dead", () => {
	test.use({ expectedComplaints: [/live\.cup\.example|404/] });
	test("§7 shows an error, with a button to retry", async ({ page }) => {
		let asked = 0;
		await page.route("https://live.cup.example/**", (route) => {
			asked += 1;
			return route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" }, body: "" });
		});
		const { token } = await register(SMALL);
		await keepToken(page, token, SMALL);
		await page.goto(`${SMALL}/2026/streams/live-1`);
		await playButton(page).click();
		await expect(page.getByRole("alert")).toContainText("The stream is not playing");
		const before = asked;
		await page.getByRole("button", { name: "Try again" }).click();
		await expect.poll(() => asked).toBeGreaterThan(before);
		await expect(page.getByRole("alert")).toContainText("The stream is not playing");
	});
});

test.describe("a film at Vimeo", () => {
	test.use({ expectedComplaints: [/third party: player\.vimeo\.com/] });
	test("§7 contacts Vimeo only after a reader presses Play, and says so", async ({ page, context, complaints }) => {
		await page.route("https://player.vimeo.com/**", (route) =>
			route.fulfill({ contentType: "text/html", body: "<!doctype html><title>film</title><p>The film" }),
		);
		const service = aService();
		service.instead.set("POST /api/streams/young-replay/play", async () =>
			Response.json({ provider: "vimeo", address: "https://vimeo.com/760003" }),
		);
		await standIn(context, service);
		await keepToken(page, "1|secret", SMALL);
		await page.goto(`${SMALL}/2026/streams/young-replay`);
		await expect(page.getByRole("main")).toContainText("Nothing is requested from Vimeo until you press Play");
		expect(complaints).toEqual([]);
		await playButton(page).click();
		await expect(page.frameLocator("iframe").getByText("The film")).toBeVisible();
		await expect(page.locator("iframe")).toHaveAttribute("src", "https://player.vimeo.com/video/760003?dnt=1&autoplay=1");
	});
});
