import type { BrowserContext, Page } from "@playwright/test";
import { keepToken, latest, standIn } from "../support/account.ts";
import { aService } from "../support/an-account-service.ts";
import { ask, DEMO, DESKTOP, expect, test, visit } from "../support/browser.ts";

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
		watch: ["Watch stream", "Watch replay"],
		begins: /^(Starts|The stream starts) \d\d:\d\d, /,
	},
	sv: {
		signIn: "Du måste logga in för att se innehållet",
		noAccess: "Du har inte tillgång till den här matchen",
		waysIn: "Logga in",
		play: "Spela upp",
		watch: ["Se sändningen", "Se reprisen"],
		begins: /^(Börjar|Sändningen börjar) \d\d\.\d\d, /,
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

type Read = { readonly said: string; readonly headings: string[]; readonly links: string[]; readonly buttons: string[] };

/** A navigation within the site, as by a link, and the content of the page with that title. */
const read = (page: Page, path: string, title: string): Promise<Read> =>
	page.evaluate(
		async ([to, heading]) => {
			const { __reactRouterDataRouter: router } = window as unknown as {
				__reactRouterDataRouter: { navigate(to: string): Promise<void> };
			};
			await router.navigate(to);
			const main = document.querySelector("main") as HTMLElement;
			while (main.querySelector("h1")?.textContent !== heading) await new Promise(requestAnimationFrame);
			const texts = (of: string) => [...main.querySelectorAll(of)].map((one) => one.textContent?.trim() ?? "");
			return { said: main.textContent ?? "", headings: texts("h2"), links: texts("a"), buttons: texts("button") };
		},
		[path, title] as const,
	);

async function openAs(reader: Reader, page: Page, context: BrowserContext, year: string): Promise<void> {
	const service = aService();
	const passOf = { "holder of this year": Number(year), "holder of another year": Number(year) - 1 } as const;
	service.user.purchases = reader in passOf ? [{ type: "tournament_pass", year: passOf[reader as keyof typeof passOf] }] : [];
	await standIn(context, service);
	if (reader !== "visitor") await keepToken(page, "1|secret", DEMO);
	// Its router is there before the page is React's own, and must not be led on until then.
	await visit(page, `${DEMO}/${year}/streams`);
	const own = reader === "visitor" ? page.getByRole("link", { name: "Sign in" }) : page.getByText("MA", { exact: true });
	await expect(own.first()).toBeVisible();
}

/** DECISIONS §7. */
function expectedOf({ access, state }: Stream, reader: Reader) {
	const lock =
		access === "ACCOUNT" && reader === "visitor"
			? "signIn"
			: access === "PASS" && reader !== "holder of this year"
				? "noAccess"
				: null;
	const begun = lock === null && state !== "UPCOMING";
	return {
		lock,
		isLocked: lock !== null,
		leadsToSignIn: lock !== null && reader === "visitor",
		plays: begun,
		watches: begun,
		begins: lock === null && state === "UPCOMING",
	} as const;
}

function shown({ said, headings, links, buttons }: Read, lang: Language) {
	const words = WORDS[lang];
	return {
		isLocked: said.includes(words.signIn) || said.includes(words.noAccess),
		leadsToSignIn: links.includes(words.waysIn),
		plays: buttons.includes(words.play),
		watches: words.watch.some((watch) => links.includes(watch)),
		begins: [...headings, ...links].some((text) => words.begins.test(text)),
	};
}

for (const reader of READERS) {
	test(`§6 what a ${reader} sees of a stream, open, with an account or a pass, live, next or replay, on its page and its match's`, async ({
		page,
		context,
	}) => {
		await page.setViewportSize(DESKTOP);
		const year = await latest();
		await openAs(reader, page, context, year);
		for (const lang of ["en", "sv"] as const) {
			if (lang === "sv") await page.getByRole("button", { name: "Svenska" }).click();
			await expect(page.locator("html")).toHaveAttribute("lang", lang);
			for (const stream of await nineStreams(year, lang)) {
				const { lock, ...expected } = expectedOf(stream, reader);
				const what = `${stream.access} ${stream.state} ${lang}`;
				const own = await read(page, `/${year}/streams/${stream.id}`, stream.title);
				expect(shown(own, lang), what).toEqual({ ...expected, watches: false });
				const atMatch = await read(page, `/${year}/matches/${stream.match?.id}`, stream.matchTitle);
				expect(shown(atMatch, lang), what).toEqual({ ...expected, plays: false });
				if (lock !== null) for (const { said } of [own, atMatch]) expect(said, what).toContain(WORDS[lang][lock]);
			}
		}
	});
}
