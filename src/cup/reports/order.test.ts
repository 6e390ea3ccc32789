import { describe, expect, test } from "vitest";
import type { PlayingTerms } from "./course.ts";
import { inOrder } from "./order.ts";
import type { Report, ReportContent, ReportSender } from "./report.ts";
import { reportedMatch } from "./reported-match.ts";

const TERMS: PlayingTerms = { halfMinutes: 20, shootOutBy: "penalties" };
const score = (home: number, away: number) => ({ home, away });
const goal = (home: number, away: number, side: "home" | "away" = "home") =>
	({ kind: "goal", side, score: score(home, away) }) as const;
const kick = (side: "home" | "away", nth: number, home: number, away: number) =>
	({ kind: "shoot-out-scored", side, kick: nth, shootOut: score(home, away) }) as const;

/** Reports of one second; their ids have another order. */
function atOnce(
	contents: readonly ReportContent[],
	idOf: (at: number) => string,
	senders: readonly ReportSender[] = [],
): Report[] {
	return contents.map((content, at) => ({
		...{ id: idOf(at), at: "2026-07-14T14:20:00Z", sender: senders[at] ?? "field" },
		...content,
	}));
}
const kindsOf = (reports: readonly Report[]) => inOrder(reports).map(({ kind }) => kind);

describe("reports of one second", () => {
	test.each<[string, ReportContent, ReportContent]>([
		["the kick-off comes before a goal", { kind: "kick-off" }, goal(1, 0)],
		["the second half begins before its goal", { kind: "second-half" }, goal(1, 0)],
		["a goal comes before a card", goal(1, 0), { kind: "yellow-card", side: "home" }],
		["a goal comes before what is told of it", goal(1, 0), { kind: "goal-detail", report: "x", shirt: 9 }],
		["a half ends after its goal", goal(1, 0), { kind: "half-time" }],
		["a half ends after its card", { kind: "red-card", side: "away" }, { kind: "half-time" }],
		["extra time follows the half before it", { kind: "half-time" }, { kind: "extra-time" }],
		["kicks follow when they are begun", { kind: "shoot-out" }, kick("home", 1, 1, 0)],
		["the end comes after the last goal", goal(1, 0), { kind: "full-time" }],
		["the end comes after the last kick", kick("home", 1, 1, 0), { kind: "full-time" }],
		[
			"a correction comes after the result that it corrects",
			{ kind: "result", score: score(1, 0) },
			{ kind: "correction", score: score(2, 0) },
		],
		["a walkover comes after a result", { kind: "result", score: score(1, 0) }, { kind: "walkover", winner: "home" }],
		["a result is confirmed after it", { kind: "result", score: score(1, 0) }, { kind: "confirmed", who: "home" }],
		["what is taken back was said before", goal(1, 0), { kind: "undo", report: "x" }],
		["the goal that leaves more on the board came after", goal(1, 0), goal(1, 1, "away")],
		["the kick that leaves more came after", kick("home", 1, 1, 0), kick("away", 1, 1, 1)],
	])("%s, whichever came in first and whatever their ids", (_, first, then) => {
		for (const ids of ["ab", "ba"])
			for (const order of [
				[0, 1],
				[1, 0],
			] as const) {
				const reports = atOnce([first, then], (at) => ids[at]!);
				expect(inOrder(order.map((at) => reports[at]!))).toEqual(reports);
			}
	});

	test("the office's report comes last", () => {
		const same = { kind: "result", score: score(1, 0) } as const;
		const reports = atOnce([same, same], (at) => "ba"[at]!, ["field", "office"]);
		expect(inOrder(reports.toReversed())).toEqual(reports);
	});

	test("two goals both count, and so do two kicks", () => {
		const goals = atOnce([goal(1, 1, "away"), goal(1, 0)], (at) => "ab"[at]!);
		expect([...reportedMatch(goals, TERMS).verdicts.values()]).toEqual(["counted", "counted"]);
		const level = atOnce([goal(1, 0), goal(1, 1, "away")], (at) => "ab"[at]!).map((one) => ({
			...one,
			at: "2026-07-14T14:00:00Z",
		}));
		const kicks = atOnce([kick("away", 1, 1, 1), kick("home", 1, 1, 0)], (at) => "cd"[at]!);
		expect([...reportedMatch([...level, ...kicks], TERMS).verdicts.values()]).toEqual(Array(4).fill("counted"));
	});
});

test("in extra time the order is that of the match clock, not of the kinds of report", () => {
	const [end, begin] = atOnce([{ kind: "kick-off" }, { kind: "full-time" }], (at) => "ab"[at]!) as [Report, Report];
	expect(kindsOf([{ ...end, at: "2026-07-14T15:00:00Z" }, begin])).toEqual(["full-time", "kick-off"]);
});
