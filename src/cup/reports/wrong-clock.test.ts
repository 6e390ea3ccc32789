import { describe, expect, test } from "vitest";
import type { Report, ReportContent } from "./report.ts";
import { reportedMatch } from "./reported-match.ts";

const at = (clock: string) => `2026-07-14T${clock}:00Z`;
const score = (home: number, away: number) => ({ home, away });
const goal = (home: number, away: number): ReportContent => ({ kind: "goal", side: "home", score: score(home, away) });
const result = (home: number, away: number): ReportContent => ({ kind: "result", score: score(home, away) });
const correction = (home: number, away: number): ReportContent => ({ kind: "correction", score: score(home, away) });

/** Reports in the order of acceptance: the event's time by the sender's clock, and the acceptance by the server's. */
const accepted = (...all: readonly (readonly [told: string, taken: string, content: ReportContent])[]): Report[] =>
	all.map(([told, taken, content], order) => ({
		id: `r${order}`,
		at: at(told),
		sender: "field",
		accepted: { order, at: at(taken) },
		...content,
	}));
const said = (reports: readonly Report[]) => {
	const { stated, verdicts } = reportedMatch(reports, { halfMinutes: 20, shootOutBy: "penalties" });
	return { score: stated.score, status: stated.status, verdicts: reports.map(({ id }) => verdicts.get(id)), stated };
};

describe("a report accepted while the server's clock was an hour ahead", () => {
	test("is followed by reports accepted after the clock was corrected, whatever their kinds", () => {
		for (const later of [result(2, 1), correction(2, 1)]) {
			const reports = accepted(["15:50", "15:50", result(3, 1)], ["14:55", "14:55", later]);
			expect(said(reports)).toMatchObject({ score: score(2, 1), status: "finished", verdicts: ["counted", "counted"] });
			expect(said(reports.toReversed()).score, "however the log is read").toEqual(score(2, 1));
		}
	});

	test("stays in order with others of that time, and a match in that time is complete", () => {
		const reports = accepted(
			["14:00", "14:00", { kind: "kick-off" }],
			["15:11", "15:11", goal(1, 0)],
			["15:15", "15:15", goal(2, 0)],
			["14:18", "14:18", goal(3, 0)],
			["14:21", "14:21", { kind: "half-time" }],
			["14:26", "14:26", { kind: "second-half" }],
			["14:47", "14:47", { kind: "full-time" }],
		);
		const { stated, verdicts } = said(reports);
		expect(verdicts).toEqual(reports.map(() => "counted"));
		expect(stated).toMatchObject({ status: "finished", score: score(3, 0), halfTime: score(3, 0) });
		expect(stated.events.filter(({ kind }) => kind === "goal").map((event) => event.score)).toEqual([
			score(1, 0),
			score(2, 0),
			score(3, 0),
		]);
	});

	test("from a phone whose own clock was right stays in its place", () => {
		const reports = accepted(
			["14:11", "15:11", goal(1, 0)],
			["14:05", "14:20", { kind: "kick-off" }],
			["14:19", "14:19", goal(2, 0)],
		);
		expect(said(reports).stated.events.map(({ kind }) => kind)).toEqual(["kick-off", "goal", "goal"]);
	});

	test("comes after a late report from an offline phone, which is older than both", () => {
		const reports = accepted(
			["15:50", "15:50", { kind: "full-time", score: score(2, 0) }],
			["14:11", "14:55", goal(1, 0)],
			["14:56", "14:56", correction(3, 0)],
		);
		const { stated, verdicts } = said(reports);
		expect(verdicts).toEqual(["counted", "counted", "counted"]);
		expect(stated).toMatchObject({ status: "finished", score: score(3, 0) });
	});
});

test("two servers whose clocks are a minute apart are both believed", () => {
	const reports = accepted(
		["14:00", "14:00", { kind: "kick-off" }],
		["14:11", "14:11", goal(2, 0)],
		["14:10", "14:10", goal(1, 0)],
	);
	expect(said(reports).verdicts).toEqual(["counted", "counted", "counted"]);
});

test("a report from a clock that was ahead comes before one sent directly afterwards: the order is that of events, not of arrival", () => {
	const reports = accepted(
		["14:00", "14:00", { kind: "kick-off" }],
		["15:11", "15:11", goal(1, 0)],
		["14:17", "14:18", goal(2, 0)],
	);
	expect(said(reports).verdicts).toEqual(["counted", "counted", "counted"]);
});

test("a phone whose clock is some minutes ahead is not believed: no report is from later than its acceptance", () => {
	const reports = accepted(["14:54", "14:50", result(3, 1)], ["14:52", "14:52", correction(2, 1)]);
	expect(said(reports)).toMatchObject({ score: score(2, 1), verdicts: ["counted", "counted"] });
});

describe("a report that is older than the last one accepted", () => {
	test("of the state of the match is superseded, and the earlier accepted one remains", () => {
		expect(said(accepted(["14:50", "14:50", result(3, 1)], ["14:45", "14:52", result(2, 1)]))).toMatchObject({
			score: score(3, 1),
			verdicts: ["counted", "superseded"],
		});
		expect(said(accepted(["14:50", "14:50", result(3, 1)], ["14:45", "14:52", { kind: "postponed" }]))).toMatchObject({
			status: "finished",
			verdicts: ["counted", "superseded"],
		});
	});

	test("stays superseded however often it is sent, and a later correction applies to the report that counted", () => {
		const reports = accepted(
			["14:45", "14:45", result(2, 1)],
			["14:50", "14:50", result(3, 1)],
			["14:47", "14:55", result(1, 1)],
		);
		expect(said(reports).verdicts).toEqual(["counted", "counted", "superseded"]);
		expect(said([...reports, ...reports]).verdicts.slice(0, 3)).toEqual(["counted", "counted", "superseded"]);
	});

	test("of play counts in its place: all goals from an offline phone are counted", () => {
		const reports = accepted(
			["14:00", "14:00", { kind: "kick-off" }],
			["14:30", "14:30", goal(3, 0)],
			["14:11", "14:40", goal(1, 0)],
			["14:21", "14:40", goal(2, 0)],
		);
		const { stated, verdicts } = said(reports);
		expect(verdicts).toEqual(reports.map(() => "counted"));
		expect(stated.score).toEqual(score(3, 0));
		expect(stated.events.map((event) => event.score?.home)).toEqual([undefined, 1, 2, 3]);
	});
});
