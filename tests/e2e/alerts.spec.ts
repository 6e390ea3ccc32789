import type { Page } from "@playwright/test";
import { favour, keepToken, register } from "../support/account.ts";
import { expectNoFaults } from "../support/axe.ts";
import { expect, test, visit } from "../support/browser.ts";
import { aGate } from "../support/gate.ts";
import { intercept } from "../support/intercept.ts";
import { aSubscription } from "../support/push-stand-in.ts";
import { setTextSize } from "../support/readable.ts";

/** Turning alerts on needs the site's worker, which costs a second of processor time; looking at the choices does not. */
const WITH_WORKER = { serviceWorkers: "allow", sharesContext: false } as const;

const GIRLS = { name: "Girls 15", shortName: "G15" };
const TEAM = "2026/teams/g15-ask";

type Phone = {
	readonly permission: NotificationPermission;
	readonly answer?: NotificationPermission;
	readonly agent?: "without";
};

/** A phone whose permission the test sets, and whose push service returns one subscription: a headless browser has neither. */
async function aPhone(page: Page, { permission, answer = "granted", agent }: Phone): Promise<void> {
	const { told } = aSubscription(`https://push.example/send/${crypto.randomUUID()}`);
	await page.addInitScript(
		({ permission, answer, agent, told }) => {
			const kept = () => (sessionStorage.getItem("permission") ?? permission) as NotificationPermission;
			const asked = () => Number(sessionStorage.getItem("asked") ?? 0);
			const stand = {
				get permission() {
					return kept();
				},
				requestPermission: async () => {
					sessionStorage.setItem("asked", String(asked() + 1));
					sessionStorage.setItem("permission", answer);
					return answer;
				},
			};
			Object.defineProperty(window, "Notification", { value: stand, configurable: true });
			if (agent === "without") {
				Reflect.deleteProperty(window, "PushManager");
				return;
			}
			const keys = { p256dh: told.p256dh, auth: told.auth };
			const made = { toJSON: () => ({ endpoint: told.endpoint, keys }), options: {}, unsubscribe: async () => true };
			Object.assign(PushManager.prototype, { subscribe: async () => made, getSubscription: async () => null });
		},
		{ permission, answer, agent, told },
	);
}

const timesAsked = (page: Page): Promise<number> => page.evaluate(() => Number(sessionStorage.getItem("asked") ?? 0));

async function signedIn(page: Page, live: string, withHeart = true): Promise<string> {
	const { token } = await register(live);
	const nation = { name: "Sweden", code: "se" };
	if (withHeart) await favour({ teamId: "g15-ask", teamName: "ASK IF", nation, category: GIRLS, year: "2026" }, token, live);
	await keepToken(page, token, live);
	return token;
}

const bell = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Alerts for / });
const sheet = (page: Page) => page.getByRole("dialog", { name: /^Alerts for / });
const firstHeart = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("button", { name: /^Favourite/ })
		.first();
const row = (page: Page, name: string) => sheet(page).getByRole("switch", { name });

test.describe("with the site's worker", () => {
	test.use(WITH_WORKER);

	test("the browser asks for permission only after Turn on alerts; then the bell is filled, and the choices are saved", async ({
		page,
		live,
	}) => {
		await aPhone(page, { permission: "default" });
		await signedIn(page, live);
		await visit(page, `${live}/${TEAM}`);
		await expect(bell(page)).toHaveAttribute("aria-pressed", "false");
		await bell(page).click();
		for (const [name, on] of [
			["Kick-off soon", true],
			["Goal", false],
			["Final result", true],
			["Moved or late", true],
			["Through or out", true],
			["Table decided", false],
		] as const)
			await expect(row(page, name)).toHaveAttribute("aria-checked", String(on));
		await row(page, "Goal").click();
		await sheet(page).getByRole("button", { name: "60 min" }).click();
		expect(await timesAsked(page)).toBe(0);
		await expectNoFaults(page, { within: "dialog[open]" });
		await sheet(page).getByRole("button", { name: "Turn on alerts" }).click();
		await expect(sheet(page).getByText("On for this device.")).toBeVisible();
		expect(await timesAsked(page)).toBe(1);
		await page.keyboard.press("Escape");
		await expect(bell(page)).toHaveAttribute("aria-pressed", "true");
		await visit(page, `${live}/${TEAM}`);
		await expect(bell(page)).toHaveAttribute("aria-pressed", "true");
		await bell(page).click();
		await expect(row(page, "Goal")).toHaveAttribute("aria-checked", "true");
		await expect(sheet(page).getByRole("button", { name: "60 min" })).toHaveAttribute("aria-pressed", "true");
		await sheet(page).getByRole("button", { name: "Turn off" }).click();
		await expect(sheet(page).getByRole("button", { name: "Turn on alerts" })).toBeVisible();
	});

	test("what is chosen while the phone is asked, and while older answers are on their way, is chosen", async ({ page, live }) => {
		await aPhone(page, { permission: "granted" });
		const token = await signedIn(page, live);
		const turnedOn = aGate();
		const end = await intercept(page, ["*/api/user/alerts"], async ({ method }) => {
			if (method === "PUT") await turnedOn.isOpen;
			return null;
		});
		await visit(page, `${live}/${TEAM}`);
		await bell(page).click();
		await sheet(page).getByRole("button", { name: "Turn on alerts" }).click();
		await row(page, "Goal").click();
		turnedOn.open();
		await expect(sheet(page).getByText("On for this device.")).toBeVisible();
		await expect(row(page, "Goal")).toHaveAttribute("aria-checked", "true");
		await end();
		await visit(page, `${live}/${TEAM}`);
		await bell(page).click();
		await expect(row(page, "Goal")).toHaveAttribute("aria-checked", "true");

		// Each is answered with what was so as it was asked: the first when the sheet is open, the others when something was chosen.
		const [opened, chosen] = [aGate(), aGate()];
		let [questions, answers] = [0, 0];
		await intercept(page, ["*/api/user/alerts"], async ({ url, method }) => {
			if (method !== "GET") return null;
			const isFirst = ++questions === 1;
			const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
			const body = await answer.text();
			await (isFirst ? opened : chosen).isOpen;
			answers++;
			return new Response(body, { headers: { "content-type": "application/json", "access-control-allow-origin": "*" } });
		});
		await visit(page, `${live}/2026/arenas/arena/heden/field/heden-2`);
		await expect.poll(() => questions).toBe(1);
		await bell(page).click();
		await expect(sheet(page).getByText("Loading")).toBeVisible();
		opened.open();
		await row(page, "Goal").click();
		chosen.open();
		await expect(sheet(page).getByRole("switch", { checked: true })).toHaveCount(1);
		await page.keyboard.press("Escape");
		await expect(bell(page)).toHaveAttribute("aria-pressed", "true");
		await expect.poll(() => answers).toBe(questions);
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
		await expect(bell(page)).toHaveAttribute("aria-pressed", "true");
	});

	test("My Week has the settings of all alerts, and saves them", async ({ page, live }) => {
		await aPhone(page, { permission: "granted" });
		const token = await signedIn(page, live);
		const nation = { name: "Sweden", code: "se" };
		await favour({ teamId: "g15-bro", teamName: "BRO IF", nation, category: GIRLS, year: "2026" }, token, live);
		await visit(page, `${live}/2026/favourites`);
		await page.getByRole("main").getByRole("link", { name: "Alerts" }).click();
		await expect(page.getByRole("heading", { name: "Alerts", level: 1 })).toBeVisible();
		await page.getByRole("button", { name: "Turn on alerts" }).click();
		await expect(page.getByText("On for this device.")).toBeVisible();
		await page.getByRole("switch", { name: "Leave the score out" }).click();
		await page.getByRole("button", { name: "15 min", exact: true }).click();
		await page.getByLabel("From").selectOption("21:30");
		await test.step("from and until are side by side", async () => {
			const [from, until] = [await page.getByLabel("From").boundingBox(), await page.locator("select").nth(1).boundingBox()];
			expect((until?.x ?? 390) - (from?.x ?? 0) - (from?.width ?? 0)).toBeLessThan(60);
		});
		await expectNoFaults(page);
		await page.getByRole("button", { name: "Send a test alert" }).click();
		await expect(page.getByText("A test alert is on its way.")).toBeVisible();
		await visit(page, `${live}/2026/favourites?show=alerts`);
		await expect(page.getByRole("switch", { name: "Leave the score out" })).toHaveAttribute("aria-checked", "true");
		await expect(page.getByRole("button", { name: "15 min", exact: true })).toHaveAttribute("aria-pressed", "true");
		await expect(page.getByLabel("From")).toHaveValue("21:30");
		await page.getByRole("button", { name: /ASK IF/ }).click();
		await row(page, "Goal").click();
		await row(page, "Table decided").click();
		await page.keyboard.press("Escape");
		await page.getByRole("button", { name: "Same for all" }).click();
		await expect(page.getByRole("button", { name: /BRO IF/ })).toContainText("Everything, goals too");
		await test.step("on the narrowest phone with letters of twice the size a setting's words have the width of the page", async () => {
			await page.setViewportSize({ width: 320, height: 700 });
			await setTextSize(page, 200);
			const words = page.getByRole("switch", { name: "Leave the score out" }).locator("span").first();
			await expect.poll(async () => (await words.boundingBox())?.width ?? 0).toBeGreaterThan(200);
			await page.setViewportSize({ width: 390, height: 844 });
		});
		await test.step("a field that is no favourite has no alerts, and no choice is shown as made", async () => {
			await visit(page, `${live}/2026/arenas/arena/heden/field/heden-2`);
			await bell(page).click();
			await expect(sheet(page).getByText("On for this device.")).toBeVisible();
			await expect(sheet(page).getByRole("switch", { checked: true })).toHaveCount(0);
			await row(page, "Goal").click();
			await expect(sheet(page).getByRole("switch", { checked: true })).toHaveCount(1);
			await page.keyboard.press("Escape");
			await expect(bell(page)).toHaveAttribute("aria-pressed", "true");
		});
	});
});

test("NEXT §2 the sheet shows when the next kick-off alert will be sent, and nothing if none will", async ({ page, live }) => {
	await aPhone(page, { permission: "default" });
	await signedIn(page, live);
	// On Friday at ten, the young too.
	await visit(page, `${live}/2026/teams/b11-gran`);
	await bell(page).click();
	const next = sheet(page).getByText(/^Next: /);
	await expect(next).toHaveText("Next: Fri 09:30 for 10:00.");
	await sheet(page).getByRole("button", { name: "60 min" }).click();
	await expect(next).toHaveText("Next: Fri 09:00 for 10:00.");
	await expectNoFaults(page, { within: "dialog[open]" });
	await row(page, "Kick-off soon").click();
	await expect(next).toHaveCount(0);
	// All that Ask are to play is being played, or over.
	await visit(page, `${live}/${TEAM}`);
	await bell(page).click();
	await expect(row(page, "Kick-off soon")).toBeVisible();
	await expect(next).toHaveCount(0);
});

test("what is chosen right before the page is left is saved, the last choice in the end", async ({ page, live }) => {
	await aPhone(page, { permission: "default" });
	const token = await signedIn(page, live);
	await visit(page, `${live}/${TEAM}`);
	await bell(page).click();
	for (const minutes of ["15 min", "30 min", "60 min"]) await sheet(page).getByRole("button", { name: minutes }).click();
	await page.goto(`${live}/privacy`);
	const lead = async () => {
		const answer = await fetch(`${live}/api/user/alerts`, { headers: { authorization: `Bearer ${token}` } });
		return ((await answer.json()) as { lead: number }).lead;
	};
	await expect.poll(lead).toBe(60);
});

test("a reader who denied permission is shown where to allow it, and not asked again", async ({ page, live }) => {
	await aPhone(page, { permission: "default", answer: "denied" });
	await signedIn(page, live);
	await visit(page, `${live}/${TEAM}`);
	await bell(page).click();
	await sheet(page).getByRole("button", { name: "Turn on alerts" }).click();
	await expect(sheet(page).getByText("This device blocks alerts from this site")).toBeVisible();
	await expect(sheet(page).getByRole("button", { name: "Turn on alerts" })).toHaveCount(0);
	expect(await timesAsked(page)).toBe(1);
	// The same from My Week, where it has not been asked yet.
	await page.evaluate(() => sessionStorage.clear());
	await visit(page, `${live}/2026/favourites?show=alerts`);
	const main = page.getByRole("main");
	await main.getByRole("button", { name: "Turn on alerts" }).click();
	await expect(main.getByText("This device blocks alerts from this site")).toBeVisible();
	await expect(main.getByRole("button", { name: "Turn on alerts" })).toHaveCount(0);
});

test("a phone that cannot is offered the calendar", async ({ page, live }) => {
	await aPhone(page, { permission: "default", agent: "without" });
	await signedIn(page, live);
	await visit(page, `${live}/${TEAM}`);
	await bell(page).click();
	await expect(sheet(page).getByRole("link", { name: "Use the calendar instead" })).toBeVisible();
});

test.describe("an iPhone in Safari", () => {
	// Contexts with different user agents are not shared.
	test.use({
		sharesContext: false,
		userAgent:
			"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1",
	});
	test("is shown the three steps to the home screen", async ({ page, live }) => {
		await aPhone(page, { permission: "default", agent: "without" });
		await signedIn(page, live);
		await visit(page, `${live}/${TEAM}`);
		await bell(page).click();
		await expect(sheet(page).getByRole("heading", { name: "Alerts on iPhone" })).toBeVisible();
		await expect(sheet(page).getByRole("listitem")).toHaveCount(3);
		// The last step shows the icon that is looked for, as the home screen has it.
		const icon = sheet(page).getByRole("listitem").last().locator('img[src="/icons/192.png"]');
		await icon.scrollIntoViewIfNeeded();
		await expect.poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
	});
});

test("signed out the bell leads to sign-in, and back", async ({ page, live }) => {
	await aPhone(page, { permission: "default" });
	await visit(page, `${live}/${TEAM}`);
	const link = page.getByRole("main").getByRole("link", { name: /^Alerts for / });
	await expect(link).toHaveAttribute("href", /\/2026\/signin$/);
});

test("after the first heart the sheet confirms the team, offers alerts once by itself, and no second time", async ({
	page,
	live,
}) => {
	await aPhone(page, { permission: "default" });
	await signedIn(page, live, false);
	await visit(page, `${live}/${TEAM}`);
	const heart = firstHeart(page);
	await heart.click();
	await expect(sheet(page)).toBeVisible();
	const confirmed = sheet(page).getByText(/ is in My teams$/);
	await expect(confirmed).toBeVisible();
	expect(await timesAsked(page)).toBe(0);
	await page.keyboard.press("Escape");
	await heart.click();
	await heart.click();
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	await expect(sheet(page)).toHaveCount(0);
	await bell(page).click();
	await expect(sheet(page)).toBeVisible();
	await expect(confirmed, "it is no news where somebody presses the bell").toHaveCount(0);
});

test("a first heart pressed while the user is loading is filled at once, and alerts are offered when the user has loaded", async ({
	page,
	live,
}) => {
	await aPhone(page, { permission: "default" });
	await signedIn(page, live, false);
	let answer = (): void => undefined;
	const pressed = new Promise<null>((resolve) => {
		answer = () => resolve(null);
	});
	await intercept(page, ["*/api/user"], () => pressed);
	await visit(page, `${live}/${TEAM}`);
	const heart = firstHeart(page);
	await heart.click();
	await expect(heart).toHaveAttribute("aria-pressed", "true");
	await expect(sheet(page)).toHaveCount(0);
	answer();
	await expect(sheet(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(heart).toHaveAttribute("aria-pressed", "true");
});

test("a favourite that the user brings along offers nothing by itself", async ({ page, live }) => {
	await aPhone(page, { permission: "default" });
	await signedIn(page, live);
	await visit(page, `${live}/${TEAM}`);
	await expect(firstHeart(page)).toHaveAttribute("aria-pressed", "true");
	await expect(sheet(page)).toHaveCount(0);
});

test("§3 young: no alert that reveals a result can be chosen", async ({ page, live }) => {
	await aPhone(page, { permission: "default" });
	await signedIn(page, live);
	await visit(page, `${live}/2026/teams/b11-ek`);
	await bell(page).click();
	await expect(sheet(page).getByRole("switch")).toHaveCount(3);
	await expect(row(page, "Match played")).toBeVisible();
});

test("§3 young: in My Week's settings, too, no alert that reveals a result can be chosen", async ({ page, live }) => {
	await aPhone(page, { permission: "granted" });
	const token = await signedIn(page, live);
	const young = { teamId: "b11-ek", teamName: "EK IF", nation: { name: "Sweden", code: "se" }, year: "2026" };
	await favour({ ...young, category: { name: "Boys 11", shortName: "B11" } }, token, live);
	await visit(page, `${live}/2026/favourites?show=alerts`);
	const ofYoung = page.getByRole("main").getByRole("button", { name: /EK IF B11/ });
	await expect(page.getByRole("main").getByRole("button", { name: /ASK IF G15/ })).toContainText("result, moved, through");
	await expect(ofYoung).toContainText("played, moved");
	await expect(ofYoung).not.toContainText(/result|through/);
	await ofYoung.click();
	await expect(sheet(page).getByRole("switch")).toHaveCount(3);
	await expect(row(page, "Match played")).toBeVisible();
	await page.keyboard.press("Escape");
	await page
		.getByRole("main")
		.getByRole("button", { name: /ASK IF G15/ })
		.click();
	await expect(sheet(page).getByRole("switch")).toHaveCount(6);
});

test("a field can have alerts too, in Swedish", async ({ page, live }) => {
	await aPhone(page, { permission: "default" });
	await signedIn(page, live);
	await visit(page, `${live}/2026/arenas/arena/heden/field/heden-2?lang=sv`);
	await page
		.getByRole("main")
		.getByRole("button", { name: /^Aviseringar för / })
		.click();
	const own = page.getByRole("dialog", { name: /^Aviseringar för / });
	await expect(own.getByRole("switch")).toHaveCount(4);
	await expect(own.getByRole("button", { name: "Slå på aviseringar" })).toBeVisible();
});
