import { fileURLToPath } from "node:url";
import type { TadaDocumentNode } from "gql.tada";
import { type ComponentProps, createElement as drawn, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadBrand } from "../../src/brands/load.ts";
import { INITIAL_ACCOUNT_STATE } from "../../src/client/account/account-state.ts";
import { askForEditions } from "../../src/client/data/editions.ts";
import { type SiteData, SiteProvider } from "../../src/client/data/site-data.ts";
import type { Ask } from "../../src/client/graphql/ask.ts";
import { textOf } from "../../src/client/graphql/graphql.ts";
import { FollowedDocument } from "../../src/client/queries/followed.graphql.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { BRANDS_FOLDER } from "../../src/server/built-site.ts";
import { CupNow } from "../../src/site/clock/CupNow.tsx";
import { FavouriteList } from "../../src/site/my-week/FavouriteList.tsx";
import { OwnWeek } from "../../src/site/my-week/OwnWeek.tsx";
import { LANGUAGES } from "../../src/text/language.ts";
import { LanguageContext } from "../../src/text/use-text.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { saidText } from "../support/said-text.ts";
import { aShownCup } from "../support/shown-pages.ts";
import { standingOut } from "../support/standing-out.ts";

/* Snapshot of My Week for a signed-in user, which no document contains (docs/develop/decisions/0043-what-pages-say-is-written-down.md). */
const NOW = "2026-07-14T12:17:00Z";
const brand = { ...loadBrand(BRANDS_FOLDER, "fyrcupen"), cup: 7 };
const TEAMS = ["b14-ask", "b14-hav", "g15-ask", "b16-ing"];
const FIELDS = ["heden-2"];
/** Other teams, two or three of which play on a day, in close succession and on two arenas. */
const TOGETHER = ["b17-ars", "b17-gar", "b14-ask", "g15-ask"];
const CHOSEN = { teams: new Set(TEAMS), fields: new Set(FIELDS) };

const before = { ...INITIAL_ACCOUNT_STATE };
beforeAll(() => {
	Object.assign(INITIAL_ACCOUNT_STATE, {
		auth: true,
		phase: "known",
		chosen: CHOSEN,
	});
});
afterAll(() => void Object.assign(INITIAL_ACCOUNT_STATE, before));

test.each(LANGUAGES)("§4, §5 My Week matches its snapshot, in its language: %s", async (language) => {
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source: new CupInMemory(aShownCup()), clock: () => new Date(NOW), onError });
	const graphql = createGraphQL({ models, onError });
	const ask: Ask = async (document, variables) =>
		(
			await graphql.execute(
				textOf(document as TadaDocumentNode<unknown, unknown>),
				variables as Readonly<Record<string, unknown>>,
				{ lang: language },
			)
		).data as never;
	const editions = await askForEditions(ask, brand.cup, language);
	const variables = { cup: brand.cup, tournament: "lc-2026", teams: TEAMS, fields: FIELDS };
	const followed = (await ask(FollowedDocument, variables)).tournament!;
	const days = [...new Set(followed.matchesOf.flatMap(({ zonedStartTime }) => zonedStartTime?.slice(0, 10) ?? []))].sort();
	const site = { brand, editions, language, followed: {}, clock: NOW, zone: "Europe/Stockholm" } as unknown as SiteData;
	const lines: string[] = [];
	const looks: string[] = [];
	const note = (address: string, screen: ReactElement) => {
		const timed = drawn(CupNow, { clock: NOW } as ComponentProps<typeof CupNow>, screen);
		const element = drawn(SiteProvider, { value: site }, drawn(LanguageContext, { value: language }, timed));
		const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
		const html = renderToStaticMarkup(drawn(RouterProvider, { router }));
		lines.push("", `==== ${address}`, ...saidText(html));
		looks.push("", `==== ${address}`, ...standingOut(html));
	};
	const teams = TEAMS.map((team_id) => ({
		...{ team_id, teamName: team_id.toUpperCase(), nation: "Sweden", nationCode: "se", category: "Boys 14", catShort: "B14" },
	}));
	const fields = FIELDS.map((field_id) => ({ field_id, arena_id: "heden", fieldName: "Heden 2" }));
	const favourites = drawn(FavouriteList, { teams, fields, followed } as never);
	// What is loaded when it is first drawn is there from then on.
	note("/2026/favourites", favourites);
	await vi.dynamicImportSettled();
	lines.length = 0;
	looks.length = 0;
	vi.useFakeTimers({ now: new Date(NOW), toFake: ["Date"] });
	for (const day of days) note(`/2026/favourites?day=${day}`, drawn(OwnWeek, { followed }));
	for (const show of ["teams", "fields"]) note(`/2026/favourites?show=${show}`, drawn(OwnWeek, { followed }));
	note("/2026/favourites", favourites);
	Object.assign(INITIAL_ACCOUNT_STATE, { chosen: { teams: new Set(TOGETHER), fields: new Set() } });
	const together = (await ask(FollowedDocument, { ...variables, teams: TOGETHER, fields: [] })).tournament!;
	for (const day of ["2026-07-14", "2026-07-15", "2026-07-16", "2026-07-18"])
		note(`/2026/favourites?day=${day}&together`, drawn(OwnWeek, { followed: together }));
	Object.assign(INITIAL_ACCOUNT_STATE, { chosen: CHOSEN });
	vi.useRealTimers();
	expect(
		lines.filter((line) => line.includes("..")),
		"what is heard is sentences",
	).toEqual([]);
	await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(
		fileURLToPath(new URL(`../said/my-week.${language}.txt`, import.meta.url)),
	);
	if (language === "en")
		await expect(looks.join("\n").trimStart()).toMatchFileSnapshot(
			fileURLToPath(new URL("../said/my-week-standing-out.txt", import.meta.url)),
		);
});
