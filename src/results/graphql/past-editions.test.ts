import { execute, parse } from "graphql";
import { describe, expect, test, vi } from "vitest";
import { aClub, aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { withEarlierYears } from "../../../tests/support/earlier-years.ts";
import { textOf } from "../../client/graphql/graphql.ts";
import { MatchDocument } from "../../client/queries/match-page.graphql.ts";
import { TeamDocument } from "../../client/queries/team-page.graphql.ts";
import { YearsDocument } from "../../site/home/home.graphql.ts";
import { StatisticsDocument } from "../../site/statistics/statistics.graphql.ts";
import { ReadModels } from "../edition/keeping/read-models.ts";
import { ReadSession } from "../edition/reading/read-session.ts";
import { createGraphQL } from "./create-graphql.ts";
import { schema } from "./schema/schema.ts";

type Document = Parameters<typeof textOf>[0];

const PRESENT = { cup: 7, tournament: "lc-2026" };
const SITE = ([TeamDocument, MatchDocument, StatisticsDocument, YearsDocument] as unknown as Document[]).map(textOf);
/** Of the present edition, for each document. */
const VARIABLES = { ...PRESENT, lang: "sv", team: "g15-ask", match: "g15-f", id: "g15-ask" };

const onError = (error: unknown) => {
	throw error;
};
const openedOn = (source: CupInMemory) => ReadModels.open({ source, clock: () => new Date("2026-07-15T10:00:00Z"), onError });

/** An answer by graphql-js, and what it was read from. */
async function ask(models: ReadModels, text: string, wholeEditions: boolean, variables: object = VARIABLES) {
	const reading = new ReadSession(models, { wholeEditions });
	const contextValue = { reading, lang: "sv", rootLanguages: new Map() };
	const answer = await execute({ schema, document: parse(text), contextValue, variableValues: { ...variables } });
	return { answer: JSON.parse(JSON.stringify(answer)), reading };
}

async function small(count = 2) {
	const source = new CupInMemory(withEarlierYears(aSmallCup(), count));
	return { source, models: await openedOn(source) };
}

/** Of the whole editions, read by another process. */
const wholeAnswer = async (source: CupInMemory, text: string) => (await ask(await openedOn(source), text, true)).answer;

const HISTORY = `query History($cup: Int!, $tournament: String!) {
	tournament(cup: $cup, tournament: $tournament) {
		club(id: "ask") { history { year teams { name reached { round won } } } }
		match(id: "g15-f") { earlierMeetings { id homeScore awayScore tournament { year } } }
		figures { editions { year matches goals teams } }
	}
}`;

describe("a page of this year", () => {
	test.each(SITE)("is the same from parts of earlier editions as from the whole, and reads none of these (%#)", async (text) => {
		const { source, models } = await small();
		const { answer, reading } = await ask(models, text, false);
		expect(answer.errors).toBeUndefined();
		expect(answer).toEqual(await wholeAnswer(source, text));
		expect(reading.needsWholeEditions).toBe(false);
		expect(["lc-2025", "lc-2024"].map((id) => models.isRead(7, `${id}`))).toEqual([false, false]);
	});

	test("has something of the earlier editions", async () => {
		const { models } = await small();
		const { answer } = await ask(models, HISTORY, false);
		const { club, match, figures } = answer.data.tournament;
		expect(club.history.map(({ year }: { year: number }) => year)).toEqual([2025, 2024]);
		expect(match.earlierMeetings.length).toBeGreaterThan(1);
		expect(figures.editions.map(({ year }: { year: number }) => year)).toEqual([2026, 2025, 2024]);
	});

	test("reads what is stored, and makes it only once for all processes", async () => {
		const { source, models } = await small();
		await ask(models, HISTORY, false);
		expect(source.reads.edition).toBe(3);
		const other = await openedOn(source);
		await ask(other, HISTORY, false);
		await ask(other, HISTORY, false);
		expect(source.reads.edition).toBe(4);
	});
});

describe("a change of an edition that is over", () => {
	const CHANGES: readonly [string, (source: CupInMemory) => void][] = [
		[
			"a result",
			(source) => {
				const match = source.record("lc-2026-1").edition.matches.find(({ id }) => id === "g15-f-1")!;
				source.report({ ...match, score: { home: 9, away: 8 } });
			},
		],
		[
			"the schedule is hidden",
			(source) => source.revise("lc-2026-1", ({ published }) => Object.assign(published, { schedule: false })),
		],
		["nothing is published", (source) => source.revise("lc-2026-1", (edition) => Object.assign(edition, { published: hidden }))],
		[
			"a club's name",
			(source) => {
				for (const id of source.ids) source.revise(id, (_, { clubs }) => Object.assign(clubs[0]!, { name: "Another" }));
			},
		],
		["a category without scores", (source) => source.revise("lc-2026-1", unscored)],
		["it is removed", (source) => source.remove("lc-2026-1")],
	];
	const hidden = { clubs: false, teams: false, lot: false, schedule: false };
	const unscored: Parameters<CupInMemory["revise"]>[1] = ({ categories }) => {
		for (const category of categories) category.publishes = { scores: false, tables: false, playoffs: false };
	};

	test.each(CHANGES)("is shown by other years, and evicts their answers: %s", async (_, change) => {
		const { source, models } = await small();
		const before = await ask(models, HISTORY, false);
		const digest = models.changes.digest(before.reading.dependencyKeys);
		const since = models.changes.sequence;
		change(source);
		await vi.waitFor(() => expect(models.changes.unchangedSince(digest, since)).toBe(false), { timeout: 60_000 });
		const whole = await wholeAnswer(source, HISTORY);
		expect(whole).not.toEqual(before.answer);
		await vi.waitFor(async () => expect((await ask(models, HISTORY, false)).answer).toEqual(whole), { timeout: 60_000 });
	});

	test("is shown at the start of the next process, though this one ended before it was stored", async () => {
		const { source, models } = await small();
		const before = await ask(models, HISTORY, false);
		await models.close();
		source.revise("lc-2026-1", unscored);
		const { answer } = await ask(await openedOn(source), HISTORY, false);
		expect(answer).not.toEqual(before.answer);
		expect(answer).toEqual(await wholeAnswer(source, HISTORY));
	});

	test("is shown though it came while the edition was being read", async () => {
		const { source, models } = await small();
		await models.cup(7);
		const edition = source.edition.bind(source);
		let arrive = () => {};
		source.edition = async (...of) => {
			const read = await edition(...of);
			await new Promise<void>((resolve) => (arrive = resolve));
			return read;
		};
		const reading = models.past(7, "lc-2026-1");
		await vi.waitFor(() => expect(source.reads.edition).toBe(1));
		source.revise("lc-2026-1", unscored);
		await vi.waitFor(async () => expect((await models.cup(7))?.recordRevisionOf("lc-2026-1")).toBe(2), { timeout: 60_000 });
		source.edition = edition;
		arrive();
		await reading;
		const { answer } = await ask(models, HISTORY, false);
		expect(answer).toEqual(await wholeAnswer(source, HISTORY));
	});

	test("that other years do not show evicts nothing", async () => {
		const { source, models } = await small();
		const { reading } = await ask(models, HISTORY, false);
		const digest = models.changes.digest(reading.dependencyKeys);
		const since = models.changes.sequence;
		source.revise("lc-2026-1", (_, { clubs }) => void clubs.push(aClub("new")));
		await vi.waitFor(async () => expect((await models.cup(7))?.recordRevisionOf("lc-2026-1")).toBe(2), { timeout: 60_000 });
		await vi.waitFor(async () => expect((await source.pastEdition(7, "lc-2026-1"))?.revision).toBe(2), { timeout: 60_000 });
		expect(models.changes.unchangedSince(digest, since)).toBe(true);
	});
});

describe("a question for more than other years show", () => {
	const MORE = `{ tournament(cup: 7, tournament: "lc-2026") {
		club(id: "ask") { history { year teams { matches { id homeScore } division { table { rows { team { id } points } } } } } }
	} }`;

	test("is answered from the whole editions, in process and over HTTP, by a plan and without", async () => {
		const { source, models } = await small();
		const whole = await wholeAnswer(source, MORE);
		expect(whole.errors).toBeUndefined();
		const api = createGraphQL({ models, onError });
		expect(JSON.parse(JSON.stringify((await api.execute(MORE, {}, { lang: "sv" })).data))).toEqual(whole.data);
		for (const query of [MORE, MORE.replace("{ tournament", "query One { tournament")]) {
			const request = new Request("http://127.0.0.1/graphql?lang=sv", {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ query }),
			});
			expect(await (await api.fetch(request)).json()).toEqual(whole);
		}
	});
});

describe("the pages of past editions", () => {
	test("leave two of these in memory, the last that were read", async () => {
		const { models } = await small(5);
		const years = ["lc-2026-1", "lc-2026-2", "lc-2026-3", "lc-2026-4", "lc-2026-5"];
		await models.current(7, "lc-2026");
		for (const id of years) await models.current(7, id);
		await vi.waitFor(() =>
			expect(["lc-2026", ...years].map((id) => models.isRead(7, id))).toEqual([true, false, false, false, true, true]),
		);
	});

	test("are the same when they are read again, and follow a correction meanwhile", async () => {
		const { source, models } = await small(5);
		const read = async (id: string) => (await models.current(7, id))!.entity("match", "g15-f-1")?.score;
		const before = await read("lc-2026-1");
		for (const id of ["lc-2026-2", "lc-2026-3", "lc-2026-4"]) await models.current(7, id);
		await vi.waitFor(() => expect(models.isRead(7, "lc-2026-1")).toBe(false));
		expect(await read("lc-2026-1")).toEqual(before);
		for (const id of ["lc-2026-2", "lc-2026-3", "lc-2026-4"]) await models.current(7, id);
		const match = source.record("lc-2026-1").edition.matches.find(({ id }) => id === "g15-f-1")!;
		source.report({ ...match, score: { home: 9, away: 8 } });
		await vi.waitFor(async () => expect(await read("lc-2026-1")).toEqual({ home: 9, away: 8 }), { timeout: 60_000 });
	});

	test.each(["with", "without"])(
		"follow a correction whose notice comes %s the match, and so does the present edition",
		async (how) => {
			const { source, models } = await small();
			const score = async (edition: string, match: string) => (await models.current(7, edition))!.entity("match", match)?.score;
			await score("lc-2026", "g15-m1");
			await score("lc-2026-1", "g15-f-1");
			const report = (edition: string, match: string) => {
				const before = source.record(edition).edition.matches.find(({ id }) => id === match)!;
				source[how === "with" ? "reportWithStates" : "report"]({ ...before, score: { home: 9, away: 8 } });
			};
			report("lc-2026-1", "g15-f-1");
			report("lc-2026", "g15-m1");
			await vi.waitFor(async () => expect(await score("lc-2026", "g15-m1")).toEqual({ home: 9, away: 8 }), { timeout: 60_000 });
			await vi.waitFor(async () => expect(await score("lc-2026-1", "g15-f-1")).toEqual({ home: 9, away: 8 }), {
				timeout: 60_000,
			});
			expect((await models.current(7, "lc-2026-1"))!.followsMatches).toBe(false);
		},
	);
});
