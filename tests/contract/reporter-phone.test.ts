import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Report, Stated } from "../../src/cup/reports/report.ts";
import { reportedMatch } from "../../src/cup/reports/reported-match.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createLog } from "../../src/log/log.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readMatches } from "../../src/results/record/read.ts";
import { pendingById } from "../../src/results/record/reporting/pending-reports.ts";
import { addReporter } from "../../src/results/record/reporting/reporter.ts";
import { statedOf } from "../../src/results/record/reporting/stated.ts";
import { createReporting } from "../../src/results/reporter/reporting.ts";
import { anyContent } from "../support/any-reports.ts";
import { aSmallCup, withTeamsIn } from "../support/cup.ts";

let database: Database;
let models: ReadModels;
let app: ReturnType<typeof createReporting>;
let tokens: string[];
let now = Date.parse("2026-07-16T18:00:00Z");

function later(): Date {
	now += 1_000;
	return new Date(now);
}

beforeAll(async () => {
	database = await openInMemory();
	const source = sourceWithoutLines("cup.json", withTeamsIn(aSmallCup(), { "b14-s2": ["b14-fur", "b14-bro"] }));
	expect((await importCup(database, source)).faults).toEqual([]);
	const onError = (error: unknown) => {
		throw error;
	};
	models = await ReadModels.open({ source: recordSource(database), clock: () => new Date(now), onError });
	app = createReporting({ database, models, log: createLog("silent"), now: later, isOwnOrigin: () => true });
	await twoPhones();
});

/** Two links of the same field, as good as new: how many reports a link may send in a minute is not what is tried. */
async function twoPhones(): Promise<void> {
	const scope = { name: "Heden 10", office: false, field: "heden-10" };
	tokens = [(await addReporter(database, 7, scope)).token, (await addReporter(database, 7, scope)).token];
}

afterAll(async () => {
	await models.close();
	await database.close();
});

async function send(report: object, by = 0) {
	const headers = { "content-type": "application/json", authorization: `Bearer ${tokens[by]}` };
	const response = await app.request("/", { method: "POST", headers, body: JSON.stringify(report) });
	return { status: response.status, answer: await response.json() };
}

/** What the field's programme has of a match: the log, each report once. */
async function logOf(match: string): Promise<Report[]> {
	const response = await app.request("/programme", { headers: { authorization: `Bearer ${tokens[0]}` } });
	const { matches } = (await response.json()) as { matches: { id: string; log: Report[] }[] };
	return matches.find(({ id }) => id === match)!.log;
}

const stated = async (id: string): Promise<Stated> => statedOf((await readMatches(database, 7, [id]))[0]!);
const instant = (minute: number) => `2026-07-16T09:${String(minute).padStart(2, "0")}:00.125Z`;
const score = (home: number, away: number) => ({ home, away });

/** A half reported on a phone without network: ten actions, one of them withdrawn. */
const TEN = [
	{ kind: "kick-off" },
	{ kind: "goal", side: "home", score: score(1, 0) },
	{ kind: "goal", side: "away", score: score(1, 1) },
	{ kind: "undo", report: "phone-0002" },
	{ kind: "yellow-card", side: "away" },
	{ kind: "half-time" },
	{ kind: "second-half" },
	{ kind: "own-goal", side: "home", score: score(2, 0) },
	{ kind: "note", note: "drinks-break" },
	{ kind: "full-time" },
].map((content, at) => ({ id: `phone-000${at}`, match: "b14-s1", at: instant(at), ...content }));

describe("a phone that was away", () => {
	test("sends ten actions twice, and each is there once, in order", async () => {
		const first = [];
		for (const report of TEN) first.push(await send(report));
		expect(first.map(({ status, answer }) => [status, answer.again])).toEqual(TEN.map(() => [200, false]));
		const after = await stated("b14-s1");
		expect(after).toMatchObject({ status: "finished", score: score(2, 0) });
		for (const [at, report] of TEN.entries()) {
			const { status, answer } = await send(report);
			expect([status, answer.again]).toEqual([200, true]);
			if (at === TEN.length - 1) expect(answer.verdict).toBe("counted");
		}
		expect(await stated("b14-s1")).toEqual(after);
		const log = (await logOf("b14-s1")).toSorted((a, b) => a.at.localeCompare(b.at));
		expect(log.map(({ id }) => id)).toEqual(TEN.map(({ id }) => id));
	});

	test("gives the same state in whatever order the network delivers its reports", async () => {
		const other = TEN.map((report) => ({ ...report, id: report.id.replace("phone", "other"), match: "b14-s2" })).map((report) =>
			"report" in report ? { ...report, report: "other-0002" } : report,
		);
		await Promise.all([...other, ...other.toReversed()].map((report) => send(report)));
		const [one, two] = [await stated("b14-s1"), await stated("b14-s2")];
		expect({ ...two, events: two.events.length }).toEqual({ ...one, events: one.events.length });
	});
});

describe("whatever two phones send at once", () => {
	const report = fc.record({
		id: fc.integer({ min: 1, max: 12 }),
		// The field's own, another field's, and one that is nowhere.
		match: fc.oneof({ weight: 8, arbitrary: fc.constant("b11-m2") }, fc.constantFrom("b14-m1", "nope")),
		minute: fc.nat({ max: 40 }),
		by: fc.constantFrom(0, 1),
		content: fc.oneof(
			{ weight: 8, arbitrary: anyContent },
			fc.constantFrom(
				{ kind: "goal", side: "home", score: score(-1, 0) },
				{ kind: "yellow-card", side: "away", minute: -4 },
				{ kind: "goal", side: "middle", score: score(1, 0) },
				{ kind: "penalty", side: "home", score: score(1, 0), shirt: 9 },
				{ kind: "gaol" },
				{},
			),
		),
	});
	let run = 0;
	/** Improbable reports wait for the office; they enter the log once earlier reports have arrived, possibly in a later run. */
	const held = new Set<string>();

	test("is counted once or refused clearly, never doubled, and the match has the state of its log", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(report, { minLength: 2, maxLength: 8 }), async (reports) => {
				run += 1;
				await twoPhones();
				const before = new Set((await logOf("b11-m2")).map(({ id }) => id));
				const sent = reports.map(({ id, match, minute, by, content }) => ({
					by,
					report: { id: `run-${run}-${String(id).padStart(4, "0")}`, match, at: instant(minute), ...content },
				}));
				const answers = await Promise.all([...sent, ...sent].map(({ by, report }) => send(report, by)));
				const kept = new Set<string>();
				for (const [at, { status, answer }] of answers.entries()) {
					expect([200, 403, 404, 409, 422]).toContain(status);
					const { report } = sent[at % sent.length]!;
					// An abandonment is answered as received, and waits for the office all the same.
					if (answer.verdict === "held" || (answer.verdict === "counted" && report.kind === "abandoned")) held.add(report.id);
					else if (answer.verdict !== undefined) kept.add(report.id);
					if (status === 200) expect(answer.message).toBeUndefined();
					else expect(answer.message.length).toBeGreaterThan(10);
					if (status === 403) expect(report.match).toBe("b14-m1");
					if (status === 404) expect(report.match).toBe("nope");
				}
				const log = await logOf("b11-m2");
				const ids = log.map(({ id }) => id);
				expect(new Set(ids).size).toBe(ids.length);
				const wasHeld = (id: string) => held.has(id);
				expect(new Set(ids.filter((id) => !before.has(id) && !wasHeld(id)))).toEqual(
					new Set([...kept].filter((id) => !wasHeld(id))),
				);
				for (const id of held) if (!ids.includes(id)) expect(await pendingById(database.orm, 7, id), id).toBeDefined();
				const { stated: ruled } = reportedMatch(log, { halfMinutes: 15, shootOutBy: "penalties" });
				const { events, ...rest } = await stated("b11-m2");
				expect(rest).toEqual(Object.fromEntries(Object.keys(rest).map((key) => [key, ruled[key as keyof Stated]])));
				expect(events).toHaveLength(ruled.events.length);
			}),
			{ numRuns: 10 },
		);
	});
});
