import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadBrand } from "../../src/brands/load.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { DEMO_CLIP } from "../../src/demo/streams.ts";
import { createLog } from "../../src/log/log.ts";
import type { InProcessClient } from "../../src/rendering/in-process-client.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { LiveEditions } from "../../src/results/live/live-editions.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { calendars as calendarResource } from "../../src/sharing/calendar/calendars.ts";
import { sitemaps as sitemapResource } from "../../src/sharing/sitemap/sitemaps.ts";
import { createPlaying } from "../../src/video/playing.ts";
import { accountsOver, NOON } from "../support/account-caller.ts";
import { aSmallCup } from "../support/cup.ts";
import { serveResource } from "../support/serve-resource.ts";

/** The small cup's streams, one of our own clip beside those elsewhere, and what of each address gives it away. */
function aFilmedCup(): { cup: CupFile; secrets: string[] } {
	const cup = aSmallCup();
	const streams = cup.editions[0]!.streams!;
	const [elsewhere] = streams;
	streams.push({ ...elsewhere!, id: "own-clip", match: "b14-m1", address: DEMO_CLIP, access: "pass", state: "replay" });
	return { cup, secrets: [...streams.map(({ address }) => address), "secret-1", "secret-0002", "760003", "/play/"] };
}
const { cup, secrets } = aFilmedCup();

let db: Database;
let models: ReadModels;
let ask: InProcessClient;

beforeAll(async () => {
	db = await openInMemory();
	expect((await importCup(db, sourceWithoutLines("cup", cup))).faults).toEqual([]);
	const onError = (error: unknown) => {
		throw error;
	};
	models = await ReadModels.open({ source: recordSource(db), clock: () => NOON, onError });
	const { execute } = createGraphQL({ models, onError });
	ask = (document, variables, lang) => execute(document, variables, { lang });
});
afterAll(async () => {
	await models?.close();
	await db?.close();
});

function expectNothingTold(text: string): void {
	for (const secret of secrets) expect(text).not.toContain(secret);
}

test("§7 no frame of the live stream contains a stream's playing address, while it begins, is renamed and moves elsewhere", async () => {
	const live = new LiveEditions(models);
	const frames: string[] = [];
	const edition = (await live.ofYear(7, 2026))!;
	const following = await live.follow(edition, {}, { send: (frame) => frames.push(String(frame)), end: () => undefined });
	const streams = cup.editions[0]!.streams!.map((stream) => ({
		...stream,
		title: { en: "Renamed", sv: "Omdöpt" },
		...(stream.id === "live-1" && { state: "replay" as const, address: "https://live.cup.example/secret-1/moved.m3u8" }),
	}));
	const change = { format: "cupboard-cup/1", cup: { id: 7 }, editions: [{ id: "lc-2026", streams }] };
	expect((await importCup(db, sourceWithoutLines("cup", change), { results: true })).faults).toEqual([]);
	await vi.waitFor(() => expect(frames.join("")).toContain('"streams"'), { timeout: 60_000 });
	expectNothingTold(frames.join(""));
	following?.stop();
});

test("§7 no calendar and no sitemap contains a stream's playing address", async () => {
	const options = {
		brand: { cup: 7, name: "Lillcupen", sport: "football", language: "en" },
		ask,
		log: createLog("silent"),
	} as const;
	const calendars = serveResource(calendarResource({ ...options, followedBy: async () => undefined }), {
		publicUrl: "https://cup.example",
		changes: models.changes,
	});
	for (const path of ["2026/teams/g15-ask.ics", "2026/teams/b14-ask.ics", "2026/fields/heden-2.ics"]) {
		const file = await calendars.fetch(new Request(`https://cup.example/calendar/${path}`));
		const text = await file.text();
		expect(text).toContain("BEGIN:VEVENT");
		expectNothingTold(text);
	}
	const brand = { ...loadBrand(path.resolve(import.meta.dirname, "..", "..", "src", "brands"), "fyrcupen"), cup: 7 };
	const sitemaps = serveResource(sitemapResource({ brand, ask }), {
		publicUrl: "https://cup.example",
		changes: models.changes,
	});
	const map = await (await sitemaps.fetch(new Request("https://cup.example/sitemap-2026.xml"))).text();
	expect(map).toContain("https://cup.example/2026/matches/g15-m1");
	expectNothingTold(map);
});

test("§7 no call of a reader without the right is answered with what a stream plays", async () => {
	const { streamToPlay } = createPlaying({ database: db, models, cup: 7, now: () => NOON });
	const { call, registered } = accountsOver(db, { streamToPlay, now: () => NOON });
	const token = await registered("astrid@club.example");
	for (const [method, path] of [
		["POST", "/api/streams/own-clip/play"],
		["POST", "/api/streams/young-replay/play"],
		["POST", "/api/streams/heden-10-day-3/play"],
		["GET", "/api/streams/own-clip/play"],
		["GET", "/api/streams/own-clip"],
		["GET", "/api/streams"],
		["GET", "/api/user"],
	] as const) {
		const { status, text } = await call(method, path, { token });
		expect(path === "/api/user" ? status === 200 : status >= 400, `${method} ${path}: ${status}`).toBe(true);
		expectNothingTold(text);
	}
	expectNothingTold((await call("POST", "/api/streams/live-1/play")).text);
	expect((await call("POST", "/api/streams/live-1/play", { token })).status).toBe(200);
});
