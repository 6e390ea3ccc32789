import { DEMO, expect, SMALL, test } from "../support/browser.ts";
import { focus, workable } from "../support/by-keyboard.ts";
import { readDemo } from "../support/demo-pages.ts";
import { SCREENS } from "../support/screens.ts";

/** Addresses of screens with more to work in them than they have at first. */
const MORE = [["/search?q=heden"], ["/arenas/arena/heden/field/heden-10"]] as const;

/** A string as heading must match in full. */
const whole = (heading: string | RegExp): RegExp =>
	typeof heading === "string" ? new RegExp(`^${heading.replaceAll(/[*?.]/g, "\\$&")}$`) : heading;

/** A document's first heading, and its language. */
function said(html: string): { heading: string; lang: string | undefined } {
	const [, heading = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
	const lang = /<html[^>]* lang="(\w+)"/.exec(html)?.[1];
	return {
		heading: heading
			.replaceAll(/<[^>]*>/g, " ")
			.replaceAll(/\s+/g, " ")
			.trim(),
		lang,
	};
}

for (const [path, english, swedish] of [...SCREENS, ...MORE]) {
	// The two tests of a screen have one page.
	test.describe(() => {
		test.describe.configure({ mode: "default" });
		if (english !== undefined && swedish !== undefined)
			test(`§2 the address /{year}${path} is its screen, in either language, and leads on within its year`, async ({
				opened,
				request,
			}) => {
				for (const [lang, heading] of [
					["sv", swedish],
					["en", english],
				] as const) {
					// With a slash at its end it is the same address.
					const response = await request.get(`${SMALL}/2026${path}${lang === "sv" ? "/" : ""}?lang=${lang}`);
					expect(response.status()).toBe(200);
					expect(said(await response.text())).toEqual({ lang, heading: expect.stringMatching(whole(heading)) });
				}
				const page = await opened(`${SMALL}/2026${path}`);
				await expect(page.getByRole("heading", { level: 1 })).toHaveText(english);
				await expect(page.locator("html")).toHaveAttribute("lang", "en");
				await expect(page.getByRole("banner").locator("summary").first()).toHaveText(/2026$/);
				const within = await page
					.locator("header a[href^='/'], main a[href^='/']")
					.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
				expect(within.length).toBeGreaterThan(5);
				expect(within.filter((address) => !/^(\/calendar|\/sheet)?\/2026(\/|\?|$)/.test(address ?? ""))).toEqual([]);
			});

		test(`by keyboard alone, ${path || "/"}: Tab reaches all that can be worked, and one sees where it is`, async ({
			opened,
		}) => {
			const page = await opened(`${SMALL}/2026${path}`);
			await page.emulateMedia({ reducedMotion: "reduce" });
			const parts = await workable(page);
			const reached = new Set<string>();
			for (let tabs = 0; tabs < parts.length * 2 + 10; tabs++) {
				await page.keyboard.press("Tab");
				const now = await focus(page);
				if (now === null) break;
				expect(now.outlined, `the focus is seen on ${now.name}`).toBe(true);
				expect(now.seen, `in the window: ${now.name}`).toBe(true);
				if (now.stop !== undefined) reached.add(now.stop);
			}
			expect(parts.filter((_, at) => !reached.has(String(at)))).toEqual([]);
		});
	});
}

test("§2 / is Home of the latest year, which the newest edition is not while it has published nothing", async ({ page }) => {
	const { year, next } = await readDemo();
	expect(Number(next)).toBeGreaterThan(Number(year));
	await page.goto("/");
	await expect(page).toHaveURL(`${DEMO}/`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Fyrcupen ${year}`);
	await expect(page.getByRole("banner").locator("summary").first()).toHaveText(new RegExp(`${year}$`));
	await expect(page.getByText("You are viewing the results for")).toHaveCount(0);
	await expect(page.getByRole("region", { name: "In numbers" })).toBeVisible();
});
