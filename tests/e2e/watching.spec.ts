import type { BrowserContext, Page } from "@playwright/test";
import { keepToken, latest, standIn } from "../support/account.ts";
import { aService } from "../support/an-account-service.ts";
import { ask, DEMO, DESKTOP, expect, test } from "../support/browser.ts";

const READERS = ["visitor", "user", "holder of this year", "holder of another year"] as const;
type Reader = (typeof READERS)[number];
type Stream = {
	id: string;
	title: string;
	state: "LIVE" | "UPCOMING" | "REPLAY";
	access: "OPEN" | "ACCOUNT" | "PASS";
	match: { id: string } | null;
};
type Language = "en" | "sv";

const WORDS = {
	en: {
		signIn: "You need to sign in to access this content",
		noAccess: "You dont have access to this match",
		waysIn: "Sign in",
		play: "Play",
		watch: { LIVE: "Watch stream", REPLAY: "Watch replay" },
		begins: /^Starts \d\d:\d\d, /,
		streamBegins: /^The stream starts \d\d:\d\d, /,
	},
	sv: {
		signIn: "Du måste logga in för att se innehållet",
		noAccess: "Du har inte tillgång till den här matchen",
		waysIn: "Logga in",
		play: "Spela",
		watch: { LIVE: "Se sändningen", REPLAY: "Se reprisen" },
		begins: /^Börjar \d\d\.\d\d, /,
		streamBegins: /^Sändningen börjar \d\d\.\d\d, /,
	},
} as const;

/** One stream of a match for each access and state, and the titles of both pages in a language. */
async function nineStreams(year: string, lang: Language): Promise<(Stream & { matchTitle: string })[]> {
	type Nodes = { tournament: { streams: { nodes: (Stream & { match: { homeTeamName: string; awayTeamName: string } })[] } } };
	const { tournament } = await ask<Nodes>(
		DEMO,
		`query ($t: String!) { tournament(cup: 1, tournament: $t) { streams(first: 100) { nodes {
			id title state access match { id homeTeamName awayTeamName }
		} } } }`,
		{ t: year },
		lang,
	);
	const ofMatches = tournament.streams.nodes.filter(({ match, id }) => match?.id === id);
	return (["LIVE", "UPCOMING", "REPLAY"] as const).flatMap((state) =>
		(["OPEN", "ACCOUNT", "PASS"] as const).map((access) => {
			const found = ofMatches.find((stream) => stream.state === state && stream.access === access);
			if (found === undefined) throw new Error(`The demo cup has no ${access} stream of a match that is ${state}`);
			return { ...found, matchTitle: `${found.match.homeTeamName} – ${found.match.awayTeamName}` };
		}),
	);
}

/** A step inside the site, as a link makes it. */
const go = (page: Page, path: string): Promise<void> =>
	page.evaluate((to) => {
		const { __reactRouterDataRouter: router } = window as unknown as {
			__reactRouterDataRouter: { navigate(to: string): Promise<void> };
		};
		return router.navigate(to);
	}, path);

async function openAs(reader: Reader, page: Page, context: BrowserContext, year: string): Promise<void> {
	const service = aService();
	const passOf = { "holder of this year": Number(year), "holder of another year": Number(year) - 1 } as const;
	service.user.purchases = reader in passOf ? [{ type: "tournament_pass", year: passOf[reader as keyof typeof passOf] }] : [];
	await standIn(context, service);
	if (reader !== "visitor") await keepToken(page, "1|secret", DEMO);
	await page.goto(`${DEMO}/${year}/streams`);
	const own = reader === "visitor" ? page.getByRole("link", { name: "Sign in" }) : page.getByText("MA", { exact: true });
	await expect(own.first()).toBeVisible();
}

/** DECISIONS §7. */
function lockOf({ access }: Stream, reader: Reader): "signIn" | "noAccess" | null {
	if (access === "ACCOUNT" && reader === "visitor") return "signIn";
	if (access === "PASS" && reader !== "holder of this year") return "noAccess";
	return null;
}

for (const reader of READERS) {
	test(`§6 what a ${reader} is told of a stream, open, with an account or a pass, live, next or replay, on its page and its match's`, async ({
		page,
		context,
	}) => {
		await page.setViewportSize(DESKTOP);
		const year = await latest();
		await openAs(reader, page, context, year);
		const main = page.getByRole("main");
		for (const lang of ["en", "sv"] as const) {
			const words = WORDS[lang];
			if (lang === "sv") await page.getByRole("button", { name: "Svenska" }).click();
			await expect(page.locator("html")).toHaveAttribute("lang", lang);
			for (const stream of await nineStreams(year, lang)) {
				const lock = lockOf(stream, reader);
				const what = `${stream.access} ${stream.state} ${lang}`;
				const wayIn = main.getByRole("link", { name: words.waysIn, exact: true });
				const play = main.getByRole("button", { name: words.play, exact: true });

				await go(page, `/${year}/streams/${stream.id}`);
				await expect(main.getByRole("heading", { level: 1 }), what).toHaveText(stream.title);
				if (lock === null) {
					await expect(play, what).toHaveCount(stream.state === "UPCOMING" ? 0 : 1);
					if (stream.state === "UPCOMING") await expect(main.getByRole("heading", { name: words.begins }), what).toBeVisible();
				} else {
					await expect(main.getByRole("heading", { name: words[lock] }), what).toBeVisible();
					await expect(play, what).toHaveCount(0);
				}
				await expect(wayIn, what).toHaveCount(lock !== null && reader === "visitor" ? 1 : 0);

				await go(page, `/${year}/matches/${stream.match?.id}`);
				await expect(main.getByRole("heading", { level: 1 }), what).toHaveText(stream.matchTitle);
				const watch = main.getByRole("link", {
					name: stream.state === "UPCOMING" ? words.streamBegins : words.watch[stream.state],
					exact: stream.state !== "UPCOMING",
				});
				// Other matches on the field have streams too: their sign is a link with the match's name.
				await expect(watch, what).toHaveCount(lock === null ? 1 : 0);
				if (lock !== null) await expect(main.getByText(words[lock]), what).toBeVisible();
				await expect(wayIn, what).toHaveCount(lock !== null && reader === "visitor" ? 1 : 0);
			}
		}
	});
}
