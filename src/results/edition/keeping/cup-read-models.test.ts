import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { ReadModels } from "./read-models.ts";

const MATCHES = ["g15-m1", "b14-m1"] as const;
const unexpected = (error: unknown) => {
	throw error;
};

type Given = { readonly match: (typeof MATCHES)[number]; readonly home: number; readonly inNotice?: boolean };

/** A read model of the small cup, what it showed at each revision, and the record at each. */
async function aFollowedCup() {
	const source = new CupInMemory(aSmallCup());
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-15T10:00:00Z"), onError: unexpected });
	const goals = () => MATCHES.map((id) => source.record().edition.matches.find((match) => match.id === id)!.score!.home);
	const recorded = new Map([[1, goals()]]);
	const shown: [revision: number, goals: (number | undefined)[]][] = [];
	await models.current(7, "lc-2026");
	models.onChange((_, { now }) => {
		if (now) shown.push([now.recordRevision, MATCHES.map((id) => now.entity("match", id)?.score?.home)]);
	});
	const report = (...given: readonly Given[]) => {
		const { matches } = source.record().edition;
		const send = given.some(({ inNotice }) => inNotice) ? "reportWithStates" : "report";
		source[send](...given.map(({ match, home }) => ({ ...matches.find(({ id }) => id === match)!, score: { home, away: 0 } })));
		recorded.set(source.record().revision, goals());
	};
	const atRest = () =>
		vi.waitFor(async () => expect((await models.current(7, "lc-2026"))?.recordRevision).toBe(source.record().revision), {
			timeout: 60_000,
		});
	return { source, models, shown, recorded, report, atRest };
}

test("a model has the record's data at its revision, even if reports arrive between a notice and its read", async () => {
	const report = fc.record({ match: fc.constantFrom(...MATCHES), home: fc.nat(9), inNotice: fc.boolean() });
	const reports = fc.array(fc.array(report, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 8 });
	await fc.assert(
		fc.asyncProperty(reports, fc.scheduler(), async (given, scheduler) => {
			const { source, models, shown, recorded, report: send, atRest } = await aFollowedCup();
			source.before = () => scheduler.schedule(Promise.resolve(), "a read");
			const sent = scheduler.scheduleSequence(given.map((one) => async () => send(...one)));
			await scheduler.waitFor(sent.task);
			source.before = async () => {};
			await scheduler.waitAll();
			await atRest();
			await models.close();
			for (const [revision, goals] of shown) expect(goals, `revision ${revision}`).toEqual(recorded.get(revision));
		}),
		{ numRuns: 60 },
	);
});

test("matches that notices contain are not read, unless a notice before them contains none", async () => {
	const { source, models, shown, recorded, report, atRest } = await aFollowedCup();
	report({ match: "g15-m1", home: 5, inNotice: true });
	report({ match: "b14-m1", home: 1, inNotice: true });
	await atRest();
	report({ match: "g15-m1", home: 6, inNotice: true });
	await atRest();
	expect(source.reads).toMatchObject({ matches: 0, cupAndEdition: 0 });
	report({ match: "b14-m1", home: 2 });
	report({ match: "g15-m1", home: 7, inNotice: true });
	await atRest();
	await models.close();
	expect(source.reads.matches).toBeGreaterThan(0);
	for (const [revision, goals] of shown) expect(goals, `revision ${revision}`).toEqual(recorded.get(revision));
});

test("a record that changes during every read is read whole, after a few", async () => {
	const { source, models, shown, recorded, report, atRest } = await aFollowedCup();
	let goal = 0;
	source.before = async () => {
		if (goal < 10) report({ match: "b14-m1", home: ++goal });
	};
	report({ match: "g15-m1", home: 5 });
	await atRest();
	await models.close();
	expect(source.reads.cupAndEdition).toBeGreaterThan(0);
	for (const [revision, goals] of shown) expect(goals, `revision ${revision}`).toEqual(recorded.get(revision));
});
