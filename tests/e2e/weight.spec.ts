import { expect, test } from "@playwright/test";
import { DEMO } from "../support/browser.ts";
import { DEMO_PAGES } from "../support/demo-pages.ts";

/** Each file is a wait of its own on a phone, whatever it weighs. */
const MOST_FILES = 12;

/** Pages of every weight: those that share most with others, and those that stand alone. */
const PAGES = [
	"home of the latest year",
	"category",
	"group in play",
	"playoff",
	"team",
	"live center",
	"live match",
	"nation",
	"open stream of a field",
	"search for what is of every kind",
	"statistics",
	"my week, signed out",
];

for (const name of PAGES) {
	const address = DEMO_PAGES[name]!;
	test(`${name}: at most ${MOST_FILES} files of script and style before the page is complete`, async ({ page }) => {
		const files = new Set<string>();
		page.on("request", (request) => {
			if (["script", "stylesheet"].includes(request.resourceType())) files.add(request.url());
		});
		// What is fetched ahead in idle moments is of other pages.
		await page.addInitScript(() => {
			window.requestIdleCallback = () => 0;
		});
		await page.goto(DEMO + (await address()), { waitUntil: "networkidle" });
		expect([...files].length, [...files].join("\n")).toBeLessThanOrEqual(MOST_FILES);
		expect([...files].filter((file) => /\.js$/.test(file)).length).toBeGreaterThan(3);
	});
}
