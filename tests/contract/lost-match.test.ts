import { type ComponentProps, createElement as drawn, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { matchMessage } from "../../src/alerts/message.ts";
import { INITIAL_ACCOUNT_STATE } from "../../src/client/account/account-state.ts";
import { askForEditions } from "../../src/client/data/editions.ts";
import { type SiteData, SiteProvider } from "../../src/client/data/site-data.ts";
import { FollowedDocument } from "../../src/client/queries/followed.graphql.ts";
import { createLog } from "../../src/log/log.ts";
import { askThrough } from "../../src/rendering/in-process-client.ts";
import { calendars } from "../../src/sharing/calendar/calendars.ts";
import { readPicture } from "../../src/sharing/picture/read-picture.ts";
import { CupNow } from "../../src/site/clock/CupNow.tsx";
import { FavouriteList } from "../../src/site/my-week/FavouriteList.tsx";
import { OwnWeek } from "../../src/site/my-week/OwnWeek.tsx";
import { LANGUAGES, type Language } from "../../src/text/language.ts";
import { LanguageContext } from "../../src/text/use-text.ts";
import { saidText } from "../support/said-text.ts";
import { serveResource } from "../support/serve-resource.ts";
import { aShownCup } from "../support/shown-pages.ts";
import { aShownSite, documentAt, mainOf, type ShownSite, SITE } from "../support/shown-site.ts";

/*
 * A lost match reads as lost everywhere: HAV IF lost 0–1 away to GRAN IF. Wherever the result is shown as the team's own, its own goals are
 * first or "lost" is beside it. Home in a browser: first-screen.spec.ts, own-outcome.spec.ts.
 */
const NOW = new Date("2026-07-14T12:17:00Z");
const LOSER = { id: "b14-hav", name: "HAV IF" };
const WINNER = "GRAN IF";
const LOST: Readonly<Record<Language, RegExp>> = { en: /\blost\b/i, sv: /\bförlust\b/i };

let cup: ShownSite;
const account = { ...INITIAL_ACCOUNT_STATE };
beforeAll(async () => {
	// All other matches of the team are removed, so every result shown of it is this one.
	const file = aShownCup();
	const edition = file.editions.find(({ year }) => year === 2026);
	edition!.matches = edition!.matches.filter(({ id, home, away }) => {
		const isOfTeam = home.team === LOSER.id || away.team === LOSER.id;
		return id === "b14-m9" || !(isOfTeam || home.slot || away.slot);
	});
	cup = await aShownSite(file, NOW);
	Object.assign(INITIAL_ACCOUNT_STATE, { auth: true, phase: "known", chosen: { teams: new Set([LOSER.id]), fields: new Set() } });
});
afterAll(async () => {
	Object.assign(INITIAL_ACCOUNT_STATE, account);
	await cup.models.close();
});

async function screen(language: Language, element: ReactElement): Promise<string> {
	const editions = await askForEditions(askThrough(cup.ask, language, new Set()), cup.brand.cup, language);
	const clock = NOW.toISOString();
	const site = { brand: cup.brand, editions, language, followed: {}, clock, zone: "Europe/Stockholm" } as unknown as SiteData;
	const timed = drawn(CupNow, { clock } as ComponentProps<typeof CupNow>, element);
	const whole = drawn(SiteProvider, { value: site }, drawn(LanguageContext, { value: language }, timed));
	const router = createMemoryRouter([{ path: "*", element: whole }], { initialEntries: ["/2026/favourites?day=2026-07-14"] });
	const page = drawn(RouterProvider, { router });
	// What is loaded when it is first drawn is there from then on.
	renderToStaticMarkup(page);
	await vi.dynamicImportSettled();
	return saidText(renderToStaticMarkup(page)).join("\n");
}

const followed = async (language: Language) =>
	(
		await askThrough(
			cup.ask,
			language,
			new Set(),
		)(FollowedDocument, {
			...{ cup: cup.brand.cup, tournament: "lc-2026", teams: [LOSER.id], fields: [] },
		})
	).tournament!;

const SURFACES: Readonly<Record<string, (language: Language) => Promise<string>>> = {
	"the team's page": async (language) =>
		saidText(mainOf((await documentAt(cup.site, `/2026/teams/${LOSER.id}`, language)).html)).join("\n"),
	"My Week, its matches": async (language) => screen(language, drawn(OwnWeek, { followed: await followed(language) })),
	"My Week, its cards": async (language) => {
		const team = {
			team_id: LOSER.id,
			teamName: LOSER.name,
			nation: "Sweden",
			nationCode: "se",
			category: "Boys 14",
			catShort: "B14",
		};
		return screen(language, drawn(FavouriteList, { teams: [team], fields: [], followed: await followed(language) } as never));
	},
	"its calendar": async (language) => {
		const { brand, ask, models } = cup;
		const { fetch } = serveResource(calendars({ brand, ask, followedBy: async () => undefined }), {
			...{ publicUrl: SITE, changes: models.changes, log: createLog("silent") },
		});
		return (await fetch(new Request(`${SITE}/calendar/2026/teams/${LOSER.id}.ics?lang=${language}`))).text();
	},
	"its share picture": async (language) => {
		const ask = askThrough(cup.ask, language, new Set());
		const edition = (await askForEditions(ask, cup.brand.cup, language)).find(({ name }) => name === "2026")!;
		const of = { kind: "teams", id: LOSER.id } as const;
		return JSON.stringify(await readPicture({ ask, cup: cup.brand.cup, sport: "football", language, edition, of }));
	},
	"an alert": async (language) => {
		const words = {
			home: WINNER,
			away: LOSER.name,
			category: "B14",
			...{ division: "Group 2", round: null },
			start: NOW.toISOString(),
			field: "Heden 2",
		};
		const news = { what: "final", score: { home: 1, away: 0 }, shootOut: null } as const;
		const reader = { language, sport: "football", own: "away", scoreLeftOut: false } as const;
		const { title, body } = matchMessage(news, { ...words, minute: null, isWalkover: false, leads: "home" } as never, reader);
		return `${title}\n${body}`;
	},
};

describe.each(LANGUAGES)("a match that was lost 0–1 away reads as lost, in %s", (language) => {
	it.each(Object.entries(SURFACES))("on %s", async (_, read) => {
		const text = await read(language);
		expect(text).toContain(WINNER);
		expect(text).toMatch(LOST[language]);
		// The winner's goals first, without the winner's name before them, would read as a victory.
		expect(text).not.toMatch(new RegExp(`${LOSER.name}[^\\n]{0,4} 1–0`));
	});
});
