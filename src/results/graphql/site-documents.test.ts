import { type DocumentNode, Kind, parse, print, specifiedRules, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { documents as siteDocuments, textOf } from "../../client/graphql/graphql.ts";
import { ReadModels } from "../edition/keeping/read-models.ts";
import { createGraphQL } from "./create-graphql.ts";
import { limitRules } from "./http/limits.ts";
import { schema } from "./schema/schema.ts";

const modules = import.meta.glob<Record<string, unknown>>(
	["../../{client,site}/**/*.graphql.ts", "../../client/data/editions.ts"],
	{
		eager: true,
	},
);
const written = new Set<unknown>(siteDocuments);
const documents = Object.values(modules)
	.flatMap((module) => Object.entries(module).filter(([, value]) => written.has(value)))
	.map(([name, value]): [string, DocumentNode] => [name, parse(textOf(value as (typeof siteDocuments)[number]))])
	.filter(([, { definitions }]) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION));

/** The variables of the pages, for the small cup. */
const VARIABLES = {
	cup: 7,
	tournament: "lc-2026",
	category: "b14",
	division: "b14-g-1",
	playoff: "b14-a-1",
	team: "b14-ask",
	match: "b14-s1",
	stream: "live-1",
	arena: "heden",
	field: "heden-10",
	nation: "se",
	query: "heden",
	first: 8,
	id: "b14-ask",
	teams: ["b14-ask"],
	fields: ["heden-10"],
};

/** The same, with every optional part of a document included. */
function variablesOf({ definitions }: DocumentNode): object {
	const declared = definitions.flatMap((definition) =>
		definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
	);
	const switches = declared.filter(({ type }) => print(type).startsWith("Boolean"));
	return { ...VARIABLES, ...Object.fromEntries(switches.map(({ variable }) => [variable.name.value, true])) };
}

describe("the site's documents", () => {
	test("are found", () => {
		expect(documents.length).toBeGreaterThan(7);
	});

	test.each(documents)("%s is within the limits of the API", (_, document) => {
		const text = parse(print(document));
		expect(validate(schema, text, [...specifiedRules, ...limitRules])).toEqual([]);
	});

	test.each(documents)("%s is answered over HTTP", async (_, document) => {
		const onError = (error: unknown) => {
			throw error;
		};
		const models = await ReadModels.open({ source: new CupInMemory(aSmallCup()), clock: () => new Date(0), onError });
		const api = createGraphQL({ models, onError });
		const address = new URLSearchParams({ query: print(document), variables: JSON.stringify(variablesOf(document)), lang: "sv" });
		const response = await api.fetch(new Request(`http://127.0.0.1/graphql?${address}`));
		expect((await response.json()).errors).toBeUndefined();
	});
});
