import { expect, test, vi } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { aYoungCup, HIDDEN_FIGURES } from "../../../tests/support/young-cup.ts";
import { ReadModels } from "../edition/keeping/read-models.ts";
import { createGraphQL } from "../graphql/create-graphql.ts";
import { LiveEditions } from "./live-editions.ts";

const fail = (error: unknown) => {
	throw error;
};

async function opened(cup = aSmallCup()) {
	const source = new CupInMemory(cup);
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-15T10:00:00Z"), onError: fail });
	return { source, models, live: new LiveEditions(models) };
}

/** A listener of the cup's edition, and what it has heard. */
async function listening(live: LiveEditions, since: number | null = null) {
	const frames: Buffer[] = [];
	const end = vi.fn();
	const edition = (await live.ofYear(7, 2026))!;
	const stop = await live.follow(edition, since, { send: (frame) => frames.push(frame), end });
	return { frames, end, stop: stop!, heard: () => frames.map((frame) => JSON.parse(/^data: (.*)$/m.exec(String(frame))![1]!)) };
}

const goal = (source: CupInMemory, goals: number) =>
	source.report({ ...source.record().edition.matches.find(({ id }) => id === "g15-m1")!, score: { home: goals, away: 0 } });

test.each(["clubs", "teams", "lot", "schedule"] as const)(
	"an edition of which only its %s are out may be followed, one of which nothing is, not",
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

test("§6 a goal is one frame with the edition's revision, the same bytes for all who listen", async () => {
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

test("a frame's match says what the API says of it", async () => {
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

test("§6 who resumes from a revision hears what came after it, once", async () => {
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

test("§3 no frame tells what a young category does not publish", async () => {
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

test("§3 an edition of which nothing is published is followed by nobody; withdrawn, its listeners are sent away", async () => {
	const { source, live } = await opened();
	expect(await live.ofYear(7, 1999)).toBeNull();
	const { end } = await listening(live);
	source.revise("lc-2026", (edition) => {
		edition.published = { clubs: false, teams: false, lot: false, schedule: false };
	});
	await vi.waitFor(() => expect(end).toHaveBeenCalledOnce(), { timeout: 60_000 });
	expect(await live.ofYear(7, 2026)).toBeNull();
});

test("a kick-off that is late tells in its frame when the matches after it on the field will begin", async () => {
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
