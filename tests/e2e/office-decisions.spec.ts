import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoFaults } from "../support/axe.ts";
import { ask, DESKTOP, expect, sitAt, test } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";
import { fieldTokenFile } from "../support/reporter.ts";

test.use({ sharesContext: false });

// Decisions here affect all users: on a server of its own, one for all four.
test.describe.configure({ mode: "default" });
let own: OwnCup;
test.beforeAll(async () => {
	own = await ownLiveCup();
});
test.afterAll(() => own.stop());

test("a shared position is settled by keys: what the rules know, what it does, and its way back", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	await page.goto(`${own.address}/office/results?list=decisions`);
	await expect(page.getByRole("heading", { name: /Group 1: who is/ })).toBeVisible();
	const criteria = page.getByRole("table");
	await expect(criteria.getByRole("row").filter({ hasText: "Penalty shoot-out" })).toContainText(
		"decides, but is not recorded yet",
	);
	const button = page.getByRole("button", { name: /^Record(?!.* without)/ });
	await expect(button).toBeDisabled();

	await page.keyboard.press("s");
	await page.keyboard.type("3");
	await page.keyboard.press("Tab");
	await page.keyboard.type("4");
	const does = page.getByRole("region", { name: "What it leads to" });
	await expect(does).toContainText("Proposed, nothing is changed yet");
	await expect(does).toContainText(/Penalty shoot-out puts .* and .*\./);
	await expect(does).toContainText("plays match");
	// Its last group match was two days before: the rest is long enough.
	await expect(does).toContainText(/Nothing against your rules\. Rest before Thu 1\d:\d\d is \d+ h/);
	await expect(page.getByRole("button", { name: /^Record 4–3(?! without)/ })).toBeEnabled();
	// Recipients are offered, with the message in both languages.
	await expect(page.getByLabel("Message in English")).toHaveValue(/^B14, group 1, decided by a penalty shoot-out: 2\. /);
	await expect(page.getByLabel("Message in Swedish")).toHaveValue(/^P?B?14, grupp 1, avgjort genom straffar: 2\. /);
	await expectNoFaults(page);
	// Without recipients nobody has to be notified of undoing it.
	await page.getByRole("checkbox", { name: /reporter/ }).uncheck();
	await expect(page.getByRole("button", { name: /without notifying/ })).toHaveCount(0);
	// What is typed commits nothing by itself.
	await page.keyboard.press("Enter");
	await expect(button).toBeEnabled();
	// If its own act's event arrives before the answer, the proposal is not previewed again, which would show it as impossible.
	const judged: string[] = [];
	page.on("request", (asked) => void (asked.url().endsWith("/acts/preview") && judged.push(asked.url())));
	let answer: () => void = () => undefined;
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route("**/office/api/acts", async (route) => {
		const done = await route.fetch();
		await answered;
		await route.fulfill({ response: done });
	});
	const listsRead = page.waitForResponse((told) => told.url().includes("/office/api/") && /decisions/.test(told.url()));
	await page.keyboard.press("Control+Enter");
	await listsRead;
	answer();
	await expect(page.getByText("No decisions are waiting.")).toBeVisible();
	expect(judged).toEqual([]);
	const settled = page.getByRole("region", { name: "Settled today" }).getByRole("listitem");
	await expect(settled).toHaveCount(1);
	await settled.getByRole("button", { name: /^Undo/ }).click();
	await expect(page.getByRole("heading", { name: /Group 1: who is/ })).toBeVisible();
	await expect(settled).toHaveCount(0);
});

test("the decisions' screen speaks Swedish, and is not an arena lead's", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "arena", own.address);
	await page.goto(`${own.address}/office/results?list=decisions`);
	await expect(page.getByRole("button", { name: "Type results" })).toBeVisible();
	await expect(page.getByRole("button", { name: /^Decisions/ })).toHaveCount(0);
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/results?list=decisions`);
	await page.getByRole("button", { name: /^(SV|Svenska)/ }).click();
	await expect(page.getByRole("heading", { name: /Grupp 1: vem är/ })).toBeVisible();
	await expect(page.getByText("avgör, men är inte infört än")).toBeVisible();
});

test("Find or do: a protest opens with its match filled in", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/ledger`);
	await expect(page.getByRole("heading", { name: "Ledger" })).toBeVisible();
	await page.keyboard.press("Control+k");
	const box = page.getByRole("combobox", { name: "Find or do" });
	await box.fill("protest 412");
	await expect(page.getByRole("option", { name: /On other days|412 ASK/ }).first()).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page.getByRole("textbox", { name: "Match number" })).toHaveValue("412");
	await expect(page.getByRole("group", { name: "Who protests?" }).getByRole("radio")).toHaveCount(2);
});

test("a protest is raised, shown to visitors in both languages, and answered", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/results?list=decisions`);
	await page.getByRole("button", { name: "Raise a protest" }).click();
	await page.getByLabel("Match number").fill("b14-m1");
	await page.getByRole("button", { name: "Find the match" }).click();
	await page.getByRole("group", { name: "Who protests?" }).getByRole("radio").first().check();
	await page.getByLabel("What the team claims").fill("A shirt that was not on the list.");
	await page.getByRole("button", { name: "Raise a protest and notify" }).click();
	const waiting = page.getByRole("region", { name: "Waiting" }).getByRole("button", { name: /Protest, match/ });
	await expect(waiting).toContainText("A shirt that was not on the list.");
	// Before the semi-final whose side depends on it.
	await expect(waiting).toContainText(/needed Thu 1[12]:\d\d/);
	await page.goto(`${own.address}/2026/matches/b14-m1`);
	await expect(page.getByText("The result is under protest.")).toBeVisible();
	await page.getByRole("button", { name: "Svenska" }).click();
	await expect(page.getByText("Resultatet är under protest.")).toBeVisible();
	await expect(page.getByText("not on the list")).toHaveCount(0);
	await page.getByRole("button", { name: "English" }).click();
	await expect(page.getByText("The result is under protest.")).toBeVisible();

	await page.goto(`${own.address}/office/results?list=decisions`);
	await waiting.click();
	await page.getByRole("radio", { name: "Rejected: the result stands" }).check();
	await page.getByLabel("Why", { exact: true }).fill("It was on the new list.");
	await expectNoFaults(page);
	await expect(page.getByRole("button", { name: /^Record the answer(?! without)/ })).toBeEnabled();
	await page.keyboard.press("Control+Enter");
	await expect(waiting).toHaveCount(0);
	await page.goto(`${own.address}/2026/matches/b14-m1`);
	await expect(page.getByText("The result is under protest.")).toHaveCount(0);
});

test("an improbable report waits in the office until it is approved", async ({ page, request }) => {
	const token = readFileSync(fieldTokenFile(Number(new URL(own.address).port)), "utf8");
	const report = { id: "six-at-once", match: "b14-s1", kind: "goal", side: "home", score: { home: 6, away: 0 } };
	const told = await request.post(`${own.address}/api/report`, { data: report, headers: { authorization: `Bearer ${token}` } });
	expect([told.status(), (await told.json()).verdict]).toEqual([409, "held"]);
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "results", own.address);
	// It waits beside the office's day too, and leads to where it is settled.
	await sitAt(page, "office", own.address);
	await page.goto(`${own.address}/office/day`);
	await expect(page.locator("#day-list-4").getByRole("heading", { name: /^Decisions \d/ })).toBeVisible();
	await page.locator("#day-list-3").getByRole("link").first().click();
	await expect(page).toHaveURL(/\/office\/results\?list=held$/);
	const held = page.getByRole("region", { name: "From the fields" }).getByRole("listitem");
	await expect(held).toContainText("Goal, 6–0: so many goals at once");
	await expectNoFaults(page);
	await held.getByRole("button", { name: /^Approve/ }).click();
	await expect(held).toHaveCount(0);
	const shown = 'query ($id: ID!) { tournament(cup: 1, tournament: "lc-2026") { match(id: $id) { homeScore } } }';
	const { cup } = await (
		await request.get(`${own.address}/api/report`, { headers: { authorization: `Bearer ${token}` } })
	).json();
	const query = shown.replace("cup: 1", `cup: ${cup}`);
	const score = async () => (await ask<{ tournament: unknown }>(own.address, query, { id: "b14-s1" })).tournament;
	await expect.poll(score).toEqual({ match: { homeScore: 6 } });
});

test("an answer that leaves a begun match with other teams than the table has names that match first", async ({ page }) => {
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "office", own.address);
	await act(page, own.address, { kind: "result", match: "b14-s1", score: { home: 2, away: 0 } });
	await act(page, own.address, { kind: "protest", match: "b14-m1", by: "away", claim: "A goal was not counted." });
	await page.goto(`${own.address}/office/results?list=decisions`);
	await page.getByRole("button", { name: /Protest, match/ }).click();
	await page.getByRole("radio", { name: "Upheld: another score" }).check();
	await page.getByLabel(/^Goals, ASK/).fill("0");
	await page.getByLabel(/^Goals, BRO/).fill("9");
	await page.getByLabel("Why", { exact: true }).fill("It was counted.");
	const first = page.getByRole("region", { name: "What it leads to" }).getByRole("listitem").first();
	await expect(first).toHaveText(
		"Match 412 has begun with ASK IF, so they stay. According to the tables and results, BRO IF should play there.",
	);
	await expectNoFaults(page);
	await page.getByRole("button", { name: /^(SV|Svenska)/ }).click();
	await expect(page.getByText("Match 412 har börjat med ASK IF och behåller laget.")).toBeVisible();
});

/** Does an act at the desk that the page sits at, as it was looked at. */
async function act(page: Page, address: string, proposal: object): Promise<void> {
	const { token } = (await (await page.request.get(`${address}/office/api/session`)).json()) as { token: string };
	const headers = { origin: address, "x-office-token": token };
	const acts = `${address}/office/api/acts`;
	const previewed = await page.request.post(`${acts}/preview`, { headers, data: { proposal } });
	const { preview } = (await previewed.json()) as { preview: { ground: string } };
	const data = { id: `act-${randomUUID()}`, proposal, ground: preview.ground, anyway: true };
	expect((await page.request.post(acts, { headers, data })).status()).toBe(200);
}

test("a match that another team would have played is counted, gets the right teams or is awarded, and its page shows which", async ({
	page,
}) => {
	const { address, stop } = await ownLiveCup();
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "office", address);
	const match = `${address}/2026/matches/b14-s1`;
	const shown = page.getByText(/^With the current results, BRO IF would have played here instead of ASK IF\./);
	// The table of group 1 puts ASK first; the semi-final is played, and then a result of the group is corrected.
	await act(page, address, { kind: "result", match: "b14-s1", score: { home: 2, away: 0 } });
	await act(page, address, { kind: "result", match: "b14-m1", score: { home: 0, away: 9 } });
	await page.goto(match);
	await expect(shown).toContainText("The match counts as played until the organiser has decided.");

	const open = () => page.goto(`${address}/office/results?list=decisions`);
	const waiting = page
		.getByRole("region", { name: "Waiting" })
		.getByRole("button", { name: /Match 412: who should have played/ });
	const does = page.getByRole("region", { name: "What it leads to" });
	const settled = page.getByRole("region", { name: "Settled today" }).getByRole("listitem");
	const record = page.getByRole("button", { name: /^Record the decision(?! without)/ });
	await open();
	await expect(waiting).toContainText("It was played by ASK IF; with the corrected results, BRO IF should have played there.");
	await waiting.click();
	await expect(record).toBeDisabled();
	await page.getByRole("radio", { name: /^Let it count as played/ }).check();
	await expect(does).toContainText("The match keeps its teams.");
	await expect(page.getByLabel("Message in English")).toHaveValue(
		"Match 412, ASK IF – GRAN IF: it counts as it was played. With the current results, BRO IF would have played in it instead of ASK IF.",
	);
	await expectNoFaults(page);
	await record.click();
	await expect(waiting).toHaveCount(0);
	await expect(settled.first()).toContainText("match 412, counts as played");
	await page.goto(match);
	await expect(shown).toContainText("The organiser has decided that the match counts as played.");
	await page.getByRole("button", { name: "Svenska" }).click();
	await expect(
		page.getByText(
			"Med de nuvarande resultaten skulle BRO IF ha spelat här i stället för ASK IF. Arrangören har beslutat att matchen gäller som den spelades.",
		),
	).toBeVisible();
	await page.getByRole("button", { name: "English" }).click();

	await open();
	await settled.first().getByRole("button", { name: /^Undo/ }).click();
	await waiting.click();
	await page.getByRole("radio", { name: "Award it to ASK IF by walkover" }).check();
	await expect(does).toContainText("Match 412: walkover to ASK IF");
	await record.click();
	await expect(waiting).toHaveCount(0);
	await expect(settled.first()).toContainText("match 412, awarded by walkover");
	await page.goto(match);
	await expect(shown).toContainText("The organiser has decided that the walkover stands.");

	await open();
	await settled.first().getByRole("button", { name: /^Undo/ }).click();
	await waiting.click();
	await page.getByRole("radio", { name: /^Remove the result and put in the right team/ }).check();
	await expect(does).toContainText("Match 412: needs a result");
	await expect(does).toContainText(/BRO IF: match 412/);
	await record.click();
	await expect(waiting).toHaveCount(0);
	await page.goto(match);
	await expect(page.getByText(/With the current results/)).toHaveCount(0);
	await expect(page.getByRole("heading", { name: /^BRO IF – / })).toBeAttached();
	await page.goto("about:blank");
	await stop();
});

test("a side that no result fills shows why, and is filled by a named team or left empty", async ({ page }) => {
	const { address, stop } = await ownLiveCup();
	await page.setViewportSize(DESKTOP);
	await sitAt(page, "office", address);
	// Both teams lose the semi-final: the match for third place gets no team from it.
	await act(page, address, { kind: "walkover", match: "b14-s1", absent: "both" });
	await page.goto(`${address}/office/results?list=decisions`);
	const waiting = page.getByRole("region", { name: "Waiting" }).getByRole("button", { name: /who plays\?/ });
	await expect(waiting).toHaveCount(1);
	await expect(waiting).toContainText("Both teams lost match 412, so no team goes through from it.");
	await waiting.click();
	await expect(page.getByText("If the walkover was wrong, take it back. The result then fills the place.")).toBeVisible();
	const record = page.getByRole("button", { name: /^Record the decision(?! without)/ });
	const does = page.getByRole("region", { name: "What it leads to" });
	await page.getByRole("radio", { name: "A team that you choose" }).check();
	await expect(record).toBeDisabled();
	await page.getByRole("combobox", { name: "Team" }).selectOption({ label: "EK IF" });
	await expect(does).toContainText(/EK IF: match/);
	await expectNoFaults(page);
	await record.click();
	await expect(waiting).toHaveCount(0);
	const settled = page.getByRole("region", { name: "Settled today" }).getByRole("listitem").first();
	await expect(settled).toContainText("place filled by hand");
	await settled.getByRole("button", { name: /^Undo/ }).click();
	await page.getByRole("button", { name: /^(SV|Svenska)/ }).click();
	await page
		.getByRole("region", { name: "Väntar" })
		.getByRole("button", { name: /vem spelar\?/ })
		.click();
	await page.getByRole("radio", { name: /^Ingen: / }).check();
	await expect(page.getByRole("region", { name: "Vad det leder till" })).toContainText("Matchen spelas inte.");
	await page.getByRole("button", { name: /^Spara beslutet(?! utan)/ }).click();
	await expect(page.getByText("Inga avgöranden väntar.").or(page.getByRole("button", { name: /vem är/ }))).toBeVisible();
	await expect(page.getByRole("button", { name: /vem spelar\?/ })).toHaveCount(0);
	await page.goto("about:blank");
	await stop();
});
