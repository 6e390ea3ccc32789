import type { Context } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadBrand } from "../../src/brands/load.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import type { SiteOptions } from "../../src/rendering/page-renderer.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { createPreviews } from "../../src/server/previews.ts";
import { papers } from "../../src/sharing/paper/papers.ts";
import { aSmallCup } from "../support/cup.ts";
import { OFFICE_ORIGIN, officeOver } from "../support/office-visitor.ts";

const SLIPS = "/2026/arenas/arena/heden/field/heden-10?print=slips&day=2026-07-16&lang=en";

let db: Database;
let models: ReadModels;
let at: Awaited<ReturnType<typeof officeOver>>;
let desks: Record<"office" | "results" | "arena", Awaited<ReturnType<typeof at.signedIn>>>;
/** What visitors can print. */
let site: ReturnType<typeof papers>;
/** Of the edition, and until when each sheet's was to be cached. */
let reads = 0;
const cachedUntil: Date[] = [];
beforeAll(async () => {
	db = await openInMemory();
	const cup = aSmallCup();
	const edition = cup.editions.find(({ year }) => year === 2026)!;
	edition.published = { ...edition.published, lot: false, schedule: false };
	expect((await importCup(db, sourceWithoutLines("cup.json", cup))).faults.filter(isError)).toEqual([]);
	const record = recordSource(db);
	const source: typeof record = {
		...record,
		cupAndEdition: (...of) => {
			reads += 1;
			return record.cupAndEdition(...of);
		},
	};
	const onError = (error: unknown) => {
		throw error;
	};
	models = await ReadModels.open({ source, clock: () => new Date("2026-07-10T12:00:00Z"), onError });
	const { execute } = createGraphQL({ models, onError });
	const brand = { ...loadBrand(new URL("../../src/brands", import.meta.url).pathname, "fyrcupen"), cup: 7 };
	const ask: SiteOptions["ask"] = (document, variables, lang) => execute(document, variables, { lang });
	const publicUrl = "http://cup.example";
	site = papers({ brand, ask, publicUrl });
	// Sheets are made without the site's pages.
	const options = { brand, ask, publicUrl, changes: models.changes, cache: true, build: async () => ({}) };
	const previews = createPreviews({ models, source, site: options as unknown as SiteOptions, now: () => at.clock.now });
	const printSheets: typeof previews.print = (asked) => {
		cachedUntil.push(asked.until);
		return previews.print(asked);
	};
	at = await officeOver(db, 7, { printSheets, monotonicNow: () => 0 });
	desks = {
		office: await at.signedIn({ name: "Office" }),
		results: await at.signedIn({ role: "results" }),
		arena: await at.signedIn({ role: "arena", arena: "heden" }),
	};
});
afterAll(async () => {
	await at?.close();
	await models?.close();
	await db?.close();
});

type Caller = { readonly cookie: () => string };
async function look(who: Caller, path: string): Promise<Response> {
	const raw = new Request(OFFICE_ORIGIN + path, { headers: { cookie: who.cookie() } });
	return at.office.fetch({ req: { raw }, env: {} } as unknown as Context);
}

test("the office prints what is not published yet, each sheet marked as a draft; visitors get nothing of it", async () => {
	const early = await look(desks.office, `/office/paper${SLIPS}&unpublished=`);
	expect(early.status).toBe(200);
	const text = await early.text();
	expect(text).toContain(">412<");
	expect(text).toContain("Draft, not published.");
	expect(early.headers.get("cache-control")).toBe("private, no-store");
	expect(early.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
	const asVisitors = await (await look(desks.office, `/office/paper${SLIPS}`)).text();
	expect(asVisitors).not.toContain(">412<");
	const open = await site.fetch(new Request(`http://cup.example${SLIPS}&unpublished=`));
	expect(await open!.text()).toContain("There is nothing to print here yet");
});

test("the edition that was read for a sheet is cached for five minutes of the office's clock, for the next ones", async () => {
	const path = `/office/paper${SLIPS}&unpublished=`;
	await look(desks.office, path);
	const before = reads;
	expect((await look(desks.office, path)).status).toBe(200);
	expect(reads).toBe(before);
	expect(cachedUntil.at(-1)).toEqual(new Date(at.clock.now.getTime() + 5 * 60_000));
});

test.each([
	["nobody", 401],
	["results", 403],
	["arena", 403],
] as const)("%s gets none of the office's sheets", async (who, status) => {
	const caller = who === "nobody" ? at.browser() : desks[who];
	const answer = await look(caller, `/office/paper${SLIPS}&unpublished=`);
	expect(answer.status).toBe(status);
	expect(answer.headers.get("cache-control")).toBe("private, no-store");
	expect(await answer.text()).not.toContain("412");
});

test("what is no sheet is not found, and many sheets in a short time are refused", async () => {
	expect((await look(desks.office, "/office/paper/2026/matches?print=sheet")).status).toBe(404);
	expect((await look(desks.office, "/office/paper/2026/teams/none?print=sheet")).status).toBe(404);
	const other = await at.signedIn({ name: "Another" });
	const answers = await Promise.all(Array.from({ length: 40 }, () => look(other, "/office/paper/2026/teams/none?print=sheet")));
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});
