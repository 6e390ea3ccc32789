import { expect, test } from "vitest";
import { LONGEST_NOTE } from "../../../cup/reports/note.ts";
import { readReport } from "./report-shape.ts";

const score = (home: number, away: number) => ({ home, away });
const SENT = { id: "aaaa-0001", match: "b14-s1" };
/** The wrong fields; none if it is a valid report. */
const wrong = (report: object) => {
	const shaped = readReport({ ...SENT, ...report });
	return "errors" in shaped ? Object.keys(shaped.errors) : [];
};

test("missing required keys and unknown keys of a kind of report are named", () => {
	expect(wrong({ kind: "kick-off" })).toEqual([]);
	expect(wrong({ kind: "kick-off", side: "home" })).toEqual(["side"]);
	expect(wrong({ kind: "goal" })).toEqual(["score", "side"]);
	expect(wrong({ kind: "yellow-card" })).toEqual(["side"]);
	expect(wrong({ kind: "result" })).toEqual(["score"]);
	expect(wrong({ kind: "abandoned" })).toEqual(["why"]);
	expect(wrong({ kind: "confirmed" })).toEqual(["who"]);
	expect(wrong({ kind: "walkover" })).toEqual(["winner"]);
	expect(wrong({ kind: "clock-set" })).toEqual(["minute"]);
	expect(wrong({ kind: "dance" })).toEqual(["kind"]);
	expect(wrong({ kind: "kick-off", id: undefined, match: undefined })).toEqual(["id", "match"]);
});

const goal = { kind: "goal", side: "home", score: score(1, 0) };
test.each<[what: string, report: (value: never) => object, taken: readonly unknown[], refused: readonly unknown[]]>([
	["a minute", (minute: number) => ({ ...goal, minute }), [0, 1, 200], [-1, 201, 1.5, "3"]],
	["added minutes", (added: number) => ({ ...goal, minute: 45, added }), [1, 60], [0, 61]],
	["a shirt", (shirt: number) => ({ ...goal, shirt }), [0, 99], [-1, 100]],
	["a goal's number", (home: number) => ({ ...goal, score: score(home, 0) }), [1, 199], [0, 200]],
	["a kick", (kick: number) => ({ kind: "shoot-out-missed", side: "home", shootOut: score(0, 0), kick }), [1, 50], [0, 51]],
	["a minute that a clock is set to", (minute: number) => ({ kind: "clock-set", minute }), [1, 200], [0, 201]],
	[
		"an id",
		(id: string) => ({ kind: "kick-off", id }),
		["a".repeat(8), "a".repeat(64), "A-000000"],
		["a".repeat(7), "a".repeat(65), "-a000000", "a_000000"],
	],
	[
		"an instant",
		(at: string) => ({ kind: "kick-off", at }),
		["1900-01-01T00:00:00Z", "2026-07-16T14:20:00+02:00"],
		["1899-12-31T23:59:59Z", "2026-07-16T14:20:00", "2026-07-16", "soon"],
	],
	[
		"words",
		(sv: string) => ({ kind: "note", text: { en: "Words", sv } }),
		["x", "x".repeat(LONGEST_NOTE)],
		["", " ", "x".repeat(LONGEST_NOTE + 1), "a\nb"],
	],
	["who wins without playing", (winner: string) => ({ kind: "walkover", winner }), ["home", "away", "none"], ["both", null]],
])("%s is accepted within its limits and refused beyond them", (_, report, taken, refused) => {
	for (const value of taken) expect([value, wrong(report(value as never))]).toEqual([value, []]);
	for (const value of refused) expect([value, wrong(report(value as never)).length]).toEqual([value, 1]);
});

test.each<[what: string, report: object, field: string | null]>([
	["added minutes without a minute", { ...goal, added: 2 }, "added"],
	["a goal of a side that has none", { ...goal, side: "away" }, "score"],
	["an own goal of a side that has none", { ...goal, kind: "own-goal", side: "away" }, "score"],
	["a penalty of a side that has none", { ...goal, kind: "penalty", side: "away" }, "score"],
	["a kick that scored nothing", { kind: "shoot-out-scored", side: "away", kick: 1, shootOut: score(1, 0) }, "shootOut"],
	["a kick that was missed before any scored", { kind: "shoot-out-missed", side: "away", kick: 1, shootOut: score(0, 0) }, null],
	["an end by lots without a winner", { kind: "full-time", score: score(1, 1), decidedBy: "lots" }, "winner"],
	["an end by lots", { kind: "full-time", score: score(1, 1), decidedBy: "lots", winner: "away" }, null],
	["a winner of an end without lots", { kind: "full-time", score: score(1, 1), winner: "away" }, "winner"],
	["an end without a score", { kind: "full-time" }, null],
	["a note that says nothing", { kind: "note" }, "note"],
	["a note that says two things", { kind: "note", note: "drinks-break", text: { en: "A", sv: "B" } }, "note"],
	["a note in one language", { kind: "note", text: { en: "A" } }, "text.sv"],
	["a detail of no goal's minute or shirt", { kind: "goal-detail", report: "aaaa-0002" }, "minute"],
	["a goal's shirt alone", { kind: "goal-detail", report: "aaaa-0002", shirt: 9 }, null],
	["a goal's minute alone", { kind: "goal-detail", report: "aaaa-0002", minute: 9 }, null],
	["that it is not so itself", { kind: "undo", report: SENT.id }, "report"],
	["that another is not so", { kind: "undo", report: "aaaa-0002" }, null],
	[
		"a shoot-out of a level match, by whatever it was decided",
		{ kind: "result", score: score(1, 1), shootOut: score(4, 2) },
		null,
	],
	["a shoot-out of a match that was won", { kind: "result", score: score(2, 1), shootOut: score(4, 2) }, "shootOut"],
	["more at half-time than at the end", { kind: "result", score: score(1, 0), halfTime: score(2, 0) }, "halfTime"],
	["lots with a winner", { kind: "result", score: score(1, 1), decidedBy: "lots", winner: "home" }, null],
])("a report tells %s", (_, report, field) => {
	const said = wrong(report);
	if (field === null) expect(said).toEqual([]);
	else expect(said).toContain(field);
});

test("a report is stored as it was sent: omitted keys stay omitted", () => {
	expect(readReport({ ...SENT, ...goal, shirt: undefined })).toEqual({ input: { ...SENT, content: goal } });
	const at = "2026-07-16T14:20:00+02:00";
	expect(readReport({ ...SENT, ...goal, at })).toEqual({ input: { ...SENT, at, content: goal } });
	for (const none of [null, [], "goal", 7])
		expect(Object.keys((readReport(none) as { errors: object }).errors)).toEqual(["report"]);
});
