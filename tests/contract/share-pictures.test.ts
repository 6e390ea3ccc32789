import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadBrand } from "../../src/brands/load.ts";
import { textOf } from "../../src/client/graphql/graphql.ts";
import { createLog } from "../../src/log/log.ts";
import { askThrough, type InProcessClient } from "../../src/rendering/in-process-client.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import type { PictureBoard } from "../../src/sharing/picture/picture.ts";
import { readPicture } from "../../src/sharing/picture/read-picture.ts";
import { type SharePictures, sharePictures } from "../../src/sharing/share-pictures.ts";
import { countPaths, editionPaths } from "../../src/sharing/sitemap/edition-paths.ts";
import { sitemaps as sitemapResource } from "../../src/sharing/sitemap/sitemaps.ts";
import { aMatch, aSmallCup } from "../support/cup.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { followed } from "../support/followed.ts";
import { writeOwnBrand } from "../support/own-brand.ts";
import { serveResource } from "../support/serve-resource.ts";
import { aYoungCup, HIDDEN_FIGURES } from "../support/young-cup.ts";

const shipped = fileURLToPath(new URL("../../src/brands", import.meta.url));
const brand = { ...loadBrand(shipped, "fyrcupen"), cup: 7 };
const failed = (error: unknown) => {
	throw error;
};

async function asking(cup: CupFile = aSmallCup()) {
	const source = new CupInMemory(cup);
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-14T12:00:00Z"), onError: failed });
	const graphql = createGraphQL({ models, onError: failed });
	const ask: InProcessClient = (document, variables, lang) => graphql.execute(document, variables, { lang });
	return { ask, source, models };
}

const log = createLog("silent");
const open: SharePictures[] = [];
afterAll(() => Promise.all(open.map((pictures) => pictures.close())));

async function served(cup?: CupFile, shown = brand) {
	const { ask, source, models } = await asking(cup);
	const pictures = sharePictures({ brand: shown, ask });
	open.push(pictures);
	const { fetch } = serveResource(pictures, { log, changes: models.changes });
	const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
		fetch(new Request(`http://127.0.0.1${path}`, { headers, method }));
	return { get, source, models };
}

/** What a picture of the cup shows, before it is drawn. */
async function shown(kind: "matches" | "teams" | "divisions", id: string, language: "en" | "sv" = "en", cup?: CupFile) {
	const { ask } = await asking(cup);
	const { data } = await ask("{ cups(cup: 7) { editions { id name tournaments { id startsAt endsAt } } } }", {}, language);
	const [edition] = (data as { cups: { editions: never[] } }).cups.editions;
	return readPicture({
		ask: async (document, variables) =>
			(await ask(textOf(document as never), variables as Record<string, unknown>, language)).data as never,
		cup: 7,
		sport: "football",
		language,
		edition: edition as never,
		of: { kind, id },
	});
}

describe("a share picture", () => {
	let small: Awaited<ReturnType<typeof served>>;
	beforeAll(async () => {
		small = await served();
	});

	test("of a group shows its table; a playoff and a young group have none", async () => {
		expect(await shown("divisions", "b14-g-1")).toMatchObject({
			kind: "group",
			line: "Boys 14 · Group 1",
			heads: ["P", "GD", "Pts"],
			rows: [
				{ position: "1", name: "ASK IF", flag: "se", figures: ["3", "+3", "9"] },
				{ position: "2", name: "BRO IF" },
				{ position: "2", name: "DAL IF" },
				{ position: "4", name: "EK IF" },
			],
		});
		expect(await shown("divisions", "g15-g-a", "sv")).toMatchObject({ line: "Flickor 15 · Grupp A", badge: { live: true } });
		for (const id of ["b14-a-1", "b11-g-1", "none"]) expect(await shown("divisions", id), id).toBeNull();
	});

	test("is a PNG of 1200 × 630 px of a match, a team, a group and the edition, in either language", async () => {
		for (const path of ["/matches/g15-m1", "/matches/b14-s1", "/teams/b14-ask", "/divisions/b14-g-1", ""]) {
			for (const language of ["en", "sv"]) {
				const response = await small.get(`/share/${language}/2026${path}.png`);
				expect([response.status, response.headers.get("content-type")], path).toEqual([200, "image/png"]);
				const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
				expect([format, width, height]).toEqual(["png", 1200, 630]);
			}
		}
	});

	test("has an ETag: a client that has it is answered 304, and HEAD has its size", async () => {
		const path = "/share/en/2026/matches/b14-m1.png";
		const first = await small.get(path);
		const size = (await first.arrayBuffer()).byteLength;
		const tag = first.headers.get("etag")!;
		const again = await small.get(path, { "if-none-match": tag });
		expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
		for (const known of [`W/${tag}`, `"another", ${tag}`, `"another",W/${tag} , "third"`]) {
			const same = await small.get(path, { "if-none-match": known }, "HEAD");
			expect([same.status, same.headers.get("etag"), same.headers.get("cache-control")]).toEqual([304, tag, "public, no-cache"]);
		}
		for (const other of ['"another"', `"${tag.slice(2)}`, ""]) {
			expect((await small.get(path, { "if-none-match": other }, "HEAD")).status).toBe(200);
		}
		const head = await small.get(path, {}, "HEAD");
		expect([head.headers.get("content-length"), (await head.arrayBuffer()).byteLength]).toEqual([String(size), 0]);
	});

	test("is another after a goal, and the same after a goal elsewhere", async () => {
		const { get, source, models } = await served();
		const tag = async () => (await get("/share/en/2026/matches/b14-m1.png", {}, "HEAD")).headers.get("etag");
		const before = await tag();
		const match = (id: string) => source.record().edition.matches.find((one) => one.id === id)!;
		await followed(models, () => source.report({ ...match("b14-m2"), score: { home: 9, away: 0 } }));
		expect(await tag()).toBe(before);
		await followed(models, () => source.report({ ...match("b14-m1"), score: { home: 9, away: 0 } }));
		expect(await tag()).not.toBe(before);
	});

	test("of a wrong id, year, kind or language is not there", async () => {
		for (const path of [
			"/share/en/2026/matches/none.png",
			"/share/en/2026/teams/none.png",
			"/share/en/2025/matches/b14-m1.png",
			"/share/en/2025.png",
			"/share/de/2026.png",
			"/share/en/2026/matches/%E0%A4%A.png",
			"/share/",
		]) {
			expect((await small.get(path)).status, path).toBe(404);
		}
	});

	test("of a match shows the live score, the start, or that it was played", async () => {
		const board = async (id: string, language?: "sv") => {
			const picture = await shown("matches", id, language);
			if (picture?.kind !== "match") throw new Error("no picture of a match");
			return [picture.badge, picture.board] as [unknown, PictureBoard];
		};
		expect(await board("g15-m1")).toEqual([
			{ live: true, text: "Live" },
			{
				kind: "score",
				live: true,
				home: { goals: 1, kicks: null, trails: false },
				away: { goals: 0, kicks: null, trails: true },
			},
		]);
		expect(await board("b14-s1", "sv")).toEqual([null, { kind: "start", time: "11:00", date: "16 juli" }]);
		expect(await board("g15-f")).toMatchObject([
			{ text: "Finished" },
			{ home: { goals: 2, kicks: 4, trails: false }, away: { goals: 2, kicks: 2, trails: true } },
		]);
		expect((await board("b11-m1", "sv"))[1]).toEqual({ kind: "word", live: false, word: "Spelad" });
	});

	test("of a cancelled match shows its day and place, and no time if nothing is played", async () => {
		const cup = aSmallCup();
		const of = (id: string) => cup.editions[0]!.matches.find((match) => match.id === id)!;
		Object.assign(of("b14-s1"), { status: "postponed" });
		Object.assign(of("b14-s2"), { status: "cancelled" });
		const foot = async (id: string) => {
			const picture = await shown("matches", id, "en", cup);
			return picture?.kind === "match" ? [picture.foot, picture.board] : null;
		};
		expect(await foot("b14-s1")).toEqual(["Thu 16 Jul, Heden 10", { kind: "word", live: false, word: "Postponed" }]);
		expect(await foot("b14-s2")).toEqual(["Thu 16 Jul, Heden 10", { kind: "word", live: false, word: "Cancelled" }]);
	});

	test("of the youngest shows no figure of theirs, in no picture of a match or a team", async () => {
		const cup = aYoungCup();
		const young = cup.editions[0]!.matches.filter(({ id }) => /^b11-(y|z)/.test(id));
		expect(young.length).toBeGreaterThan(3);
		for (const [kind, ids] of [
			["matches", young.map(({ id }) => id)],
			["teams", ["b11-ek", "b11-gran", "b11-hav"]],
		] as const) {
			for (const id of ids) {
				const text = JSON.stringify(await shown(kind, id, "en", aYoungCup()));
				for (const figure of HIDDEN_FIGURES) expect(text, id).not.toContain(String(figure));
				expect(text, id).not.toContain('"goals"');
			}
		}
	});

	test("of what is not published is not there", async () => {
		const cup = aSmallCup();
		cup.editions[0]!.published = { clubs: true, teams: true, lot: false, schedule: false };
		const { get } = await served(cup);
		expect((await get("/share/en/2026/matches/b14-m1.png")).status).toBe(404);
		expect((await get("/share/en/2026/teams/b14-ask.png")).status).toBe(200);
	});

	test("is drawn with any brand, its stripe and logo too, with names of any length and letters", async () => {
		const own = { ...loadBrand(writeOwnBrand(), "bergscupen"), cup: 7 };
		const cup = aSmallCup();
		cup.clubs[0]!.name = "Спортивный клуб Зенит Ладога 1925 Ελληνικός Łódź";
		cup.clubs[1]!.name = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);
		const { get } = await served(cup, own);
		expect((await get("/share/sv/2026/matches/b14-m1.png")).status).toBe(200);
	});

	test("is refused for a while where too many are asked for at once, and drawn later", async () => {
		const cup = aSmallCup();
		const edition = cup.editions[0]!;
		const [match] = edition.matches;
		for (let index = 0; index < 40; index++) {
			edition.matches.push({ ...match!, id: `many-${index}`, score: { home: index, away: 1 } });
		}
		const { get } = await served(cup);
		const all = await Promise.all(Array.from({ length: 40 }, (_, index) => get(`/share/en/2026/matches/many-${index}.png`)));
		const refused = all.filter(({ status }) => status === 503);
		expect(refused.length).toBeGreaterThan(5);
		expect(refused[0]?.headers.get("retry-after")).toBe("10");
		expect(all.filter(({ status }) => status === 200).length + refused.length).toBe(40);
		expect((await get("/share/en/2026/matches/many-39.png")).status).toBe(200);
	});
});

describe("a sitemap", () => {
	const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);

	test("names what is published, and nothing else", async () => {
		const cup = aSmallCup();
		const read = async () => {
			const { ask, models } = await asking(structuredClone(cup));
			const sitemaps = serveResource(sitemapResource({ brand, ask }), {
				log,
				publicUrl: "https://cup.example",
				changes: models.changes,
			});
			const get = async (path: string) => (await sitemaps.fetch(new Request(`http://127.0.0.1${path}`))).text();
			expect(addresses(await get("/sitemap.xml"))).toEqual(["https://cup.example/sitemap-2026.xml"]);
			return addresses(await get("/sitemap-2026.xml"));
		};
		const all = await read();
		expect(new Set(all).size).toBe(all.length);
		for (const path of [
			"/",
			"/privacy",
			"/2026/matches/b14-s1",
			"/2026/teams/b14-ask",
			"/2026/categories/b14/division/b14-g-1",
			"/2026/categories/b14/playoff/b14-a-1",
			"/2026/arenas/arena/heden/field/heden-2",
		]) {
			expect(all).toContain(`https://cup.example${path}`);
		}
		const { matches, teams } = cup.editions[0]!;
		expect(all.filter((one) => one.includes("/teams/")).length).toBe(teams.length);
		expect(all.filter((one) => one.includes("/matches/")).length).toBeLessThanOrEqual(matches.length);
		cup.editions[0]!.published = { clubs: true, teams: true, lot: false, schedule: false };
		const early = await read();
		expect(early.filter((one) => /matches|division|playoff/.test(one))).toEqual([]);
		expect(early.filter((one) => one.includes("/teams/")).length).toBe(teams.length);
		cup.editions[0]!.published = { clubs: true, teams: false, lot: true, schedule: false };
		const drawn = await read();
		expect(drawn.filter((one) => /teams/.test(one))).toEqual([]);
		expect(drawn).toContain("https://cup.example/2026/categories/b14/division/b14-g-1");
		cup.editions[0]!.published = { clubs: false, teams: false, lot: false, schedule: false };
		expect((await read()).filter((one) => /teams|matches|categories|nations|states/.test(one))).toEqual([]);
	});

	test("has of each what the edition shows at that state of its publication, and counts as many addresses as it names", async () => {
		const lines: string[] = [];
		const cup = aSmallCup();
		const [edition] = cup.editions as [(typeof cup.editions)[0]];
		for (let flags = 0; flags < 16; flags++) {
			const [clubs, teams, lot, schedule] = [8, 4, 2, 1].map((flag) => (flags & flag) !== 0) as [
				boolean,
				boolean,
				boolean,
				boolean,
			];
			edition.published = { clubs, teams, lot, schedule };
			const { ask } = await asking(structuredClone(cup));
			const asked = { ask: askThrough(ask, "en", new Set()), cup: 7, tournament: "lc-2026" };
			const paths = await editionPaths(asked);
			expect([await countPaths(asked), new Set(paths).size]).toEqual([paths.length, paths.length]);
			const kinds = new Map<string, number>();
			for (const one of paths) {
				const [list, of, more] = one.split("/");
				const kind = [list, ...(of === undefined ? [] : ["*"]), ...(more === undefined || list === "arenas" ? [] : [more])].join(
					"/",
				);
				kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
			}
			const published = Object.entries(edition.published).flatMap(([name, isOut]) => (isOut ? [name] : []));
			lines.push(
				`${published.join(" ") || "nothing"}: ${[...kinds].map(([kind, count]) => `${kind || "Home"} ${count}`).join(", ")}`,
			);
		}
		expect(lines.join("\n")).toMatchInlineSnapshot(`
			"nothing: Home 1, arenas 1, arenas/* 5
			schedule: Home 1, states 1, arenas 1, arenas/* 5, matches 1, streams 1, streams/* 3, matches/* 20
			lot: Home 1, states 1, categories/* 3, categories/*/division 6, categories/*/playoff 3, arenas 1, arenas/* 5
			lot schedule: Home 1, states 1, categories/* 3, categories/*/division 6, categories/*/playoff 3, arenas 1, arenas/* 5, matches 1, streams 1, streams/* 3, matches/* 20
			teams: Home 1, states 1, categories 1, categories/* 3, categories/*/teams 3, arenas 1, arenas/* 5, teams/* 14
			teams schedule: Home 1, states 1, categories 1, categories/* 3, categories/*/teams 3, arenas 1, arenas/* 5, matches 1, streams 1, streams/* 3, teams/* 14, matches/* 20
			teams lot: Home 1, states 1, categories 1, categories/* 3, categories/*/teams 3, categories/*/division 6, categories/*/playoff 3, arenas 1, arenas/* 5, teams/* 14
			teams lot schedule: Home 1, states 1, categories 1, categories/* 3, categories/*/teams 3, categories/*/division 6, categories/*/playoff 3, arenas 1, arenas/* 5, matches 1, streams 1, streams/* 3, teams/* 14, matches/* 20
			clubs: Home 1, states 1, nations 1, nations/* 1, arenas 1, arenas/* 5
			clubs schedule: Home 1, states 1, nations 1, nations/* 1, arenas 1, arenas/* 5, matches 1, streams 1, streams/* 3, matches/* 20
			clubs lot: Home 1, states 1, categories/* 3, categories/*/division 6, categories/*/playoff 3, nations 1, nations/* 1, arenas 1, arenas/* 5
			clubs lot schedule: Home 1, states 1, categories/* 3, categories/*/division 6, categories/*/playoff 3, nations 1, nations/* 1, arenas 1, arenas/* 5, matches 1, streams 1, streams/* 3, matches/* 20
			clubs teams: Home 1, states 1, categories 1, categories/* 3, categories/*/teams 3, nations 1, nations/* 1, arenas 1, arenas/* 5, teams/* 14
			clubs teams schedule: Home 1, states 1, categories 1, categories/* 3, categories/*/teams 3, nations 1, nations/* 1, arenas 1, arenas/* 5, matches 1, streams 1, streams/* 3, teams/* 14, matches/* 20
			clubs teams lot: Home 1, states 1, categories 1, categories/* 3, categories/*/teams 3, categories/*/division 6, categories/*/playoff 3, nations 1, nations/* 1, arenas 1, arenas/* 5, teams/* 14
			clubs teams lot schedule: Home 1, states 1, categories 1, categories/* 3, categories/*/teams 3, categories/*/division 6, categories/*/playoff 3, nations 1, nations/* 1, arenas 1, arenas/* 5, matches 1, streams 1, streams/* 3, teams/* 14, matches/* 20"
		`);
	});

	test("names each match once, however many hundreds a category has, soonest first", async () => {
		const cup = aSmallCup();
		const many = Array.from({ length: 250 }, (_, at) =>
			aMatch(`many-${at}`, "b14-g-1", ["b14-ask", "b14-bro"], { start: new Date(Date.UTC(2026, 6, 15, 0, at)).toISOString() }),
		);
		cup.editions[0]!.matches.push(...many);
		const { ask } = await asking(cup);
		const paths = await editionPaths({ ask: askThrough(ask, "en", new Set()), cup: 7, tournament: "lc-2026" });
		expect(paths.filter((one) => one.startsWith("matches/many-"))).toEqual(many.map(({ id }) => `matches/${id}`));
		expect(new Set(paths).size).toBe(paths.length);
	});

	test("follows the record, and is not there for an edition that is none", async () => {
		const { ask, source, models } = await asking();
		const sitemaps = serveResource(sitemapResource({ brand, ask }), { log, publicUrl: undefined, changes: models.changes });
		const get = (path: string) => sitemaps.fetch(new Request(`http://127.0.0.1${path}`));
		expect(await (await get("/sitemap-2026.xml")).text()).toContain("http://127.0.0.1/2026/matches/b14-m1<");
		await followed(models, () =>
			source.revise("lc-2026", (edition) => {
				edition.published.schedule = false;
			}),
		);
		expect(await (await get("/sitemap-2026.xml")).text()).not.toContain("/matches/b14-m1");
		for (const path of ["/sitemap-2025.xml", "/sitemap-2026-2.xml"]) expect((await get(path)).status).toBe(404);
	});
});
