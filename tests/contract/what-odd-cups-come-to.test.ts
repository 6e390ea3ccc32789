import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { loadBrand } from "../../src/brands/load.ts";
import { loadPages } from "../../src/brands/load-pages.ts";
import { createSite } from "../../src/documents/site.ts";
import { createLog } from "../../src/log/log.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { followedEditions } from "../../src/results/live/followed-editions.ts";
import { LiveEditions } from "../../src/results/live/live-editions.ts";
import type { CupFileEdition } from "../../src/results/record/cup-file.ts";
import { BRANDS_FOLDER, loadBuiltSite } from "../../src/server/built-site.ts";
import { createCalendars } from "../../src/sharing/calendar/calendars.ts";
import { createSitemaps } from "../../src/sharing/sitemap/sitemaps.ts";
import { saidOf } from "../support/broken-cup.ts";
import { crawl } from "../support/crawl.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { anOddCup, type OddCup, reportsOn } from "../support/odd-cups.ts";
import { saidInHead, saidText } from "../support/said-text.ts";

/*
 * What the API, the pages, calendars and sitemaps of cups that are drawn by lot come to (docs/decisions/0043-what-pages-say-is-written-down.md): of each field, and of each kind of
 * page, a mark for each cup. Where something else is meant: `npx vitest run tests/contract/what- --update`. What it is of: with `ODD_CUPS=FOLDER` all of it is
 * written there as text, once with the change and once without, for `diff -r`.
 */
const CUPS = Array.from({ length: 24 }, (_, at) => at + 1);
const SITE = "https://cup.example";
const SHOWN = process.env.ODD_CUPS;

/** What each cup says, by what says it. */
type Said = Map<string, string[]>;

function addTo(said: Said, name: string, ...lines: readonly string[]): void {
	const before = said.get(name);
	if (before === undefined) said.set(name, [...lines]);
	else before.push(...lines);
}

const mark = (lines: readonly string[] | undefined): string =>
	lines === undefined ? "----" : createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 4);

const within = (html: string, element: string) => new RegExp(`<${element}\\b[\\s\\S]*</${element}>`).exec(html)?.[0] ?? "";

/** Pages of each kind, as many as say something else of each other. */
function pagesOf({ year, categories, teams, matches, streams = [] }: CupFileEdition): [kind: string, address: string][] {
	const divisions = categories.flatMap(({ id, stages }) =>
		stages.flatMap(({ type, divisions }) =>
			divisions.map(
				(division) => [type, `/categories/${id}/${type === "group" ? "division" : "playoff"}/${division.id}`] as const,
			),
		),
	);
	const every = <One>(all: readonly One[], count: number) => all.filter((_, at) => at % Math.ceil(all.length / count) === 0);
	const pages: [kind: string, path: string][] = [
		["Home", ""],
		["live center", "/matches"],
		["live center", `/matches?show=finished&category=${categories[0]?.id}`],
		["statistics", "/states"],
		["categories", "/categories"],
		...categories.map(({ id }): [string, string] => ["category", `/categories/${id}`]),
		...categories.slice(0, 1).map(({ id }): [string, string] => ["teams of a category", `/categories/${id}/teams`]),
		...divisions.map(([kind, at]): [string, string] => [kind, at]),
		...every(teams, 8).map(({ id }): [string, string] => ["team", `/teams/${id}`]),
		...every(matches, 12).map(({ id }): [string, string] => ["match", `/matches/${id}`]),
		["nations", "/nations"],
		["nation", "/nations/se"],
		["arenas", "/arenas"],
		["arena", "/arenas/arena/a0"],
		["field", "/arenas/arena/a0/field/a0f0"],
		["streams", "/streams"],
		...streams.map(({ id }): [string, string] => ["stream", `/streams/${id}`]),
		["search", "/search?q=if"],
	];
	return pages.map(([kind, at]) => [kind, `/${year}${at}`]);
}

const MOST_PAGES = 12;
const IDS = "{ totalCount next days { day matches } nodes { id } }";
const HITS = ["teams", "clubs", "nations", "categories", "arenas", "fields", "matches"]
	.map((kind) => `${kind} { totalCount nodes { ${kind === "nations" ? "code" : "id"} } }`)
	.join(" ");

/** Lists by their arguments; NEXT: page by page. */
function listsOf({ startsOn, endsOn, categories, teams, matches }: CupFileEdition): [list: string, inner: string][] {
	const days = [...new Set([startsOn, endsOn, ...matches.flatMap(({ start }) => start?.slice(0, 10) ?? [])])];
	const filters = [
		...["UPCOMING", "LIVE", "FINISHED", "POSTPONED", "CANCELLED"].map((state) => `state: [${state}]`),
		...days.slice(0, 4).map((day) => `day: "${day}"`),
		...categories.map(({ id }) => `category: "${id}"`),
		...teams.slice(0, 3).map(({ id }) => `team: "${id}"`),
		...['arena: "a1"', 'field: "a0f0"', 'nation: "se"', 'nation: "tpe", state: [FINISHED]'],
	];
	const streams = [
		"",
		"(state: [LIVE])",
		"(state: [UPCOMING, REPLAY])",
		`(category: "${categories[0]?.id}")`,
		'(arena: "a0")',
		'(field: "a0f0")',
	];
	return [
		...["LIVE_FIRST", "SOONEST_FIRST", "LATEST_FIRST"].map((order): [string, string] => [
			"matches, page by page",
			`matches(first: 9, order: ${order}NEXT) ${IDS}`,
		]),
		...filters.map((filter): [string, string] => ["matches", `matches(${filter}, first: 8) ${IDS}`]),
		...["nextMatches", "lastMatches", "liveMatches", "selectedGames"].map((list): [string, string] => [list, `${list} { id }`]),
		...streams.map((which): [string, string] => [
			"streams",
			`streams${which} { totalCount nodes { id } categories { id } arenas { id } }`,
		]),
		["matchesOf", `matchesOf(teams: ["${teams[0]?.id}", "${teams[5]?.id}"], fields: ["a1f0"]) { id }`],
		["teamsOf", `teamsOf(ids: ["${teams[2]?.id}", "nope", "${teams[0]?.id}"]) { id name }`],
		...["ä", "ek", "08", "fk gnista", "lax", "norra", "boys", "wales", "101", "kallered", "gnitsa"].map(
			(words): [string, string] => ["search", `search(query: "${words}", first: 4) { totalCount ${HITS} }`],
		),
		[
			"figures",
			"figures { teamsPerNation(first: 3) { teams nation { code } } results(first: 3) { winner loser count } biggestWins(first: 3) { id } }",
		],
		["field of a day", `field(id: "a0f0") { matches(day: "${days.at(-1)}") { id } }`],
		["nation of a day", `nation(code: "se") { matches(day: "${days[0]}") { id } }`],
	];
}

async function saidOfCup(seed: number, cup: OddCup): Promise<Said> {
	const { file, now } = cup;
	const said: Said = new Map();
	const onError = (error: unknown) => {
		throw error;
	};
	const source = new CupInMemory(file);
	source.announcedTo = now.toISOString();
	const models = await ReadModels.open({ source, clock: () => now, onError });
	const graphql = createGraphQL({ models, publicUrl: SITE, onError });
	const lang = seed % 2 === 0 ? "en" : "sv";

	for (const edition of source.ids) {
		for (const [address, { text }] of await crawl(graphql.execute, source.record(edition), { lang, steps: 0 })) {
			const [kind = "", id = ""] = address.split(" ");
			const [asked] = Object.values(JSON.parse(text) as Record<string, Record<string, unknown> | null>);
			const about = asked?.[kind] ?? asked;
			for (const [field, value] of Object.entries(about ?? {}))
				if (value !== null && value !== false) addTo(said, `${kind}.${field}`, `${edition} ${id}: ${JSON.stringify(value)}`);
		}
	}

	for (const [list, inner] of listsOf(file.editions[0]!)) {
		for (let after: string | null = "", page = 0; after !== null && page < MOST_PAGES; page++) {
			const asked: string = inner.replace("NEXT", after === "" ? "" : `, after: "${after}"`);
			const query = `query ($cup: Int!, $tournament: String!) { tournament(cup: $cup, tournament: $tournament) { ${asked} } }`;
			const { data } = await graphql.execute(query, { cup: file.cup.id, tournament: file.editions[0]!.id }, { lang });
			const { tournament } = data as { tournament: Record<string, { readonly next?: string | null }> };
			addTo(said, `list: ${list}`, `${asked} ${JSON.stringify(tournament)}`);
			after = inner.includes("NEXT") ? (tournament.matches?.next ?? null) : null;
		}
	}

	const brand = { ...loadBrand(BRANDS_FOLDER, file.cup.sport === "football" ? "fyrcupen" : "hamncupen"), cup: file.cup.id };
	const log = createLog("silent");
	const site = createSite({
		...{ build: loadBuiltSite, brand, pages: loadPages(path.join(BRANDS_FOLDER, brand.folder)).pages, log },
		ask: (document, variables, language) => graphql.execute(document, variables, { lang: language }),
		...{ publicUrl: SITE, resultsUrl: undefined, accountsUrl: undefined, identityUrl: undefined },
		...{ passPrice: undefined, demoAccount: null },
		followed: () => followedEditions(models, brand.cup),
		clock: async () => (await models.cup(brand.cup))?.clock ?? null,
		zone: async () => file.cup.zone,
		now: () => now.getTime(),
		...{ changes: models.changes, cache: false },
	});
	for (const edition of file.editions.slice(0, 1)) {
		for (const [kind, address] of pagesOf(edition)) {
			const asked = `${SITE}${address}${address.includes("?") ? "&" : "?"}lang=${lang}`;
			const answer = await site.fetch(new Request(asked, { redirect: "manual" }));
			const html = await answer.text();
			addTo(said, `page: ${kind}`, `==== ${address} ${answer.status}`, ...saidInHead(html), ...saidText(within(html, "main")));
			if (kind === "Home") addTo(said, "page: around", ...saidText(within(html, "body").replace(within(html, "main"), "")));
			const page = await site.page(`${lang},${address}`);
			addTo(said, `followed: ${kind}`, `${address}: ${page?.shows.join(" ") ?? "nothing"}`);
		}
		const ask = (document: string, variables: Readonly<Record<string, unknown>>, language: "en" | "sv") =>
			graphql.execute(document, variables, { lang: language });
		const options = { brand, log, publicUrl: SITE, changes: models.changes, ask };
		const calendars = createCalendars({ ...options, followedBy: async () => undefined } as never);
		for (const { id } of edition.teams) {
			const answer = await calendars.fetch(new Request(`${SITE}/calendar/${edition.year}/teams/${id}.ics?lang=${lang}`));
			addTo(said, "calendar", `${id} ${answer.status}`, await answer.text());
		}
		const sitemap = await createSitemaps(options as never).fetch(new Request(`${SITE}/sitemap-${edition.year}.xml`));
		addTo(said, "sitemap", String(sitemap.status), (await sitemap.text()).replaceAll("><", ">\n<"));
	}
	await follow(said, cup, seed, source, models);
	await models.close();
	return said;
}

const REPORTS = 12;

/** What those are told who follow all of the cup, as some of its matches are reported. */
async function follow(said: Said, cup: OddCup, seed: number, source: CupInMemory, models: ReadModels): Promise<void> {
	const { year } = cup.file.editions[0]!;
	const live = new LiveEditions(models);
	const edition = await live.ofYear(cup.file.cup.id, year);
	if (edition) {
		const send = (frame: Buffer) => addTo(said, "live: told", ...String(frame).trim().split("\n"));
		await live.follow(edition, {}, { send, end: () => addTo(said, "live: told", "ended") });
	}
	let heard = () => {};
	models.onChange(() => heard());
	for (const match of reportsOn(cup, seed, REPORTS)) {
		addTo(said, "live: told", `-- ${match.id} ${match.status}`);
		// Also of what is not public, of which nobody is told.
		const changed = new Promise<void>((resolve) => {
			heard = resolve;
		});
		source.report(match);
		await changed;
	}
	live.close();
}

test("§2, §3 cups that are drawn by lot come to what is written down", async () => {
	const cups: Said[] = [];
	for (const seed of CUPS) {
		const cup = anOddCup(seed);
		vi.useFakeTimers({ now: cup.now, toFake: ["Date"] });
		const said = await saidOfCup(seed, cup);
		vi.useRealTimers();
		cups.push(said);
		if (SHOWN === undefined) continue;
		mkdirSync(SHOWN, { recursive: true });
		const text = [...said].map(([name, lines]) => `######## ${name}\n${lines.join("\n")}\n`).join("\n");
		writeFileSync(path.join(SHOWN, `${seed}.txt`), text);
	}
	const names = [...new Set(cups.flatMap((said) => [...said.keys()]))].toSorted();
	const lines = names.map((name) => `${name}: ${cups.map((said) => mark(said.get(name))).join(" ")}`);
	await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(fileURLToPath(new URL("../said/odd-cups.txt", import.meta.url)));
});

test("cups that are drawn by lot are such as an import takes", () => {
	const refused = CUPS.flatMap((seed) =>
		saidOf(anOddCup(seed).file)
			.filter((line) => !line.includes(" warning: "))
			.map((line) => `${seed}: ${line}`),
	);
	expect(refused).toEqual([]);
});
