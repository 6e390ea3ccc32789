import { fileURLToPath } from "node:url";
import { beforeAll, expect, test, vi } from "vitest";
import { loadBrand } from "../../src/brands/load.ts";
import { createLog } from "../../src/log/log.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { BRANDS_FOLDER } from "../../src/server/built-site.ts";
import { calendars as calendarResource } from "../../src/sharing/calendar/calendars.ts";
import { manifest } from "../../src/sharing/home-screen/manifest.ts";
import { sitemaps as sitemapResource } from "../../src/sharing/sitemap/sitemaps.ts";
import { LANGUAGES } from "../../src/text/language.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { serveResource } from "../support/serve-resource.ts";
import { aShownCup } from "../support/shown-pages.ts";

/*
 * Snapshot of calendars, sitemaps and the manifest of one cup (docs/develop/decisions/0043-what-pages-say-is-written-down.md). After an
 * intended change: `npx vitest run tests/contract/what- --update`.
 */
const SITE = "https://cup.example";
const NOW = new Date("2026-07-14T12:17:00Z");
const brand = { ...loadBrand(BRANDS_FOLDER, "fyrcupen"), cup: 7 };

let fetch: (request: Request) => Promise<Response>;
beforeAll(async () => {
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source: new CupInMemory(aShownCup()), clock: () => NOW, onError });
	const { execute } = createGraphQL({ models, publicUrl: SITE, onError });
	const years = new Map([
		[2025, { teams: ["old-b14-ask"], fields: [] }],
		[2026, { teams: ["b14-ask", "b11-ek"], fields: ["valhalla-1"] }],
	]);
	const options = {
		...{ brand, log: createLog("silent"), publicUrl: SITE, changes: models.changes },
		ask: (document: string, variables: Readonly<Record<string, unknown>>, lang: "en" | "sv") =>
			execute(document, variables, { lang }),
	};
	const calendars = serveResource(
		calendarResource({
			...options,
			followedBy: async (secret: string) => (secret === "a-secret-of-22-letters" ? years : undefined),
		} as never),
		options as never,
	);
	const sitemaps = serveResource(sitemapResource(options as never), options as never);
	fetch = (request) => (request.url.includes("/calendar/") ? calendars : sitemaps).fetch(request);
});

const LEAVING: readonly string[] = [
	...["b14-ask", "b14-hav", "b11-ek", "b12-al", "b17-ars", "g15-hav", "nope"].flatMap((team) =>
		LANGUAGES.map((language) => `/calendar/2026/teams/${team}.ics?lang=${language}`),
	),
	"/calendar/2026/fields/valhalla-1.ics",
	"/calendar/2026/fields/heden-2.ics?lang=sv",
	"/calendar/2026/fields/nope.ics",
	...["b14-f", "b14-m1", "b16-m2", "b16-m3", "b11-m1"].map((match) => `/calendar/2026/matches/${match}.ics`),
	"/calendar/2025/teams/old-b14-ask.ics",
	"/calendar/2027/teams/b14-ask.ics",
	"/calendar/my-week/a-secret-of-22-letters.ics",
	"/calendar/my-week/of-nobody-in-22-letter.ics",
	"/calendar/nonsense.ics",
	"/sitemap.xml",
	"/sitemap-2025.xml",
	"/sitemap-2026.xml",
	"/sitemap-2026-2.xml",
	"/sitemap-2027.xml",
	"/sitemap-2031.xml",
];
const HEADERS = ["content-type", "cache-control", "vary", "x-robots-tag", "access-control-allow-origin"];

test("§2 calendars, sitemaps and the manifest match their snapshot", async () => {
	vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
	const lines = LANGUAGES.map((language) => `${language} ${JSON.stringify(manifest(brand, language))}`);
	for (const address of LEAVING) {
		const answer = await fetch(new Request(SITE + address));
		lines.push("", `==== ${address} ${answer.status}`);
		lines.push(...HEADERS.flatMap((name) => (answer.headers.has(name) ? `${name}: ${answer.headers.get(name)}` : [])), "----");
		lines.push(...(await answer.text()).replaceAll("\r", "").replaceAll("><", ">\n<").trimEnd().split("\n"));
	}
	vi.useRealTimers();
	await expect(lines.join("\n")).toMatchFileSnapshot(fileURLToPath(new URL("../said/leaving.txt", import.meta.url)));
});
