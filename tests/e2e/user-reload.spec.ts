import type { Page } from "@playwright/test";
import { keepToken, latest, standIn } from "../support/account.ts";
import { expect, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";

/** SPEC §9: user reload delay after editions load. */
const DELAY = 500;
const AT = new Date("2026-07-15T10:00:00Z");

type Load = { at: number; signed: boolean };

/** Each load of the user that the page begins, with the time by its own clock. */
async function watchLoads(page: Page): Promise<() => Promise<Load[]>> {
	await page.addInitScript(() => {
		const loads: Load[] = [];
		const send = window.fetch;
		window.fetch = (input, init) => {
			if (String(input).endsWith("/api/user")) {
				loads.push({ at: Date.now(), signed: new Headers(init?.headers).has("authorization") });
			}
			return send(input, init);
		};
		Object.assign(window, { loads });
	});
	return () => page.evaluate(() => (window as unknown as { loads: Load[] }).loads);
}

/** The present editions and one more: the year banner shows that a newer year exists. */
async function withNewerYear(request: Request): Promise<Response | null> {
	const body = await request.text();
	if (!body.includes("query Editions")) return null;
	const headers = { "content-type": "application/json" };
	const answer = (await (await fetch(request.url, { method: "POST", headers, body })).json()) as {
		data: { cups: { editions: { name: string }[] } };
	};
	const { editions } = answer.data.cups;
	const latestYear = await latest();
	editions.unshift({ ...(editions.find(({ name }) => name === latestYear) as { name: string }), name: "2099" });
	return Response.json(answer);
}

for (const [who, signed] of [
	["signed in", true],
	["signed out", false],
] as const) {
	test(`§4 After editions load, the user is reloaded after 500 ms, ${who}`, async ({ page, context }) => {
		await standIn(context);
		await intercept(page, ["*/graphql*"], withNewerYear);
		if (signed) await keepToken(page);
		await page.clock.install({ time: new Date(AT.getTime() - 60_000) });
		// From here on only the test advances the page's clock, however slow the machine is.
		await page.clock.pauseAt(AT);
		const loads = await watchLoads(page);
		await page.goto(`/${await latest()}/categories`);
		await expect(page.getByText("You are viewing the results for")).toBeVisible();
		const before = signed ? [{ at: AT.getTime(), signed }] : [];
		await page.clock.runFor(DELAY - 1);
		expect(await loads()).toEqual(before);
		await page.clock.runFor(1);
		expect(await loads()).toEqual([...before, { at: AT.getTime() + DELAY, signed }]);
		await page.clock.runFor(10_000);
		expect(await loads(), "once").toHaveLength(before.length + 1);
	});
}

test("§4 Auth: without a token the user's load is answered 401 by this server, and the visitor is signed out", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/user");
	await page.goto(`/${await latest()}/categories`);
	const answer = await answered;
	expect(answer.status()).toBe(401);
	expect(answer.request().headers()).not.toHaveProperty("authorization");
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
});
