import type { Locator } from "@playwright/test";
import type { Language } from "../../src/text/language.ts";
import { expectNoFaults } from "../support/axe.ts";
import { expect, expectNoSidewaysScroll, test } from "../support/browser.ts";
import { setTextSize, showTypefaces } from "../support/readable.ts";
import { fieldMatch, openReporterPage } from "../support/reporter-page.ts";

test.use({ viewport: { width: 360, height: 740 } });

const MATCH = fieldMatch("m1", "10:00", "Ask IF", "Bro IF");

async function box(locator: Locator) {
	const found = await locator.boundingBox();
	if (!found) throw new Error("it is not drawn");
	return found;
}

const LANGUAGES = [
	{
		language: "en",
		more: "More",
		question: "Which team did not come?",
		answers: [/^Ask IF did not come.*Bro IF wins by walkover$/, /^Bro IF did not come/, /^Neither team came.*Both sides lose$/],
		back: "Back",
	},
	{
		language: "sv",
		more: "Mer",
		question: "Vilket lag kom inte?",
		answers: [/^Ask IF kom inte.*Bro IF vinner på walkover$/, /^Bro IF kom inte/, /^Inget av lagen kom.*Båda lagen förlorar$/],
		back: "Tillbaka",
	},
] as const;

for (const { language, more, question, answers, back } of LANGUAGES)
	test(`a walkover is reported by choosing the absent team, and one touch alone reports none (${language})`, async ({
		page,
		live,
	}) => {
		const sent = await openReporterPage(page, live, { matches: [MATCH] }, language);
		await page.getByRole("link", { name: /Ask IF/ }).click();
		await page.getByRole("button", { name: more, exact: true }).click();
		await page.getByRole("button", { name: "Walkover", exact: true }).click();
		await expect(page.getByRole("heading", { name: question })).toBeFocused();
		for (const name of answers)
			expect((await box(page.getByRole("button", { name }))).height, "a target of 44 px").toBeGreaterThanOrEqual(44);
		await expectNoSidewaysScroll(page);
		await page.getByRole("button", { name: back, exact: true }).click();
		expect(sent, "nothing was answered yet").toEqual([]);

		await page.getByRole("button", { name: more, exact: true }).click();
		await page.getByRole("button", { name: "Walkover", exact: true }).click();
		await expect(page.getByRole("heading", { name: question })).toBeFocused();
		await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("status").filter({ hasText: "Walkover" })).toBeVisible();
		await expect.poll(() => sent).toMatchObject([{ kind: "walkover", winner: "away" }]);
	});

for (const sport of ["football", "handball"] as const)
	test(`the button that ends a half is apart from the goal buttons, with a line between (${sport})`, async ({ page, live }) => {
		await openReporterPage(page, live, { sport, matches: [MATCH] });
		await page.getByRole("link", { name: /Ask IF/ }).click();
		await page.getByRole("button", { name: "Kick-off", exact: true }).click();
		// Repeated while the kick-off's changes are still arriving: boxes measured before and after belong to two layouts.
		await expect(async () => {
			const ends = await box(page.getByRole("button", { name: "Half-time", exact: true }));
			for (const team of ["Ask IF", "Bro IF"]) {
				const goal = await box(page.getByRole("button", { name: `Goal for ${team}` }));
				expect(ends.y - (goal.y + goal.height), "more than the height of a target between").toBeGreaterThanOrEqual(44);
			}
		}).toPass();
	});

test("More stays open while the report before it is still being saved", async ({ page, live }) => {
	// A phone's disk that needs a while for each saved report.
	await page.addInitScript(() => {
		const { get, set } = Object.getOwnPropertyDescriptor(IDBTransaction.prototype, "oncomplete")!;
		Object.defineProperty(IDBTransaction.prototype, "oncomplete", {
			get,
			set(this: IDBTransaction, done: (() => void) | null) {
				set?.call(this, done && (() => setTimeout(done, 700)));
			},
		});
	});
	const sent = await openReporterPage(page, live, { matches: [MATCH] });
	await page.getByRole("link", { name: /Ask IF/ }).click();
	await page.getByRole("button", { name: "Kick-off", exact: true }).click();
	await page.getByRole("button", { name: "More", exact: true }).click();
	await page.getByRole("button", { name: "Stop the clock", exact: true }).click();
	await expect(page.getByRole("button", { name: "Start the clock", exact: true })).toBeVisible();
	await expect.poll(() => sent.map(({ kind }) => kind)).toEqual(["kick-off", "clock-stopped"]);
});

test.describe("what no server answers", () => {
	test.use({ expectedComplaints: [/ERR_FAILED/] });

	test("is tried again a quarter of a minute later, also with the phone in a pocket", async ({ page, live }) => {
		await page.clock.install();
		const sent = await openReporterPage(page, live, { matches: [MATCH] });
		await page.getByRole("link", { name: /Bro IF/ }).click();
		await page.route("**/api/report", (route) => route.abort(), { times: 1 });
		await page.getByRole("button", { name: "Kick-off", exact: true }).click();
		const line = page.getByRole("status").first();
		await expect(line).toHaveText("1 report waiting: the server is not answering, trying again soon");
		// The page is hidden: it requests nothing by itself except waiting reports.
		await page.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "hidden" }));
		await page.clock.fastForward(15_000);
		await expect(line).toHaveText("Everything has been sent");
		expect(sent.map(({ kind }) => kind)).toEqual(["kick-off"]);
	});
});

test("the field's current match is first, before an earlier one that was not reported", async ({ page, live }) => {
	const matches = [
		fieldMatch("m1", "08:00", "Ask IF", "Bro IF"),
		fieldMatch("m2", "10:00", "Ceder IF", "Dal IF"),
		fieldMatch("m3", "11:00", "Ek IF", "Fors IF"),
	];
	await openReporterPage(page, live, { now: "2026-07-17T10:05:00+02:00", matches });
	await expect(page.getByRole("link")).toHaveText([/10:00.*Ceder IF/, /08:00.*Ask IF/, /11:00.*Ek IF/]);
});

for (const [language, words] of Object.entries({
	en: {
		begin: "Kick-off",
		more: "More",
		stop: "Stop the clock",
		start: "Start the clock",
		set: "Set the clock",
		to: "Set the clock to minute 15",
	},
	sv: {
		begin: "Avspark",
		more: "Mer",
		stop: "Stoppa klockan",
		start: "Starta klockan",
		set: "Ställ klockan",
		to: "Ställ klockan på minut 15",
	},
}))
	test(`the clock of a half is stopped, set and started again, by keyboard too (${language})`, async ({ page, live }) => {
		const sent = await openReporterPage(page, live, { matches: [MATCH] }, language as Language);
		const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
		await page.getByRole("link", { name: /Ask IF/ }).click();
		await press(words.begin);
		await press(words.more);
		await press(words.stop);
		const start = page.getByRole("button", { name: words.start, exact: true });
		expect((await box(start)).height).toBeGreaterThanOrEqual(44);
		await press(words.more);
		await press(words.set);
		await expect(page.getByRole("spinbutton")).toBeFocused();
		await page.keyboard.type("14");
		await press("+1");
		await expectNoSidewaysScroll(page);
		const submit = page.getByRole("button", { name: words.to, exact: true });
		await submit.focus();
		await page.keyboard.press("Enter");
		await expect(page.getByRole("status").filter({ hasText: "15'" })).toBeVisible();
		await start.click();
		await expect(start).toHaveCount(0);
		await expect
			.poll(() => sent.map(({ kind, minute }) => [kind, minute]))
			.toEqual([
				["kick-off", undefined],
				["clock-stopped", undefined],
				["clock-set", 15],
				["clock-started", undefined],
			]);
	});

for (const [language, words] of Object.entries({
	en: {
		...{
			begin: "Kick-off",
			goal: "Goal for Ask IF",
			detail: "Minute and shirt number",
			more: "More",
			off: "The match was abandoned",
		},
		...{ why: "A team left the field", waits: /^Reported as abandoned/, said: "Abandoned, a team left the field" },
		...{ ends: ["Half-time", "Second half", "Full time"], result: "Is the result right? One tick each", referee: "Referee" },
	},
	sv: {
		...{ begin: "Avspark", goal: "Mål för Ask IF", detail: "Minut och tröjnummer", more: "Mer", off: "Matchen avbröts" },
		...{ why: "Ett lag lämnade planen", waits: /^Rapporterad som avbruten/, said: "Avbruten, ett lag lämnade planen" },
		...{ ends: ["Paus", "Andra halvlek", "Slut"], result: "Stämmer resultatet? En bock var", referee: "Domare" },
	},
}))
	test(`a goal's shirt and minute, a match abandoned and played on, and three confirmations as fast as the phone is passed round (${language})`, async ({
		page,
		live,
	}) => {
		const match = { ...MATCH, shirtNumbers: true, confirmsResults: true };
		const sent = await openReporterPage(page, live, { matches: [match] }, language as Language);
		const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
		await page.getByRole("link", { name: /Ask IF/ }).click();
		await press(words.begin);
		await press(words.goal);
		await press(words.detail);
		await page.keyboard.type("9");
		await page.keyboard.press("Tab");
		await page.keyboard.type("1");
		await page.keyboard.press("Enter");
		// A shirt that is emptied is no word about the goal.
		await page.getByRole("button", { name: `${words.detail}: ` }).click();
		await page.getByRole("spinbutton").first().fill("");
		await page.keyboard.press("Enter");

		await press(words.more);
		await press(words.off);
		for (const button of await page.getByRole("button").all()) expect((await box(button)).height).toBeGreaterThanOrEqual(44);
		await press(words.why);
		const waits = page.getByRole("status").filter({ hasText: words.waits });
		await expect(waits).toBeVisible();
		await expect(page.getByRole("listitem").filter({ hasText: words.said })).toBeVisible();
		await expectNoSidewaysScroll(page);
		await expectNoFaults(page);

		for (const [at, phase] of words.ends.entries()) {
			await press(phase);
			if (at === 0) await expect(waits).toHaveCount(0);
		}
		const ticks = page.getByRole("region", { name: words.result });
		// Of one moment, so that the second press of a button is a glove's however slow the machine is.
		await page.clock.setFixedTime(new Date());
		await ticks.getByRole("button", { name: words.referee, exact: true }).click();
		await expect(ticks.getByRole("button", { pressed: true })).toHaveCount(1);
		await ticks.getByRole("button", { name: words.referee, exact: true }).click();
		for (const name of ["Ask IF", "Bro IF"]) await ticks.getByRole("button", { name, exact: true }).click();
		await expect(ticks.getByRole("button", { pressed: true })).toHaveCount(3);
		await expectNoFaults(page);
		await expect
			.poll(() => sent)
			.toMatchObject([
				{ kind: "kick-off" },
				{ kind: "goal", side: "home" },
				{ kind: "goal-detail", shirt: 9 },
				{ kind: "abandoned", why: "team-left" },
				...["half-time", "second-half", "full-time"].map((kind) => ({ kind })),
				...["referee", "home", "away"].map((who) => ({ kind: "confirmed", who, score: { home: 1, away: 0 } })),
			]);
	});

test("long names are under a result to be confirmed on a narrow phone with text of 200 %, without what another phone reported to the office alone", async ({
	page,
	live,
}) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const by = { at: "2026-07-17T08:01:00Z", sender: "field", by: "r-2" } as const;
	const match = {
		...fieldMatch("m1", "10:00", "Västra Frölunda Idrottsförening Ungdom Svart 2", "Kungsbacka-Onsala-Särö Bollklubb Röd"),
		...{ shirtNumbers: true, confirmsResults: true },
		log: [
			{ ...by, id: "undo-0001", kind: "undo", report: "off-00001" },
			{ ...by, id: "result-01", kind: "result", score: { home: 3, away: 1 } },
		] as const,
	};
	await openReporterPage(page, live, { matches: [match] }, "sv");
	await showTypefaces(page);
	await setTextSize(page, 200);
	await page.getByRole("link", { name: /Västra/ }).click();
	const ticks = page.getByRole("region", { name: "Stämmer resultatet? En bock var" });
	await ticks.getByRole("button", { name: /Västra/ }).click();
	await expect(ticks.getByRole("button", { pressed: true })).toHaveCount(1);
	await expectNoSidewaysScroll(page);
	await expect(page.getByRole("region", { name: "Rapporterat" }).getByRole("listitem")).toHaveCount(2);
	await page.getByRole("button", { name: "Mer", exact: true }).click();
	await expectNoSidewaysScroll(page);
});
