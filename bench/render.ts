import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { loadBrand } from "../src/brands/load.ts";
import { openDatabase } from "../src/database/database.ts";
import { createLog } from "../src/log/log.ts";
import type { InProcessClient } from "../src/rendering/in-process-client.ts";
import { createSite } from "../src/rendering/site.ts";
import { editionKey, entityKey } from "../src/results/edition/entity-key.ts";
import { recordSource } from "../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../src/results/graphql/create-graphql.ts";
import { followedEditions } from "../src/results/live/followed-editions.ts";
import { BRANDS_FOLDER, loadBuiltSite } from "../src/server/built-site.ts";
import { copyDemoRecord } from "../tests/support/demo-record.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { type Row, sayRow } from "./measuring/row.ts";

/**
 * Processor time of one page of the demo cup, rendered each time with its data, its policy and its compression, compared with
 * `renderToString` of the elements of the same page's rows in the same run. Once with an empty cache of rows (the answers' objects exist),
 * and once as after a goal, where one match on the page has a new score each time and everything else is cached. Then pages of one kind,
 * each requested once (`once each`), as by readers who follow different teams.
 * `npm run bench -- render`, or `NODE_ENV=production npx tsx bench/render.ts [pages … | once]`, after `npm run build`.
 */
const ROUNDS = 5;
const RENDERS = 20;
/** Renderings after goals per round, in a process that is warm: compilation continues for some hundred pages. */
const RENDERS_AFTER_GOALS = 200;
/** Pages of a kind, each requested once; some are not measured. */
const ONCE = 400;
const UNMEASURED = 100;

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-bench-render-"));
const brand = loadBrand(BRANDS_FOLDER, "fyrcupen");
const { cup: id, name, sport } = brand;
await copyDemoRecord(folder, [{ id, name, sport }]);
const database = await openDatabase({ dataFolder: folder, databaseUrl: undefined });
const models = await ReadModels.open({ source: recordSource(database), clock: () => new Date(), onError: console.error });
const graphql = createGraphQL({ models, onError: console.error });
const ask: InProcessClient = (document, variables, lang) => graphql.execute(document, variables, { lang });
const shown = await models.cup(id);
const siteOf = (own: typeof brand, ask: InProcessClient) =>
	createSite({
		build: loadBuiltSite,
		brand: own,
		pages: {},
		log: createLog("error"),
		ask,
		publicUrl: undefined,
		resultsUrl: undefined,
		accountsUrl: undefined,
		identityUrl: undefined,
		passPrice: undefined,
		demoAccount: null,
		followed: () => followedEditions(models, id),
		clock: async () => shown?.clock ?? null,
		zone: async () => shown?.tournaments[0]?.zone ?? "UTC",
		now: Date.now,
		changes: models.changes,
		cache: false,
	});

type Scored = { readonly id: string; readonly homeScore: number };
const isScored = (value: object): value is Scored => typeof (value as Partial<Scored>).homeScore === "number";

/** An answer in which the first match with a score has another one; undefined if none has. Cached objects are not changed, as by a goal. */
function withGoal(value: unknown, scored: (match: Scored) => number): unknown {
	if (typeof value !== "object" || value === null) return undefined;
	if (isScored(value)) return { ...value, homeScore: scored(value) };
	for (const [name, own] of Object.entries(value)) {
		const changed = withGoal(own, scored);
		if (changed === undefined) continue;
		return Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
	}
	return undefined;
}

let goals = 0;
const askAfterGoal: InProcessClient = async (document, variables, lang) => {
	const answer = await ask(document, variables, lang);
	const data = withGoal(answer.data, (match) => {
		// Invalidates what depends on it, for the next time.
		models.changes.note([entityKey(editionKey(id, String(variables.tournament)), "match", match.id)]);
		return 10 + (goals++ % 1_000);
	});
	return data === undefined ? answer : { ...answer, data };
};
const site = siteOf(brand, askAfterGoal);

type Division = { id: string; matches: { id: string }[]; teams: { id: string }[] };
type Category = { id: string; publishesScores: boolean; stages: { type: string; divisions: Division[] }[] };

async function categoriesOf(year: string): Promise<readonly Category[]> {
	const document = `query Measured($cup: Int!, $tournament: String!) { tournament(cup: $cup, tournament: $tournament) { categories {
		id publishesScores stages { type divisions { id matches { id } teams { id } } }
	} } }`;
	const { data } = await ask(document, { cup: id, tournament: year }, "en");
	return (data as { tournament: { categories: Category[] } }).tournament.categories;
}

/** The addresses of the pages that are measured. */
function pagesOf(year: string, categories: readonly Category[]): Readonly<Record<string, string>> {
	const category = categories.find((one) => one.publishesScores && one.stages.length > 1)!;
	const of = (type: string) => category.stages.find((stage) => stage.type === type)!.divisions[0]!;
	const [group, playoff] = [of("GROUP"), of("PLAYOFF")];
	return {
		Home: `/${year}`,
		"live center": `/${year}/matches`,
		division: `/${year}/categories/${category.id}/division/${group.id}`,
		playoff: `/${year}/categories/${category.id}/playoff/${playoff.id}`,
		team: `/${year}/teams/${group.teams[0]!.id}`,
		match: `/${year}/matches/${group.matches[0]!.id}`,
		category: `/${year}/categories/${category.id}`,
		teams: `/${year}/categories/${category.id}/teams`,
		search: `/${year}/search/?q=fyr`,
		statistics: `/${year}/states`,
		nation: `/${year}/nations/se`,
		nations: `/${year}/nations`,
		field: `/${year}/arenas/arena/2/field/203`,
	};
}

/** Every group, team and match of a year. */
function kindsOf(year: string, categories: readonly Category[]): Readonly<Record<string, readonly string[]>> {
	const divisions = categories.flatMap(({ id, stages }) =>
		stages
			.filter(({ type }) => type === "GROUP")
			.flatMap((stage) => stage.divisions.map((division) => ({ ...division, category: id }))),
	);
	return {
		groups: divisions.map(({ id, category }) => `/${year}/categories/${category}/division/${id}`),
		teams: divisions.flatMap(({ teams }) => teams.map((team) => `/${year}/teams/${team.id}`)),
		matches: divisions.flatMap(({ matches }) => matches.map((match) => `/${year}/matches/${match.id}`)),
	};
}

const VOID = new Set(["br", "hr", "img", "input", "link", "meta", "source", "wbr"]);
const NAMES: Readonly<Record<string, string>> = {
	class: "className",
	for: "htmlFor",
	datetime: "dateTime",
	colspan: "colSpan",
	tabindex: "tabIndex",
};
const plainOf = (text: string) =>
	text
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");

/** Elements of rows: items of lists, rows of tables, and links outside of both. */
const ROW = new Set(["li", "tr", "a"]);

/** React's rows as elements, nested ones counted once, without inline styles and comments. */
function rowsOf(html: string): ReactNode[] {
	const rows: ReactNode[] = [];
	const open: { tag: string; props: Record<string, string>; children: ReactNode[] }[] = [];
	const close = () => {
		const { tag, props, children } = open.pop()!;
		const parent = open.at(-1)?.children;
		const element = createElement(tag, { key: parent?.length ?? 0, ...props }, ...children);
		if (ROW.has(tag) && !open.some((around) => ROW.has(around.tag))) rows.push(element);
		parent?.push(element);
	};
	const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
	for (const [, comment, ending, tag, attributes = "", text] of main.matchAll(
		/(<!--[\s\S]*?-->)|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gi,
	)) {
		if (comment !== undefined) continue;
		if (text !== undefined) open.at(-1)?.children.push(plainOf(text));
		else if (ending === "/") close();
		else {
			const props: Record<string, string> = {};
			for (const [, name = "", value = ""] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g))
				if (name !== "style") props[NAMES[name] ?? name] = plainOf(value);
			open.push({ tag: tag!, props, children: [] });
			if (VOID.has(tag!.toLowerCase()) || attributes.endsWith("/")) close();
		}
	}
	return rows;
}

async function processor(act: () => unknown, times = RENDERS): Promise<number> {
	const before = process.cpuUsage();
	for (let count = 0; count < times; count++) await act();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1000 / times;
}

const year = shown!.tournaments.find(({ published }) => published.schedule)!.id;
const categories = await categoriesOf(year);
const asked = process.argv.slice(2);
const requestTo = (address: string) => new Request(`http://localhost${address}`, { headers: { "accept-encoding": "br" } });
/** Pages with one target for all of them: the table has the slowest. */
const alike: Row[] = [];
for (const [page, address] of Object.entries(pagesOf(year, categories))) {
	if (asked.length > 0 && !asked.includes(page)) continue;
	const request = () => requestTo(address);
	const plain = await (await site.fetch(new Request(`http://localhost${address}`))).text();
	const rows = rowsOf(plain);
	const render = async (by = site) => (await by.fetch(request())).arrayBuffer();
	// Cached parts belong to a brand object: a new one has none.
	const renderAnew = () => render(siteOf({ ...brand }, ask));
	// Elements made before: only React's part is measured, without components.
	const elements = createElement("div", null, ...rows);
	const reference = () => renderToString(elements);
	const foreign = watchForeignLoad();
	const taken = { anew: [] as number[], afterGoal: [] as number[], theirs: [] as number[] };
	for (let round = -1; round < ROUNDS; round++) {
		const [anew, afterGoal, theirs] = [
			await processor(renderAnew),
			await processor(() => render(), RENDERS_AFTER_GOALS),
			await processor(reference),
		];
		if (round < 0) continue;
		taken.anew.push(anew);
		taken.afterGoal.push(afterGoal);
		taken.theirs.push(theirs);
	}
	const sent = (await render()).byteLength;
	const [afterGoal, theirs] = [median(taken.afterGoal), median(taken.theirs)];
	const target = rows.length > 200 || page === "live center" ? "≤ 4" : rows.length > 100 ? "≤ 5 ms, ≤ 4 times" : "≤ 5 ms";
	const row: Row = {
		what: `a page after a goal: ${page}`,
		ours: afterGoal,
		reference: theirs,
		beside: `its ${rows.length} rows by \`renderToString\``,
		unit: "ms CPU",
		target,
		foreign: foreign(),
	};
	if (target === "≤ 5 ms") alike.push(row);
	else sayRow(row);
	console.log(
		`${page.padEnd(12)} after a goal ${afterGoal.toFixed(1).padStart(5)} ms, nothing drawn before ${median(taken.anew).toFixed(1).padStart(5)} ms, ${rows.length} rows alone ${theirs.toFixed(2)} ms; ${(plain.length / 1000).toFixed(0)} kB, ${(sent / 1000).toFixed(1)} kB sent`,
	);
}
const [slowest] = alike.toSorted((a, b) => b.ours - a.ours);
if (slowest) sayRow({ ...slowest, what: "a page after a goal: the slowest of the others" });
if (asked.length === 0 || asked.includes("once")) {
	const own = siteOf(brand, ask);
	for (const [kind, addresses] of Object.entries(kindsOf(year, categories))) {
		// Some from all over the year, so that they are of every category and state.
		const spread = addresses.filter((_, at) => at % Math.ceil(addresses.length / ONCE) === 0);
		const taken: number[] = [];
		for (const address of spread) taken.push(await processor(async () => (await own.fetch(requestTo(address))).arrayBuffer(), 1));
		const later = taken.slice(UNMEASURED).toSorted((a, b) => a - b);
		console.log(
			`${kind.padEnd(12)} once each     ${median(later).toFixed(1).padStart(5)} ms, nine in ten ${later[Math.floor(later.length * 0.9)]!.toFixed(1)} ms, ${later.length} pages`,
		);
	}
}
await models.close();
await database.close();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
