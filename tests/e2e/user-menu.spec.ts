import type { Request } from "@playwright/test";
import { keepToken, keptToken, latest, standIn } from "../support/account.ts";
import { DEMO, expect, test } from "../support/browser.ts";

const pathOf = (request: Request): string => new URL(request.url()).pathname;

test.describe("signed in, from 1180 px", () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	test("§2 User menu: avatar, name, e-mail, All Access in the year that the pass is for, Sign out to /{year}/signin", async ({
		page,
		context,
	}) => {
		const year = await latest();
		const service = await standIn(context);
		const begun: Request[] = [];
		page.on("request", (one) => void (pathOf(one).startsWith("/api/") && begun.push(one)));
		service.user.purchases = [{ type: "tournament_pass", year: Number(year) }];
		await keepToken(page);
		await page.goto(`/${year}/categories`);
		const button = page.getByRole("button", { name: "Account, Maja Andersson" });
		await button.click();
		const menu = page.getByRole("menu");
		await expect(menu).toContainText("MA");
		await expect(menu).toContainText("Maja Andersson");
		await expect(menu).toContainText("maja@example.se");
		await expect(menu).toContainText("All Access");
		await page.keyboard.press("Escape");
		await page.goto(`/${Number(year) - 1}/categories`);
		await button.click();
		await expect(menu).toContainText("maja@example.se");
		await expect(menu).not.toContainText("All Access");
		await menu.getByRole("menuitem", { name: "Sign out" }).click();
		await expect(page).toHaveURL(`${DEMO}/${Number(year) - 1}/signin`);
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
		expect(await keptToken(page)).toBeNull();
		// In the order in which they begin: a question from before may be heard after the sign-out, with its token.
		const users = () => begun.filter((one) => pathOf(one) === "/api/user");
		await expect.poll(() => users().at(-1)?.headers().authorization).toBeUndefined();
		const afterSignOut = begun.slice(begun.findIndex((one) => pathOf(one) === "/api/logout") + 1);
		expect(afterSignOut.length).toBeLessThan(begun.length);
		expect(afterSignOut.filter((one) => one.headers().authorization !== undefined).map(pathOf)).toEqual([]);
	});

	test("the menu works by keyboard: arrows go round, Esc returns the focus", async ({ page, context }) => {
		await standIn(context);
		await keepToken(page);
		await page.goto("/");
		const button = page.getByRole("button", { name: "Account, Maja Andersson" });
		await button.focus();
		await page.keyboard.press("ArrowDown");
		const [profile, signOut] = [
			page.getByRole("menuitem", { name: /Profile/ }),
			page.getByRole("menuitem", { name: "Sign out" }),
		];
		await expect(profile).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(signOut).toBeFocused();
		await page.keyboard.press("ArrowDown");
		await expect(profile).toBeFocused();
		await page.keyboard.press("End");
		await expect(signOut).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("menu")).toHaveCount(0);
		await expect(button).toBeFocused();
		await page.keyboard.press("ArrowUp");
		await expect(signOut).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(page.getByRole("menu")).toHaveCount(0);
	});

	test("§7 The profile entry opens url plus ?route=profile.show in a new window", async ({ page, context }) => {
		const service = await standIn(context);
		service.instead.set("POST /api/user/auth/token", async () => Response.json({ url: `${DEMO}/identity/enter/once` }));
		await context.route("**/identity/**", (route) => route.fulfill({ contentType: "text/html", body: "<title>Profile</title>" }));
		await keepToken(page);
		await page.goto("/");
		await page.getByRole("button", { name: "Account, Maja Andersson" }).click();
		const opening = context.waitForEvent("page");
		await page.getByRole("menuitem", { name: /Profile/ }).click();
		const opened = await opening;
		await expect(opened).toHaveURL(`${DEMO}/identity/enter/once?route=profile.show`);
		expect(await opened.evaluate(() => window.opener)).toBeNull();
	});

	test("nothing of a visitor flashes before a user, and nothing of a user before a visitor", async ({ page, context }) => {
		const service = await standIn(context);
		let answer: () => void = () => undefined;
		service.instead.set("GET /api/user", async () => {
			await new Promise<void>((resolve) => {
				answer = resolve;
			});
			return Response.json(service.user);
		});
		await keepToken(page);
		await page.goto("/");
		const way = page.getByRole("link", { name: "Sign in", exact: true });
		await expect.poll(() => service.asked.length).toBeGreaterThan(0);
		await expect(way.filter({ visible: true })).toHaveCount(0);
		service.instead.clear();
		answer();
		await expect(page.getByRole("button", { name: "Account, Maja Andersson" })).toBeVisible();
		await page.evaluate(() => localStorage.clear());
		await page.reload();
		await expect(way.filter({ visible: true })).toHaveCount(2);
	});
});
