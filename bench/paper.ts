import { brotliCompressSync } from "node:zlib";
import { groupBy } from "../src/collections/group-by.ts";
import { demoCup } from "../src/demo/demo-cup.ts";
import type { InProcessClient } from "../src/rendering/in-process-client.ts";
import { askThrough } from "../src/rendering/in-process-client.ts";
import { ReadModels } from "../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../src/results/graphql/create-graphql.ts";
import { ArenaPaperDocument, type PaperMatch } from "../src/sharing/paper/paper.graphql.ts";
import { papers } from "../src/sharing/paper/papers.ts";
import { workbookSheets, workbooks, written } from "../src/sharing/sheet/workbooks.ts";
import { CupInMemory } from "../tests/support/cup-in-memory.ts";
import { startDemoServer } from "./measuring/demo-server.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { median } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * On the demo's largest edition: at least 600 slips beside the same rows read by the same query and written as plain HTML; the workbook of its
 * matches beside its writer alone on ready rows, with the memory's peak; and the document of a field's page, which a field's code opens.
 * Processor time. `npm run bench -- paper`, after `npm run build`.
 */
const SLIPS = 600;
const ROUNDS = 7;

const file = demoCup({ today: new Date().toISOString().slice(0, 10) });
const edition = file.editions.reduce((largest, other) => (other.matches.length > largest.matches.length ? other : largest));
const onError = (error: unknown) => {
	throw error;
};
const models = await ReadModels.open({ source: new CupInMemory(file), clock: () => new Date(), onError });
const { execute } = createGraphQL({ models, onError });
const ask: InProcessClient = (document, variables, lang) => execute(document, variables, { lang });
const brand = { cup: file.cup.id, name: file.cup.name, sport: file.cup.sport, language: "en" } as const;
const printed = papers({ brand, ask, publicUrl: "https://cup.example" });

const days = groupBy(
	edition.matches.filter(({ start, field }) => start !== undefined && field !== undefined),
	({ start }) => start!.slice(0, 10),
);
const [day] = [...days].toSorted(([, a], [, b]) => b.length - a.length)[0]!;
const countOn = (arena: (typeof file.arenas)[number]) => {
	const fields = new Set(arena.fields.map(({ id }) => id));
	return days.get(day)!.filter(({ field }) => fields.has(field!)).length;
};
/** The busiest arenas of the busiest day, as many as have the slips. */
const arenas: string[] = [];
let slips = 0;
for (const arena of file.arenas.toSorted((a, b) => countOn(b) - countOn(a))) {
	if (slips >= SLIPS) break;
	arenas.push(arena.id);
	slips += countOn(arena);
}

async function slipsOfDay(): Promise<number> {
	let made = 0;
	for (const arena of arenas) {
		const address = `https://cup.example/${edition.year}/arenas/arena/${arena}?print=slips&day=${day}`;
		const answer = await printed.fetch(new Request(address));
		made += (await answer!.text()).match(/<section class="slip"/g)?.length ?? 0;
	}
	return made;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const rowOf = (match: PaperMatch) =>
	`<tr>${[match.number, match.categoryShortName, match.divisionName, match.roundName, match.zonedStartTime, match.locationName, match.homeTeamName, match.awayTeamName].map((text) => `<td>${escaped(text ?? "")}</td>`).join("")}</tr>`;

/** The same rows: asked for in the same words, and written without a form. */
async function plainRowsOfDay(): Promise<number> {
	let made = 0;
	for (const arena of arenas) {
		const variables = { cup: brand.cup, tournament: String(edition.year), id: arena };
		const { tournament } = await askThrough(ask, "en", new Set())(ArenaPaperDocument, variables);
		const matches = tournament!
			.arena!.fields.flatMap(({ matches }) => matches)
			.filter(({ zonedStartTime }) => zonedStartTime?.startsWith(day));
		const html = `<!doctype html><title>Matches</title><table>${matches.map(rowOf).join("")}</table>`;
		made += html.match(/<tr>/g)!.length;
	}
	return made;
}

/** Milliseconds of the processor. */
async function timed(act: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage();
	await act();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000;
}

async function compared(ours: () => Promise<unknown>, reference: () => Promise<unknown>) {
	await reference();
	await ours();
	const foreign = watchForeignLoad();
	const found: { ours: number; reference: number }[] = [];
	for (let round = 0; round < ROUNDS; round++) found.push({ reference: await timed(reference), ours: await timed(ours) });
	return {
		...{ ours: median(found.map((one) => one.ours)), reference: median(found.map((one) => one.reference)) },
		foreign: foreign(),
	};
}

const made = await slipsOfDay();
if (made < SLIPS) throw new Error(`${made} slips, not ${SLIPS}`);
sayRow({
	what: `${made} slips`,
	...(await compared(slipsOfDay, plainRowsOfDay)),
	...{ beside: "the same rows read and written as plain HTML", unit: "ms of the processor", target: "≤ 3" },
});

const year = String(edition.year);
const ready = await workbookSheets({ brand, ask }, "matches", year, "en");
const rows = ready.reduce((sum, { data }) => sum + data.length - 1, 0);
/** Megabytes, the highest so far. */
const peak = () => process.resourceUsage().maxRSS / 1024;
await written(ready);
const before = peak();
await workbooks({ brand, ask })("matches", year, "en");
const memory = { ours: peak(), reference: before };
sayRow({
	what: `.xlsx of ${rows} matches`,
	...(await compared(
		() => workbooks({ brand, ask })("matches", year, "en"),
		() => written(ready),
	)),
	...{ beside: "the writer alone on ready rows", unit: "ms of the processor", target: "≤ 1.5" },
});
sayRow({
	...{ what: `.xlsx of ${rows} matches, memory's peak`, ...memory },
	...{ beside: "after the writer alone", unit: "MB", target: "≤ +60 MB" },
});
await models.close();

/** Kilobytes that a field's page may have before any cached file. */
const FIELD_PAGE = 40;
const server = await startDemoServer();
try {
	const site = `http://localhost:${server.port}`;
	const query = `{ tournament(cup: 1, tournament: "${year}") { arenas { id fields { id matches { id } } } } }`;
	const answer = await fetch(`${site}/graphql?query=${encodeURIComponent(query)}`);
	type Arenas = { data: { tournament: { arenas: { id: string; fields: { id: string; matches: unknown[] }[] }[] } } };
	const { data } = (await answer.json()) as Arenas;
	const [busiest] = data.tournament.arenas
		.flatMap(({ id: arena, fields }) => fields.map(({ id, matches }) => ({ arena, id, count: matches.length })))
		.toSorted((a, b) => b.count - a.count);
	const page = await fetch(`${site}/${year}/arenas/arena/${busiest!.arena}/field/${busiest!.id}`);
	const bytes = brotliCompressSync(Buffer.from(await page.arrayBuffer())).length;
	sayRow({
		...{ what: "the busiest field's page, its document compressed", ours: bytes / 1000, reference: FIELD_PAGE },
		...{ beside: "limit", unit: "kB", target: "≤ 1" },
	});
} finally {
	await server.stop();
}
