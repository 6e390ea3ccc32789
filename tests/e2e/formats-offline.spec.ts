import { favour, register } from "../support/account.ts";
import { expect, test, visit } from "../support/browser.ts";
import { cut, followersPhone } from "../support/followers-phone.ts";
import { keptKeys, WITHOUT_NETWORK } from "../support/kept-pages.ts";
import { type OwnCup, ownCup } from "../support/own-live-cup.ts";
import { phoneNetwork } from "../support/phone-network.ts";

test.use({ serviceWorkers: "allow", sharesContext: false, expectedComplaints: [WITHOUT_NETWORK, { scope: "test" }] });

/** Pages of a followed team, with their words, by the cup that has the format. */
const FORMATS = {
	places: {
		team: ["b18-bri", "Brisheim FK", "B18"],
		pages: [
			["teams/b18-bri", /Match for 5th place/, /Match om 5:e plats/],
			["matches/b18-places-5-6-1", /Match for 5th place/, /Match om 5:e plats/],
			[
				"categories/b18/playoff/b18-a-1",
				/Match for 5th place[\s\S]*Match for 7th place/,
				/Match om 5:e plats[\s\S]*Match om 7:e plats/,
			],
		],
	},
	ranks: {
		team: ["b20-bjurs", "Bjursås HK", "B20"],
		pages: [
			[
				"categories/b20/division/b20-m-m",
				/begins with the results between these teams/,
				/börjar med resultaten mellan de här lagen/,
			],
		],
	},
} as const;

for (const [cup, { team, pages }] of Object.entries(FORMATS)) {
	test(`the words of the format "${cup}" are on saved pages without a network, in both languages`, async ({ page, context }) => {
		test.slow();
		const served: OwnCup = await ownCup(cup as keyof typeof FORMATS);
		const network = await phoneNetwork(served.address);
		try {
			const [teamId, teamName, shortName] = team;
			const { token } = await register(served.address);
			const nation = { name: "Sweden", code: "se" };
			const category = { name: shortName, shortName };
			await favour({ teamId, teamName, nation, category, year: "2026" }, token, served.address);
			await followersPhone(page, network, served.address, Promise.resolve(token));
			for (const language of ["en", "sv"] as const) {
				for (const [path] of pages) await visit(page, `${network.address}/2026/${path}?lang=${language}`);
				const saved = pages.map(([path]) => `/saved/page/${language}/2026/${path}`);
				await expect.poll(() => keptKeys(page), { timeout: 40_000 }).toEqual(expect.arrayContaining(saved));
				await cut(context, network);
				for (const [path, en, sv] of pages) {
					await page.goto(`${network.address}/2026/${path}?lang=${language}`);
					await expect(
						page.getByRole("status").filter({ hasText: /No network\. As of|Ingen uppkoppling|Inget nät/ }),
					).toBeVisible();
					await expect(page.getByRole("main")).toContainText(language === "en" ? en : sv);
				}
				network.turn("open");
				await context.setOffline(false);
			}
		} finally {
			await network.close();
			await served.stop();
		}
	});
}
