import type { IncomingMessage, ServerResponse } from "node:http";
import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { followed } from "../../../../tests/support/followed.ts";
import { withYearBefore } from "../../../../tests/support/year-before.ts";
import { UNMETERED } from "../../../http/cpu-quota.ts";
import { ReadModels } from "../../edition/keeping/read-models.ts";
import { createGraphQL } from "../create-graphql.ts";

const fail = (error: unknown) => {
	throw error;
};
/** The edition in memory is answered at once; the year before must be loaded first. */
const QUERY = `{
	now: tournament(cup: 7, tournament: "lc-2026") { match(id: "g15-m1") { homeScore } }
	before: tournament(cup: 7, tournament: "lc-2025") { id }
}`;

async function served() {
	const source = new CupInMemory(withYearBefore(aSmallCup()));
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-14T12:00:00Z"), onError: fail });
	await models.current(7, "lc-2026");
	const { fetch, posted } = createGraphQL({ models, onError: fail });
	const get = async (accept: string) => {
		const asked = new Request(`http://127.0.0.1/graphql?${new URLSearchParams({ query: QUERY })}`, { headers: { accept } });
		return JSON.parse(await (await fetch(asked)).text()).data.now.match.homeScore;
	};
	const post = () =>
		new Promise<number>((resolve, reject) => {
			const body = JSON.stringify({ query: QUERY });
			const request = Object.assign(new PassThrough(), {
				method: "POST",
				url: "/graphql",
				headers: { "content-type": "application/json", "content-length": String(body.length) },
			});
			const response = {
				writeHead: () => response,
				end: (text: string) => resolve(JSON.parse(text).data.now.match.homeScore),
			};
			const goOn = () => reject(new Error("left to the server behind"));
			posted(request as unknown as IncomingMessage, response as unknown as ServerResponse, { meter: () => UNMETERED, goOn });
			request.end(body);
		});
	/**
	 * Asks twice, since the second answer is cached; reports a goal when both have read the edition in memory, and only then lets
	 * the year before load.
	 */
	const askedBeforeGoal = async (ask: () => Promise<number>) => {
		let letThrough = () => {};
		source.before = () => {
			source.before = async () => {};
			return new Promise((resolve) => {
				letThrough = resolve;
			});
		};
		const current = vi.spyOn(models, "current");
		const asked = [ask(), ask()];
		await expect.poll(() => current.mock.calls.filter(([, edition]) => edition === "lc-2025")).toHaveLength(2);
		await new Promise(setImmediate);
		const match = source.record("lc-2026").edition.matches.find(({ id }) => id === "g15-m1")!;
		await followed(models, () => source.report({ ...match, score: { home: 4, away: 0 } }));
		letThrough();
		return Promise.all(asked);
	};
	return { get, post, askedBeforeGoal };
}

test("an answer read before a goal and finished after it is sent to its client, and not cached", async () => {
	const ways: [string, (api: Awaited<ReturnType<typeof served>>) => () => Promise<number>][] = [
		["by POST", ({ post }) => post],
		[
			"by GET",
			({ get }) =>
				() =>
					get("application/json"),
		],
		[
			"by GET as the server behind tells it",
			({ get }) =>
				() =>
					get("application/graphql-response+json"),
		],
	];
	for (const [way, asking] of ways) {
		const api = await served();
		const ask = asking(api);
		expect([way, await api.askedBeforeGoal(ask)]).toEqual([way, [1, 1]]);
		expect([way, await ask(), await ask()]).toEqual([way, 4, 4]);
	}
});
