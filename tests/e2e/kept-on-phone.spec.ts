import { expect, test, visit } from "../support/browser.ts";
import { aFollower, cut, followersPhone, NOT_SAVED, weekMatch } from "../support/followers-phone.ts";
import { keptBytes, keptKeys, WITHOUT_NETWORK } from "../support/kept-pages.ts";
import { openWhole } from "../support/open-whole.ts";
import { type PhoneNetwork, phoneNetwork } from "../support/phone-network.ts";

test.use({ serviceWorkers: "allow", sharesContext: false, expectedComplaints: [WITHOUT_NETWORK, { scope: "test" }] });

let network: PhoneNetwork;
test.beforeEach(async ({ live }) => {
	network = await phoneNetwork(live);
});
test.afterEach(() => network.close());

test("saved data needs 3 MB at most, contains no stream and no advertisement, and is deleted at sign-out", async ({
	page,
	live,
}) => {
	await followersPhone(page, network, live, aFollower(live));
	const bytes = await keptBytes(page);
	console.log(`kept: ${bytes} bytes`);
	expect(bytes).toBeLessThanOrEqual(3 * 1024 * 1024);
	const keys = await keptKeys(page);
	expect(keys.filter((key) => /stream|advertisement|report/.test(key))).toEqual([]);
	const cardsShown = () => page.evaluate(() => sessionStorage.getItem("my-teams"));
	expect(await cardsShown()).toBe("1");
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL(/signin/);
	expect(await cardsShown()).toBeNull();
	await expect.poll(async () => (await keptKeys(page)).filter((key) => /teams|matches\/|followed/.test(key))).toEqual([]);
	expect(await page.evaluate(() => localStorage.getItem("saved-favourites"))).toBeNull();
});

test("a phone without space for the site's files has a message for a page that does not load, and opens it by itself", async ({
	page,
	context,
}) => {
	await page.goto(`${network.address}/robots.txt`);
	const devtools = await context.newCDPSession(page);
	await devtools.send("Storage.overrideQuotaForOrigin", { origin: new URL(network.address).origin, quotaSize: 900_000 });
	await visit(page, `${network.address}/2026`);
	await page.mouse.move(200, 200);
	await page.evaluate(() => navigator.serviceWorker.ready);
	await cut(context, network);
	await page.goto(`${network.address}/2026/nations`);
	await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(NOT_SAVED);
	// A login page is no answer of the site.
	network.turn("captive");
	await context.setOffline(false);
	await page.getByRole("link", { name: "Try again" }).focus();
	await expect.poll(() => network.asked.filter((one) => one === "GET /2026/nations").length).toBeGreaterThan(0);
	await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(NOT_SAVED);
	network.turn("open");
	await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(/nations/i);
});

test("a reader who only looks pays for nothing that is saved: the worker is loaded once a reader without an account uses the page", async ({
	page,
}) => {
	const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
	await openWhole(page, () => page.goto(`${network.address}/2026`));
	expect(await workers()).toBe(0);
	expect(network.asked.filter((one) => one.endsWith("/sw.js"))).toEqual([]);
	await page.mouse.move(200, 200);
	await expect.poll(workers).toBe(1);
});

test("a deployment breaks neither the open page nor saved ones: the files of the previous build stay as long as they are needed", async ({
	page,
	context,
	live,
}) => {
	await followersPhone(page, network, live);
	await network.deploy();
	const waits = await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
		while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 100));
		return registration.waiting.state;
	});
	expect(waits, "the new worker waits for the page to go").toBe("installed");
	await page.getByRole("button", { name: "Menu" }).click();
	await page.getByRole("dialog").getByRole("link", { name: "Nations" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Nations");
	await page.close();

	const later = await context.newPage();
	await expect
		.poll(async () => {
			// A closed page may still count as the old worker's client while this one loads: then it waits for the next visit.
			await later.goto("about:blank");
			await later.goto(`${network.address}/2026`);
			return later.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one?.waiting ?? null));
		})
		.toBeNull();
	await test.step("the new build's files are cached, and of the previous one only those that a saved page needs", async () => {
		const files = () =>
			later.evaluate(async () => {
				const name = (await caches.keys()).find((one) => one.startsWith("workbox-precache"));
				const keys = await (await caches.open(name ?? "")).keys();
				return keys.map(({ url }) => new URL(url).pathname);
			});
		const ofNext = async () => (await files()).filter((file) => file.includes("-next.")).length;
		await expect.poll(ofNext).toBeGreaterThan(20);
		expect((await files()).filter((file) => /\/nations-[\w-]+\.js$/.test(file))).toEqual([expect.stringMatching(/-next\.js$/)]);
		// Saved before: some of its scripts are of the previous build.
		expect((await files()).filter((file) => /\/match-[\w-]+\.js$/.test(file) && !/-next\.js$/.test(file))).toHaveLength(1);
		expect(await keptBytes(later)).toBeLessThanOrEqual(3 * 1024 * 1024);
	});
	await cut(context, network);
	await later.goto(`${network.address}/2026/favourites`);
	await expect(weekMatch(later)).toBeVisible();
	await later.getByRole("tabpanel").locator('a[href="/2026/matches/g15-m1"]').click();
	await expect(later.getByRole("main")).toContainText("BRO IF");
	await later.goto(`${network.address}/2026/categories/g15/division/g15-g-a`);
	await expect(later.getByRole("table").first()).toBeVisible();
});

test("the manifest is that of an app, with shortcuts to My Week and the live center; installing is offered from the second visit, until it is dismissed", async ({
	page,
	context,
	live,
}) => {
	const manifest = await (await fetch(`${live}/manifest.webmanifest?lang=sv`)).json();
	expect(manifest).toMatchObject({ display: "standalone", shortcuts: [{ name: "Min vecka" }, { name: "Livecenter" }] });
	for (const { url } of manifest.shortcuts) expect((await fetch(live + url)).status).toBe(200);
	await followersPhone(page, network, live);
	await page.goto(`${network.address}/2026/favourites`);
	await expect(page.getByRole("tabpanel")).toBeVisible();
	const hint = "From your home screen, Fyrcupen opens without a network.";
	await expect(page.getByText(hint)).toHaveCount(0);
	await page.close();
	const again = await context.newPage();
	await again.goto(`${network.address}/2026/favourites`);
	await expect(again.getByText(hint)).toBeVisible();
	await again.getByRole("button", { name: "Show me how" }).click();
	await expect(again.getByText("Open the browser’s menu")).toBeVisible();
	await again.getByRole("button", { name: "No, thanks" }).click();
	await expect(again.getByText(hint)).toHaveCount(0);
	await again.reload();
	await expect(again.getByRole("tabpanel")).toBeVisible();
	await expect(again.getByText(hint)).toHaveCount(0);
});
