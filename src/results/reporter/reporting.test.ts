import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { withMainRound } from "../../../tests/support/main-round-cup.ts";
import type { Database } from "../../database/database.ts";
import { openInMemory } from "../../database/folder.ts";
import { createLog } from "../../log/log.ts";
import { recordSource } from "../edition/keeping/read-model-source.ts";
import { ReadModels } from "../edition/keeping/read-models.ts";
import { importCup } from "../record/import/import.ts";
import { sourceWithoutLines } from "../record/input/source.ts";
import { addReporter, readReporters, revokeReporter, type Scope } from "../record/reporting/reporter.ts";
import { reporterProgramme } from "./programme.ts";
import { createReporting } from "./reporting.ts";

const DOCS = readFileSync(new URL("../../../docs/integrate/reporting.md", import.meta.url), "utf8");
const EXAMPLES = [...DOCS.matchAll(/```report\n([\s\S]*?)```\n\n```answer (\d+)\n([\s\S]*?)```/g)].map(
	([, report = "", status = "", answer = ""]) => ({ report, status: Number(status), answer }),
);
const KICK_OFF = { id: "aaaa-0001", match: "b14-s1", kind: "kick-off" };

let database: Database;
let models: ReadModels;
const OWN = "https://cup.example";
let app: ReturnType<typeof createReporting>;
const now = new Date("2026-07-16T18:00:00Z");
beforeAll(async () => {
	database = await openInMemory();
	const { faults } = await importCup(database, sourceWithoutLines("cup.json", aSmallCup()));
	expect(faults).toEqual([]);
	models = await ReadModels.open({
		source: recordSource(database),
		clock: () => now,
		onError: (error) => {
			throw error;
		},
	});
	app = createReporting({
		database,
		models,
		log: createLog("silent"),
		now: () => now,
		isOwnOrigin: (_, origin) => origin === OWN,
	});
});
afterAll(async () => {
	await models.close();
	await database.close();
});

const tokenOf = async (scope: Partial<Scope> = {}) =>
	(await addReporter(database, 7, { name: "Heden 10", office: false, ...scope })).token;

async function send(token: string | null, body: unknown, method = "POST") {
	const headers = { "content-type": "application/json", ...(token !== null && { authorization: `Bearer ${token}` }) };
	const text = typeof body === "string" ? body : JSON.stringify(body);
	const response = await app.request("/", { method, headers, ...(method === "POST" && { body: text }) });
	return { status: response.status, headers: response.headers, answer: await response.json() };
}

test("a report from another site's page is refused, whatever its token; one without an origin counts by its token", async () => {
	const token = await tokenOf({ office: true });
	const from = (origin: string | undefined) =>
		app.request("/", {
			method: "POST",
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...(origin && { origin }) },
			body: "{}",
		});
	expect((await from("https://evil.example")).status).toBe(403);
	for (const origin of [OWN, undefined]) expect((await from(origin)).status).toBe(422);
});

describe("docs/integrate/reporting.md", () => {
	test("has an answer for each of its reports", () => {
		expect(EXAMPLES).toHaveLength(7);
		expect(DOCS.match(/```report/g)).toHaveLength(EXAMPLES.length);
	});

	test("has the served answers, report by report", async () => {
		const token = await tokenOf({ field: "heden-10" });
		for (const { report, status, answer } of EXAMPLES) {
			const got = await send(token, report);
			expect(got.answer, report).toMatchObject(JSON.parse(answer));
			expect(got.status, report).toBe(status);
			if (status === 422) expect(got.answer).toEqual(JSON.parse(answer));
		}
		const { answer } = await send(token, undefined, "GET");
		const [, whose = ""] = /```json\n([\s\S]*?)```/.exec(DOCS) ?? [];
		expect(answer).toEqual({ ...JSON.parse(whose), id: expect.stringMatching(/^r-/) });
	});

	test("names the limits in force", () => {
		expect(DOCS).toContain("4,096 bytes");
		expect(DOCS).toContain("120 reports a minute");
	});
});

describe("a report over HTTP", () => {
	test("needs a token that is right and has not been revoked", async () => {
		const { id, token } = await addReporter(database, 7, { name: "gone", office: false });
		expect(await revokeReporter(database, 7, id, now)).toBe(true);
		for (const wrong of [null, "cbr_nothing", "Bearer", token]) {
			const { status, answer, headers } = await send(wrong, KICK_OFF);
			expect([status, headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
			expect(answer).toEqual({ message: expect.stringContaining("token"), errors: {} });
		}
	});

	test("is accepted only for the matches of its token", async () => {
		expect((await send(await tokenOf({ field: "heden-2" }), KICK_OFF)).status).toBe(403);
		expect((await send(await tokenOf({ arena: "valhalla" }), KICK_OFF)).status).toBe(403);
		expect((await send(await tokenOf(), { ...KICK_OFF, match: "nope" })).status).toBe(404);
	});

	test.each([
		["no JSON", "{", 400],
		["nothing", "null", 422],
		["a list", [], 422],
		["no kind", { id: "aaaa-0001", match: "b14-s1" }, 422],
		["another field", { ...KICK_OFF, player: "9" }, 422],
		["a statement, which only the record makes", { ...KICK_OFF, kind: "statement", stated: {} }, 422],
		["a negative minute", { ...KICK_OFF, kind: "yellow-card", side: "home", minute: -1 }, 422],
		["a score of halves", { ...KICK_OFF, kind: "result", score: { home: 1.5, away: 0 } }, 422],
		[
			"more at half-time than at the end",
			{ ...KICK_OFF, kind: "result", score: { home: 1, away: 0 }, halfTime: { home: 2, away: 0 } },
			422,
		],
		["a goal of a side that has none", { ...KICK_OFF, kind: "goal", side: "away", score: { home: 1, away: 0 } }, 422],
		["a shirt where the cup names none", { ...KICK_OFF, kind: "red-card", side: "home", shirt: 9 }, 422],
		["a field's own words", { ...KICK_OFF, kind: "note", text: { en: "By Kim", sv: "Av Kim" } }, 422],
		["a cancellation by the field", { ...KICK_OFF, kind: "cancelled" }, 422],
		["tomorrow's news", { ...KICK_OFF, at: "2026-07-17T10:00:00Z" }, 422],
		["a body without end", JSON.stringify({ ...KICK_OFF, match: "x".repeat(5_000) }), 413],
	])("that is %s is refused with its reason, and nothing is stored", async (_, body, status) => {
		const got = await send(await tokenOf(), body);
		expect(got.status).toBe(status);
		expect(got.answer).toEqual({ message: expect.any(String), errors: expect.any(Object) });
		if (status === 422) expect(Object.values(got.answer.errors).flat().length).toBeGreaterThan(0);
		expect(JSON.stringify(got.answer)).not.toMatch(/node_modules|at \w+ \(/);
	});

	test.each(["\ud83d", "By \udc4d Kim", "\0", "two\nlines", "Kim\u202E"])(
		"of a note with the words %j is refused: they cannot be stored",
		async (words) => {
			const note = { id: `words-${Buffer.from(words).toString("hex")}`, match: "b14-s1", kind: "note" };
			const office = await tokenOf({ office: true });
			for (const [language, text] of [
				["en", { en: words, sv: "Ord" }],
				["sv", { en: "Words", sv: words }],
			] as const) {
				const { status, answer } = await send(office, { ...note, text });
				expect([status, Object.keys(answer.errors)]).toEqual([422, [`text.${language}`]]);
			}
			expect((await send(office, { ...note, text: { en: "Words 👍", sv: "Ord 👍" } })).status).toBe(200);
		},
	);

	test.each([
		["no field's id", { query: "?field=%00" }],
		["half a character for a field", { query: "?field=%ED%A0%80" }],
		["a match that cannot be", { body: { ...KICK_OFF, match: "\0" } }],
		["an id that cannot be", { body: { ...KICK_OFF, id: "aaaa-0001\0" } }],
		["a day before all days", { body: { ...KICK_OFF, id: "early-0001", at: "0000-01-01T00:00:00Z" } }],
		["the first day there is", { body: { ...KICK_OFF, id: "early-0002", at: "0001-01-01T00:00:00+23:59" } }],
		["a clock that is nowhere", { body: { ...KICK_OFF, id: "early-0003", at: "2026-07-16T10:00:00+99:99" } }],
	])("or a query with %s is refused and is no server error", async (_, { query, body }: { query?: string; body?: object }) => {
		const authorization = `Bearer ${await tokenOf({ office: true })}`;
		const answer =
			body === undefined
				? await app.request(`/programme${query}`, { headers: { authorization } })
				: await app.request("/", { method: "POST", headers: { authorization }, body: JSON.stringify(body) });
		expect([403, 404, 422]).toContain(answer.status);
	});

	test("is limited by reporter, with a Retry-After", async () => {
		const token = await tokenOf();
		const ask = async () => (await send(token, undefined, "GET")).status;
		vi.useFakeTimers({ toFake: ["Date"], now });
		onTestFinished(() => void vi.useRealTimers());
		const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
		const statuses: number[] = [];
		for (let sent = 0; sent < 120; sent++) statuses.push(await ask());
		expect(new Set(statuses)).toEqual(new Set([200]));
		const refused = await send(token, KICK_OFF);
		expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
		expect((await send(await tokenOf(), undefined, "GET")).status).toBe(200);
		later(59_000);
		const still = await send(token, KICK_OFF);
		expect([still.status, still.headers.get("retry-after")]).toEqual([429, "1"]);
		later(1_000);
		expect(await ask()).toBe(200);
	});

	test("is sent by POST, and answers are not cached", async () => {
		const { status, headers } = await send(await tokenOf(), undefined, "DELETE");
		expect([status, headers.get("cache-control"), headers.get("allow")]).toEqual([405, "no-store", "GET, POST"]);
		const authorization = `Bearer ${await tokenOf()}`;
		const ask = async (path: string, method: string) => app.request(path, { method, headers: { authorization } });
		for (const method of ["PUT", "POST", "DELETE"]) {
			const refused = await ask("/programme", method);
			expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET"]);
		}
		for (const method of ["GET", "POST", "PUT"]) {
			const nowhere = await ask("/x", method);
			expect([nowhere.status, nowhere.headers.get("allow")]).toEqual([404, null]);
			expect(await nowhere.json()).toEqual({ message: expect.stringContaining("/api/report"), errors: {} });
		}
	});
});

describe("the schedule of a field", () => {
	const programme = async (token: string, query = "") => {
		const response = await app.request(`/programme${query}`, { headers: { authorization: `Bearer ${token}` } });
		return { status: response.status, answer: await response.json() };
	};

	test("has the field's matches in order of time, with their teams and reports", async () => {
		const token = await tokenOf({ field: "heden-10" });
		await send(token, { id: "prog-0001", match: "b11-m2", kind: "kick-off", at: "2026-07-14T08:01:00Z" });
		const { status, answer } = await programme(token);
		expect([status, answer.field, answer.sport, answer.shirtNumbers]).toEqual([200, "heden-10", "football", false]);
		expect(answer.now).toBe("2026-07-14T14:17:00+02:00");
		expect(answer.fields).toEqual([{ id: "heden-10", name: "Heden 10", arena: "Heden" }]);
		expect(answer.matches.map(({ id }: { id: string }) => id)).toEqual(["b11-m1", "b14-s1", "b14-s2", "b11-m2"]);
		expect(answer.matches[1]).toMatchObject({
			number: "412",
			start: "2026-07-16T11:00:00+02:00",
			stage: { en: "Playoff A, Semi-final 1", sv: "Slutspel A, Semifinal 1" },
			type: "playoff",
			halfMinutes: 25,
			home: { name: { en: "ASK IF", sv: "ASK IF" }, nation: "se" },
		});
		expect(answer.matches[2].away).toEqual({ name: { en: "2nd of group 1", sv: "2:a i grupp 1" }, nation: null });
		expect(answer.matches[3].log).toContainEqual(
			expect.objectContaining({ id: "prog-0001", kind: "kick-off", at: "2026-07-14T08:01:00Z" }),
		);
	});

	test("names a group of a main round with its stage", async () => {
		const own = await openInMemory();
		const file = sourceWithoutLines("cup.json", withMainRound(aSmallCup(), "among"));
		expect((await importCup(own, file)).faults).toEqual([]);
		const shown = await ReadModels.open({
			source: recordSource(own),
			clock: () => now,
			onError: (error) => expect.unreachable(String(error)),
		});
		onTestFinished(async () => {
			await shown.close();
			await own.close();
		});
		await addReporter(own, 7, { name: "Heden 10", office: false, field: "heden-10" });
		const [reporter] = await readReporters(own, 7);
		const programme = await reporterProgramme(
			{ database: own, models: shown },
			{ ...reporter!, cup: 7 },
			{ field: undefined, server: now },
		);
		const stages = new Map(programme?.matches.map(({ id, stage }) => [id, stage]));
		expect([stages.get("b20-a0"), stages.get("b20-m0")]).toEqual([
			{ en: "Group A", sv: "Grupp A" },
			{ en: "Main round, group M", sv: "Mellanrunda, grupp M" },
		]);
	});

	test("covers four days before now and fourteen after", async () => {
		const token = await tokenOf({ field: "heden-10" });
		const at = async (clock: string) => {
			const { cup } = aSmallCup();
			const change = { format: "cupboard-cup/1", cup: { ...cup, clock } };
			expect((await importCup(database, sourceWithoutLines("cup.json", change))).faults).toEqual([]);
			return (await programme(token)).answer.matches.map(({ id }: { id: string }) => id);
		};
		// The first of them is on the 13th, the last on the 17th, at eight.
		expect(await at("2026-07-17T08:00:00Z")).toEqual(["b11-m1", "b14-s1", "b14-s2", "b11-m2"]);
		expect(await at("2026-07-17T08:00:01Z")).toEqual(["b14-s1", "b14-s2", "b11-m2"]);
		expect(await at("2026-07-03T08:00:00Z")).toEqual(["b11-m1", "b14-s1", "b14-s2", "b11-m2"]);
		expect(await at("2026-07-03T07:59:59Z")).toEqual(["b11-m1", "b14-s1", "b14-s2"]);
		await at("2026-07-14T12:17:00Z");
	});

	test("shows the reporter a young category's result, which the site does not", async () => {
		const { answer } = await programme(await tokenOf({ field: "heden-10" }));
		const [said] = answer.matches[0].log;
		expect(said).toMatchObject({ kind: "statement", stated: { status: "finished", score: { home: 7, away: 3 } } });
	});

	test("is chosen if the token is for several fields, and refused if it is not for one", async () => {
		const everywhere = await programme(await tokenOf());
		expect([everywhere.answer.field, everywhere.answer.matches]).toEqual([null, []]);
		expect(everywhere.answer.fields).toHaveLength(3);
		expect((await programme(await tokenOf(), "?field=valhalla-1")).answer.matches.length).toBeGreaterThan(0);
		const heden = await tokenOf({ arena: "heden" });
		expect((await programme(heden)).answer.fields.map(({ id }: { id: string }) => id)).toEqual(["heden-2", "heden-10"]);
		expect((await programme(heden, "?field=valhalla-1")).status).toBe(403);
		expect((await programme("cbr_wrong")).status).toBe(401);
	});
});
