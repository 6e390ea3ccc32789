import type { Page, Worker } from "@playwright/test";
import { expect, LIVE, test, visit } from "../support/browser.ts";

test.use({ serviceWorkers: "allow", sharesContext: false });

const MATCH = "/2026/matches/g15-m1";
/** What the server hands a phone (src/alerts/entry.ts). */
const GOAL = { title: "Goal! ASK IF 2–0 BRO IF", body: "18 min.", tag: "goal:m1", url: MATCH, again: true, language: "en" };

/** In the worker: what it asked the browser to show. */
declare const self: {
	asked: [title: string, options: object][];
	readonly registration: { showNotification(title: string, options: object): Promise<void> };
};

/**
 * The site's worker as it is served, with messages as from a push service. A headless browser shows no notifications, so the calls are
 * recorded instead.
 */
async function phoneOf(page: Page) {
	const devtools = await page.context().newCDPSession(page);
	const registered = new Promise<string>((resolve) => {
		devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
			if (first !== undefined) resolve(first.registrationId);
		});
	});
	await devtools.send("ServiceWorker.enable");
	await visit(page, `${LIVE}/2026`);
	// Like Turn on alerts, after permission was granted.
	await page.evaluate(async () => {
		await navigator.serviceWorker.register("/sw.js", { scope: "/" });
		await navigator.serviceWorker.ready;
	});
	const registrationId = await registered;
	const [worker] = page.context().serviceWorkers() as [Worker];
	await worker.evaluate(() => {
		self.asked = [];
		self.registration.showNotification = async (title, options) => void self.asked.push([title, options]);
	});
	return {
		push: (data: string) => devtools.send("ServiceWorker.deliverPushMessage", { origin: LIVE, registrationId, data }),
		asked: () => worker.evaluate(() => self.asked),
	};
}

test("NEXT §2 what is pushed is shown as it was handed over, a correction by the tag of what it corrects; what is no alert is not shown", async ({
	page,
}) => {
	const { push, asked } = await phoneOf(page);
	const options = { body: "18 min.", tag: "goal:m1", lang: "en", renotify: true, icon: "/icons/192.png", data: { url: MATCH } };
	await push(JSON.stringify(GOAL));
	await expect.poll(asked).toEqual([["Goal! ASK IF 2–0 BRO IF", options]]);
	await push("no alert");
	await push(JSON.stringify({ ...GOAL, title: "Rättat: ASK IF 1–0 BRO IF", again: false, language: "sv" }));
	await expect.poll(asked).toHaveLength(2);
	expect((await asked())[1]).toEqual(["Rättat: ASK IF 1–0 BRO IF", { ...options, renotify: false, lang: "sv" }]);
	const icon = await page.request.get(`${LIVE}/icons/192.png`);
	expect(icon.status(), "the icon is there").toBe(200);
});
