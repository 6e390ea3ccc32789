import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { type Papers, papers } from "../../src/sharing/paper/papers.ts";
import { aSmallCup } from "../support/cup.ts";

let db: Database;
let models: ReadModels;
let printed: Papers;

beforeAll(async () => {
	db = await openInMemory();
	const { faults } = await importCup(db, sourceWithoutLines("cup.json", aSmallCup()), { results: true });
	expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
	const onError = (error: unknown) => {
		throw error;
	};
	models = await ReadModels.open({ source: recordSource(db), clock: () => new Date("2026-07-15T04:40:00Z"), onError });
	const { execute } = createGraphQL({ models, onError });
	printed = papers({
		brand: { cup: 7, name: "Fyrcupen", sport: "football", language: "en" },
		ask: (document, variables, lang) => execute(document, variables, { lang }),
		publicUrl: "https://results.example",
	});
});
afterAll(async () => {
	await models?.close();
	await db?.close();
});

async function sheet(path: string) {
	const answer = await printed.fetch(new Request(`http://localhost${path}`));
	const html = (await answer?.text()) ?? "";
	const body = html.slice(html.indexOf("<body>"));
	const pages = body.split('<article class="page').length - 1;
	const text = body
		.replace(/<svg[\s\S]*?<\/svg>/g, " ")
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ")
		.trim();
	return { answer, html, pages, text };
}

test("dump", async () => {
	const cup = aSmallCup();
	console.log(
		cup.arenas.map((a) => [a.id, a.fields.map((f) => f.id)]),
		cup.editions[0]?.matches?.slice(0, 2),
	);
	for (const path of [
		"/2026/arenas/arena/heden/field/heden-1?print=sheet",
		"/2026/arenas/arena/heden/field/heden-1?print=slips",
		"/2026/arenas/arena/heden?print=grid",
		"/2026/teams/b14-ask?print=sheet",
		"/2026/categories/b14?print=tables",
		"/2026/categories/b14/playoff/b14-a?print=bracket",
	]) {
		const { answer, text, pages } = await sheet(path);
		console.log(path, answer?.status, pages, text);
	}
});
