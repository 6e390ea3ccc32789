import { expect, test, vi } from "vitest";
import { createLog } from "../../src/log/log.ts";
import { LiveEditions } from "../../src/results/live/live-editions.ts";
import type { CupFileEdition } from "../../src/results/record/cup-file.ts";
import { calendars as calendarResource } from "../../src/sharing/calendar/calendars.ts";
import { sitemaps as sitemapResource } from "../../src/sharing/sitemap/sitemaps.ts";
import { saidOf } from "../support/broken-cup.ts";
import { crawl } from "../support/crawl.ts";
import { anOddCup, ODD_SEEDS, type OddCup, reportsOn } from "../support/odd-cups.ts";
import { saidInHead, saidText } from "../support/said-text.ts";
import { serveResource } from "../support/serve-resource.ts";
import { aShownSite, documentAt, mainOf, type ShownSite, SITE, within } from "../support/shown-site.ts";
import { Outputs } from "./outputs.ts";

/* What the API, pages, calendars, sitemaps and event streams of cups drawn by lot output: `npm run compare` compares it with another build. */
/** Adds lines to what a thing outputs. */
type Add = (thing: string, ...lines: readonly string[]) => void;

/** Pages of each kind, as many as differ from each other. */
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

async function addOutputsOf(seed: number, cup: OddCup, add: Add): Promise<void> {
	const { file, now } = cup;
	const lang = seed % 2 === 0 ? "en" : "sv";
	const shown = await aShownSite(file, now, file.cup.sport === "football" ? "fyrcupen" : "hamncupen");
	const { brand, source, models, ask, execute } = shown;
	const edition = file.editions[0]!;

	for (const id of source.ids) {
		for (const [address, { text }] of await crawl(execute, source.record(id), { lang, steps: 0 })) {
			const [kind = "", of = ""] = address.split(" ");
			const [asked] = Object.values(JSON.parse(text) as Record<string, Record<string, unknown> | null>);
			const about = asked?.[kind] ?? asked;
			for (const [field, value] of Object.entries(about ?? {}))
				if (value !== null && value !== false) add(`${kind}.${field}`, `${id} ${of}: ${JSON.stringify(value)}`);
		}
	}

	for (const [list, inner] of listsOf(edition)) {
		for (let after: string | null = "", page = 0; after !== null && page < MOST_PAGES; page++) {
			const asked: string = inner.replace("NEXT", after === "" ? "" : `, after: "${after}"`);
			const query = `query ($cup: Int!, $tournament: String!) { tournament(cup: $cup, tournament: $tournament) { ${asked} } }`;
			const { data } = await execute(query, { cup: file.cup.id, tournament: edition.id }, { lang });
			const { tournament } = data as { tournament: Record<string, { readonly next?: string | null }> };
			add(`list: ${list}`, `${asked} ${JSON.stringify(tournament)}`);
			after = inner.includes("NEXT") ? (tournament.matches?.next ?? null) : null;
		}
	}

	const site = shown.anew();
	for (const [kind, address] of pagesOf(edition)) {
		const { status, html } = await documentAt(site, address, lang);
		add(`page: ${kind}`, `==== ${address} ${status}`, ...saidInHead(html), ...saidText(mainOf(html)));
		if (kind === "Home") add("page: around", ...saidText(within(html, "body").replace(mainOf(html), "")));
		const page = await site.page(`${lang},${address}`);
		add(`followed: ${kind}`, `${address}: ${page?.shows.join(" ") ?? "nothing"}`);
	}
	const options = { brand, log: createLog("silent"), publicUrl: SITE, changes: models.changes, ask };
	const calendars = serveResource(calendarResource({ ...options, followedBy: async () => undefined }), options);
	for (const { id } of edition.teams) {
		const answer = await calendars.fetch(new Request(`${SITE}/calendar/${edition.year}/teams/${id}.ics?lang=${lang}`));
		add("calendar", `${id} ${answer.status}`, await answer.text());
	}
	const sitemap = await serveResource(sitemapResource(options), options).fetch(
		new Request(`${SITE}/sitemap-${edition.year}.xml`),
	);
	add("sitemap", String(sitemap.status), (await sitemap.text()).replaceAll("><", ">\n<"));
	await follow(seed, cup, shown, add);
	await models.close();
}

const REPORTS = 12;

/** The events that a follower of the whole cup receives while some of its matches are reported. */
async function follow(seed: number, cup: OddCup, { source, models }: ShownSite, add: Add): Promise<void> {
	const { year } = cup.file.editions[0]!;
	const live = new LiveEditions(models);
	const edition = await live.ofYear(cup.file.cup.id, year);
	if (edition) {
		const send = (frame: Buffer) => add("event stream", ...String(frame).trim().split("\n"));
		await live.follow(edition, {}, { send, end: () => add("event stream", "ended") });
	}
	let heard = () => {};
	models.onChange(() => heard());
	for (const match of reportsOn(cup, seed, REPORTS)) {
		add("event stream", `-- ${match.id} ${match.status}`);
		// Also for what is not public, where no event is sent.
		const changed = new Promise<void>((resolve) => {
			heard = resolve;
		});
		source.report(match);
		await changed;
	}
	live.close();
}

test("§2, §3 the API and the pages of cups drawn by lot", async () => {
	const outputs = new Outputs("cups");
	for (const seed of ODD_SEEDS.readers) {
		const cup = anOddCup(seed);
		vi.useFakeTimers({ now: cup.now, toFake: ["Date"] });
		await addOutputsOf(seed, cup, (thing, ...lines) => outputs.add(seed, thing, ...lines));
		vi.useRealTimers();
	}
	outputs.write();
	expect(outputs.things).toBeGreaterThan(200);
});

test("randomly drawn cups are accepted by an import", () => {
	const refused = Object.values(ODD_SEEDS)
		.flat()
		.flatMap((seed) =>
			saidOf(anOddCup(seed).file)
				.filter((line) => !line.includes(" warning: "))
				.map((line) => `${seed}: ${line}`),
		);
	expect(refused).toEqual([]);
});
