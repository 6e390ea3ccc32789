import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import { crawl } from "../support/crawl.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { aShownCup } from "../support/shown-pages.ts";

/*
 * Snapshot of the API's answers about one cup (docs/develop/decisions/0043-what-pages-say-is-written-down.md): every field of everything
 * that has an id, the dependencies of each answer, lists by their arguments, and refusals. After an intended change: `npx vitest run
 * tests/contract/what- --update`.
 */
const NOW = new Date("2026-07-14T12:17:00Z");
const source = new CupInMemory(aShownCup());
let api: ReturnType<typeof createGraphQL>;
beforeAll(async () => {
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source, clock: () => NOW, onError });
	api = createGraphQL({ models, publicUrl: "https://cup.example", onError });
});

const said = (name: string) => fileURLToPath(new URL(`../said/${name}`, import.meta.url));
/** A value without what is nothing in it: what is not there was null, false or none. */
const something = (value: unknown): unknown =>
	JSON.parse(
		JSON.stringify(value, (key, inner) => (key === "__typename" || inner === null || inner === false ? undefined : inner)),
	);

test.each(["lc-2025", "lc-2026", "lc-2027"])(
	"§3 every field of every answer of the API matches the snapshot: %s",
	async (edition) => {
		const lines: string[] = [];
		const record = source.record(edition);
		const swedish = await crawl(api.execute, record, { lang: "sv", steps: 0 });
		for (const [address, { text, dependencyKeys }] of await crawl(api.execute, record, { steps: 0 })) {
			const inSwedish = fieldsOf(swedish.get(address)?.text ?? "");
			const fields = fieldsOf(text);
			lines.push(
				"",
				`==== ${address}`,
				...fields,
				...inSwedish.filter((line) => !fields.includes(line)).map((line) => `sv ${line}`),
			);
			lines.push(`made of ${[...dependencyKeys].toSorted().join(" ")}`);
		}
		await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(said(`api-${edition.slice("lc-".length)}.txt`));
	},
);

/** Each field of what was asked for in a line; of a search each that was found. */
function fieldsOf(text: string): string[] {
	const [asked] = Object.values((JSON.parse(text) as Record<string, unknown>) ?? {});
	const own = asked as Record<string, unknown> | null;
	const [inner, ...more] = Object.entries(own ?? {}).filter(([key]) => key !== "__typename");
	const about = more.length === 0 && typeof inner?.[1] === "object" ? inner[1] : own;
	if (about === null || about === undefined) return ["nothing"];
	return Object.entries(something(about) as object)
		.filter(([, value]) => !(Array.isArray(value) && value.length === 0))
		.map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
}

const IDS = "{ totalCount next days { day matches } nodes { id } }";
const HITS = ["teams", "clubs", "nations", "categories", "arenas", "fields", "matches"]
	.map((kind) => `${kind} { totalCount nodes { ${kind === "nations" ? "code" : "id"} } }`)
	.join(" ");
const ASKED: readonly string[] = [
	`matches ${IDS}`,
	...["UPCOMING", "LIVE", "FINISHED", "POSTPONED", "CANCELLED"].map((state) => `matches(state: [${state}]) ${IDS}`),
	`matches(state: [LIVE, UPCOMING], first: 3) ${IDS}`,
	`matches(state: []) ${IDS}`,
	`matches(day: "2026-07-14", first: 5) ${IDS}`,
	`matches(day: "2026-07-31") ${IDS}`,
	`matches(category: "b14", first: 2) ${IDS}`,
	`matches(category: "b14", first: 2, after: "NEXT") ${IDS}`,
	`matches(arena: "valhalla") ${IDS}`,
	`matches(field: "heden-2", order: SOONEST_FIRST) ${IDS}`,
	`matches(field: "heden-2", order: LATEST_FIRST) ${IDS}`,
	`matches(nation: "no", first: 100, order: SOONEST_FIRST) ${IDS}`,
	`matches(team: "b14-ask") ${IDS}`,
	`matches(team: "b14-ask", arena: "valhalla") ${IDS}`,
	`matches(category: "b14", state: [FINISHED], day: "2026-07-13", arena: "heden", order: SOONEST_FIRST) ${IDS}`,
	`matches(category: "nope") ${IDS}`,
	`matches(first: 0) ${IDS}`,
	`matches(first: 100) { totalCount }`,
	`matches(first: 101) ${IDS}`,
	`matches(first: -1) ${IDS}`,
	`matches(after: "nope") ${IDS}`,
	`matches(day: "2026-13-01") ${IDS}`,
	...["nextMatches", "lastMatches"].flatMap((list) =>
		["", "(first: 2)", "(first: 101)", "(first: -1)"].map((first) => `${list}${first} { id }`),
	),
	"liveMatches { id }",
	"selectedGames { id }",
	"days { day matches }",
	'matchesOf(teams: ["b14-ask", "b14-ask", "nope"], fields: ["valhalla-1"]) { id }',
	"matchesOf { id }",
	'teamsOf(ids: ["b14-hav", "nope", "b14-ask", "b14-hav"]) { id }',
	...[
		"",
		"(state: [LIVE])",
		"(state: [UPCOMING, REPLAY])",
		'(category: "b11")',
		'(arena: "heden")',
		'(field: "heden-10")',
		"(first: 1)",
		"(first: 101)",
	].map((which) => `streams${which} { totalCount nodes { id } categories { id } arenas { id } }`),
	...["", "(first: 2)", "(first: 101)", "(first: -1)"].flatMap((first) => [
		`figures { teamsPerNation${first} { teams nation { code } } }`,
		`figures { results${first} { winner loser count } }`,
		`figures { biggestWins${first} { id } }`,
		`category(id: "b14") { nextMatches${first} { id } lastMatches${first} { id } }`,
		`field(id: "heden-10") { streams${first} { id } }`,
		`match(id: "b14-m1") { earlierMeetings${first} { id } }`,
	]),
	'field(id: "heden-10") { matches(day: "2026-07-13") { id } }',
	'nation(code: "no") { matches(day: "2026-07-14") { id } }',
	...["a", "as", "b14 ask", "heden", "412", "2", "norge", "swdeen", "arsta", "brisheim fk", "qqqq"].map(
		(words) => `search(query: "${words}", first: 3) { totalCount ${HITS} }`,
	),
	'search(query: "if", first: 101) { totalCount }',
];

test("§7 what lists answer by their arguments is written down, and what is refused", async () => {
	const lines: string[] = [];
	let next = "";
	for (const inner of ASKED) {
		const query = `{ tournament(cup: 7, tournament: "lc-2026") { ${inner.replace("NEXT", next)} } }`;
		const init = { method: "POST", body: JSON.stringify({ query }), headers: { "content-type": "application/json" } };
		const answer = await api.fetch(new Request("https://cup.example/graphql", init));
		const { data, errors } = (await answer.json()) as {
			data?: { tournament?: Record<string, { next?: string }> };
			errors?: object[];
		};
		next = data?.tournament?.matches?.next ?? "";
		const told = errors?.map((error) => JSON.stringify({ ...error, locations: undefined })) ?? [JSON.stringify(data?.tournament)];
		lines.push("", `==== ${inner}: ${answer.status}`, ...told);
	}
	await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(said("api-lists.txt"));
});
