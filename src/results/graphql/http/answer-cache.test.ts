import { expect, test } from "vitest";
import { AnswerCache } from "./answer-cache.ts";

const CHANGES = { sequence: 0, digest: () => new Uint32Array(), unchangedSince: () => true };
const READ = { dependencyKeys: new Set<string>(), freshUntil: null, isForgotten: false, isOfNoEdition: false };

async function asked(kept: AnswerCache, key: string, bytes: number, reading = READ): Promise<boolean> {
	const body = "x".repeat(bytes);
	const told = await kept.keep(
		key,
		{ status: 200, headers: {}, body, vary: "" },
		"identity",
		{ reading, readSince: 0 },
		kept.isAskedAgain(key),
	);
	expect(told.ready("identity")?.body.toString()).toBe(body);
	return kept.get(key) !== undefined;
}

test("a large answer is cached from its second request on, so that a flood of others does not evict everything", async () => {
	const kept = new AnswerCache(CHANGES, () => new Date(0));
	expect(await asked(kept, "small", 2_000)).toBe(true);
	expect(await asked(kept, "large", 500_000)).toBe(false);
	expect(await asked(kept, "large", 500_000)).toBe(true);
	for (let other = 0; other < 60; other++) expect(await asked(kept, `other ${other}`, 500_000)).toBe(false);
	expect([kept.get("small"), kept.get("large")]).not.toContain(undefined);
});

test("an answer with unknown dependencies is not cached, however small", async () => {
	const kept = new AnswerCache(CHANGES, () => new Date(0));
	for (let time = 0; time < 3; time++) expect(await asked(kept, "small", 10, { ...READ, isForgotten: true })).toBe(false);
});

test("an answer that an edition does not exist is not cached: it may be imported at any moment", async () => {
	const kept = new AnswerCache(CHANGES, () => new Date(0));
	for (let time = 0; time < 3; time++) expect(await asked(kept, "none", 10, { ...READ, isOfNoEdition: true })).toBe(false);
});
