import { describe, expect, test, vi } from "vitest";
import { aSmallCup, aSmallEdition } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { followed } from "../../../../tests/support/followed.ts";
import { withYearBefore } from "../../../../tests/support/year-before.ts";
import { ReadModels } from "./read-models.ts";

async function opened(source: CupInMemory, onError: (error: unknown) => void = unexpected) {
	return ReadModels.open({ source, clock: () => new Date("2026-07-15T10:00:00Z"), onError });
}

const unexpected = (error: unknown) => {
	throw error;
};

const live = (source: CupInMemory, goals: number) => ({
	...source.record().edition.matches.find(({ id }) => id === "g15-m1")!,
	score: { home: goals, away: 0 },
});

describe("read models", () => {
	test("are loaded at the first request, once however many there are", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		expect(source.reads).toEqual({ editions: 0, edition: 0, cupAndEdition: 0, matches: 0 });
		const all = await Promise.all([1, 2, 3].map(() => models.current(7, "lc-2026")));
		expect(new Set(all).size).toBe(1);
		expect(source.reads).toEqual({ editions: 1, edition: 1, cupAndEdition: 0, matches: 0 });
	});

	test("of an unknown cup or edition are null, and not cached", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		expect(await models.cup(8)).toBeNull();
		expect(await models.current(7, "lc-1999")).toBeNull();
		expect(source.reads).toEqual({ editions: 3, edition: 0, cupAndEdition: 0, matches: 0 });
	});

	test("follow a reported match by reading that match only", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		const before = (await models.current(7, "lc-2026"))!;
		const keys = await followed(models, () => source.report(live(source, 3)));
		const after = (await models.current(7, "lc-2026"))!;
		expect(after.entity("match", "g15-m1")?.score).toEqual({ home: 3, away: 0 });
		expect(before.entity("match", "g15-m1")?.score).toEqual({ home: 1, away: 0 });
		expect([...keys].sort()).toEqual([
			"7/lc-2026/match:g15-m1",
			"7/lc-2026/open-group:g15-g-a",
			"7/lc-2026/revision",
			"7/lc-2026/table:g15-g-a",
		]);
		expect([after.revision, (await models.cup(7))?.recordRevisionOf("lc-2026")]).toEqual([2, 2]);
		expect(source.reads).toEqual({ editions: 1, edition: 1, cupAndEdition: 0, matches: 1 });
	});

	test("merge several changes that arrive during a read, and end at the last", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		await models.current(7, "lc-2026");
		let letThrough = () => {};
		source.before = () => new Promise((resolve) => (letThrough = resolve));
		source.report(live(source, 2));
		source.report(live(source, 3));
		source.report(live(source, 4));
		source.before = async () => {};
		letThrough();
		await vi.waitFor(async () => expect((await models.current(7, "lc-2026"))?.recordRevision).toBe(4), { timeout: 60_000 });
		expect((await models.current(7, "lc-2026"))?.entity("match", "g15-m1")?.score?.home).toBe(4);
		expect(source.reads.matches).toBe(2);
	});

	test("that change while they are loaded are updated afterwards", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		await models.cup(7);
		const loading = models.current(7, "lc-2026");
		await Promise.resolve();
		source.report(live(source, 5));
		await loading;
		await vi.waitFor(async () => expect((await models.current(7, "lc-2026"))?.revision).toBe(2), { timeout: 60_000 });
		expect((await models.current(7, "lc-2026"))?.entity("match", "g15-m1")?.score?.home).toBe(5);
	});

	test("ignore changes they have already read", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		await models.current(7, "lc-2026");
		const heard = vi.fn();
		models.onChange(heard);
		source.repeat("lc-2026");
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(heard).not.toHaveBeenCalled();
		expect(source.reads.edition).toBe(1);
	});

	test("retry when the record could not be read, and log it", async () => {
		const source = new CupInMemory(aSmallCup());
		const errors: unknown[] = [];
		const models = await opened(source, (error) => errors.push(error));
		await models.current(7, "lc-2026");
		source.before = () => Promise.reject(new Error("no connection"));
		source.report(live(source, 6));
		await vi.waitFor(() => expect(errors).toHaveLength(1), { timeout: 60_000 });
		expect((await models.current(7, "lc-2026"))?.revision).toBe(1);
		source.before = async () => {};
		await vi.waitFor(async () => expect((await models.current(7, "lc-2026"))?.revision).toBe(2), { timeout: 60_000 });
	});

	test("that could not be loaded are loaded at the next request", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		source.before = () => Promise.reject(new Error("no connection"));
		await expect(models.current(7, "lc-2026")).rejects.toThrow("no connection");
		source.before = async () => {};
		expect((await models.current(7, "lc-2026"))?.revision).toBe(1);
	});

	test("are notified of a new edition, a published one and a removed one", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		expect(await models.latestYear(7)).toBe(2026);
		const next = { ...aSmallEdition(), id: "lc-2027", year: 2027, categories: [], teams: [], matches: [], facts: [] };
		const added = await followed(models, () =>
			source.add({ ...next, published: { clubs: true, teams: false, lot: false, schedule: false } }),
		);
		expect(added).toContain("7/editions");
		expect((await models.cup(7))?.tournaments.map(({ year }) => year)).toEqual([2027, 2026]);
		expect(await models.latestYear(7)).toBe(2026);
		await followed(models, () => source.revise("lc-2027", ({ published }) => Object.assign(published, { teams: true })));
		expect(await models.latestYear(7)).toBe(2027);
		const read = (await models.current(7, "lc-2027"))!;
		const gone = await followed(models, () => source.remove("lc-2027"));
		expect([...read.keys()].every((key) => gone.has(key))).toBe(true);
		expect([await models.current(7, "lc-2027"), await models.latestYear(7)]).toEqual([null, 2026]);
	});

	test("are notified of a new cup name, new dates and announcements; a goal does not change the list", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		await models.current(7, "lc-2026");
		for (const change of [
			() => source.revise("lc-2026", (_, { cup }) => Object.assign(cup, { name: "Storcupen" })),
			() => source.revise("lc-2026", (edition) => Object.assign(edition, { endsOn: "2026-07-19" })),
			() =>
				source.revise("lc-2026", (edition) =>
					Object.assign(edition.announcements![0]!, { buttonText: { en: "More", sv: "Mer" } }),
				),
			() => source.revise("lc-2026", (edition) => Object.assign(edition, { announcements: [] })),
		])
			expect(await followed(models, change)).toContain("7/editions");
		const cup = (await models.cup(7))!;
		expect([cup.name, cup.tournaments[0]?.endsOn, cup.announcementsOf("lc-2026")]).toEqual(["Storcupen", "2026-07-19", []]);
		expect(await followed(models, () => source.report(live(source, 2)))).not.toContain("7/editions");
	});

	test("reload an edition after a change of all of it, even if a goal is notified after that and before it is read", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		await models.current(7, "lc-2026");
		let letThrough = () => {};
		source.before = () => new Promise((resolve) => (letThrough = resolve));
		source.report(live(source, 2));
		source.revise("lc-2026", ({ teams }) => Object.assign(teams.find(({ id }) => id === "g15-ask")!, { suffix: "9" }));
		source.report(live(source, 3));
		source.before = async () => {};
		letThrough();
		await vi.waitFor(async () => expect((await models.current(7, "lc-2026"))?.recordRevision).toBe(4), { timeout: 60_000 });
		const model = (await models.current(7, "lc-2026"))!;
		expect([model.entity("team", "g15-ask")?.name, model.entity("match", "g15-m1")?.score?.home]).toEqual([
			expect.stringContaining("9"),
			3,
		]);
	});

	test("notify of a cup that has not been read, for a client that was told it does not exist", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		expect(await followed(models, () => source.report(live(source, 2)))).toEqual(new Set(["7/editions"]));
	});

	test("stop listening when they are closed", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await opened(source);
		await models.current(7, "lc-2026");
		await models.close();
		source.report(live(source, 9));
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect((await models.current(7, "lc-2026"))?.revision).toBe(1);
	});

	test("use the cup's own clock, if it has one", async () => {
		const models = await opened(new CupInMemory(aSmallCup()));
		expect(models.now({ clock: null })).toEqual(new Date("2026-07-15T10:00:00Z"));
		expect(models.now({ clock: "2026-07-14T12:17:00Z" })).toEqual(new Date("2026-07-14T12:17:00Z"));
	});
});

describe("an edition that is over", () => {
	async function withTheYearBefore() {
		const source = new CupInMemory(withYearBefore(aSmallCup()));
		const models = await opened(source);
		await models.current(7, "lc-2025");
		await models.current(7, "lc-2026");
		return { source, models };
	}
	const older = (source: CupInMemory, goals: number) => {
		const match = source.record("lc-2025").edition.matches.find(({ score }) => score !== undefined)!;
		return { ...match, score: { home: goals, away: 0 } };
	};

	test("is unloaded after it has been idle, and loaded at the next request; a current edition is not", async () => {
		const { source, models } = await withTheYearBefore();
		await models.unloadIdle(60_000);
		expect([models.isRead(7, "lc-2025"), models.isRead(7, "lc-2026")]).toEqual([true, true]);
		await models.unloadIdle(0);
		expect([models.isRead(7, "lc-2025"), models.isRead(7, "lc-2026")]).toEqual([false, true]);
		const reads = source.reads.edition;
		const [one, other] = await Promise.all([models.current(7, "lc-2025"), models.current(7, "lc-2025")]);
		expect([one === other, one?.edition, source.reads.edition - reads]).toEqual([true, "7/lc-2025", 1]);
	});

	test("stays loaded if it is the newest: an address without a year means it", async () => {
		const source = new CupInMemory(aSmallCup());
		const models = await ReadModels.open({ source, clock: () => new Date("2030-01-01T00:00:00Z"), onError: unexpected });
		await models.current(7, "lc-2026");
		await models.unloadIdle(0);
		expect(models.isRead(7, "lc-2026")).toBe(true);
	});

	test("leaves its cached answers valid, and a correction empties that cache at once", async () => {
		const { source, models } = await withTheYearBefore();
		const { changes } = models;
		const digest = changes.digest(["7/lc-2025/opened", "7/lc-2025/match/of-that-year"]);
		const point = changes.sequence;
		await models.unloadIdle(0);
		await models.current(7, "lc-2025");
		expect(changes.unchangedSince(digest, point)).toBe(true);
		await models.unloadIdle(0);
		await followed(models, () => source.report(older(source, 9)));
		expect(changes.unchangedSince(digest, point)).toBe(false);
		expect(models.isRead(7, "lc-2025")).toBe(false);
		const { id } = older(source, 9);
		expect((await models.current(7, "lc-2025"))?.entity("match", id)?.score).toEqual({ home: 9, away: 0 });
	});

	test("that is loaded again after a correction without a notice yet empties the cache too", async () => {
		const source = new CupInMemory(withYearBefore(aSmallCup()));
		const listen = source.listen.bind(source);
		const late: (() => void)[] = [];
		source.listen = (onChange) => listen((change) => void late.push(() => onChange(change)));
		const models = await opened(source);
		await models.current(7, "lc-2025");
		const { changes } = models;
		const digest = changes.digest(["7/lc-2025/opened"]);
		await models.unloadIdle(0);
		const point = changes.sequence;
		source.report(older(source, 7));
		const again = await models.current(7, "lc-2025");
		expect(again?.recordRevision).toBe(2);
		expect(changes.unchangedSince(digest, point)).toBe(false);
		for (const tell of late) tell();
	});
});
