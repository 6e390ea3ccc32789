import { afterEach, beforeEach, expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { withYearBefore } from "../../../../tests/support/year-before.ts";
import { ReadModels } from "../../edition/keeping/read-models.ts";
import type { CupFile } from "../../record/cup-file.ts";
import { createGraphQL } from "../create-graphql.ts";
import { QueryBudget } from "./query-budget.ts";
import type { Turn } from "./turns.ts";

const forgotten: unknown[] = [];
const note = (reason: unknown) => void forgotten.push(reason);
beforeEach(() => {
	forgotten.length = 0;
	process.on("unhandledRejection", note);
});
afterEach(() => {
	process.off("unhandledRejection", note);
});

/** Two editions in which the same two teams have met so often that an answer with all of it is over the limits. */
function aLongCup(meetings: number): CupFile {
	const cup = aSmallCup();
	const edition = cup.editions[0]!;
	const one = edition.matches.find(({ id }) => id === "b14-m1")!;
	for (let index = 0; index < meetings; index++) edition.matches.push({ ...one, id: `b14-many-${index}` });
	return withYearBefore(cup);
}

async function asked(cup: CupFile, query: string, headers: Record<string, string> = {}) {
	const errors: unknown[] = [];
	const source = new CupInMemory(cup);
	const models = await ReadModels.open({ source, clock: () => new Date(0), onError: note });
	const api = createGraphQL({ models, onError: (error) => errors.push(error) });
	await models.current(7, "lc-2026");
	await models.current(7, "lc-2025");
	const before = process.cpuUsage();
	const response = await api.fetch(new Request(`http://127.0.0.1/graphql?${new URLSearchParams({ query })}`, { headers }));
	const answer = (await response.json()) as { errors: { extensions: { code: string } }[] };
	const { user, system } = process.cpuUsage(before);
	const took = (user + system) / 1_000;
	await new Promise((resolve) => setTimeout(resolve, 50));
	return { codes: answer.errors?.map(({ extensions }) => extensions.code), took, errors };
}

const at = (inner: string) => `{ tournament(cup: 7, tournament: "lc-2026") { ${inner} } }`;

/** Of a team's matches the first waits for its data, and the next fails at once. */
const halfway = (inner: string) =>
	at(`team(id: "b14-ask") { matches { moreOnField { ${inner} } earlierMeetings { ${inner} } } }`);

function aFirstMatchNowhere(cup: CupFile): CupFile {
	for (const { matches } of cup.editions) delete matches.find(({ id }) => id.endsWith("b14-m1"))!.field;
	return cup;
}

test("an answer aborted while a list waits leaves no unhandled rejection", async () => {
	const cup = aFirstMatchNowhere(aLongCup(400));
	const { codes, errors, took } = await asked(cup, halfway("moreOnField { id }"));
	expect([codes, errors]).toEqual([["TOO_COSTLY"], []]);
	expect(forgotten).toEqual([]);
	expect(took).toBeLessThan(2_000);
});

test("an answer that reads the same long lists again and again is aborted, even if it reads few entities", async () => {
	const inEach = (inner: string) => at(`team(id: "b14-ask") { matches { tournament { ${inner} } } }`);
	for (const inner of [
		"a: matches { totalCount } b: matches { totalCount } c: matches { totalCount } d: days { day }",
		`search(query: "ask", first: 0) { __typename }`,
	]) {
		expect(await asked(aLongCup(700), inEach(inner))).toMatchObject({ codes: ["TOO_COSTLY"], errors: [] });
		// By graphql-js too, which executes what the planned execution does not support.
		const behind = { accept: "application/graphql-response+json" };
		expect(await asked(aLongCup(700), inEach(inner), behind)).toMatchObject({ codes: ["TOO_COSTLY"], errors: [] });
		expect((await asked(aLongCup(2), inEach(inner))).codes).toBeUndefined();
	}
});

test("a wrong argument while a list waits leaves no unhandled rejection either", async () => {
	const { codes, errors } = await asked(aFirstMatchNowhere(aLongCup(2)), halfway("earlierMeetings(first: 101) { id }"));
	expect([new Set(codes), errors]).toEqual([new Set(["BAD_USER_INPUT"]), []]);
	expect(forgotten).toEqual([]);
});

test("an answer over the field limit is aborted, however few entities it reads", async () => {
	const fields = Array.from({ length: 29 }, (_, index) => `a${index}: roundName`);
	const { codes } = await asked(
		aLongCup(120),
		at(`categories { teams { matches { home { team { matches { ${fields.join(" ")} } } } } } }`),
	);
	expect(codes).toEqual(["TOO_COSTLY"]);
	expect(forgotten).toEqual([]);
});

test("a list counts as many objects as it has, whether it is ready or a promise", async () => {
	const unhurried = { unhurried: <T>(value: T) => value, giveUp: () => undefined } as unknown as Turn;
	for (const comes of [false, true])
		for (const [length, isOver] of [
			[10, false],
			[11, true],
		] as const) {
			const budget = new QueryBudget({ objects: 10, bytes: 1_000 }, unhurried);
			const list = Array.from({ length }, () => ({}));
			const resolved = Promise.resolve(budget.resolve("nodes", false, () => (comes ? Promise.resolve(list) : list)));
			const first = await Promise.race([resolved.then(() => false), budget.usedUp.then(() => true)]);
			expect([comes, length, first]).toEqual([comes, length, isOver]);
		}
});

test("a field's value counts by its bytes, and an aborted answer has nothing more", async () => {
	let isGivenUp = false;
	const turn = {
		unhurried: <T>(value: T) => value,
		giveUp: () => {
			isGivenUp = true;
		},
	} as unknown as Turn;
	const told = (bytes: number) => {
		const budget = new QueryBudget({ objects: 1, bytes }, turn);
		return { budget, said: budget.resolve("text", true, () => "four") };
	};
	expect([told(`"text":"four",`.length).said, isGivenUp]).toEqual(["four", false]);
	const { budget, said } = told(`"text":"four",`.length - 1);
	expect(await Promise.race([budget.usedUp.then(() => "used up"), new Promise(setImmediate)])).toBe("used up");
	expect([isGivenUp, await Promise.race([said, "nothing"])]).toEqual([true, "nothing"]);
});
