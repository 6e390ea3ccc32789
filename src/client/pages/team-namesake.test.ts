import { expect, test, vi } from "vitest";
import type { Ask } from "../graphql/ask.ts";
import { noSuchCategory } from "./category-namesake.ts";
import type { PageRequest } from "./page-request.ts";
import { noSuchTeam } from "./team-namesake.ts";

/** A page of 2025 that is not there. @param answers to each question, in their order */
async function missing(of: (request: PageRequest) => Promise<unknown>, ...answers: readonly unknown[]) {
	const ask = vi.fn(async (_: unknown, __: unknown): Promise<unknown> => null);
	for (const answer of answers) ask.mockResolvedValueOnce(answer);
	const request = { cup: 7, tournament: "t-2025", language: "sv", year: "2025", params: { team: "ask", category: "b14" } };
	const error = await of({ ...request, ask: ask as unknown as Ask } as unknown as PageRequest);
	const { data, init } = error as { data: unknown; init: { status: number } };
	return { data, status: init.status, asked: ask.mock.calls.map(([, variables]) => variables) };
}
const editions = (...tournaments: readonly object[]) => ({
	cups: { editions: tournaments.map((one) => ({ tournaments: [one] })) },
});
const B14 = { name: "Boys 14", shortName: "B14" };
const G14 = { name: "Girls 14", shortName: "G14" };
const ELSEWHERE = editions({ team: null }, { team: { name: "Ask IF", club: { id: "c1" }, category: B14 } });
const clubOf = (...teams: readonly object[]) => ({ tournament: { club: { name: "Ask", teams } } });

test("§2 a team that a year lacks leads to its club's of the same name and category, else to all of its club", async () => {
	const own = { id: "t2", name: "Ask IF", category: B14 };
	const girls = { id: "t3", name: "Ask IF", category: G14 };
	const second = { id: "t4", name: "Ask IF 2", category: B14 };
	const found = await missing(noSuchTeam, ELSEWHERE, clubOf(girls, second, own));
	expect(found).toEqual({
		data: { missing: "thing", year: "2025", namesake: { path: "teams/t2", name: "Ask IF, Boys 14" } },
		status: 404,
		asked: [
			{ cup: 7, lang: "sv", team: "ask" },
			{ cup: 7, tournament: "t-2025", club: "c1" },
		],
	});
	const others = await missing(noSuchTeam, ELSEWHERE, clubOf(girls, second));
	expect(others.data).toEqual({
		...{ missing: "thing", year: "2025" },
		sameClub: {
			name: "Ask",
			teams: [
				{ path: "teams/t3", name: "Ask IF, Girls 14" },
				{ path: "teams/t4", name: "Ask IF 2, Boys 14" },
			],
		},
	});
	const nobody = { data: { missing: "thing", year: "2025" }, status: 404 };
	expect(await missing(noSuchTeam, ELSEWHERE, clubOf())).toMatchObject(nobody);
	expect((await missing(noSuchTeam, ELSEWHERE, { tournament: { club: null } })).data).toEqual(nobody.data);
	expect((await missing(noSuchTeam, editions({ team: null }))).data, "no year knows it").toEqual(nobody.data);
});

test("§2 a category that a year lacks leads to the year's own of the same id, else short name, else name", async () => {
	const elsewhere = editions({ category: null }, { category: B14 });
	const year = (...categories: readonly object[]) => ({ tournament: { categories } });
	const byId = { id: "b14", name: "Other", shortName: "O" };
	const byShort = { id: "1", name: "Boys fourteen", shortName: "B14" };
	const byName = { id: "2", name: "Boys 14", shortName: "P14" };
	const led = async (...categories: readonly object[]) =>
		((await missing(noSuchCategory, elsewhere, year(...categories))).data as { namesake?: { path: string } }).namesake?.path;
	expect([await led(byName, byShort, byId), await led(byName, byShort), await led(byName), await led()]).toEqual([
		"categories/b14",
		"categories/1",
		"categories/2",
		undefined,
	]);
	const below = await missing((request) => noSuchCategory(request, "/teams"), elsewhere, year(byShort));
	expect(below).toEqual({
		data: { missing: "thing", year: "2025", namesake: { path: "categories/1/teams", name: "Boys fourteen" } },
		status: 404,
		asked: [
			{ cup: 7, lang: "sv", category: "b14" },
			{ cup: 7, tournament: "t-2025" },
		],
	});
	const unknown = await missing(noSuchCategory, editions({ category: null }), year({ id: "1", name: "A", shortName: "A" }));
	expect(unknown.data).toEqual({ missing: "thing", year: "2025" });
});
