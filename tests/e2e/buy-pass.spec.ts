import { keepToken, register } from "../support/account.ts";
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

	// Stripe tells of it only now.
	expect((await fetch(`http://127.0.0.1:${STRIPE}/deliver/${session}`)).status).toBe(200);
	await expect(page.getByRole("status").getByText("All Access 2026 is open.")).toBeVisible();
	await main.getByRole("button", { name: "Play", exact: true }).click();
	await expect
		.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 30_000 })
		.toBeGreaterThan(0);
});
