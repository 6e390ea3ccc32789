import { expect, test, vi } from "vitest";
import type { Ask } from "../../client/graphql/ask.ts";
import { missingOf, type PageRequest } from "../../client/pages/page-request.ts";
import { textsIn } from "../../text/texts.ts";
import { categoryHit, clubHit, fieldHit, teamHit } from "../search-box/hit.ts";
import { loadSearch } from "./load-search.ts";

const ALL = ["teams", "clubs", "nations", "categories", "arenas", "fields", "matches"] as const;

async function searched(query: string, tournament: object | null = { status: { teamsPublished: true }, search: "found" }) {
	const ask = vi.fn(async (_: unknown, __: Readonly<Record<string, unknown>>) => ({ tournament }));
	const url = new URL(`https://cup.example/2026/search${query}`);
	const request = { ask: ask as unknown as Ask, cup: 7, tournament: "t", year: "2026", url } as PageRequest;
	const data = await loadSearch(request);
	return { data, asked: ask.mock.calls[0]?.[1] ?? {} };
}

test("§2 Search: a few of each kind are asked for, of one kind alone a hundred; another kind is none", async () => {
	const all = Object.fromEntries(ALL.map((kind) => [kind, true]));
	expect((await searched("?q=ask")).asked).toEqual({ cup: 7, tournament: "t", query: "ask", first: 5, ...all });
	expect((await searched("?q=ask&kind=nope")).asked).toMatchObject({ first: 5, ...all });
	for (const kind of ALL) {
		const { data, asked } = await searched(`?q=ask&kind=${kind}`);
		const shown = Object.fromEntries(ALL.map((one) => [one, one === kind]));
		expect([asked, data.kind], kind).toEqual([{ cup: 7, tournament: "t", query: "ask", first: 100, ...shown }, kind]);
	}
});

test("§2 Search: too few letters find nothing, counted without surrounding spaces; at most a hundred are used", async () => {
	const found = async (q: string) => (await searched(`?q=${encodeURIComponent(q)}`)).data.result;
	expect([await found("a"), await found(" a "), await found("😀"), await found("ab")]).toEqual([null, null, null, "found"]);
	const long = await searched(`?q=${"a".repeat(101)}`);
	expect([String(long.asked.query).length, long.data.q.length]).toEqual([100, 101]);
	expect((await searched("")).data).toEqual({ q: "", kind: null, teamsPublished: true, result: null });
	await expect(
		searched("?q=ab", null).catch((error: { data: unknown }) =>
			missingOf({ ...error, status: 404, statusText: "", internal: false }),
		),
	).resolves.toEqual({
		missing: "edition",
		year: "2026",
	});
});

test("what is found leads to its page: a club to its only team, else to the search for its teams", () => {
	const words = { text: textsIn("en").searching, language: "en" } as const;
	const nation = { code: "se", name: "Sweden", names: [] };
	const club = (...teams: string[]) =>
		clubHit({ id: "c", name: "A&B IF", nation, teams: teams.map((id) => ({ id })) } as never, words);
	expect([club("t1").path, club("t1", "t2").path, club().path]).toEqual([
		"teams/t1",
		"search/?q=A%26B+IF&kind=teams",
		"search/?q=A%26B+IF&kind=teams",
	]);
	expect(fieldHit({ id: "heden-1", name: "Heden 1", arena: { id: "heden", name: "Heden" } } as never)).toMatchObject({
		path: "arenas/arena/heden/field/heden-1",
		detail: "Heden",
	});
	expect(categoryHit({ id: "b14", name: "Boys 14", shortName: "B14", teamCount: 1 } as never, words)).toMatchObject({
		path: "categories/b14",
		sign: { code: "B14" },
		detail: "1 team",
	});
	const team = { id: "t1", name: "Ask", nation, category: { id: "b14", name: "Boys 14", shortName: "B14" } };
	expect(teamHit(team as never)).toMatchObject({
		path: "teams/t1",
		name: "Ask",
		detail: "Boys 14\u00a0· Sweden",
		sign: { flag: "se" },
		team,
	});
});
