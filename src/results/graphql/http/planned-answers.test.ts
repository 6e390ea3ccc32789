import { afterEach, expect, test, vi } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { withYearBefore } from "../../../../tests/support/year-before.ts";
import type { CpuQuota } from "../../../http/cpu-quota.ts";
import { UNMETERED } from "../../../http/cpu-quota.ts";
import { ReadModels } from "../../edition/keeping/read-models.ts";
import { schema } from "../schema/schema.ts";
import { CheckedDocuments } from "./checked-documents.ts";
import { ownDocuments } from "./own-documents.ts";
import { PlannedAnswers } from "./planned-answers.ts";
import { Turns } from "./turns.ts";

afterEach(() => vi.restoreAllMocks());

const at = (inner: string) => `{ tournament(cup: 7, tournament: "lc-2026") { ${inner} } }`;
const NAME = at("name");

async function planning(meetings = 0) {
	const cup = aSmallCup();
	const { matches } = cup.editions[0]!;
	const one = matches.find(({ id }) => id === "b14-m1")!;
	for (let index = 0; index < meetings; index++) matches.push({ ...one, id: `b14-many-${index}` });
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source: new CupInMemory(withYearBefore(cup)), clock: () => new Date(0), onError });
	await models.current(7, "lc-2026");
	const documents = new CheckedDocuments(schema, ownDocuments([]));
	const planned = new PlannedAnswers({ models, documents, turns: new Turns() });
	const make = (query: string, meter: CpuQuota = UNMETERED) =>
		planned.make({ query, variables: {}, operationName: null }, null, meter);
	return { models, documents, make };
}

/** An address, its used quota, and whether it is over it. */
function anAddress() {
	const told = { spent: 0, isOverdrawn: false };
	const meter: CpuQuota = {
		...UNMETERED,
		isOverdrawn: () => told.isOverdrawn,
		spend: (ms) => {
			told.spent += ms;
		},
	};
	return { told, meter };
}

/** Each reading of the clock is this many milliseconds later, on any machine. */
function clockBy(milliseconds: number): void {
	let now = performance.now();
	vi.spyOn(performance, "now").mockImplementation(() => {
		now += milliseconds;
		return now;
	});
}

test("an answer over its limits is refused as too large, and not computed again by graphql-js", async () => {
	const { make } = await planning(700);
	const matches = (inner: string) => at(`team(id: "b14-ask") { matches { ${inner} } }`);
	expect(await make(matches("home { team { matches { id } } }"))).toBe("too large");
	expect(await make(matches("tournament { a: matches { totalCount } b: matches { totalCount } days { day } }"))).toBe(
		"too large",
	);
});

test("the size of a document's plan counts in the document cache, from its first answer on", async () => {
	const { documents, make } = await planning();
	documents.check(NAME);
	const unplanned = documents.bytes;
	const other = `${NAME} `;
	await make(other);
	expect(documents.bytes - unplanned).toBeGreaterThan(unplanned + 700);
});

test("a request whose slice is used up waits for a turn, and the work in it counts for its own address", async () => {
	const { make } = await planning();
	clockBy(5);
	const [first, second] = [anAddress(), anAddress()];
	await Promise.all([make(NAME, first.meter), make(NAME, second.meter)]);
	await new Promise(setImmediate);
	expect([first.told.spent > 0, second.told.spent > 0]).toEqual([true, true]);
});

test("nothing is read for an answer whose address is over its quota when its turn comes", async () => {
	const { models, make } = await planning();
	clockBy(5);
	const [first, second] = [anAddress(), anAddress()];
	const asked = [make(NAME, first.meter), make(NAME, second.meter)];
	second.told.isOverdrawn = true;
	const current = vi.spyOn(models, "current");
	expect((await Promise.all(asked)).map((answer) => answer === null)).toEqual([false, true]);
	expect(current).toHaveBeenCalledTimes(0);
});
