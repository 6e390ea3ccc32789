import { readFileSync } from "node:fs";
import type { GraphQLObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { ReadModels } from "../edition/keeping/read-models.ts";
import { cupFile } from "../record/cup-file.ts";
import { createGraphQL } from "./create-graphql.ts";
import { LIMITS } from "./http/limits.ts";
import { schema } from "./schema/schema.ts";

const textOf = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const DOCS = textOf("docs/integrate/api.md");
const examples = [...DOCS.matchAll(/```graphql\n([\s\S]*?)```\n\n```json\n([\s\S]*?)```/g)].map(
	([, query = "", answer = ""]) => ({
		query,
		answer,
	}),
);

async function worldCup() {
	const onError = (error: unknown) => {
		throw error;
	};
	const file = cupFile.parse(JSON.parse(textOf("examples/world-cup-2018.json")));
	const models = await ReadModels.open({ source: new CupInMemory(file), clock: () => new Date(0), onError });
	return createGraphQL({ models, onError });
}

describe("docs/integrate/api.md", () => {
	test("has an example for each of its chapters, each with its answer", () => {
		expect(examples).toHaveLength(8);
		expect(DOCS.match(/```graphql/g)).toHaveLength(examples.length);
	});

	test.each(examples)("has the served answer: $query", async ({ query, answer }) => {
		const api = await worldCup();
		const response = await api.fetch(new Request(`http://127.0.0.1/graphql?${new URLSearchParams({ query })}`));
		expect(await response.json()).toEqual({ data: JSON.parse(answer) });
	});

	test("works with curl, and again with the answer's tag", async () => {
		const commands = [...DOCS.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, command = ""]) => command);
		expect(commands).toHaveLength(1);
		const [, address = "", parameters = ""] = /^curl (\S+) --get([\s\S]*)$/.exec(commands[0]!) ?? [];
		const url = new URL(address);
		for (const [, name = "", value = ""] of parameters.matchAll(/--data-urlencode '(\w+)=([^']*)'/g))
			url.searchParams.set(name, value);
		const api = await worldCup();
		const response = await api.fetch(new Request(url));
		expect(await response.json()).toEqual({ data: { tournament: { name: "World Cup 2018" } } });
		const again = new Request(url, { headers: { "if-none-match": response.headers.get("etag") ?? "" } });
		expect((await api.fetch(again)).status).toBe(304);
	});

	// Answers about the quota and internal errors are tested with those parts.
	test.each([
		["GRAPHQL_PARSE_FAILED", "{ cups("],
		["GRAPHQL_VALIDATION_FAILED", "{ nothing }"],
		["BAD_USER_INPUT", '{ tournament(cup: 90, tournament: "2018") { matches(first: 101) { totalCount } } }'],
		["BAD_REQUEST", "query A { __typename } query B { __typename }"],
		["TOO_DEEP", `{ cups(cup: 90) ${"{ editions ".repeat(13)} { name } ${"}".repeat(13)} }`],
		["TOO_MANY_ALIASES", `{ ${Array.from({ length: 31 }, (_, index) => `a${index}: __typename`).join(" ")} }`],
	])("answers %s with the status of the table", async (code, query) => {
		const api = await worldCup();
		const response = await api.fetch(new Request(`http://127.0.0.1/graphql?${new URLSearchParams({ query })}`));
		const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
		const row = DOCS.split("\n").find((line) => line.startsWith("|") && line.includes(`\`${code}\``));
		expect([errors[0]?.extensions.code, response.status]).toEqual([code, Number(row?.split("|")[2])]);
	});

	test("names every field of a tournament, and the limits in force", () => {
		const fields = Object.keys((schema.getType("Tournament") as GraphQLObjectType).getFields());
		expect(fields.filter((field) => !new RegExp(`\`${field}(\\(.*?\\))?\``).test(DOCS))).toEqual([]);
		const { depth, aliases, tokens, body } = LIMITS;
		expect(DOCS).toContain(
			`${body / 1024} kB, ${depth} fields deep, with ${aliases} aliases and ${tokens.toLocaleString("en")} tokens`,
		);
	});
});
