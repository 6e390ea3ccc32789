import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { followed } from "../../../../tests/support/followed.ts";
import { ReadModels } from "../../edition/keeping/read-models.ts";
import { createGraphQL } from "../create-graphql.ts";
import { ERROR_CODES } from "../schema/errors.ts";

const TOURNAMENT = readFileSync(new URL("../../../../tests/support/tournament.graphql", import.meta.url), "utf8");
const VARIABLES = { cup: 7, tournament: "lc-2026" };

async function served({ cup = aSmallCup(), clock = () => new Date("2026-07-14T12:00:00Z") } = {}) {
	const source = new CupInMemory(cup);
	const errors: unknown[] = [];
	const models = await ReadModels.open({ source, clock, onError: (error) => errors.push(error) });
	const api = createGraphQL({ models, onError: (error) => errors.push(error) });
	const get = (query: string, variables: object = {}, lang?: string, headers: Record<string, string> = {}) => {
		const address = new URLSearchParams({ query, variables: JSON.stringify(variables), ...(lang && { lang }) });
		return api.fetch(new Request(`http://127.0.0.1/graphql?${address}`, { headers }));
	};
	const post = (body: unknown, headers: Record<string, string> = { "content-type": "application/json" }) =>
		api.fetch(
			new Request("http://127.0.0.1/graphql", {
				method: "POST",
				body: typeof body === "string" ? body : JSON.stringify(body),
				headers,
			}),
		);
	return { source, models, api, get, post, errors };
}

const codeOf = async (response: Response) =>
	(await response.json()).errors?.map((error: { extensions: { code: string } }) => error.extensions.code);

describe("the API over HTTP", () => {
	test("answers the spec's tournament query by POST and by GET alike", async () => {
		const { get, post } = await served();
		const byPost = await post({ query: TOURNAMENT, variables: VARIABLES });
		const byGet = await get(TOURNAMENT, VARIABLES, undefined, { "x-requested-with": "XMLHttpRequest" });
		expect(await byGet.json()).toEqual(await byPost.json());
		expect(byPost.headers.get("cache-control")).toBe("no-store");
		expect(byGet.headers.get("revision")).toBe("1");
	});

	test("DECISIONS §6: only servers and CDNs cache an answer, for a second; a browser does not", async () => {
		const { get } = await served();
		const kept = (await get(TOURNAMENT, VARIABLES)).headers.get("cache-control")!.split(", ");
		expect(kept.sort()).toEqual(["max-age=0", "public", "s-maxage=1"]);
	});

	test("uses the language of the address, or `lang` if a query has it", async () => {
		const { get } = await served();
		const names = `{ cups(cup: 7) { editions { tournaments { announcements { text } } } } sv: cups(cup: 7, lang: "sv") { editions { tournaments { announcements { text } } } } }`;
		const text = async (lang?: string) => {
			const { cups, sv } = (await (await get(names, {}, lang)).json()).data;
			return [cups, sv].map((cup) => cup.editions[0].tournaments[0].announcements[0].text);
		};
		expect(await text()).toEqual(["Welcome", "Välkommen"]);
		expect(await text("en")).toEqual(["Welcome", "Välkommen"]);
		expect(await text("sv")).toEqual(["Välkommen", "Välkommen"]);
		expect(await text("de")).toEqual(["Welcome", "Välkommen"]);
	});

	test("may be read by any site's page, cached or not", async () => {
		const { get, post } = await served();
		for (const answer of [await get(TOURNAMENT, VARIABLES), await get(TOURNAMENT, VARIABLES), await post({ query: "{ cups }" })])
			expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
	});

	test("answers null for an unknown cup or tournament", async () => {
		const { get } = await served();
		expect(await (await get(`{ cups(cup: 8) { cupId } tournament(cup: 7, tournament: "nope") { id } }`)).json()).toEqual({
			data: { cups: null, tournament: null },
		});
	});

	test("caches an answer to GET until something it depends on changes", async () => {
		const { get, source, models } = await served();
		const page = () =>
			get(
				`query ($cup: Int!, $tournament: String!) { tournament(cup: $cup, tournament: $tournament) { division(id: "g15-g-a") { table { rows { points goalsFor } } } } }`,
				VARIABLES,
			);
		const first = await page();
		const text = await first.text();
		const again = await page();
		expect([await again.text(), again.headers.get("etag")]).toEqual([text, first.headers.get("etag")]);
		const match = source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
		await followed(models, () => source.report({ ...match, score: { home: 4, away: 0 } }));
		const after = await page();
		expect(await after.text()).toContain(`"goalsFor":4`);
		expect(after.headers.get("etag")).not.toBe(first.headers.get("etag"));
		expect(after.headers.get("revision")).toBe("2");
	});

	test("caches an answer that has the time for a minute of it", async () => {
		const cup = aSmallCup();
		delete cup.cup.clock;
		let time = "2026-07-14T12:00:20Z";
		const { get } = await served({ cup, clock: () => new Date(time) });
		const now = async () =>
			(await (await get(`{ tournament(cup: 7, tournament: "lc-2026") { now today } }`)).json()).data.tournament;
		expect(await now()).toEqual({ now: "2026-07-14T14:00:00+02:00", today: "2026-07-14" });
		time = "2026-07-14T12:00:59Z";
		expect((await now()).now).toBe("2026-07-14T14:00:00+02:00");
		time = "2026-07-14T22:00:00Z";
		expect(await now()).toEqual({ now: "2026-07-15T00:00:00+02:00", today: "2026-07-15" });
	});

	test("answers 304 if the client has the answer already", async () => {
		const { get } = await served();
		const etag = (await get(TOURNAMENT, VARIABLES)).headers.get("etag")!;
		const response = await get(TOURNAMENT, VARIABLES, undefined, { "if-none-match": etag });
		expect([response.status, await response.text()]).toEqual([304, ""]);
	});

	test("answers in JSON whatever else is accepted, and caches nothing else", async () => {
		const { get } = await served();
		const accepts = ["text/event-stream", "multipart/mixed", "text/event-stream, application/json", "text/plain", "*/*"];
		for (const accept of [...accepts, "application/graphql-response+json", ...accepts]) {
			const response = await get("{ __typename }", {}, undefined, { accept });
			const type = accept.includes("graphql-response") ? accept : "application/json";
			expect([accept, response.headers.get("content-type")]).toEqual([accept, expect.stringContaining(type)]);
			expect(await response.json()).toEqual({ data: { __typename: "Query" } });
			expect(response.headers.has("transfer-encoding")).toBe(false);
		}
		const refused = await get("{ nothing }", {}, undefined, { accept: "multipart/mixed" });
		expect([...refused.headers.keys()].sort()).toEqual([
			...[
				"access-control-allow-origin",
				"access-control-expose-headers",
				"cache-control",
				"content-type",
				"cross-origin-resource-policy",
			],
		]);
	});

	test("caches an answer under its own query only: not under one whose language looks like a revision", async () => {
		const { api } = await served();
		const query = `{ tournament(cup: 7, tournament: "lc-2026") { announcements { text } } }`;
		const text = async (rest: string) => {
			const response = await api.fetch(new Request(`http://127.0.0.1/graphql?query=${encodeURIComponent(query)}${rest}`));
			return (await response.json()).data.tournament.announcements[0].text;
		};
		expect(await text("&lang=&revision=sv")).toBe("Welcome");
		expect(await text("&lang=sv")).toBe("Välkommen");
		expect(await text("&lang=sv&revision=1")).toBe("Välkommen");
		expect(await text("&lang=&revision=sv")).toBe("Welcome");
		expect(await text("&lang=sv&lang=en")).toBe("Välkommen");
	});

	test("allows requests from any page, without cookies", async () => {
		const { api, get } = await served();
		const preflight = await api.fetch(new Request("http://127.0.0.1/graphql", { method: "OPTIONS" }));
		expect([preflight.status, preflight.headers.get("access-control-allow-headers")]).toEqual([
			204,
			"content-type, x-requested-with, authorization",
		]);
		const { headers } = await get(TOURNAMENT, VARIABLES);
		expect(headers.get("access-control-allow-origin")).toBe("*");
		expect(headers.has("access-control-allow-credentials")).toBe(false);
	});

	test("has no explorer unless it is enabled", async () => {
		const { api, models } = await served();
		const browser = () => new Request("http://127.0.0.1/graphql", { headers: { accept: "text/html" } });
		expect(await (await api.fetch(browser())).text()).not.toContain("<html");
		const development = createGraphQL({ models, graphiql: true, onError: () => {} });
		expect(await (await development.fetch(browser())).text()).toContain("<html");
	});
});

describe("a request that cannot be answered", () => {
	test("gets a code for the reason", async () => {
		const { get } = await served();
		const at = (inner: string) => `{ tournament(cup: 7, tournament: "lc-2026") { ${inner} } }`;
		const deep = `categories { ${"teams { category { ".repeat(7)} id ${"} }".repeat(7)} }`;
		const wide = Array.from(
			{ length: 200 },
			(_, index) => `c: category(id: "b14") { nextMatches(first: 100) { home { team { id } } } } ${index % 2 ? "" : "id"}`,
		);
		const cases: [string, string][] = [
			["{ tournament(cup: 7", "GRAPHQL_PARSE_FAILED"],
			[`{${" __typename".repeat(3_001)}}`, "GRAPHQL_PARSE_FAILED"],
			["{ tournament(cup: 7) { score } }", "GRAPHQL_VALIDATION_FAILED"],
			["query ($c: Int!) { cups(cup: $c) { cupId } }", "BAD_USER_INPUT"],
			[at(`category(id: "b14") { nextMatches(first: 101) { id } }`), "BAD_USER_INPUT"],
			["mutation { goal }", "BAD_REQUEST"],
			["query A { __typename } query B { __typename }", "BAD_REQUEST"],
			[`{ ${Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(" ")} }`, "TOO_MANY_ALIASES"],
			[at(deep), "TOO_DEEP"],
			[at(wide.slice(0, 60).join(" ")), "TOO_COSTLY"],
			[at(Array.from({ length: 31 }, (_, index) => `a${index}: id`).join(" ")), "TOO_MANY_ALIASES"],
		];
		for (const [query, code] of cases)
			expect([code, await codeOf(await get(query))]).toEqual([code, expect.arrayContaining([code])]);
		const docs = readFileSync(new URL("../../../../docs/integrate/api.md", import.meta.url), "utf8");
		for (const code of ERROR_CODES) expect(docs).toContain(`\`${code}\``);
	});

	test("must be a query: a mutation is a bad request, by POST as by GET", async () => {
		const { post } = await served();
		const response = await post(JSON.stringify({ query: "mutation { goal }" }));
		expect([response.status, await codeOf(response)]).toEqual([400, ["BAD_REQUEST"]]);
	});

	test("by another method gets the allowed methods", async () => {
		const { api } = await served();
		const response = await api.fetch(new Request("http://127.0.0.1/graphql", { method: "DELETE" }));
		expect([response.status, response.headers.get("allow"), await codeOf(response)]).toEqual([405, "GET, POST", ["BAD_REQUEST"]]);
	});

	test("with variables that are not JSON, in its address or in a form, is a client error, not a server error", async () => {
		const { api, post, errors } = await served();
		const byGet = await api.fetch(new Request("http://127.0.0.1/graphql?query={__typename}&variables={"));
		const byForm = await post("query={__typename}&extensions=x", { "content-type": "application/x-www-form-urlencoded" });
		for (const response of [byGet, byForm]) expect([response.status, await codeOf(response)]).toEqual([400, ["BAD_REQUEST"]]);
		expect(errors).toEqual([]);
	});

	test("has the same status for a wrong variable as for a wrong literal: 200 as JSON, 400 in GraphQL's own media type", async () => {
		const { get, post } = await served();
		const own = "application/graphql-response+json";
		const wrong: [string, object, string][] = [
			['{ cups(cup: "7") { cupId } }', {}, "GRAPHQL_VALIDATION_FAILED"],
			["query ($c: Int!) { cups(cup: $c) { cupId } }", { c: "7" }, "BAD_USER_INPUT"],
			["query ($c: Int!) { cups(cup: $c) { cupId } }", {}, "BAD_USER_INPUT"],
		];
		for (const [query, variables, code] of wrong)
			for (const [accept, status] of [
				["application/json", 200],
				[own, 400],
			] as const) {
				const type = { accept, "content-type": "application/json" };
				for (const answer of [await get(query, variables, undefined, { accept }), await post({ query, variables }, type)])
					expect([answer.status, answer.headers.get("content-type"), await codeOf(answer)]).toEqual([
						status,
						`${accept}; charset=utf-8`,
						[code],
					]);
			}
	});

	test("is not cached", async () => {
		const { get } = await served();
		expect((await get("{ nothing }")).headers.get("cache-control")).toBe("no-store");
	});

	test("may not be larger than 32 kB, nor be anything but one query as JSON", async () => {
		const { post } = await served();
		const large = await post({ query: `{ __typename } #${"x".repeat(33_000)}` });
		expect([large.status, await codeOf(large)]).toEqual([413, ["BAD_REQUEST"]]);
		const broken = await post("{");
		expect([broken.status, (await broken.json()).errors]).toEqual([
			400,
			[{ message: "POST body sent invalid JSON.", extensions: { code: "BAD_REQUEST" } }],
		]);
		const text = await post("{ __typename }", { "content-type": "text/plain" });
		expect([text.status, await codeOf(text)]).toEqual([415, ["BAD_REQUEST"]]);
		expect(await codeOf(await post([{ query: "{ __typename }" }]))).toEqual(["BAD_REQUEST"]);
	});

	test("for more than an answer's limit is aborted, whatever its document costs", async () => {
		const cup = aSmallCup();
		const edition = cup.editions[0]!;
		const [one] = edition.matches.filter(({ division }) => division === "b14-g-1");
		for (let index = 0; index < 400; index++) edition.matches.push({ ...one!, id: `b14-many-${index}` });
		const { get } = await served({ cup });
		const response = await get(
			`{ tournament(cup: 7, tournament: "lc-2026") { team(id: "b14-ask") { matches { home { team { matches { id } } } } } } }`,
		);
		expect(await codeOf(response)).toContain("TOO_COSTLY");
	});

	test("because of a server error says only that, and the error is logged", async () => {
		const { get, source, errors } = await served();
		source.before = () => Promise.reject(new Error("password=hunter2 at /srv/record.ts:12"));
		const response = await get(TOURNAMENT, VARIABLES);
		const text = await response.text();
		expect(JSON.parse(text).errors).toEqual([
			{ message: "Something went wrong here.", path: ["tournament"], extensions: { code: "INTERNAL" } },
		]);
		expect(text).not.toMatch(/hunter2|\.ts/);
		expect(errors).toEqual([new Error("password=hunter2 at /srv/record.ts:12")]);
	});
});
