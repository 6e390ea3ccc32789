import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { followed } from "../../../../tests/support/followed.ts";
import { Changes } from "./changes.ts";
import { ReadModels } from "./read-models.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

test("a read is behind since the first change after it, whatever has changed since", () => {
	const changes = new Changes();
	changes.note(["match:1"]);
	const point = changes.sequence;
	expect(changes.behindSince(point)).toBe(0);
	vi.advanceTimersByTime(100);
	changes.note(["match:2"]);
	vi.advanceTimersByTime(30);
	changes.note(["match:3"]);
	vi.advanceTimersByTime(20);
	expect(changes.behindSince(point)).toBe(50);
	expect(changes.behindSince(point + 1)).toBe(20);
});

test("a read of something no longer public is behind indefinitely, even if a goal came after that", () => {
	const changes = new Changes();
	const point = changes.sequence;
	changes.note(["match:1"]);
	changes.note(["tournament:"], { isGate: true });
	expect(changes.behindSince(point)).toBe(Number.POSITIVE_INFINITY);
	changes.note(["match:1"]);
	expect(changes.behindSince(point)).toBe(Number.POSITIVE_INFINITY);
	expect(changes.behindSince(changes.sequence - 1)).toBe(0);
});

test("a read that is behind for longer than changes are remembered is behind indefinitely, even after a new change", () => {
	const changes = new Changes();
	const point = changes.sequence;
	changes.note(["match:1"]);
	vi.advanceTimersByTime(2_000);
	changes.note(["match:2"]);
	expect(changes.behindSince(point)).toBe(Number.POSITIVE_INFINITY);
});

test("a goal does not change what is public; changed flags, hidden scores and a removed edition do", async () => {
	const source = new CupInMemory(aSmallCup());
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-15T10:00:00Z"), onError });
	await models.current(7, "lc-2026");
	const behindAfter = async (change: () => void) => {
		const point = models.changes.sequence;
		await followed(models, change);
		return models.changes.behindSince(point);
	};
	const goal = () => {
		const match = source.record().edition.matches.find(({ id }) => id === "g15-m1")!;
		source.report({ ...match, score: { home: (match.score?.home ?? 0) + 1, away: 0 } });
	};
	expect(await behindAfter(goal)).toBe(0);
	for (const change of [
		() => source.revise("lc-2026", ({ published }) => Object.assign(published, { schedule: false })),
		() => source.revise("lc-2026", ({ published }) => Object.assign(published, { schedule: true })),
		() =>
			source.revise("lc-2026", ({ categories }) => {
				Object.assign(categories[0]!, { publishes: { scores: false, tables: false, playoffs: false } });
			}),
		() => source.remove("lc-2026"),
	])
		expect(await behindAfter(change)).toBe(Number.POSITIVE_INFINITY);
});
