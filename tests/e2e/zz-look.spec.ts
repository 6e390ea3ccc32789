import { test } from "../support/browser.ts";
import { ownCup } from "../support/own-live-cup.ts";

test("look", async ({ page }) => {
	const served = await ownCup("places");
	for (const [name, path] of [
		["playoff", "/2026/categories/b18/playoff/b18-a-1"],
		["places", "/2026/categories/b18/playoff/b18-a-1?round=placement"],
		["category", "/2026/categories/b18"],
		["teams", "/2026/categories/b18/teams?by=place"],
		["team", "/2026/teams/b18-hol"],
		["match", "/2026/matches/b18-places-5-6-1"],
	] as const)
		for (const [size, width, height] of [
			["m", 390, 844],
			["d", 1280, 900],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.emulateMedia({ colorScheme: size === "d" && name !== "playoff" ? "dark" : "light" });
			await page.goto(served.address + path + (path.includes("?") ? "&" : "?") + (size === "m" ? "lang=sv" : "lang=en"));
			await page.waitForTimeout(400);
			await page.screenshot({ path: `/tmp/look/${name}-${size}.png`, fullPage: true });
		}
	await served.stop();
});
