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

describe("docs/integrate/api.md", () => {
	test("has an example for each of its chapters, each with its answer", () => {
		expect(examples).toHaveLength(8);
		expect(DOCS.match(/```graphql/g)).toHaveLength(examples.length);
	});

	test.each(examples)("says what is answered: $query", async ({ query, answer }) => {
		const onError = (error: unknown) => {
			throw error;
		};
		const worldCup = cupFile.parse(JSON.parse(textOf("examples/world-cup-2018.json")));
		const models = await ReadModels.open({ source: new CupInMemory(worldCup), clock: () => new Date(0), onError });
		const api = createGraphQL({ models, onError });
		const response = await api.fetch(new Request(`http://127.0.0.1/graphql?${new URLSearchParams({ query })}`));
		expect(await response.json()).toEqual({ data: JSON.parse(answer) });
	});

	test("names every field of a tournament, and the limits as they are", () => {
		const fields = Object.keys((schema.getType("Tournament") as GraphQLObjectType).getFields());
		expect(fields.filter((field) => !new RegExp(`\`${field}(\\(.*?\\))?\``).test(DOCS))).toEqual([]);
		const { depth, aliases, tokens, body } = LIMITS;
		expect(DOCS).toContain(
			`${body / 1024} kB, ${depth} fields deep, with ${aliases} aliases and ${tokens.toLocaleString("en")} tokens`,
		);
	});
});
