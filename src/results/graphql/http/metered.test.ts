import { afterEach, expect, test, vi } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import type { CpuQuota } from "../../../http/cpu-quota.ts";
import { ReadModels } from "../../edition/keeping/read-models.ts";
import { createGraphQL } from "../create-graphql.ts";
import { ownDocuments } from "./own-documents.ts";

const NAME = `query ($cup: Int!) { cups(cup: $cup) { editions { name } } }`;
const MATCHES = `{ tournament(cup: 7, tournament: "lc-2026") { categories { teams { matches { id homeScore } } } } }`;

afterEach(() => vi.useRealTimers());

/** An address's quota as set by a test. */
class Told implements CpuQuota {
	spent = 0;
	left = Number.POSITIVE_INFINITY;
	readonly wait = () => (this.left > 0 ? 0 : 1_500);
	readonly isOverdrawn = () => this.left < -1;
	readonly isBusy = () => false;
	readonly spend = (ms: number) => {
		this.spent += ms;
		this.left -= ms;
	};
}

/** Answers under a clock that advances by itself: a refusal waits for a second. */
async function soon<Answer>(answering: () => Promise<Answer>): Promise<Answer> {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	let isAnswered = false;
	const answer = answering().finally(() => {
		isAnswered = true;
	});
	while (!isAnswered) await vi.advanceTimersByTimeAsync(100);
	vi.useRealTimers();
	return answer;
}

async function served(meetings = 0) {
	const cup = aSmallCup();
	const { matches } = cup.editions[0]!;
	const one = matches.find(({ id }) => id === "b14-m1")!;
	for (let index = 0; index < meetings; index++) matches.push({ ...one, id: `b14-many-${index}` });
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source: new CupInMemory(cup), clock: () => new Date(0), onError });
	await models.current(7, "lc-2026");
	const { fetch } = createGraphQL({ models, onError, ownDocuments: ownDocuments([NAME]) });
	const get = (query: string, meter: CpuQuota, more: Record<string, string> = {}) =>
		fetch(new Request(`http://127.0.0.1/graphql?${new URLSearchParams({ query, ...more })}`), meter);
	const post = (query: string, meter: CpuQuota, variables = {}) =>
		fetch(
			new Request("http://127.0.0.1/graphql", {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ query, variables }),
			}),
			meter,
		);
	return { get, post };
}

test("an address over its quota gets 429 in JSON, by GET and by POST, with a Retry-After", async () => {
	const { get, post } = await served();
	const meter = new Told();
	meter.left = 0;
	for (const ask of [get, post]) {
		const response = await soon(() => ask(MATCHES, meter));
		expect([response.status, response.headers.get("retry-after")]).toEqual([429, "2"]);
		expect(response.headers.get("content-type")).toContain("application/json");
		expect(response.headers.get("cache-control")).toBe("no-store");
		expect((await response.json()).errors).toEqual([
			{ message: expect.stringContaining("ask again"), extensions: { code: "TOO_MANY_REQUESTS" } },
		]);
	}
	expect(meter.spent).toBe(0);
});

test("a refusal is delayed, so that a client that repeats without a pause is slowed down", async () => {
	const { get } = await served();
	const meter = new Told();
	meter.left = 0;
	vi.useFakeTimers();
	let isAnswered = false;
	const answer = get(MATCHES, meter).then(() => {
		isAnswered = true;
	});
	await vi.advanceTimersByTimeAsync(900);
	expect(isAnswered).toBe(false);
	await vi.advanceTimersByTimeAsync(200);
	await answer;
});

test("a cached answer is sent to everybody, whoever caused it", async () => {
	const { get } = await served();
	const maker = new Told();
	await get(MATCHES, maker);
	const late = new Told();
	late.left = 0;
	expect((await get(MATCHES, late)).status).toBe(200);
	// The time of a slice is counted when it ends, in the turn after the answer.
	await new Promise((resolve) => setImmediate(resolve));
	expect(maker.spent).toBeGreaterThan(0);
	expect(late.spent).toBe(0);
});

test("a large answer is cached for everybody from its second request on", async () => {
	const { get } = await served(2_000);
	const spent = [];
	for (let time = 0; time < 4; time++) {
		const meter = new Told();
		expect((await get(MATCHES, meter)).status).toBe(200);
		await new Promise((resolve) => setImmediate(resolve));
		spent.push(meter.spent > 0);
	}
	expect(spent).toEqual([true, true, false, false]);
});

test("the first request of a site document costs nothing either", async () => {
	const { get } = await served();
	const meter = new Told();
	expect((await get(NAME, meter, { variables: JSON.stringify({ cup: 7 }) })).status).toBe(200);
	await new Promise((resolve) => setImmediate(resolve));
	expect(meter.spent).toBe(0);
});

test("the site's own documents are answered whatever an address has used, and cost it nothing", async () => {
	const { get, post } = await served();
	const meter = new Told();
	meter.left = 0;
	const variables = JSON.stringify({ cup: 7 });
	expect((await get(NAME, meter, { variables })).status).toBe(200);
	expect((await post(NAME, meter, { cup: 7 })).status).toBe(200);
	expect((await soon(() => post(`${NAME} `, meter, { cup: 7 }))).status).toBe(429);
	expect(meter.spent).toBe(0);
});

test("variables that a site document does not declare do not make another answer", async () => {
	const { get } = await served();
	const meter = new Told();
	const plain = await get(NAME, meter, { variables: JSON.stringify({ cup: 7 }) });
	const more = await get(NAME, meter, { variables: JSON.stringify({ cup: 7, more: "x" }) });
	expect([more.status, await more.text()]).toEqual([200, await plain.text()]);
});

test("a large answer is computed a slice at a time: others get turns in between", async () => {
	// Each reading of the clock is a tenth of a millisecond later, on any machine.
	let now = performance.now();
	vi.spyOn(performance, "now").mockImplementation(() => {
		now += 0.1;
		return now;
	});
	const turnsBeside = async (meetings: number) => {
		const { get } = await served(meetings);
		let turns = 0;
		let isDone = false;
		const beside = () => {
			turns += 1;
			if (!isDone) setImmediate(beside);
		};
		setImmediate(beside);
		const { data } = await (await get(MATCHES, new Told())).json();
		isDone = true;
		expect(data.tournament.categories.length).toBeGreaterThan(0);
		return turns;
	};
	await turnsBeside(1);
	expect(await turnsBeside(2_000)).toBeGreaterThan(5);
});

test("an answer is aborted in the middle when its address is over its quota", async () => {
	const { get } = await served(6_000);
	// With slices of a millisecond: the first uses the whole quota, however fast the machine is.
	const meter = new (class extends Told {
		override readonly isBusy = () => true;
		override readonly isOverdrawn = () => this.spent > 0;
	})();
	const response = await soon(() => get(MATCHES, meter));
	expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([429, "TOO_MANY_REQUESTS"]);
	expect(meter.spent).toBeGreaterThan(0);
});

test("an answer over the byte limit is aborted, however few objects it has", async () => {
	const { get } = await served(1_000);
	const names = Array.from({ length: 29 }, (_, index) => `aFieldWithAVeryLongNameOfItsOwn${index}: roundName`);
	const query = `{ tournament(cup: 7, tournament: "lc-2026") { team(id: "b14-ask") { matches { ${names.join(" ")} } } } }`;
	expect((await (await get(query, new Told())).json()).errors[0].extensions.code).toBe("TOO_COSTLY");
});

test("a document that cannot be answered counts as invalid, and its answer waits as long as its address's meter requires", async () => {
	const { get, post } = await served();
	let broken = 0;
	const meter: CpuQuota = Object.assign(new Told(), {
		broken() {
			broken += 1;
			return 60_000;
		},
	});
	for (const [ask, query] of [
		[post, "{ nobody knows"],
		[get, "{ nobodyKnows }"],
		[post, "{ nobodyKnows }"],
	] as const) {
		vi.useFakeTimers({ toFake: ["setTimeout"] });
		let isAnswered = false;
		const answer = ask(query, meter).finally(() => {
			isAnswered = true;
		});
		const before = broken;
		while (broken === before) await new Promise(setImmediate);
		await vi.advanceTimersByTimeAsync(999);
		expect(isAnswered).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		expect((await (await answer).json()).errors).toHaveLength(1);
		vi.useRealTimers();
	}
	await post(MATCHES, meter);
	await get(NAME, meter);
	expect(broken).toBe(3);
});
