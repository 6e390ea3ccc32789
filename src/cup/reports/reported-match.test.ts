import { describe, expect, test } from "vitest";
import { NOTHING_STATED, type PlayingTerms } from "./course.ts";
import type { Report, ReportContent, ReportSender } from "./report.ts";
import { reportedMatch } from "./reported-match.ts";

const TERMS: PlayingTerms = { halfMinutes: 20, shootOutBy: "penalties" };
const at = (clock: string) => `2026-07-14T${clock}:00Z`;

/** "14:02" by the field, "14:02!" by the office; `by` distinguishes two reporters at the field. */
function said(when: string, content: ReportContent, by?: string): Report {
	const sender: ReportSender = when.endsWith("!") ? "office" : "field";
	const clock = when.replace("!", "");
	const id = `${when} ${by ?? ""} ${JSON.stringify(content)}`;
	return { id, at: at(clock), sender, ...(by !== undefined && { by }), ...content };
}
const score = (home: number, away: number) => ({ home, away });
const goal = (when: string, side: "home" | "away", home: number, away: number, by?: string) =>
	said(when, { kind: "goal", side, score: score(home, away) }, by);
const result = (when: string, home: number, away: number) => said(when, { kind: "result", score: score(home, away) });
const stated = (...reports: Report[]) => reportedMatch(reports, TERMS).stated;
const verdicts = (...reports: Report[]) => {
	const { verdicts } = reportedMatch(reports, TERMS);
	return reports.map(({ id }) => verdicts.get(id));
};

const KICK_OFF = said("14:00", { kind: "kick-off" });
const HALF_TIME = said("14:20", { kind: "half-time" });
const SECOND_HALF = said("14:25", { kind: "second-half" });
const FULL_TIME = said("14:46", { kind: "full-time" });

describe("a result in one report", () => {
	test("is all that most matches have, and is no live report", () => {
		expect(stated(result("14:50", 3, 1))).toMatchObject({ status: "finished", score: score(3, 1), events: [], decidedBy: null });
	});
	test("states how it was decided", () => {
		const won = stated(
			said("14:50", {
				kind: "result",
				score: score(2, 2),
				regularTime: score(1, 1),
				shootOut: score(4, 3),
				halfTime: score(1, 0),
			}),
		);
		expect(won).toMatchObject({ decidedBy: "penalties", shootOut: score(4, 3), regularTime: score(1, 1), halfTime: score(1, 0) });
		expect(stated(said("14:50", { kind: "result", score: score(2, 1), regularTime: score(1, 1) })).decidedBy).toBe("extra-time");
		const contradicted = said("14:50", { kind: "result", score: score(3, 1), regularTime: score(2, 1), decidedBy: "extra-time" });
		expect(stated(contradicted), "nobody plays on at 2–1").toMatchObject({ decidedBy: "extra-time", regularTime: null });
	});
	test("by two reporters counts once; a different later one replaces it and is shown as a correction", () => {
		expect(verdicts(result("14:50", 3, 1), result("14:52", 3, 1))).toEqual(["counted", "repeated"]);
		const after = stated(result("14:50", 3, 1), result("14:52", 2, 1));
		expect(after.score).toEqual(score(2, 1));
		expect(after.events).toMatchObject([{ kind: "correction", scoreBefore: score(3, 1), score: score(2, 1), at: at("14:52") }]);
	});
	test("of the office remains, whatever the field reports before or after", () => {
		const office = result("14:48!", 1, 1);
		expect(stated(result("14:50", 3, 1), office, result("14:40", 0, 1)).score).toEqual(score(1, 1));
		expect(verdicts(office, goal("14:50", "home", 2, 1), said("14:51", { kind: "correction", score: score(0, 0) }))).toEqual([
			"counted",
			"office-said-otherwise",
			"office-said-otherwise",
		]);
	});
});

describe("a running report", () => {
	test("takes a match from kick-off to full time, with its minutes by the match clock", () => {
		const first = [KICK_OFF, goal("14:11", "home", 1, 0)];
		expect(stated(...first)).toMatchObject({
			status: "live",
			score: score(1, 0),
			period: "first-half",
			periodStart: at("14:00"),
			periodMinute: 0,
			minute: 12,
			begun: at("14:00"),
		});
		const half = [...first, goal("14:21", "away", 1, 1), said("14:22", { kind: "half-time" }), SECOND_HALF];
		expect(stated(...half)).toMatchObject({
			period: "second-half",
			periodStart: at("14:25"),
			periodMinute: 20,
			halfTime: score(1, 1),
		});
		const all = stated(...half, goal("14:30", "home", 2, 1), FULL_TIME);
		expect(all).toMatchObject({ status: "finished", score: score(2, 1), period: null, minute: null, ended: at("14:46") });
		expect(all.events.map(({ kind, minute, added }) => [kind, minute, added])).toEqual([
			["kick-off", 0, undefined],
			["goal", 12, undefined],
			["goal", 20, 2],
			["half-time", 20, undefined],
			["kick-off", 20, undefined],
			["goal", 26, undefined],
			["full-time", 40, undefined],
		]);
	});
	test("shows the last minute of a half as such, and time beyond it as added time", () => {
		const { events } = stated(KICK_OFF, goal("14:19", "home", 1, 0), goal("14:20", "home", 2, 0));
		expect(events.slice(1)).toEqual([
			expect.not.objectContaining({ added: expect.anything() }),
			expect.objectContaining({ minute: 20, added: 1 }),
		]);
		expect(events[1]).toMatchObject({ minute: 20 });
	});
	test("has its own clock in the second half, even if the first half's was stopped, and the half-time score reported then", () => {
		const stopped = [KICK_OFF, said("14:18", { kind: "clock-stopped" }), HALF_TIME];
		const { events } = stated(...stopped, SECOND_HALF, goal("14:30", "home", 1, 0));
		expect(events.at(-1)).toMatchObject({ kind: "goal", minute: 26 });
		const late = stated(KICK_OFF, said("14:20", { kind: "half-time" }), goal("14:21", "home", 1, 0), SECOND_HALF);
		expect(late).toMatchObject({ score: score(1, 0), halfTime: score(0, 0) });
	});
	test("needs no kick-off: a goal shows that the match has begun, but not when", () => {
		expect(stated(goal("14:11", "away", 0, 1))).toMatchObject({ status: "live", score: score(0, 1), begun: null, minute: null });
	});
	test("states the score: a missing goal is made up by the next, and events never add up to a score", () => {
		const after = stated(KICK_OFF, goal("14:11", "home", 2, 1));
		expect(after.score).toEqual(score(2, 1));
		expect(after.events.filter(({ kind }) => kind === "goal")).toHaveLength(1);
	});
	test("takes its place in the order if it comes late", () => {
		const inTime = stated(KICK_OFF, goal("14:05", "home", 1, 0), HALF_TIME, goal("14:30", "home", 2, 0));
		expect(stated(goal("14:30", "home", 2, 0), HALF_TIME, goal("14:05", "home", 1, 0), KICK_OFF)).toEqual(inTime);
	});
	test("counts a goal reported by two reporters once", () => {
		const two = [KICK_OFF, goal("14:05", "home", 1, 0, "a"), goal("14:06", "home", 1, 0, "b")];
		expect(verdicts(...two)).toEqual(["counted", "counted", "repeated"]);
		expect(stated(...two).events).toHaveLength(2);
	});
	test("counts a card that one reporter reports twice, and one that two report", () => {
		const card = (when: string, by: string) => said(when, { kind: "yellow-card", side: "home" }, by);
		expect(verdicts(card("14:05", "a"), card("14:06", "b"), card("14:07", "a"))).toEqual(["counted", "repeated", "counted"]);
	});
	test("counts a card that two reporters report within a minute and a half once, and one of another side, kind or shirt as another", () => {
		const card = (clock: string, by: string, more: object = {}): Report => ({
			...{ id: `${clock} ${by}`, at: `2026-07-14T${clock}Z`, sender: "field", by },
			...{ kind: "yellow-card", side: "home", shirt: 4 },
			...more,
		});
		const first = card("14:05:00", "a");
		const secondOf = (other: Report) => verdicts(KICK_OFF, first, other)[2];
		expect(secondOf(card("14:06:30", "b"))).toBe("repeated");
		expect(secondOf(card("14:06:31", "b"))).toBe("counted");
		expect(secondOf(card("14:05:30", "a")), "who tells it twice means two").toBe("counted");
		for (const more of [{ side: "away" }, { shirt: 5 }, { kind: "red-card" }])
			expect(secondOf(card("14:05:30", "b", more))).toBe("counted");
	});
	test("refuses a score that goes down, a goal of the side that did not score, and one after the end", () => {
		expect(verdicts(goal("14:05", "home", 2, 0), goal("14:06", "away", 1, 1))[1]).toBe("score-goes-down");
		expect(verdicts(goal("14:05", "home", 2, 0), goal("14:06", "home", 2, 1))[1]).toBe("side-did-not-score");
		expect(verdicts(KICK_OFF, FULL_TIME, goal("14:50", "home", 1, 0))[2]).toBe("match-is-over");
		expect(verdicts(FULL_TIME)).toEqual(["no-score"]);
	});
	test("shows two goals of one second as two", () => {
		expect(stated(goal("14:05", "away", 1, 1), goal("14:05", "home", 1, 0)).score).toEqual(score(1, 1));
	});
});

describe("a correction", () => {
	const running = [KICK_OFF, goal("14:11", "home", 1, 0), goal("14:21", "away", 1, 1), goal("14:30", "home", 2, 1)];
	test("is stored and shown with its time and the corrected value", () => {
		const after = stated(...running, said("14:32!", { kind: "correction", score: score(1, 1) }));
		expect(after.score).toEqual(score(1, 1));
		expect(after.events.at(-1)).toMatchObject({
			kind: "correction",
			at: at("14:32"),
			scoreBefore: score(2, 1),
			score: score(1, 1),
		});
	});
	test("leaves room for the same score again", () => {
		const after = [...running, said("14:32", { kind: "correction", score: score(1, 1) }), goal("14:35", "home", 2, 1)];
		expect(stated(...after).score).toEqual(score(2, 1));
	});
	test("by the office cannot be taken back by the field, which continues from it", () => {
		const office = said("14:32!", { kind: "correction", score: score(1, 1) });
		const field = [goal("14:35", "away", 1, 2), said("14:36", { kind: "correction", score: score(0, 2) })];
		expect(verdicts(...running, office, ...field).slice(-2)).toEqual(["counted", "office-said-otherwise"]);
		expect(stated(...running, office, ...field).score).toEqual(score(1, 2));
	});
	test("of a match that is over leaves it over, and omits what is no longer possible", () => {
		const after = stated(
			...running,
			said("14:46", { kind: "full-time" }),
			said("14:50!", { kind: "correction", score: score(0, 1) }),
		);
		expect(after).toMatchObject({ status: "finished", score: score(0, 1), halfTime: null });
	});
	test("of a golden goal remains one only if it was one goal more", () => {
		const level = [
			KICK_OFF,
			goal("14:11", "home", 1, 0),
			goal("14:30", "away", 1, 1),
			FULL_TIME,
			said("14:50", { kind: "extra-time" }),
		];
		const golden = [...level, goal("14:53", "home", 2, 1), said("14:53", { kind: "full-time", decidedBy: "golden-goal" })];
		const corrected = (home: number, away: number) =>
			stated(...golden, said("14:58", { kind: "correction", score: score(home, away) })).decidedBy;
		expect([stated(...golden).decidedBy, corrected(1, 2), corrected(3, 1)]).toEqual(["golden-goal", "golden-goal", null]);
	});
	test("of the score in regular time omits a half-time score that was higher", () => {
		const whole = (home: number, away: number) =>
			stated(said("14:50", { kind: "result", score: score(3, 2), regularTime: score(2, 2), halfTime: score(home, away) }))
				.halfTime;
		expect([whole(2, 0), whole(3, 0)]).toEqual([score(2, 0), null]);
	});
	test("needs something to correct", () => {
		expect(verdicts(said("14:32", { kind: "correction", score: score(1, 1) }))).toEqual(["not-begun"]);
	});
});

describe("an undo", () => {
	const wrong = goal("14:11", "home", 1, 0);
	const undo = said("14:13", { kind: "undo", report: wrong.id });
	test("takes a report back and shows what it had stated", () => {
		const after = stated(KICK_OFF, wrong, undo);
		expect(after.score).toEqual(score(0, 0));
		expect(after.events.at(-1)).toMatchObject({ kind: "correction", scoreBefore: score(1, 0), score: score(0, 0) });
	});
	test("within a minute is not shown as a correction: it was a mistyped key", () => {
		const slip = said("14:12", { kind: "undo", report: wrong.id });
		const after = stated(KICK_OFF, wrong, slip);
		expect(after.score).toEqual(score(0, 0));
		expect(after.events.map(({ kind }) => kind)).toEqual(["kick-off"]);
		const late = { ...slip, at: "2026-07-14T14:12:01Z" };
		expect(stated(KICK_OFF, wrong, late).events.map(({ kind }) => kind)).toEqual(["kick-off", "correction"]);
	});
	test("makes a match live again that was ended by mistake", () => {
		expect(stated(KICK_OFF, FULL_TIME, said("14:47", { kind: "undo", report: FULL_TIME.id })).status).toBe("live");
	});
	test("of the field has no effect on the office's reports, nor on unknown reports", () => {
		const office = goal("14:11!", "home", 1, 0);
		expect(verdicts(office, said("14:12", { kind: "undo", report: office.id }))).toEqual(["counted", "nothing-to-undo"]);
		expect(verdicts(undo)).toEqual(["nothing-to-undo"]);
	});
});

describe("a level match that must be decided", () => {
	const level = [KICK_OFF, goal("14:11", "home", 1, 0), goal("14:30", "away", 1, 1), FULL_TIME];
	const kick = (when: string, side: "home" | "away", number: number, home: number, away: number, scored = true) =>
		said(when, { kind: scored ? "shoot-out-scored" : "shoot-out-missed", side, kick: number, shootOut: score(home, away) });
	test("goes on after full time with extra time", () => {
		const after = stated(
			...level,
			said("14:50", { kind: "extra-time" }),
			goal("14:53", "home", 2, 1),
			said("15:00", { kind: "full-time" }),
		);
		expect(after).toMatchObject({ score: score(2, 1), regularTime: score(1, 1), decidedBy: "extra-time", status: "finished" });
	});
	test("has a clock in extra time, even without a reported start; in each period the first minute may be set", () => {
		const statement = (period: "first-half" | "second-half" | "extra-time") =>
			said("14:49", { kind: "statement", stated: { ...NOTHING_STATED, status: "live", score: score(1, 1), period } });
		for (const [period, first] of [
			["first-half", 0],
			["second-half", 20],
			["extra-time", 40],
		] as const) {
			const set = (minute: number) => stated(statement(period), said("14:53", { kind: "clock-set", minute }));
			expect(set(first + 3)).toMatchObject({ periodMinute: first, minute: first + 3, periodStart: "2026-07-14T14:51:00Z" });
			expect(set(first + 1)).toMatchObject({ minute: first + 1, periodStart: at("14:53") });
			expect(set(first), "no minute of that period").toMatchObject({ minute: null, periodStart: null });
		}
	});
	test("goes on with kicks, each counted once, and ends when they are not level", () => {
		const kicks = [kick("14:50", "home", 1, 1, 0), kick("14:51", "home", 1, 1, 0), kick("14:52", "away", 1, 1, 0, false)];
		expect(verdicts(...level, ...kicks).slice(-3)).toEqual(["counted", "repeated", "counted"]);
		expect(stated(...level, ...kicks)).toMatchObject({ status: "live", period: "shoot-out", shootOut: score(1, 0) });
		const ended = stated(...level, ...kicks, said("14:55", { kind: "full-time" }));
		expect(ended).toMatchObject({ status: "finished", score: score(1, 1), shootOut: score(1, 0), decidedBy: "penalties" });
	});
	test("does not continue when it is not level, nor end while the kicks are level", () => {
		expect(verdicts(KICK_OFF, goal("14:11", "home", 1, 0), said("14:50", { kind: "extra-time" }))[2]).toBe("not-level");
		const kicks = [kick("14:50", "home", 1, 1, 0), kick("14:52", "away", 1, 1, 1), said("14:55", { kind: "full-time" })];
		expect(verdicts(...level, ...kicks).at(-1)).toBe("level-shoot-out");
	});
});

describe("a match that is not played", () => {
	test("is a walkover without a score, won by one side or lost by both", () => {
		expect(stated(said("14:10", { kind: "walkover", winner: "away" }))).toMatchObject({
			status: "walkover",
			winner: "away",
			score: null,
		});
		expect(stated(said("14:10", { kind: "walkover", winner: "none" })).winner).toBe("none");
	});
	test("is postponed, and played from the next reported start", () => {
		const postponed = [KICK_OFF, goal("14:11", "home", 1, 0), said("14:15", { kind: "postponed" })];
		expect(stated(...postponed)).toMatchObject({ status: "postponed", score: null, events: [] });
		expect(stated(...postponed, said("17:00", { kind: "kick-off" }))).toMatchObject({ status: "live", score: score(0, 0) });
	});
	test("is cancelled by the office, and the field cannot start it", () => {
		expect(verdicts(said("13:00!", { kind: "cancelled" }), KICK_OFF)).toEqual(["counted", "match-is-off"]);
	});
});

test("a fixed note is shown in both languages, also before the match", () => {
	const { events, status } = stated(said("13:50", { kind: "note", note: "delayed" }));
	expect(events).toMatchObject([{ kind: "note", text: { en: "The start is delayed", sv: "Starten är försenad" } }]);
	expect(status).toBe("scheduled");
});

test("data recorded from elsewhere stays until a later report", () => {
	const { stated: imported } = reportedMatch([result("12:00", 2, 0)], TERMS);
	const statement = said("14:15!", { kind: "statement", stated: imported });
	expect(stated(KICK_OFF, statement, goal("14:14", "away", 0, 1)).score).toEqual(score(2, 0));
	expect(stated(KICK_OFF, statement, said("14:16!", { kind: "correction", score: score(3, 0) })).score).toEqual(score(3, 0));
	for (const [status, verdict] of [
		["cancelled", "match-is-off"],
		["walkover", "match-is-off"],
		["finished", "match-is-over"],
		["postponed", "counted"],
	] as const) {
		const stands = said("14:15", {
			kind: "statement",
			stated: { ...NOTHING_STATED, status, score: status === "finished" ? score(0, 0) : null },
		});
		expect([status, verdicts(stands, goal("14:20", "away", 0, 1))[1]]).toEqual([status, verdict]);
	}
});
