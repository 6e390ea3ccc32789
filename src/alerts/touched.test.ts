import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { aSmallCup } from "../../tests/support/cup.ts";
import { CupInMemory } from "../../tests/support/cup-in-memory.ts";
import { changes } from "../../tests/support/random-changes.ts";
import type { EditionReadModel } from "../results/edition/keeping/edition-read-model.ts";
import { ReadModels } from "../results/edition/keeping/read-models.ts";
import { matchSeen, teamSeen } from "./seen.ts";
import { touchedSince } from "./touched.ts";

function seenOf(model: EditionReadModel, cup: CupInMemory) {
	const { matches, teams } = cup.record().edition;
	return {
		matches: new Map(matches.map(({ id }) => [id, JSON.stringify(matchSeen(model, id))])),
		teams: new Map(teams.map(({ id }) => [id, JSON.stringify(teamSeen(model, id))])),
	};
}

const POLLING = { interval: 1, timeout: 60_000 };

/** The model after it has read the record's present state. */
async function caughtUp(models: ReadModels, source: CupInMemory): Promise<EditionReadModel> {
	const { revision } = source.record();
	return vi.waitFor(async () => {
		const model = (await models.current(7, "lc-2026"))!;
		expect(model.recordRevision).toBeGreaterThanOrEqual(revision);
		return model;
	}, POLLING);
}

const others = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
	[...after].flatMap(([id, now]) => ((before.get(id) ?? "null") === now ? [] : [id]));

test("whatever is seen otherwise after reports and imports was touched by them", async () => {
	await fc.assert(
		fc.asyncProperty(changes(6), async (all) => {
			const source = new CupInMemory(aSmallCup());
			const onError = (error: unknown) => {
				throw error;
			};
			const models = await ReadModels.open({ source, clock: () => new Date(0), onError });
			let model = (await models.current(7, "lc-2026"))!;
			let before = seenOf(model, source);
			for (const change of all) {
				change(source);
				const next = await caughtUp(models, source);
				const touched = touchedSince(model, next);
				const after = seenOf(next, source);
				if (touched !== null) {
					expect([...touched.matches]).toEqual(expect.arrayContaining(others(before.matches, after.matches)));
					expect([...touched.teams]).toEqual(expect.arrayContaining(others(before.teams, after.teams)));
				}
				[model, before] = [next, after];
			}
		}),
		{ numRuns: 60 },
	);
});

test("a report touches its match, those after it on the field and its table's teams, and no other group", async () => {
	const source = new CupInMemory(aSmallCup());
	const models = await ReadModels.open({
		source,
		clock: () => new Date(0),
		onError: (error) => {
			throw error;
		},
	});
	const before = (await models.current(7, "lc-2026"))!;
	const match = source.record().edition.matches.find(({ division }) => division === "b14-g-1")!;
	source.report({ ...match, status: "finished", score: { home: 4, away: 4 } });
	const touched = touchedSince(before, await caughtUp(models, source))!;
	expect(touched.matches).toContain(match.id);
	const all = source.record().edition;
	expect(touched.matches.size).toBeLessThan(all.matches.length / 2);
	expect([...touched.teams].every((id) => all.teams.find((team) => team.id === id)?.category === "b14")).toBe(true);
});
