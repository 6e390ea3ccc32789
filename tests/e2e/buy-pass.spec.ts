import { keepToken, register, standIn } from "../support/account.ts";
import { aService } from "../support/an-account-service.ts";
import { expect, LIVE, test } from "../support/browser.ts";
import { STRIPE } from "../support/servers.ts";

test("§6 All Access is bought where a stream is locked, and the stream plays", async ({ page }) => {
	const { token } = await register(LIVE);
	await keepToken(page, token, LIVE);
	await page.goto(`${LIVE}/2026/streams/clip-with-pass`);
	const main = page.getByRole("main");
	const buy = main.getByRole("button", { name: "Buy All Access 2026 – SEK 149" });
	const payment = page.getByRole("heading", { name: "Stripe's page" });

	await buy.click();
	await expect(payment).toBeVisible();
	await page.getByRole("link", { name: "Back" }).click();
	await expect(page.getByRole("status").getByText("The payment was cancelled. Nothing has been paid.")).toBeVisible();

	await buy.click();
	await expect(payment).toBeVisible();
	const session = new URL(page.url()).pathname.split("/").at(-1);
	await page.getByRole("button", { name: "Pay" }).click();
	await expect(main).toContainText("Payment received. All Access 2026 is being opened.");
	await expect(buy).toHaveCount(0);

	// Stripe sends the event only now.
	expect((await fetch(`http://127.0.0.1:${STRIPE}/deliver/${session}`)).status).toBe(200);
	await expect(page.getByRole("status").getByText("All Access 2026 is open.")).toBeVisible();
	await main.getByRole("button", { name: "Play", exact: true }).click();
	await expect.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
});

test.describe("a payment that is slow", () => {
	test.use({ expectedComplaints: [/status of 503/] });
	test("is checked for about a minute, then when the reader wants; one that cannot be started says so", async ({
		page,
		context,
	}) => {
		const service = aService();
		service.user.purchases = [];
		const pass = { type: "tournament_pass", year: 2026 };
		const away = "Det går inte att nå betalsidan just nu. Inget är betalt. Försök igen om en stund.";
		service.instead.set("POST /api/passes/2026/checkout", async () => Response.json({ message: away }, { status: 503 }));
		await standIn(context, service);
		await page.clock.install();
		await keepToken(page, "1|secret", LIVE);
		await page.goto(`${LIVE}/2026/streams/clip-with-pass?pass=paid&lang=sv`);
		const told = page.getByRole("status");
		await expect(told.getByText("All Access 2026 håller på att öppnas.")).toBeVisible();
		const again = told.getByRole("button", { name: "Kontrollera igen" });
		await expect(async () => {
			await page.clock.runFor(15_000);
			await expect(again).toBeVisible({ timeout: 50 });
		}).toPass({ intervals: [20] });
		const asked = service.asked.length;
		service.user.purchases = [pass];
		await again.click();
		await page.clock.runFor(1_000);
		await expect(told.getByText("All Access 2026 är öppnat.")).toBeVisible();
		expect(service.asked.length).toBe(asked + 1);
		await page.clock.runFor(7_000);
		await expect(page).toHaveURL(`${LIVE}/2026/streams/clip-with-pass?lang=sv`);

		service.user.purchases = [];
		await page.goto(`${LIVE}/2026/streams/clip-with-pass?lang=sv`);
		await page.getByRole("main").getByRole("button", { name: "Köp All Access 2026 – 149 kr" }).click();
		await expect(page.getByRole("alert")).toHaveText(away);
		await page.getByRole("button", { name: "Meny", exact: true }).click();
		await expect(page.getByRole("dialog").getByRole("button", { name: "Köp All Access 2026 – 149 kr" })).toBeVisible();
	});
});
