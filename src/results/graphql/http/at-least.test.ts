import type { IncomingMessage } from "node:http";
import { afterEach, expect, test, vi } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { followed } from "../../../../tests/support/followed.ts";
import { ReadModels } from "../../edition/keeping/read-models.ts";
import { createGraphQL } from "../create-graphql.ts";
import { atLeast } from "./at-least.ts";

afterEach(() => void vi.useRealTimers());

const fail = (error: unknown) => {
	throw error;
};

async function served() {
	const source = new CupInMemory(aSmallCup());
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-14T12:00:00Z"), onError: fail });
	const api = createGraphQL({ models, onError: fail });
	const addressOf = (match: string, revision: number | string) => {
		const query =
			"query M($cup: Int!, $tournament: String!, $match: ID!) { tournament(cup: $cup, tournament: $tournament) { match(id: $match) { homeScore } } }";
		const variables = JSON.stringify({ cup: 7, tournament: "lc-2026", match });
		return `/graphql?${new URLSearchParams({ query, variables, lang: "en", revision: String(revision) })}`;
	};
	const get = async (match: string, revision: number | string) => {
		const response = await api.fetch(new Request(`http://127.0.0.1${addressOf(match, revision)}`));
		const { data } = (await response.json()) as { data: { tournament: { match: { homeScore: number } } } };
		return { goals: data.tournament.match.homeScore, revision: Number(response.headers.get("revision")) };
	};
	const goal = (goals: number) =>
		source.report({ ...source.record().edition.matches.find(({ id }) => id === "g15-m1")!, score: { home: goals, away: 0 } });
	/** Whether a cached answer is sent before the app runs, and the revision in its header. */
	const atDoor = (match: string, revision: number | string, method = "GET") => {
		const found = api.stored({ method, url: addressOf(match, revision), headers: {} } as IncomingMessage);
		return found && { revision: Number(found.besides?.revision ?? found.response.header("revision")) };
	};
	return { source, models, get, atDoor, goal };
}

test("§6 a client that knows of a change is not answered from before it, even if this process has yet to read it", async () => {
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

test("an answer that is still valid has the revision at which it is valid", async () => {
	const { models, get, goal } = await served();
	expect(await get("b14-m1", 1)).toEqual({ goals: 1, revision: 1 });
	await followed(models, () => goal(2));
	expect(await get("b14-m1", 2)).toEqual({ goals: 1, revision: 2 });
});

test("a cached answer is sent before the app runs, unless the client has a newer revision, with its current revision, and to no other method", async () => {
	const { models, get, atDoor, goal } = await served();
	await get("b14-m1", 1);
	expect([atDoor("b14-m1", 1), atDoor("b14-m1", 1, "OPTIONS"), atDoor("b14-m1", 1, "POST")]).toEqual([
		{ revision: 1 },
		undefined,
		undefined,
	]);
	// A request that has waited for the second revision without success is answered from the first; the next one waits as well.
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const inVain = get("b14-m1", 2);
	await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
	await vi.advanceTimersByTimeAsync(2_000);
	expect(await inVain).toEqual({ goals: 1, revision: 1 });
	vi.useRealTimers();
	expect(atDoor("b14-m1", 2)).toBeUndefined();
	await followed(models, () => goal(2));
	expect([atDoor("b14-m1", 1), atDoor("b14-m1", 2)]).toEqual([{ revision: 2 }, { revision: 2 }]);
});

test("an impossible or malformed revision delays nothing", async () => {
	const { get } = await served();
	// A request that waited for such a revision would wait for ever.
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	for (const revision of [99_999, "", "x", -1]) expect(await get("g15-m1", revision)).toEqual({ goals: 1, revision: 1 });
});

test("§6 a client waits only for a change of its own edition and cup, for two seconds at most", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	let listening: Parameters<ReadModels["onChange"]>[0] = () => {};
	let now = { revision: 3, recordRevision: 4 };
	const models = {
		current: async () => now,
		onChange: (listener: typeof listening) => {
			listening = listener;
			return () => undefined;
		},
	} as unknown as ReadModels;
	const asking = async (revision: number) => {
		let answered: number | null | undefined;
		atLeast(models, { cup: 7, tournament: "lc-2026", revision }).then((reached) => {
			answered = reached;
		});
		await new Promise(setImmediate);
		return {
			answered: () => answered,
			told: async (cup: number, edition: string, recordRevision: number) => {
				listening(new Set(), { cup, edition, now: { recordRevision } } as unknown as Parameters<typeof listening>[1]);
				await new Promise(setImmediate);
				return answered;
			},
		};
	};
	// The record's revision counts, and at most a thousand more.
	expect([(await asking(4)).answered(), (await asking(1_004)).answered(), (await asking(1_005)).answered()]).toEqual([
		3,
		undefined,
		3,
	]);
	const { told } = await asking(6);
	expect([await told(8, "lc-2026", 9), await told(7, "lc-2025", 9), await told(7, "lc-2026", 5)]).toEqual(
		Array(3).fill(undefined),
	);
	now = { revision: 5, recordRevision: 6 };
	expect(await told(7, "lc-2026", 6)).toBe(5);
	const late = await asking(7);
	await vi.advanceTimersByTimeAsync(1_999);
	expect(late.answered()).toBeUndefined();
	await vi.advanceTimersByTimeAsync(1);
	expect(late.answered()).toBe(5);
});
