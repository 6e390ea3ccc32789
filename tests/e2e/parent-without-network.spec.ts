import type { BrowserContext, Page } from "@playwright/test";
import { favour, keepToken, register } from "../support/account.ts";
import { DESKTOP, expect, sitAt, test, visit } from "../support/browser.ts";
import { keptKeys, keptTexts, WITHOUT_NETWORK } from "../support/kept-pages.ts";
import { type OwnCup, ownCup, ownLiveCup } from "../support/own-live-cup.ts";
import { type PhoneNetwork, phoneNetwork } from "../support/phone-network.ts";

test.use({ serviceWorkers: "allow", sharesContext: false, expectedComplaints: [WITHOUT_NETWORK, { scope: "test" }] });
test.describe.configure({ mode: "serial" });

let own: OwnCup;
let network: PhoneNetwork;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());
test.beforeEach(async () => {
	network = await phoneNetwork(own.address);
});
test.afterEach(() => network.close());

/** A phone whose user follows ASK IF, and that has been online until everything was saved. @returns the token */
async function aPhone(page: Page, teamId = "g15-ask"): Promise<string> {
	const { token } = await register(own.address);
	const team = { teamId, teamName: `${teamId.slice(4).toUpperCase()} IF`, nation: { name: "Sweden", code: "se" } };
	await favour({ ...team, category: { name: "Girls 15", shortName: "G15" }, year: "2026" }, token, own.address);
	await keepToken(page, token, network.address);
	await visit(page, `${network.address}/2026`);
	await expect.poll(() => keptKeys(page)).toContain("/saved/data/day");
	return token;
}

/** The line with which each page shows that it may be stale. */
const oldLine = (page: Page) =>
	page.getByRole("status").filter({ hasText: /(No network|No answer from the results service)\. As of (\w+ )?\d\d:\d\d/ });

/** Pages that a parent looks up beside a pitch, each by its address, and the text that it must contain if it is saved. */
const LOOKED_UP: readonly [task: string, path: string, says: RegExp, isKept: boolean][] = [
	["which cup this is, and how my team does", "", /ASK IF/, true],
	["who plays when, in My Week", "/favourites", /ASK IF/, true],
	["the score of our match", "/matches/g15-m1", /BRO IF/, true],
	["whether we are through, in the group's table", "/categories/g15/division/g15-g-a", /Group A/, true],
	["our team, with all its matches", "/teams/g15-ask", /ASK IF/, true],
	["where the pitch is, and the way", "/arenas/arena/valhalla", /Valhalla/, true],
	["what is being played, in the live center", "/matches", /Live center/, true],
	["the team that we meet", "/teams/g15-bro", /BRO IF/, false],
	["another nation's teams", "/nations", /Nations/, false],
	["another category", "/categories", /Age categories/, false],
	["a search", "/search", /Search/, false],
];

const NOT_SAVED = "This page is not saved on this device";

/** Opens each of them by its address. @param isGone whether the server answers with no page at all */
async function lookUpAll(page: Page, isGone: boolean): Promise<void> {
	for (const [task, path, says, isKept] of LOOKED_UP)
		await test.step(task, async () => {
			await page.goto(`${network.address}/2026${path}`, { waitUntil: "commit" });
			const said = page.getByRole("main").filter({ hasText: says });
			if (!isGone) await expect(said.or(page.getByRole("heading", { level: 1, name: NOT_SAVED })).first()).toBeVisible();
			else if (isKept) {
				await expect(said).toBeVisible();
				await expect(oldLine(page)).toBeVisible();
			} else await expect(page.getByRole("heading", { level: 1 })).toHaveText(NOT_SAVED);
			expect(page.url(), "the browser's own failure has another address").toContain(network.address);
		});
}

async function useByHand(page: Page, token: string): Promise<void> {
	await test.step("back and forward", async () => {
		await page.goto(`${network.address}/2026/favourites`, { waitUntil: "commit" });
		const match = page.getByRole("tabpanel").locator('a[href="/2026/matches/g15-m1"]').first();
		await match.click();
		await expect(page).toHaveURL(/matches\/g15-m1$/);
		await page.goBack({ waitUntil: "commit" });
		await expect(match).toBeVisible();
		await page.goForward({ waitUntil: "commit" });
		await expect(page.getByRole("main")).toContainText("BRO IF");
	});
	await test.step("a reload", async () => {
		await page.reload({ waitUntil: "commit" });
		await expect(page.getByRole("main")).toContainText("BRO IF");
	});
	await test.step("a link in the menu", async () => {
		await page.getByRole("button", { name: "Menu" }).click();
		await page.getByRole("dialog").getByRole("link", { name: "My Week" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Week");
	});
	await test.step("the session ends on this device", async () => {
		expect(await page.evaluate(() => localStorage.getItem("user-token"))).toBe(token);
	});
}

async function isFreshAgain(page: Page, context: BrowserContext): Promise<void> {
	await test.step("with the network back the page catches up by itself", async () => {
		network.turn("open");
		await context.setOffline(false);
		await expect(oldLine(page)).toHaveCount(0);
		await page.goto(`${network.address}/2026/nations`);
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Nations");
	});
}

test("fifteen things that a parent looks up with the network cut: each page shows how old it is or that it is not saved", async ({
	page,
	context,
}) => {
	const token = await aPhone(page);
	network.turn("cut");
	await context.setOffline(true);
	await lookUpAll(page, true);
	await useByHand(page, token);
	await isFreshAgain(page, context);
});

test("the same on a slow network that loses one packet in twenty and aborts one answer in twenty: each page loads, or its saved copy", async ({
	page,
	context,
}) => {
	const token = await aPhone(page);
	network.turn("slow");
	await lookUpAll(page, false);
	await useByHand(page, token);
	await isFreshAgain(page, context);
});

test("the same if a login page answers everything with 200: nothing of it is shown or saved", async ({ page, context }) => {
	const token = await aPhone(page);
	network.turn("captive");
	await lookUpAll(page, true);
	await useByHand(page, token);
	expect((await keptTexts(page)).filter((text) => text.includes("Welcome to our wifi"))).toEqual([]);
	await isFreshAgain(page, context);
});

test("what it takes, the roads and two teams on one day are shown with the network cut and behind a login page, with the time of the page", async ({
	page,
	context,
}) => {
	const served = await ownCup("lastRound");
	const phone = await phoneNetwork(served.address);
	const { token } = await register(served.address);
	const category = { name: "Boys 17", shortName: "B17" };
	for (const [teamId, teamName] of [
		["b17-cas", "Cassel BK"],
		["b17-gar", "Garda BK"],
	] as const)
		await favour({ teamId, teamName, nation: { name: "Sweden", code: "se" }, category, year: "2026" }, token, served.address);
	await keepToken(page, token, phone.address);
	await visit(page, `${phone.address}/2026`);
	await expect.poll(() => keptKeys(page)).toContain("/saved/data/day");
	for (const mode of ["cut", "captive"] as const)
		await test.step(mode, async () => {
			phone.turn(mode);
			await context.setOffline(mode === "cut");
			await page.goto(`${phone.address}/2026/teams/b17-cas`, { waitUntil: "commit" });
			await expect(oldLine(page)).toBeVisible();
			await expect(page.getByRole("region", { name: "What it takes" })).toContainText("Must not lose, and even then only if");
			await expect(page.getByRole("region", { name: "If we finish…" })).toContainText("2nd of group 2");
			await page.goto(`${phone.address}/2026/favourites`, { waitUntil: "commit" });
			await expect(oldLine(page)).toBeVisible();
			await page.getByRole("tab", { name: /15 July/ }).click();
			await expect(page.getByRole("region", { name: "Two teams, one day" })).toContainText(
				"At Heden 10 five minutes before Garda BK.",
			);
			await expect(page.getByRole("region", { name: "Saved on this device" }), "nobody plays today").not.toContainText(
				"0 matches",
			);
		});
	await phone.close();
	await served.stop();
});

test("what the office hides is deleted once the phone is notified; what it shows again returns", async ({ page, browser }) => {
	await aPhone(page);
	const played = async () => (await keptKeys(page)).filter((key) => /\/saved\/page\/en\/2026\/matches\//.test(key));
	await expect.poll(played).not.toEqual([]);
	const office = await browser.newContext({ viewport: DESKTOP });
	const desk = await office.newPage();
	await sitAt(desk, "office", own.address);
	await desk.goto(`${own.address}/office/out`);
	await desk.getByRole("switch", { name: "Draw" }).click();
	await desk.getByLabel(/type the cup’s name/).fill("fyrcupen");
	await desk.getByRole("button", { name: "Hide: Draw" }).click();
	await expect(desk.getByRole("switch", { name: "Schedule" })).not.toBeChecked();
	await test.step("the phone is looked at again", async () => {
		await page.reload();
		await expect.poll(played).toEqual([]);
		const told = async () => (await keptTexts(page)).filter((text) => /\/saved\//.test(text) && /BRO IF/.test(text));
		await expect.poll(async () => (await told()).map((text) => text.split("\n")[0])).toEqual([]);
	});
	await desk.getByRole("switch", { name: "Schedule" }).click();
	await desk.getByRole("button", { name: "Publish: Schedule" }).click();
	await expect(desk.getByRole("switch", { name: "Draw" })).toBeChecked();
	await page.reload();
	await expect.poll(played).not.toEqual([]);
	await office.close();
});

test("two readers after each other, what the office hides and an account deleted elsewhere, all while the phone is offline: nothing of it stays", async ({
	page,
	context,
	browser,
}) => {
	const foreign = async (...of: readonly (string | RegExp)[]) =>
		(await keptTexts(page))
			.filter((text) => of.some((one) => (typeof one === "string" ? text.includes(one) : one.test(text))))
			.map((text) => text.split("\n")[0]);
	const first = await aPhone(page);
	await page.goto(`${network.address}/2026/teams/g15-bro`);
	await page.goto(`${network.address}/2026/matches/g15-m1`);
	await expect(page.getByRole("main")).toContainText("BRO IF");
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL(/signin/);
	const second = await aPhone(page, "b16-ing");
	const ofFirst = [first, "/saved/page/en/2026/teams/g15-ask", "/saved/page/en/2026/matches/g15-m1", /"team_id":"g15-ask"/];
	expect(await foreign(...ofFirst)).toEqual([]);
	expect(await keptKeys(page)).toContain("/saved/page/en/2026/teams/b16-ing");
	await test.step("while the phone is away the draw is hidden and the account deleted", async () => {
		network.turn("cut");
		await context.setOffline(true);
		await page.goto(`${network.address}/2026/teams/b16-ing`);
		await expect(page.getByRole("main")).toContainText("ING IF");
		const office = await browser.newContext({ viewport: DESKTOP });
		const desk = await office.newPage();
		await sitAt(desk, "office", own.address);
		await desk.goto(`${own.address}/office/out`);
		await desk.getByRole("switch", { name: "Draw" }).click();
		await desk.getByLabel(/type the cup’s name/).fill("fyrcupen");
		await desk.getByRole("button", { name: "Hide: Draw" }).click();
		await expect(desk.getByRole("switch", { name: "Schedule" })).not.toBeChecked();
		await office.close();
		const deleted = await fetch(`${own.address}/api/user/delete`, { headers: { authorization: `Bearer ${second}` } });
		expect(deleted.ok).toBe(true);
	});
	network.turn("open");
	await context.setOffline(false);
	await page.goto(`${network.address}/2026`);
	const ofSecond = [second, /\/saved\/page\/\w+\/2026\/(teams|matches|categories|arenas)\//, /"team_id":"b16-ing"/];
	await expect.poll(() => foreign(...ofFirst, ...ofSecond)).toEqual([]);
	await test.step("nor does any match, which the office hides", async () => {
		await expect.poll(() => foreign(/"homeTeamName":"\w/, "b16-m1")).toEqual([]);
	});
});

test("a user who signs out, is refused, or deletes the account leaves nothing of theirs on the phone", async ({ page }) => {
	const nothingOf = async (token: string) => {
		await expect.poll(async () => (await keptKeys(page)).filter((key) => /teams|matches\/|followed/.test(key))).toEqual([]);
		const left = async () =>
			(await keptTexts(page))
				.filter((text) => text.includes(token) || /g15-ask/.test(text.replace(/"recently[^}]*\]/, "")))
				.map((text) => text.split("\n")[0]);
		await expect.poll(left).toEqual([]);
	};
	await test.step("signs out", async () => {
		const token = await aPhone(page);
		await page.getByRole("button", { name: "Menu" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
		await expect(page).toHaveURL(/signin/);
		await nothingOf(token);
	});
	await test.step("deletes the account elsewhere", async () => {
		const token = await aPhone(page);
		const deleted = await fetch(`${own.address}/api/user/delete`, { headers: { authorization: `Bearer ${token}` } });
		expect(deleted.ok).toBe(true);
		await page.reload();
		await nothingOf(token);
	});
});
