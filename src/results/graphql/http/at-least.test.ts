import { afterEach, expect, test, vi } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { followed } from "../../../../tests/support/followed.ts";
import { ReadModels } from "../../edition/keeping/read-models.ts";
import { createGraphQL } from "../create-graphql.ts";

afterEach(() => void vi.useRealTimers());

const fail = (error: unknown) => {
	throw error;
};

async function served() {
	const source = new CupInMemory(aSmallCup());
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-14T12:00:00Z"), onError: fail });
	const api = createGraphQL({ models, onError: fail });
	const get = async (match: string, revision: number | string) => {
		const query =
			"query M($cup: Int!, $tournament: String!, $match: ID!) { tournament(cup: $cup, tournament: $tournament) { match(id: $match) { homeScore } } }";
		const variables = JSON.stringify({ cup: 7, tournament: "lc-2026", match });
		const asked = new URLSearchParams({ query, variables, lang: "en", revision: String(revision) });
		const response = await api.fetch(new Request(`http://127.0.0.1/graphql?${asked}`));
		const { data } = (await response.json()) as { data: { tournament: { match: { homeScore: number } } } };
		return { goals: data.tournament.match.homeScore, revision: Number(response.headers.get("revision")) };
	};
	const goal = (goals: number) =>
		source.report({ ...source.record().edition.matches.find(({ id }) => id === "g15-m1")!, score: { home: goals, away: 0 } });
	return { source, models, get, goal };
}

test("§6 who has heard of a change is not answered from before it, though this process has yet to read it", async () => {
	const { source, get, goal } = await served();
	expect(await get("g15-m1", 1)).toEqual({ goals: 1, revision: 1 });
	let letThrough = () => {};
	source.before = () => new Promise((resolve) => (letThrough = resolve));
	goal(2);
	const asked = get("g15-m1", 2);
	await new Promise((resolve) => setTimeout(resolve, 50));
	source.before = async () => {};
	letThrough();
	expect(await asked).toEqual({ goals: 2, revision: 2 });
});

test("an answer that still stands says the revision that it still stands at", async () => {
	const { models, get, goal } = await served();
	expect(await get("b14-m1", 1)).toEqual({ goals: 1, revision: 1 });
	await followed(models, () => goal(2));
	expect(await get("b14-m1", 2)).toEqual({ goals: 1, revision: 2 });
});

test("a revision that nobody can have heard of, or that is none, holds nothing up", async () => {
	const { get } = await served();
	// Whoever waited for such a revision would wait for ever.
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	for (const revision of [99_999, "", "x", -1]) expect(await get("g15-m1", revision)).toEqual({ goals: 1, revision: 1 });
});
