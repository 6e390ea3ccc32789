import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { documentTexts } from "../../src/client/graphql/document-texts.ts";
import type { CpuQuota } from "../../src/http/cpu-quota.ts";
import { UNMETERED } from "../../src/http/cpu-quota.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { ownDocuments } from "../../src/results/graphql/http/own-documents.ts";
import { type AppOptions, createApp } from "../../src/server/app.ts";
import { listen } from "../../src/server/listen.ts";
import { anyQuestion } from "../support/any-question.ts";
import { aSmallCup } from "../support/cup.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { followed } from "../support/followed.ts";
import { withYearBefore } from "../support/year-before.ts";

// Queries register themselves when their modules are read.
import.meta.glob(["../../src/{client,site}/**/*.graphql.ts", "../../src/client/data/editions.ts"], { eager: true });

const NOON = new Date("2026-07-14T12:00:00Z");
const servers: Server[] = [];
afterAll(() => {
	for (const server of servers) server.close();
});

/** Letters of one, two, three and four bytes. */
const NAME = "Örgryte – 东京 🏐";

async function serve({ meetings = 0, meter = UNMETERED as CpuQuota, clock = undefined as (() => Date) | undefined } = {}) {
	const cup = aSmallCup();
	// By the server's own clock.
	if (clock) delete cup.cup.clock;
	const { club: named } = cup.editions[0]!.teams.find(({ id }) => id === "b14-ask")!;
	cup.clubs.find(({ id }) => id === named)!.name = NAME;
	const { matches } = cup.editions[0]!;
	const one = matches.find(({ id }) => id === "b14-m1")!;
	for (let index = 0; index < meetings; index++) matches.push({ ...one, id: `b14-many-${index}` });
	const source = new CupInMemory(withYearBefore(cup));
	const errors: unknown[] = [];
	const publicUrl = "https://cup.example";
	const onError = (error: unknown) => void errors.push(error);
	const models = await ReadModels.open({ source, clock: clock ?? (() => NOON), onError });
	const graphql = createGraphQL({ models, publicUrl, onError, ownDocuments: ownDocuments(documentTexts()) });
	let reached = 0;
	const nothing = async () => new Response(null, { status: 404 });
	const app = createApp({
		...({} as AppOptions),
		site: { fetch: nothing, pageData: nothing, stored: () => undefined, storedPageData: () => undefined, page: async () => null },
		brand: { folder: "fyrcupen" } as AppOptions["brand"],
		publicUrl,
		graphql: (asked, counted) => {
			reached += 1;
			return graphql.fetch(asked, counted);
		},
		meters: { graphql: () => meter, pages: () => meter },
		playing: { files: new Hono() },
		worker: () => new Response(null, { status: 404 }),
		reporting: new Hono(),
		resources: { fetch: async () => null },
		log: { error: (about: object) => void errors.push(about) } as AppOptions["log"],
	});
	const behind = await listen(app, 0, { publicUrl });
	const before = await listen(app, 0, {
		publicUrl,
		posted: (asked, response, goOn) => graphql.posted(asked, response, { meter: () => meter, goOn }),
	});
	servers.push(behind, before);
	return { source, models, behind, before, errors, reached: () => reached };
}

type Told = { readonly status: number | undefined; readonly headers: readonly string[]; readonly body: string };

function post(server: Server, body: string, headers: Record<string, string> = {}, target = "/graphql"): Promise<Told> {
	return new Promise((resolve, reject) => {
		const asked = request(
			{
				...{ port: (server.address() as AddressInfo).port, method: "POST", path: target },
				headers: { host: "cup.example", "content-type": "application/json", ...headers },
			},
			(response) => {
				const parts: Buffer[] = [];
				response.on("data", (part) => parts.push(part));
				response.on("end", () => {
					const { rawHeaders } = response;
					const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name.toLowerCase()}: ${rawHeaders[at + 1]}`] : []));
					resolve({
						status: response.statusCode,
						headers: pairs.filter((pair) => !/^(date|keep-alive|connection):/.test(pair)).sort(),
						body: Buffer.concat(parts).toString(),
					});
				});
			},
		);
		asked.on("error", reject);
		asked.end(body);
	});
}

const VARIABLES = {
	...{ cup: 7, tournament: "lc-2026", category: "b14", division: "b14-g-1", playoff: "b14-a-1", team: "b14-ask" },
	...{ match: "b14-s1", stream: "live-1", arena: "heden", field: "heden-10", nation: "se", query: "heden", first: 8 },
	...{ id: "b14-ask", club: "ask", teams: ["b14-ask"], fields: ["heden-10"] },
};
/** With all that a document can leave out. */
const variablesOf = (text: string) => ({
	...VARIABLES,
	...Object.fromEntries([...text.matchAll(/\$(\w+): Boolean/g)].map(([, name]) => [name, true])),
});
const at = (inner: string) => `{ tournament(cup: 7, tournament: "lc-2026") { ${inner} } }`;
const WRONG = [
	"{ tournament(cup: 7",
	"",
	`{${" __typename".repeat(3_001)}}`,
	"{ tournament(cup: 7) { score } }",
	"query ($c: Int!) { cups(cup: $c) { cupId } }",
	at(`category(id: "b14") { nextMatches(first: 101) { id } }`),
	"mutation { goal }",
	"query A { __typename } query B { __typename }",
	"subscription { goal }",
	`{ ${Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(" ")} }`,
	at(`categories { ${"teams { category { ".repeat(7)} id ${"} }".repeat(7)} }`),
	"{ __proto__: __typename }",
	'{ __schema { types { name } } __type(name: "Match") { fields { name } } }',
	"{ ...F } fragment F on Query { ...F }",
];
const BODIES = [
	"{",
	"",
	"null",
	"[]",
	"7",
	`"{ __typename }"`,
	"{}",
	`[{"query":"{ __typename }"}]`,
	`{"query":"{ __typename }","more":1}`,
	`{"query":"{ __typename }","lang":"sv"}`,
	`{"query":"{ __typename }","variables":[]}`,
	`{"query":"{ __typename }","variables":"{}"}`,
	`{"query":"{ __typename }","variables":null,"operationName":null,"extensions":null}`,
	`{"query":"query A { __typename } query B { b: __typename }","operationName":"B"}`,
	`{"query":"query A { __typename }","operationName":"C"}`,
	`{"query":"query A { __typename }","operationName":""}`,
	`{"query":7}`,
	`\uFEFF{"query":"{ __typename }"}`,
	`{"__proto__":{"query":"{ __typename }"}}`,
	JSON.stringify({ query: `{ __typename } #${"x".repeat(33_000)}` }),
];

let served: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
	served = await serve();
});

/** Sent twice and a third time, since repeated queries are cached. */
async function sameOf(body: string, headers?: Record<string, string>, target?: string): Promise<Told> {
	const behind = await post(served.behind, body, headers, target);
	for (let time = 0; time < 3; time++) expect([body, await post(served.before, body, headers, target)]).toEqual([body, behind]);
	return behind;
}

test("is sent whole whatever its letters, computed or cached, as often as requested on one connection", async () => {
	const { behind, before, reached } = await serve();
	const body = JSON.stringify({ query: at('team(id: "b14-ask") { name }') });
	const expected = await post(behind, body);
	const asked = reached();
	for (let time = 0; time < 4; time++) expect(await post(before, body, { connection: "keep-alive" })).toEqual(expected);
	expect(JSON.parse(expected.body).data.tournament.team.name).toBe(NAME);
	expect(reached()).toBe(asked);
});

test("a plain POST is answered as the server behind it would, to the letter: the site's own questions in both languages", async () => {
	const texts = documentTexts();
	expect(texts.length).toBeGreaterThan(7);
	const before = served.reached();
	for (const query of texts) {
		for (const lang of ["", "?lang=sv", "?lang=en"]) {
			const { body } = await sameOf(JSON.stringify({ query, variables: variablesOf(query) }), {}, `/graphql${lang}`);
			expect(body).toMatch(/^\{"data":\{/);
		}
	}
	// Once each for what is compared, and no more.
	expect(served.reached() - before).toBe(texts.length * 3);
});

test("so are questions that anything is wrong with, and bodies that are no question", async () => {
	for (const query of WRONG) await sameOf(JSON.stringify({ query }));
	for (const body of BODIES) await sameOf(body);
});

test("so are other addresses, media types and codings", async () => {
	const body = JSON.stringify({ query: at("announcements { text }") });
	for (const target of [
		"/graphql?lang=de",
		"/graphql?lang=",
		"/graphql?x=1",
		"/graphql?lang=sv&lang=en",
		"/graphql?revision=9",
		"/graphql/",
	])
		await sameOf(body, {}, target);
	for (const accept of [
		"*/*",
		"application/json",
		"application/graphql-response+json",
		"text/html",
		"application/json, text/plain, */*",
		"image/png",
	])
		await sameOf(body, { accept });
	for (const type of [
		"application/json; charset=utf-8",
		"application/json;charset=UTF-8",
		"text/plain",
		"application/graphql",
		"application/x-www-form-urlencoded",
	])
		await sameOf(body, { "content-type": type });
	await sameOf(body, { "content-encoding": "gzip" });
	await sameOf(body, { "accept-encoding": "br, gzip" });
});

test("so is every possible query of the schema", async () => {
	await fc.assert(
		fc.asyncProperty(anyQuestion, async (question) => {
			await sameOf(JSON.stringify(question));
		}),
		{ numRuns: 150 },
	);
	expect(served.errors).toEqual([]);
});

test("a GET gives byte for byte the same answer as a POST: for the site's own queries, and any others", async () => {
	const { models, errors, behind } = served;
	const byGet = createGraphQL({ models, publicUrl: "https://cup.example", onError: (error) => void errors.push(error) });
	const same = async ({ query, variables }: { readonly query: string; readonly variables: object }) => {
		const posted = await post(behind, JSON.stringify({ query, variables }));
		const asked = new URLSearchParams({ query, variables: JSON.stringify(variables) });
		const got = await byGet.fetch(new Request(`https://cup.example/graphql?${asked}`));
		expect([query, got.status, got.headers.get("content-type"), await got.text()]).toEqual([
			query,
			posted.status,
			"application/json; charset=utf-8",
			posted.body,
		]);
	};
	for (const query of documentTexts()) await same({ query, variables: variablesOf(query) });
	await fc.assert(fc.asyncProperty(anyQuestion, same), { numRuns: 60 });
});

test("a repeated answer is cached until something it depends on changes", async () => {
	const { source, models, before } = await serve();
	const body = JSON.stringify({ query: at(`division(id: "g15-g-a") { table { rows { goalsFor } } }`) });
	const [first] = [await post(before, body), await post(before, body), await post(before, body)];
	const match = source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
	await followed(models, () => source.report({ ...match, score: { home: 4, away: 0 } }));
	const after = await post(before, body);
	expect(after.body).not.toBe(first.body);
	expect(after.body).toContain(`"goalsFor":4`);
});

test("an answer with the time is cached until the time changes", async () => {
	let time = "2026-07-14T12:00:20Z";
	const { before } = await serve({ clock: () => new Date(time) });
	const body = JSON.stringify({ query: at("now") });
	const now = async () => JSON.parse((await post(before, body)).body).data.tournament.now;
	for (let again = 0; again < 3; again++) expect(await now()).toBe("2026-07-14T14:00:00+02:00");
	time = "2026-07-14T12:01:00Z";
	expect(await now()).toBe("2026-07-14T14:01:00+02:00");
});

test("a body of 32 kB is accepted, one byte more is refused, as in the app", async () => {
	const bodyOf = (bytes: number) => {
		const query = "{ __typename } #";
		return JSON.stringify({ query: query + "x".repeat(bytes - JSON.stringify({ query }).length) });
	};
	expect((await sameOf(bodyOf(32 * 1024))).status).toBe(200);
	expect((await sameOf(bodyOf(32 * 1024 + 1))).status).toBe(413);
});

test("for more than one answer may contain is aborted as in the app, and not computed twice", async () => {
	const { before, behind, reached } = await serve({ meetings: 400 });
	const body = JSON.stringify({ query: at(`team(id: "b14-ask") { matches { home { team { matches { id } } } } }`) });
	const told = await post(behind, body);
	expect(told.body).toContain("TOO_COSTLY");
	const asked = reached();
	expect(await post(before, body)).toEqual(told);
	expect(reached()).toBe(asked);
});

test("an answer's cost counts on the client's meter, and a client with none left is refused as in the app", async () => {
	let spent = 0;
	let left = Number.POSITIVE_INFINITY;
	const meter: CpuQuota = {
		wait: () => (left > 0 ? 0 : 10),
		isOverdrawn: () => left < -1,
		isBusy: () => false,
		spend: (ms) => {
			spent += ms;
			left -= Math.max(ms, 4);
		},
	};
	const { before } = await serve({ meetings: 1_000, meter });
	const ask = (inner: string) => post(before, JSON.stringify({ query: at(inner) }));
	expect((await ask("now")).status).toBe(200);
	await new Promise((resolve) => setImmediate(resolve));
	expect(spent).toBeGreaterThan(0);
	left = 2;
	// More than a slice's work on any machine: what is spent is counted between two slices.
	const often = Array.from({ length: 4 }, (_, index) => `m${index}: matches { id homeScore }`).join(" ");
	const given = await ask(`categories { teams { ${often} } }`);
	expect([given.status, given.body]).toEqual([429, expect.stringContaining("TOO_MANY_REQUESTS")]);
	left = -10;
	expect((await ask("today")).status).toBe(429);
});

test("a server error is logged and answered once, as in the app", async () => {
	const { before, source, errors } = await serve();
	source.before = () => Promise.reject(new Error("password=hunter2"));
	const told = await post(before, JSON.stringify({ query: at("now") }));
	expect([told.status, told.body]).toEqual([200, expect.stringContaining("INTERNAL")]);
	expect(told.body).not.toContain("hunter2");
	expect(errors).toHaveLength(1);
});
