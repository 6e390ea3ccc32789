import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { changes } from "../../../tests/support/random-changes.ts";
import { type CpuQuota, UNMETERED } from "../../http/cpu-quota.ts";
import { patched } from "../../patch/patch.ts";
import { ReadModels } from "../edition/keeping/read-models.ts";
import { createGraphQL } from "../graphql/create-graphql.ts";
import { LiveEditions } from "./live-editions.ts";
import { type PageFrame, type PageNow, PageTopics } from "./page-topics.ts";

const fail = (error: unknown) => {
	throw error;
};
const MATCH = "id state homeScore awayScore homeTeamName awayTeamName zonedStartTime minute";
/** Pages of the small cup: the query of each, and what it shows. */
const PAGES: Readonly<Record<string, { readonly asks: string; readonly shows: readonly string[] }>> = {
	"en,/2026/division": {
		asks: `division(id: "b14-g-1") { title table { complete rows { position team { id name } points form { match { id } } } } matches { ${MATCH} } }`,
		shows: ["division:b14-g-1"],
	},
	"en,/2026/young": {
		asks: `division(id: "b11-g-1") { title table { rows { team { id } points } } matches { ${MATCH} } }`,
		shows: ["division:b11-g-1"],
	},
	"en,/2026/team": { asks: `team(id: "g15-ask") { name matches { ${MATCH} } }`, shows: ["team:g15-ask"] },
};

async function opened() {
	const source = new CupInMemory(aSmallCup());
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-15T10:00:00Z"), onError: fail });
	const graphql = createGraphQL({ models, onError: fail });
	const read = async (page: string, _?: CpuQuota): Promise<PageNow | null> => {
		const { asks, shows } = PAGES[page]!;
		const { data } = await graphql.execute(`{ tournament(cup: 7, tournament: "lc-2026") { ${asks} } }`, {}, {});
		const { tournament } = data as { tournament: Record<string, unknown> | null };
		return tournament && Object.values(tournament)[0] !== null ? { data: tournament, shows } : null;
	};
	const readPage = vi.fn(read);
	const live = new LiveEditions(models, readPage, fail);
	return {
		source,
		models,
		live,
		readPage,
		read: async (page: string) => JSON.parse(JSON.stringify(await read(page))) as PageNow,
	};
}
type Opened = Awaited<ReturnType<typeof opened>>;

/** A client that has a page at a revision, and updates it from the frames. */
async function showing({ live, models, read }: Opened, page: string, meter?: CpuQuota) {
	const edition = (await live.ofYear(7, 2026))!;
	let revision = (await models.current(7, "lc-2026"))!.revision;
	let data: unknown = (await read(page))?.data;
	const told: PageFrame[] = [];
	const frames: Buffer[] = [];
	const hear = (frame: Buffer) => {
		const [, kind, said] = /^event: (page)\ndata: (.*)\n\n$/.exec(String(frame)) ?? [];
		if (kind === undefined || said === undefined) return;
		const one = JSON.parse(said) as PageFrame;
		told.push(one);
		frames.push(frame);
		if ("refused" in one) data = undefined;
		else if ("data" in one) ({ data, revision } = one);
		else if (one.from <= revision && one.revision > revision) {
			if (one.patch !== null) data = patched(data, one.patch);
			revision = one.revision;
		}
	};
	let ended = false;
	const end = () => {
		ended = true;
	};
	/** From the page that the client has by then. */
	const follow = () => {
		const since = revision;
		return live.follow(edition, { since, pages: [{ page, since }], meter }, { send: hear, end });
	};
	return { follow, told, frames, now: () => data, hasEnded: () => ended };
}

const goal = (source: CupInMemory, goals: number) =>
	source.report({ ...source.record().edition.matches.find(({ id }) => id === "g15-m1")!, score: { home: goals, away: 0 } });

afterEach(() => void vi.useRealTimers());

describe("§6 a page that is followed", () => {
	test("is read once for a goal however many show it, and all are sent the same bytes: the differences", async () => {
		const all = await opened();
		const readers = await Promise.all(Array.from({ length: 50 }, () => showing(all, "en,/2026/team")));
		for (const one of readers) await one.follow();
		await vi.waitFor(() => expect(all.readPage).toHaveBeenCalledTimes(1));
		await new Promise(setImmediate);
		goal(all.source, 2);
		await vi.waitFor(() => expect(readers.every(({ told }) => told.length === 1)).toBe(true), { timeout: 60_000 });
		expect(all.readPage).toHaveBeenCalledTimes(2);
		expect(readers[0]!.told[0]).toEqual({
			page: "en,/2026/team",
			revision: 2,
			from: 1,
			patch: { team: { matches: { "#": { ".g15-m1": { homeScore: [2] } } } } },
		});
		expect(readers[49]!.now()).toEqual((await all.read("en,/2026/team")).data);
	});

	test("is not read or sent if nothing that it shows has changed", async () => {
		const all = await opened();
		const division = await showing(all, "en,/2026/division");
		const team = await showing(all, "en,/2026/team");
		await division.follow();
		await team.follow();
		await vi.waitFor(() => expect(all.readPage).toHaveBeenCalledTimes(2));
		await new Promise(setImmediate);
		goal(all.source, 2);
		await vi.waitFor(() => expect(team.told).toHaveLength(1), { timeout: 60_000 });
		expect(division.told).toEqual([]);
		expect(all.readPage.mock.calls.filter(([page]) => page === "en,/2026/division")).toHaveLength(1);
	});

	test("is sent as differences, the same bytes once more, to a client that comes back after changes", async () => {
		const all = await opened();
		const [first, second] = [await showing(all, "en,/2026/team"), await showing(all, "en,/2026/team")];
		await first.follow();
		await vi.waitFor(() => expect(all.readPage).toHaveBeenCalledTimes(1));
		await new Promise(setImmediate);
		for (const goals of [2, 3]) {
			goal(all.source, goals);
			await vi.waitFor(() => expect(first.told).toHaveLength(goals - 1), { timeout: 60_000 });
		}
		await second.follow();
		await vi.waitFor(() => expect(second.told).toHaveLength(2), { timeout: 60_000 });
		expect(second.frames.every((frame, at) => frame === first.frames[at])).toBe(true);
		expect(second.now()).toEqual((await all.read("en,/2026/team")).data);
		expect(all.readPage).toHaveBeenCalledTimes(3);
	});

	test("is sent as differences to all clients that lost the connection at once, and read once for all of them", async () => {
		const all = await opened();
		const readers = await Promise.all(Array.from({ length: 50 }, () => showing(all, "en,/2026/team")));
		const following = await Promise.all(readers.map((one) => one.follow()));
		await vi.waitFor(() => expect(all.readPage).toHaveBeenCalledTimes(1));
		await new Promise(setImmediate);
		for (const one of following) one!.stop();
		for (const goals of [2, 3]) {
			goal(all.source, goals);
			await vi.waitFor(async () => expect((await all.models.current(7, "lc-2026"))?.revision).toBe(goals), { timeout: 60_000 });
		}
		// The page has no viewers.
		expect(all.readPage).toHaveBeenCalledTimes(1);
		for (const one of readers) await one.follow();
		await vi.waitFor(() => expect(readers.every(({ told }) => told.length === 1)).toBe(true), { timeout: 60_000 });
		expect(all.readPage).toHaveBeenCalledTimes(2);
		expect(readers[0]!.told[0]).toMatchObject({ from: 1, revision: 3, patch: {} });
		expect(new Set(readers.flatMap(({ frames }) => frames)).size).toBe(1);
		expect(readers[49]!.now()).toEqual((await all.read("en,/2026/team")).data);
	});

	test("reveals nothing of its earlier state to a returning client when that is no longer published", async () => {
		const all = await opened();
		const team = await showing(all, "en,/2026/team");
		const following = await team.follow();
		await vi.waitFor(() => expect(all.readPage).toHaveBeenCalledTimes(1));
		await new Promise(setImmediate);
		following!.stop();
		goal(all.source, 2);
		all.source.revise("lc-2026", ({ published }) => Object.assign(published, { teams: false, lot: false }));
		await vi.waitFor(async () => expect((await all.models.current(7, "lc-2026"))?.revision).toBe(3), { timeout: 60_000 });
		await team.follow();
		await vi.waitFor(() => expect(team.told).toEqual([{ page: "en,/2026/team", refused: true }]), { timeout: 60_000 });
	});

	test("is dropped when nobody has shown it for half a minute, and is sent whole afterwards", async () => {
		vi.useFakeTimers({ toFake: ["performance"] });
		const all = await opened();
		const [first, other] = [await showing(all, "en,/2026/team"), await showing(all, "en,/2026/division")];
		(await first.follow())!.stop();
		await vi.waitFor(() => expect(all.readPage).toHaveBeenCalledTimes(0));
		const following = await first.follow();
		await vi.waitFor(() => expect(all.readPage).toHaveBeenCalledTimes(1));
		await new Promise(setImmediate);
		following!.stop();
		vi.advanceTimersByTime(30_001);
		(await other.follow())!.stop();
		goal(all.source, 2);
		await vi.waitFor(async () => expect((await all.models.current(7, "lc-2026"))?.revision).toBe(2), { timeout: 60_000 });
		await first.follow();
		await vi.waitFor(() => expect(first.told).toHaveLength(1), { timeout: 60_000 });
		expect(first.told[0]).toMatchObject({ page: "en,/2026/team", revision: 2, data: first.now() });
	});

	test("is sent whole to a client with an unknown revision, and not at all to one that missed nothing", async () => {
		const all = await opened();
		const first = await showing(all, "en,/2026/team");
		goal(all.source, 2);
		await vi.waitFor(async () => expect((await all.models.current(7, "lc-2026"))?.revision).toBe(2), { timeout: 60_000 });
		const second = await showing(all, "en,/2026/team");
		await first.follow();
		await second.follow();
		await vi.waitFor(() => expect(first.told).toHaveLength(1), { timeout: 60_000 });
		expect(first.told[0]).toEqual({ page: "en,/2026/team", revision: 2, data: second.now() });
		expect(second.told).toEqual([]);
	});

	test("is refused if it does not exist, or no longer: the client requests it", async () => {
		const all = await opened();
		all.readPage.mockResolvedValueOnce(null);
		const team = await showing(all, "en,/2026/team");
		await team.follow();
		await vi.waitFor(() => expect(team.told).toEqual([{ page: "en,/2026/team", refused: true }]), { timeout: 60_000 });
		goal(all.source, 2);
		await vi.waitFor(() => expect(team.told[1]).toMatchObject({ revision: 2, data: {} }), { timeout: 60_000 });
		all.source.revise("lc-2026", ({ published }) => Object.assign(published, { teams: false, lot: false }));
		await vi.waitFor(() => expect(team.told[2]).toEqual({ page: "en,/2026/team", refused: true }), { timeout: 60_000 });
	});

	test("is read on the quota of the requesting client until it is first sent, and on nobody's from then on", async () => {
		const all = await opened();
		const [first, second] = [{ ...UNMETERED }, { ...UNMETERED }];
		all.readPage.mockResolvedValueOnce(null);
		await (await showing(all, "en,/2026/team", first)).follow();
		await vi.waitFor(() => expect(all.readPage).toHaveBeenCalledTimes(1));
		const team = await showing(all, "en,/2026/team", second);
		await team.follow();
		for (const goals of [2, 3]) {
			goal(all.source, goals);
			await vi.waitFor(() => expect(team.told.at(-1)).toMatchObject({ revision: goals }), { timeout: 60_000 });
		}
		const accounts = all.readPage.mock.calls.map(([, meter]) => meter);
		expect(accounts).toHaveLength(3);
		expect(accounts[0]).toBe(first);
		expect(accounts[1]).toBe(second);
		expect(accounts[2]).toBeUndefined();
	});

	test("after any changes, of publication and young categories too, equals the requested one", async () => {
		await fc.assert(
			fc.asyncProperty(
				changes(6),
				fc.constantFrom(...Object.keys(PAGES)),
				fc.nat({ max: 3 }),
				fc.boolean(),
				fc.boolean(),
				async (all, page, late, isAlone, isAway) => {
					const cup = await opened();
					const early = await showing(cup, page);
					// Another client comes back if there is still one that has the page, or is away to the end.
					let following = await early.follow();
					for (const [at, change] of all.entries()) {
						if (at === late) {
							if (isAlone) following?.stop();
							following = isAlone && isAway ? null : await early.follow();
						}
						change(cup.source);
						const { revision } = cup.source.record();
						await vi.waitFor(async () => {
							const model = await cup.models.current(7, "lc-2026");
							expect(model === null || model.recordRevision >= revision).toBe(true);
						});
					}
					// Nothing of it was published for a while: the client starts over.
					if (early.hasEnded()) return;
					if (following === null) await early.follow();
					const fresh = await cup.read(page);
					await vi.waitFor(() => expect(early.now()).toEqual(fresh?.data), { timeout: 5_000 });
					await cup.models.close();
				},
			),
			{ numRuns: 40, endOnFailure: true },
		);
	});
});

/** Pages of an edition whose changes the test controls, read when the test allows it. */
function pagesOf(shows: (page: string) => readonly string[] = () => []) {
	let revision = 1;
	const changedIn = new Map<string, number>();
	const read: string[] = [];
	let held = Promise.resolve();
	const meanwhile: (() => void)[] = [];
	const none = new Set<string>();
	const pages = new PageTopics({
		read: async (page) => {
			read.push(page);
			await held;
			const data = { page, revision, matches: [{ id: "m1" }, { id: "no match" }] };
			meanwhile.shift()?.();
			return none.has(page) ? null : { data, shows: shows(page) };
		},
		edition: async () => ({ revision, entity: (_, id) => (id === "m1" ? ({ id } as never) : undefined) }),
		changedAt: (keys) => Math.max(1, ...keys.map((key) => changedIn.get(key) ?? 1)),
		onError: fail,
	});
	return {
		pages,
		read,
		none,
		/** What happens during each of the next reads. */
		meanwhile,
		change: (...about: readonly string[]) => {
			revision += 1;
			for (const key of about) changedIn.set(key, revision);
			pages.changed(new Set(about), revision);
		},
		/** From now on reads wait. @returns continues them */
		hold: () => {
			let goOn = () => {};
			held = new Promise((resolve) => {
				goOn = resolve;
			});
			return () => goOn();
		},
	};
}

/** A client with pages, and the frames it was sent. */
function hearing() {
	const told: PageFrame[] = [];
	return { told, end: () => {}, send: (frame: Buffer) => void told.push(JSON.parse(String(frame).split("data: ")[1]!)) };
}

const allRead = () => new Promise(setImmediate);

describe("§6 a client that comes back to a page", () => {
	const all = (revision: number) => ({ page: "en,/page", revision, data: expect.objectContaining({ revision }) });

	test("that changed more than once before it was read gets the differences from before the first of these, or else the whole", async () => {
		const { pages, change } = pagesOf(() => ["lists"]);
		pages.follow("en,/page", 1, hearing());
		await allRead();
		change("lists");
		change("lists");
		await pages.settled();
		for (const [since, told] of [
			[1, { from: 1, revision: 3, patch: expect.anything() }],
			[2, all(3)],
		] as const) {
			const comes = hearing();
			pages.follow("en,/page", since, comes);
			await allRead();
			expect(comes.told).toEqual([{ page: "en,/page", ...told }]);
		}
	});

	test("gets the current whole of it, whoever was sent the whole before", async () => {
		const { pages, change } = pagesOf(() => ["lists"]);
		const frames: Buffer[] = [];
		const keeping = { end: () => {}, send: (frame: Buffer) => void frames.push(frame) };
		change("lists");
		for (const revision of [2, 3]) {
			const comes = hearing();
			pages.follow("en,/page", 0, keeping);
			pages.follow("en,/page", 0, comes);
			await allRead();
			expect(comes.told).toEqual([all(revision)]);
			pages.leave("en,/page", comes);
			change("lists");
			await pages.settled();
		}
	});
});

test("§6 a page is read again if its edition changes meanwhile, three times at most, then sent whole; and again if one of its matches changed", async () => {
	const { pages, read, change, meanwhile } = pagesOf(() => ["lists"]);
	const stays = hearing();
	pages.follow("en,/page", 1, stays);
	await allRead();
	meanwhile.push(() => change("other"));
	change("lists");
	await pages.settled();
	expect([read.length, stays.told.at(-1)]).toEqual([3, { page: "en,/page", revision: 3, from: 1, patch: expect.anything() }]);
	const goesOn = () => change("match:m1");
	meanwhile.push(goesOn, goesOn, goesOn);
	change("lists");
	await pages.settled();
	expect(read).toHaveLength(7);
	expect(stays.told.slice(1), "nobody knows of which revision it was").toEqual([
		{ page: "en,/page", revision: 6, data: expect.anything() },
		{ page: "en,/page", revision: 7, data: expect.anything() },
	]);
	const comes = hearing();
	pages.follow("en,/page", 1, comes);
	await allRead();
	expect(comes.told, "nor what it differs by from before").toEqual(stays.told.slice(2));
});

test("§6 a client whose page no longer exists is sent all changes", async () => {
	const { pages, change, none } = pagesOf(() => ["lists"]);
	const reader = hearing();
	const audience = pages.follow("en,/page", 1, reader);
	await allRead();
	expect([audience?.hearsOf("lists"), audience?.hearsOf("other")]).toEqual([true, false]);
	none.add("en,/page");
	change("edition");
	await pages.settled();
	expect([reader.told.at(-1), audience?.hearsOf("other")]).toEqual([{ page: "en,/page", refused: true }, true]);
});

describe("§6 with two thousand pages followed", () => {
	test("one more is refused, or replaces the page that has been unused for longest, if there is one", async () => {
		const { pages } = pagesOf();
		const reader = hearing();
		for (let at = 0; at < 2_000; at++) expect(pages.follow(`en,/${at}`, 1, reader)).not.toBeNull();
		await allRead();
		expect(pages.follow("en,/more", 1, reader)).toBeNull();
		expect([reader.told, pages.size]).toEqual([[{ page: "en,/more", refused: true }], 2_000]);
		// A page that is already followed may have any number of clients.
		expect(pages.follow("en,/7", 1, hearing())).not.toBeNull();
		for (const left of ["en,/20", "en,/10"]) pages.leave(left, reader);
		expect(pages.size).toBe(1_998);
		const first = pages.follow("en,/10", 1, hearing());
		pages.leave("en,/30", reader);
		expect(pages.follow("en,/more", 1, reader)).not.toBeNull();
		await allRead();
		expect(pages.size).toBe(2_000 - 1);
		// The second page that was left is dropped next; after it every page has a viewer.
		expect(pages.follow("en,/and more", 1, reader)).not.toBeNull();
		expect(pages.follow("en,/too many", 1, reader)).toBeNull();
		expect(pages.follow("en,/10", 1, reader)).toBe(first);
	});

	test("those with most viewers are read first", async () => {
		const { pages, read, change } = pagesOf((page) => [page === "en,/none" ? "other" : "lists"]);
		const looking = { "en,/one": 1, "en,/three": 3, "en,/none": 4, "en,/two": 2 };
		for (const [page, many] of Object.entries(looking)) for (let at = 0; at < many; at++) pages.follow(page, 1, hearing());
		await allRead();
		read.length = 0;
		change("lists");
		await pages.settled();
		expect(read).toEqual(["en,/three", "en,/two", "en,/one"]);
	});
});

test("§6 a client that leaves while its page is read is sent nothing, and once when it comes back", async () => {
	const { pages, change, hold } = pagesOf(() => ["lists"]);
	const [stays, leaves] = [hearing(), hearing()];
	pages.follow("en,/page", 1, stays);
	await allRead();
	const goOn = hold();
	change("lists");
	await allRead();
	pages.follow("en,/page", 1, leaves);
	await allRead();
	pages.leave("en,/page", leaves);
	goOn();
	await pages.settled();
	expect([stays.told.length, leaves.told]).toEqual([1, []]);
	change("lists");
	await pages.settled();
	expect([stays.told.length, leaves.told]).toEqual([2, []]);
	pages.follow("en,/page", 1, leaves);
	await allRead();
	expect(leaves.told).toEqual(stays.told);
});

test("§6 a page is kept for half a minute when nobody shows it, so that a returning client gets differences", async () => {
	vi.useFakeTimers({ toFake: ["performance"] });
	const { pages, read, change } = pagesOf(() => ["lists"]);
	const reader = hearing();
	for (const [away, isKept] of [
		[29_999, true],
		[30_000, false],
	] as const) {
		pages.follow("en,/page", 1, reader);
		await allRead();
		pages.leave("en,/page", reader);
		vi.advanceTimersByTime(away);
		// A page without viewers is dropped at the next event of any page.
		pages.follow("en,/other", 1, reader);
		await allRead();
		pages.leave("en,/other", reader);
		change("matches");
		const before = read.length;
		pages.follow("en,/page", 1, reader);
		await allRead();
		expect([away, read.length - before]).toEqual([away, isKept ? 0 : 1]);
		pages.leave("en,/page", reader);
	}
});
