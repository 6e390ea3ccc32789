import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlayingTerms } from "./course.ts";
import { CONFIRMERS, type Report, type ReportContent } from "./report.ts";
import { reportedMatch } from "./reported-match.ts";

const TERMS: PlayingTerms = { halfMinutes: 20, shootOutBy: "penalties" };
const said = (id: string, minute: number, content: ReportContent, sender: Report["sender"] = "field"): Report => ({
	id,
	at: new Date(Date.UTC(2026, 6, 14, 14, minute)).toISOString(),
	sender,
	...content,
});
const KICK_OFF = said("k", 0, { kind: "kick-off" });
const GOAL = said("g1", 4, { kind: "goal", side: "home", score: { home: 1, away: 0 } });
const SECOND = said("g2", 9, { kind: "goal", side: "away", score: { home: 1, away: 1 } });
const result = (id: string, minute: number, home: number, away: number) =>
	said(id, minute, { kind: "result", score: { home, away } });
const tick = (id: string, minute: number, who: (typeof CONFIRMERS)[number], home: number, away: number) =>
	said(id, minute, { kind: "confirmed", who, score: { home, away } });
const match = (...reports: Report[]) => reportedMatch(reports, TERMS);
const goalsOf = (...reports: Report[]) => match(...reports).stated.events.filter(({ kind }) => kind === "goal");

describe("a goal that is told in haste", () => {
	const detail = (id: string, minute: number, of: string, what: { minute?: number; added?: number; shirt?: number }) =>
		said(id, minute, { kind: "goal-detail", report: of, ...what });

	test("gets its minute and its shirt afterwards, and the score stays", () => {
		const told = match(KICK_OFF, GOAL, SECOND, detail("d", 11, "g1", { minute: 3, shirt: 7 }));
		expect(told.verdicts.get("d")).toBe("counted");
		expect(told.stated.score).toEqual({ home: 1, away: 1 });
		expect(told.stated.events[1]).toEqual({
			...{ kind: "goal", side: "home", score: { home: 1, away: 0 }, at: GOAL.at },
			...{ minute: 3, shirt: 7 },
		});
		expect(told.stated.events[2]).toMatchObject({ minute: 10, score: { home: 1, away: 1 } });
	});

	test("is corrected by a later word, and what is taken back leaves the word before it", () => {
		const first = detail("d1", 11, "g1", { shirt: 7 });
		const second = detail("d2", 12, "g1", { shirt: 17 });
		expect(goalsOf(KICK_OFF, GOAL, first, second)[0]).toMatchObject({ minute: 5, shirt: 17 });
		expect(goalsOf(KICK_OFF, GOAL, first, second, said("u", 13, { kind: "undo", report: "d2" }))[0]).toMatchObject({ shirt: 7 });
		const all = ["d1", "d2"].map((id, at) => said(`u${id}`, 13 + at, { kind: "undo", report: id }));
		expect(goalsOf(KICK_OFF, GOAL, first, second, ...all)).toEqual(goalsOf(KICK_OFF, GOAL));
	});

	test("that was taken back has neither any more, whether they were told before or after", () => {
		for (const minute of [4, 6]) {
			const told = match(KICK_OFF, GOAL, said("u", 5, { kind: "undo", report: "g1" }), detail("d", minute, "g1", { shirt: 7 }));
			expect(told.verdicts.get("d")).toBe("undone");
			expect(JSON.stringify(told.stated)).not.toContain("shirt");
		}
	});

	test("by two phones gets what either of them tells of it", () => {
		const again = { ...GOAL, id: "g1-again", at: SECOND.at.replace("09:00", "05:00"), by: "other" };
		const told = match(KICK_OFF, GOAL, again, detail("d1", 6, "g1-again", { shirt: 7 }), detail("d2", 7, "g1", { minute: 3 }));
		expect(told.verdicts).toEqual(
			new Map([
				...(["k", "g1"] as const).map((id) => [id, "counted"] as const),
				["g1-again", "repeated"],
				["d1", "counted"],
				["d2", "counted"],
			]),
		);
		expect(told.stated.events.filter(({ kind }) => kind === "goal")).toMatchObject([{ minute: 3, shirt: 7 }]);
		expect(match(KICK_OFF, GOAL, SECOND, detail("d", 11, "none", { shirt: 7 })).verdicts.get("d")).toBe("no-such-goal");
	});
});

describe("a match that was broken off", () => {
	test("stays as it is until the office has decided", () => {
		const off = said("a", 12, { kind: "abandoned", why: "weather", minute: 12 });
		expect(match(KICK_OFF, GOAL, off).stated).toEqual(match(KICK_OFF, GOAL).stated);
		expect(match(KICK_OFF, GOAL, off).verdicts.get("a")).toBe("counted");
	});
	test("has begun, and is not over", () => {
		expect(match(said("a", 0, { kind: "abandoned", why: "other" })).verdicts.get("a")).toBe("not-begun");
		expect(match(result("r", 1, 1, 0), said("a", 2, { kind: "abandoned", why: "other" })).verdicts.get("a")).toBe(
			"match-is-over",
		);
	});
});

describe("a result confirmed by ticks", () => {
	const ALL = [tick("t1", 51, "referee", 2, 1), tick("t2", 52, "home", 2, 1), tick("t3", 53, "away", 2, 1)];

	test("is told by whom, and is the same result without them", () => {
		const told = match(result("r", 50, 2, 1), ...ALL);
		expect(told.confirmedBy).toEqual(["referee", "home", "away"]);
		expect(told.stated).toEqual(match(result("r", 50, 2, 1)).stated);
	});
	test("is confirmed no more by those who ticked another, and a tick is taken back", () => {
		const corrected = match(result("r", 50, 2, 1), ...ALL, said("c", 54, { kind: "correction", score: { home: 2, away: 2 } }));
		expect(corrected.confirmedBy).toEqual([]);
		const late = match(result("r", 50, 2, 1), tick("t", 51, "home", 1, 1));
		expect(late.verdicts.get("t")).toBe("score-differs");
		expect(match(result("r", 50, 2, 1), ...ALL, said("u", 54, { kind: "undo", report: "t2" })).confirmedBy).toEqual([
			"referee",
			"away",
		]);
	});
	test("is over: nobody confirms a match that is played", () => {
		expect(match(KICK_OFF, GOAL, tick("t", 6, "home", 1, 0)).verdicts.get("t")).toBe("not-over");
		const over = [KICK_OFF, said("f", 50, { kind: "full-time" }), tick("t", 51, "referee", 0, 0)];
		expect(match(...over).confirmedBy).toEqual(["referee"]);
		expect(match(...over, said("e", 52, { kind: "extra-time" })).confirmedBy, "played on").toEqual([]);
	});

	test("changes nothing that is public, whatever is ticked and taken back in whatever order", () => {
		const events = fc.array(
			fc.record({
				who: fc.constantFrom(...CONFIRMERS),
				home: fc.integer({ min: 0, max: 3 }),
				minute: fc.integer({ min: 40, max: 70 }),
				undone: fc.boolean(),
			}),
			{ maxLength: 8 },
		);
		fc.assert(
			fc.property(events, (all) => {
				const log = [KICK_OFF, GOAL, result("r", 50, 2, 1), said("c", 60, { kind: "correction", score: { home: 1, away: 1 } })];
				const ticks = all.flatMap(({ who, home, minute, undone }, at) => [
					tick(`t${at}`, minute, who, home, 1),
					...(undone ? [said(`u${at}`, minute + 3, { kind: "undo", report: `t${at}` })] : []),
				]);
				const told = match(...log, ...ticks);
				expect(told.stated).toEqual(match(...log).stated);
				expect(match(...[...ticks, ...log].reverse())).toEqual(told);
			}),
		);
	});
});
