import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { changes } from "../../../tests/support/random-changes.ts";
import { aYoungCup, HIDDEN_FIGURES } from "../../../tests/support/young-cup.ts";
import { ReadModels } from "../edition/keeping/read-models.ts";
import { createGraphQL } from "../graphql/create-graphql.ts";
import { LiveEditions, type Wanted } from "./live-editions.ts";
import type { PageNow } from "./page-topics.ts";

const fail = (error: unknown) => {
	throw error;
};

async function opened(cup = aSmallCup()) {
	const source = new CupInMemory(cup);
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-15T10:00:00Z"), onError: fail });
	return { source, models, live: new LiveEditions(models) };
}

/** A listener of the cup's edition, and its frames. */
async function listening(live: LiveEditions, since: number | null = null, more: Partial<Wanted> = {}) {
	const frames: Buffer[] = [];
	const end = vi.fn();
	const edition = (await live.ofYear(7, 2026))!;
	const wanted = { since, ...more };
	const following = await live.follow(edition, wanted, { send: (frame) => frames.push(frame), end });
	return {
		frames,
		end,
		stop: () => following!.stop(),
		heard: () => frames.map((frame) => JSON.parse(/^data: (.*)$/m.exec(String(frame))![1]!)),
	};
}

const goal = (source: CupInMemory, goals: number) =>
	source.report({ ...source.record().edition.matches.find(({ id }) => id === "g15-m1")!, score: { home: goals, away: 0 } });

test.each(["clubs", "teams", "lot", "schedule"] as const)(
	"an edition of which only its %s are published may be followed, one of which nothing is, not",
	async (flag) => {
		const cup = aSmallCup();
		const nothing = { clubs: false, teams: false, lot: false, schedule: false };
		const ofYear = async (published: typeof nothing) => {
			cup.editions[0]!.published = published;
			return (await opened(cup)).live.ofYear(7, 2026);
		};
		expect(await ofYear({ ...nothing, [flag]: true })).toMatchObject({ year: 2026 });
		expect(await ofYear(nothing)).toBeNull();
	},
);

test("§6 a goal is one frame with the edition's revision, the same bytes for all listeners", async () => {
	const { source, live } = await opened();
	const [one, other] = [await listening(live), await listening(live)];
	goal(source, 2);
	await vi.waitFor(() => expect(other.frames).toHaveLength(1), { timeout: 60_000 });
	expect(one.frames[0]).toBe(other.frames[0]);
	const [frame] = one.heard();
	expect(frame).toMatchObject({ revision: 2, matches: [{ id: "g15-m1", state: "LIVE", homeScore: 2, awayScore: 0 }] });
	expect(frame.about.sort()).toEqual([
		"arena:valhalla",
		"category:g15",
		"division:g15-g-a",
		"field:valhalla-1",
		"match:g15-m1",
		"streams",
		"team:g15-ask",
		"team:g15-bro",
	]);
	expect(one.frames[0]!.length).toBeLessThan(600);
});

test("a frame's match equals that of the API", async () => {
	const { source, models, live } = await opened();
	const { heard } = await listening(live);
	goal(source, 2);
	await vi.waitFor(() => expect(heard()).toHaveLength(1), { timeout: 60_000 });
	const [told] = heard()[0].matches;
	const { execute } = createGraphQL({ models, onError: fail });
	const query = `{ tournament(cup: 7, tournament: "lc-2026") { match(id: "g15-m1") { ${Object.keys(told).join(" ")} } } }`;
	const { data } = await execute(query, {}, { lang: "en" });
	expect(told).toEqual((data as { tournament: { match: object } }).tournament.match);
});

test("§6 a client that resumes from a revision gets the changes after it, once", async () => {
	const { source, live } = await opened();
	const first = await listening(live);
	goal(source, 2);
	await vi.waitFor(() => expect(first.frames).toHaveLength(1), { timeout: 60_000 });
	first.stop();
	goal(source, 3);
	goal(source, 4);
	const late = await listening(live, 2);
	await vi.waitFor(() => expect(late.heard().at(-1)).toMatchObject({ matches: [{ homeScore: 4 }] }), { timeout: 60_000 });
	expect(first.frames).toHaveLength(1);
});

test("§6 a client with a page from before an unnoticed change is sent that change, and not told to reload everything", async () => {
	const { source, models, live } = await opened();
	await models.current(7, "lc-2026");
	goal(source, 2);
	await vi.waitFor(async () => expect((await models.current(7, "lc-2026"))?.revision).toBe(2), { timeout: 60_000 });
	const late = await listening(live, 1);
	expect(late.heard()).toEqual([
		expect.objectContaining({ revision: 2, matches: [expect.objectContaining({ id: "g15-m1", homeScore: 2 })] }),
	]);
	expect((await listening(live, 0)).heard()).toEqual([{ revision: 2 }]);
});

test("§6 of two clients with the same topics, or all, one continues when the other leaves, and the other gets no more", async () => {
	const { source, live } = await opened();
	const topics = ["team:g15-ask", "lists"];
	const asked = [{ topics }, { topics: topics.toReversed() }, {}, {}, { topics: ["match:g15-m1"] }];
	const [leaves, stays, leavesAll, staysWithAll, alone] = await Promise.all(asked.map((more) => listening(live, null, more)));
	for (const one of [leaves!, leavesAll!, alone!]) one.stop();
	goal(source, 2);
	await vi.waitFor(() => expect(staysWithAll!.frames).toHaveLength(1), { timeout: 60_000 });
	expect([leaves, stays, leavesAll, alone].map((one) => one!.frames.length)).toEqual([0, 1, 0, 0]);
	const again = await listening(live, null, { topics: ["match:g15-m1"] });
	goal(source, 3);
	await vi.waitFor(() => expect(again.heard()).toMatchObject([{ matches: [{ homeScore: 3 }] }]), { timeout: 60_000 });
});

test("§3 no frame has what a young category does not publish", async () => {
	const { source, live } = await opened(aYoungCup());
	const { frames } = await listening(live);
	for (const match of source.record().edition.matches.filter(({ id }) => id.startsWith("b11"))) {
		source.report({ ...match, status: "finished", score: { home: 99, away: 88 } });
	}
	goal(source, 5);
	await vi.waitFor(() => expect(frames.join("")).toContain('"homeScore":5'), { timeout: 60_000 });
	const said = frames.join("").replace(/"(revision|periodMinute)":\d+/g, "");
	for (const figure of HIDDEN_FIGURES) expect(said).not.toMatch(new RegExp(`:${figure}\\b`));
	expect(said).not.toMatch(/"id":"b11[^}]*"(homeScore|leadingSide|decidedBy)":[^n]/);
});

test("§3 a goal in a live match of a young category sends no frame", async () => {
	const { source, live } = await opened(aYoungCup());
	const { heard } = await listening(live);
	const match = source.record().edition.matches.find(({ id }) => id === "b11-y2")!;
	const score = { home: 78, away: 66 };
	source.report({ ...match, minute: 34, score, events: [{ minute: 34, kind: "goal", side: "home", score }] });
	goal(source, 5);
	await vi.waitFor(() => expect(JSON.stringify(heard())).toContain('"homeScore":5'), { timeout: 60_000 });
	expect(JSON.stringify(heard())).not.toContain("b11");
});

test("§3 an edition of which nothing is published cannot be followed; when it is withdrawn its listeners are disconnected", async () => {
	const { source, live } = await opened();
	expect(await live.ofYear(7, 1999)).toBeNull();
	const { end } = await listening(live);
	source.revise("lc-2026", (edition) => {
		edition.published = { clubs: false, teams: false, lot: false, schedule: false };
	});
	await vi.waitFor(() => expect(end).toHaveBeenCalledOnce(), { timeout: 60_000 });
	expect(await live.ofYear(7, 2026)).toBeNull();
});

test("the frame of a late kick-off has the expected starts of the later matches on the field", async () => {
	const { source, live } = await opened();
	const { heard } = await listening(live);
	const match = source.record().edition.matches.find(({ id }) => id === "b14-s1")!;
	const score = { home: 0, away: 0 };
	source.report({ ...match, status: "live", score, period: "first-half", begun: "2026-07-16T09:20:00Z" });
	await vi.waitFor(() => expect(heard()).toHaveLength(1), { timeout: 60_000 });
	const [frame] = heard();
	const after = frame.matches.find(({ id }: { id: string }) => id === "b14-s2");
	expect(after).toMatchObject({ state: "UPCOMING", expectedStart: "2026-07-16T12:20:00+02:00" });
	expect(frame.about).toEqual(expect.arrayContaining(["match:b14-s2", "field:heden-10"]));
});

describe("§6 a client that names the topics of its page", () => {
	test("gets a goal, once, if it names the match, its division, a team of it or its field, and otherwise not", async () => {
		const { source, live } = await opened();
		const naming = (...topics: string[]) => listening(live, null, { topics });
		const concerned = await Promise.all(
			["match:g15-m1", "division:g15-g-a", "team:g15-ask", "field:valhalla-1"].map((topic) => naming(topic)),
		);
		const several = await naming("match:g15-m1", "team:g15-bro", "lists");
		const others = await Promise.all([naming(), naming("match:b14-m1", "division:b14-g-1", "lists")]);
		const all = await listening(live);
		goal(source, 2);
		await vi.waitFor(() => expect(all.frames).toHaveLength(1), { timeout: 60_000 });
		for (const { frames } of others) expect(frames).toEqual([]);
		for (const one of [...concerned, several])
			expect(one.heard()).toEqual([expect.objectContaining({ revision: 2, matches: all.heard()[0].matches })]);
		expect(concerned[1]!.heard()[0].about).toEqual(["match:g15-m1", "division:g15-g-a"]);
	});

	test("with the same topics as others gets the same bytes", async () => {
		const { source, live } = await opened();
		const own = await listening(live, null, { topics: ["division:g15-g-a"] });
		const more = await listening(live, null, { topics: ["division:g15-g-a", "team:b14-bro"] });
		const same = await listening(live, null, { topics: ["division:g15-g-a"] });
		goal(source, 2);
		await vi.waitFor(() => expect(more.frames).toHaveLength(1), { timeout: 60_000 });
		expect(own.frames[0]).toBe(same.frames[0]);
		expect(String(own.frames[0])).toBe(String(more.frames[0]));
	});

	test("that resumes gets what it missed of its topics, and nothing else", async () => {
		const { source, live } = await opened();
		const all = await listening(live);
		const other = source.record().edition.matches.find(({ id }) => id === "b14-m1")!;
		goal(source, 2);
		await vi.waitFor(() => expect(all.frames).toHaveLength(1), { timeout: 60_000 });
		source.report({ ...other, status: "finished", score: { home: 4, away: 3 } });
		await vi.waitFor(() => expect(all.heard().at(-1)).toMatchObject({ revision: 3 }), { timeout: 60_000 });
		const back = await listening(live, 1, { topics: ["team:g15-ask"] });
		expect(back.heard()).toEqual([
			expect.objectContaining({ revision: 3, matches: [expect.objectContaining({ id: "g15-m1" })] }),
		]);
		expect((await listening(live, 2, { topics: ["team:g15-ask"] })).frames).toEqual([]);
		expect((await listening(live, 0, { topics: ["team:g15-ask"] })).heard()).toEqual([{ revision: 3 }]);
	});

	test("always gets changes of names, structure and publication", async () => {
		const { source, live } = await opened();
		const one = await listening(live, null, { topics: ["match:b14-m1"] });
		source.revise("lc-2026", (edition) => {
			edition.published.lot = !edition.published.lot;
		});
		await vi.waitFor(() => expect(JSON.stringify(one.heard())).toContain('"edition"'), { timeout: 60_000 });
	});

	test("gets its topics and its pages in one frame, and the pages until it leaves", async () => {
		const { source, models } = await opened();
		const page = "en,/2026/divisions/b14";
		const live = new LiveEditions(models, async () => ({ data: { id: "b14-m1" }, shows: ["division:b14-g-1"] }), fail);
		const one = await listening(live, 1, { topics: ["match:g15-m1"], pages: [{ page, since: 1 }] });
		const other = await listening(live, 1, { topics: [], pages: [{ page, since: 1 }] });
		await new Promise(setImmediate);
		const finish = (home: number) => {
			const match = source.record().edition.matches.find(({ id }) => id === "b14-m1")!;
			source.report(
				{ ...match, score: { home, away: 1 } },
				{ ...source.record().edition.matches.find(({ id }) => id === "g15-m1")!, minute: home },
			);
		};
		const matchesOf = ({ heard }: typeof one) =>
			heard()
				.filter(({ matches }) => matches)
				.map(({ matches }) => matches.map(({ id }: { id: string }) => id));
		finish(7);
		await vi.waitFor(() => expect(matchesOf(other)).toEqual([["b14-m1"]]), { timeout: 60_000 });
		expect(matchesOf(one).map((ids) => ids.toSorted())).toEqual([["b14-m1", "g15-m1"]]);
		one.stop();
		finish(8);
		await vi.waitFor(() => expect(matchesOf(other)).toHaveLength(2), { timeout: 60_000 });
		expect(matchesOf(one)).toHaveLength(1);
	});

	test("with a page also gets its matches, even if the page is not sent again for them", async () => {
		const { source, models } = await opened();
		const pages: Readonly<Record<string, PageNow>> = {
			"en,/2026/matches": { data: { live: [{ id: "g15-m1" }] }, shows: ["lists"] },
			"en,/2026/divisions/b14": { data: { matches: [{ id: "b14-m1" }] }, shows: ["division:b14-g-1"] },
		};
		const live = new LiveEditions(models, async (page) => pages[page] ?? null, fail);
		const showing = (page: string) => listening(live, 1, { topics: [], pages: [{ page, since: 1 }] });
		const [list, elsewhere, nowhere] = [
			await showing("en,/2026/matches"),
			await showing("en,/2026/divisions/b14"),
			await showing("en,/2026/none"),
		];
		await vi.waitFor(() => expect(nowhere.frames.join("")).toContain("refused"), { timeout: 60_000 });
		goal(source, 2);
		await vi.waitFor(() => expect(nowhere.frames.join("")).toContain('"homeScore":2'), { timeout: 60_000 });
		expect(list.heard()).toEqual([
			{ revision: 2, matches: [expect.objectContaining({ id: "g15-m1" })], about: ["match:g15-m1"] },
		]);
		expect(elsewhere.frames).toEqual([]);
	});

	test("gets everything as long as its page's topics are unknown", async () => {
		const { source, models } = await opened();
		const live = new LiveEditions(models, () => new Promise(() => undefined), fail);
		const early = await listening(live, 1, { topics: [], pages: [{ page: "en,/2026", since: 1 }] });
		goal(source, 2);
		await vi.waitFor(() => expect(early.heard()).toMatchObject([{ matches: [{ id: "g15-m1" }] }]), { timeout: 60_000 });
	});

	test("§3 with a young category's match, division or teams gets no more of it than everyone gets", async () => {
		const { source, live } = await opened(aYoungCup());
		const { matches } = source.record().edition;
		const young = matches.filter(({ id }) => id.startsWith("b11"));
		const teams = young.flatMap(({ home, away }) => [home.team, away.team]).filter((team) => team !== undefined);
		const topics = [
			...young.flatMap(({ id, division }) => [`match:${id}`, `division:${division}`]),
			...teams.map((team) => `team:${team}`),
			"category:b11",
		];
		const all = await listening(live);
		const one = await listening(live, null, { topics: [...new Set(topics)] });
		for (const match of young) source.report({ ...match, status: "finished", score: { home: 99, away: 88 } });
		goal(source, 5);
		await vi.waitFor(() => expect(all.frames.join("")).toContain('"homeScore":5'), { timeout: 60_000 });
		const back = await listening(live, 1, { topics: [...new Set(topics)] });
		for (const { frames } of [one, back]) {
			const said = frames.join("").replace(/"(revision|periodMinute)":\d+/g, "");
			for (const figure of HIDDEN_FIGURES) expect(said).not.toMatch(new RegExp(`:${figure}\\b`));
			expect(said).not.toMatch(/"(homeScore|leadingSide|decidedBy)":[^n]/);
		}
	});

	test("after any changes knows of its topics what a client with all topics knows, whenever it came back", async () => {
		await fc.assert(
			fc.asyncProperty(changes(6), fc.nat({ max: 5 }), async (made, late) => {
				const { source, models, live } = await opened();
				const topics = ["match:g15-m1", "team:b14-bro", "division:b11-g-1", "lists"];
				const all = await listening(live);
				const own = await listening(live, null, { topics });
				let back: Awaited<ReturnType<typeof listening>> | undefined;
				for (const [at, change] of made.entries()) {
					change(source);
					const { revision } = source.record();
					await vi.waitFor(async () => {
						const model = await models.current(7, "lc-2026");
						expect(model === null || model.recordRevision >= revision).toBe(true);
					});
					if (all.end.mock.calls.length > 0) return;
					if (at === late % made.length) back = await listening(live, 1, { topics });
				}
				const known = (heard: readonly Told[]) => {
					const matches = new Map<string, unknown>();
					const about = new Map<string, number>();
					for (const frame of heard) {
						if (frame.matches === undefined) return frame.revision;
						for (const match of frame.matches) matches.set(match.id, match);
						for (const topic of frame.about) about.set(topic, frame.revision);
					}
					return [matches.get("g15-m1"), ...topics.map((topic) => (about.get(topic) ?? 0) > 0)];
				};
				expect(known(own.heard())).toEqual(known(all.heard()));
				expect(known(back!.heard())).toEqual(known(all.heard()));
				await models.close();
			}),
			{ numRuns: 40, endOnFailure: true },
		);
	});
});

type Told = { readonly revision: number; readonly matches?: readonly { id: string }[]; readonly about: readonly string[] };
