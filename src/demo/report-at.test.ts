import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORIES } from "./football/categories.ts";
import { CATEGORIES as HANDBALL } from "./handball/categories.ts";
import { type Play, playMatch, scoreOf } from "./play.ts";
import { randomFrom } from "./random.ts";
import { reportAt } from "./report-at.ts";

const B16 = CATEGORIES.find((category) => category.short === "B16")!;
const B18 = CATEGORIES.find((category) => category.short === "B18")!;
const goal = (minute: number, side: "home" | "away") => ({ minute, side, shirt: 9, penalty: false });

const play: Play = {
	goals: [goal(12, "home"), goal(25, "away"), goal(40, "home")],
	punishments: [],
	playedOn: 0,
	kicks: [],
	decidedBy: null,
};

test.each([
	[0, "first-half", 0, 0, 0],
	[12, "first-half", 12, 1, 0],
	[27, "half-time", 25, 1, 1],
	[39, "second-half", 34, 1, 1],
	[45, "second-half", 40, 2, 1],
])("%i minutes after kick-off it is %s, minute %i, %i–%i", (elapsed, period, minute, home, away) => {
	expect(reportAt(B16, play, elapsed, false)).toMatchObject({ status: "live", period, minute, score: { home, away } });
});

test("two halves and a break after kick-off the match is finished, without period or minute", () => {
	const report = reportAt(B16, play, 55, false);
	expect(report).toEqual({ status: "finished", score: { home: 2, away: 1 }, halfTime: { home: 1, away: 1 } });
});

test("every goal is reported with the score after it, between kick-off and full time", () => {
	const { events } = reportAt(B16, play, 90, true);
	expect(events?.map((event) => [event.kind, event.minute, event.score && `${event.score.home}–${event.score.away}`])).toEqual([
		["kick-off", 0, undefined],
		["goal", 12, "1–0"],
		["goal", 25, "1–1"],
		["half-time", 25, "1–1"],
		["goal", 40, "2–1"],
		["full-time", 50, "2–1"],
	]);
});

test("a drawn playoff match continues until one side has won, and its report never goes back", () => {
	fc.assert(
		fc.property(fc.integer(), fc.constantFrom(B16, B18), (seed, plan) => {
			const drawn = playMatch(plan, 0, true, { score: { home: 1, away: 1 } }, randomFrom(seed));
			const end = reportAt(plan, drawn, Number.POSITIVE_INFINITY, true);
			expect(["penalties", "extra-time"]).toContain(end.decidedBy);
			if (end.decidedBy === "penalties") expect(end.shootOut!.home).not.toBe(end.shootOut!.away);
			else expect(end.score!.home).not.toBe(end.score!.away);
			let goals = 0;
			for (let elapsed = 0; elapsed < 110; elapsed++) {
				const { score, events } = reportAt(plan, drawn, elapsed, true);
				const now = score!.home + score!.away;
				expect(now).toBeGreaterThanOrEqual(goals);
				expect(events!.filter((event) => event.kind === "goal" || event.kind === "penalty")).toHaveLength(now);
				goals = now;
			}
			expect(scoreOf(drawn.goals)).toEqual(end.score);
		}),
		{ numRuns: 40 },
	);
});

test("a script is followed: the score, the score so far, the shoot-out, the winner", () => {
	fc.assert(
		fc.property(fc.integer(), fc.double({ min: -3, max: 3, noNaN: true }), (seed, strength) => {
			const so = (script: Parameters<typeof playMatch>[3], decide = true) =>
				playMatch(B16, strength, decide, script, randomFrom(seed));
			expect(scoreOf(so({ score: { home: 10, away: 0 } }).goals)).toEqual({ home: 10, away: 0 });
			const live = so({ after: { minute: 34, score: { home: 2, away: 1 } } });
			expect(reportAt(B16, live, 39, false)).toMatchObject({ minute: 34, score: { home: 2, away: 1 } });
			const kicks = so({ score: { home: 2, away: 2 }, shootOut: { home: 4, away: 5 } });
			expect(reportAt(B16, kicks, 200, false)).toMatchObject({ shootOut: { home: 4, away: 5 }, decidedBy: "penalties" });
			const { score, shootOut } = reportAt(B16, so({ winner: "away" }), 200, false);
			expect((score!.away - score!.home || shootOut!.away - shootOut!.home) > 0).toBe(true);
		}),
		{ numRuns: 60 },
	);
});

test.each([
	["B18", ["extra-time", "seven-metre-throws"]],
	["B16", ["seven-metre-throws"]],
	["B15", ["golden-goal"]],
])("a drawn handball playoff match of %s ends by %j", (short, ways) => {
	const plan = HANDBALL.find((category) => category.short === short)!;
	const seen = new Set<string | undefined>();
	fc.assert(
		fc.property(fc.integer(), (seed) => {
			const drawn = playMatch(plan, 0, true, { score: { home: 15, away: 15 } }, randomFrom(seed));
			const { status, decidedBy, score, regularTime } = reportAt(plan, drawn, Number.POSITIVE_INFINITY, false);
			seen.add(decidedBy);
			expect(status).toBe("finished");
			if (decidedBy === "golden-goal") {
				expect(regularTime).toEqual({ home: 15, away: 15 });
				expect(score!.home + score!.away).toBe(31);
				const live = reportAt(plan, drawn, 2 * plan.minutesPerHalf + 5, true);
				expect(live).toMatchObject({ status: "live", period: "extra-time", score: { home: 15, away: 15 } });
			}
		}),
		{ numRuns: 60 },
	);
	expect([...seen].sort()).toEqual(ways);
});

test("a suspension is reported in its minute", () => {
	const plan = HANDBALL.find((category) => category.short === "B16")!;
	const suspended: Play = { ...play, punishments: [{ minute: 13, kind: "two-minute-suspension", side: "away", shirt: 4 }] };
	const told = (elapsed: number) => reportAt(plan, suspended, elapsed, true).events!.map((event) => event.kind);
	expect(told(12)).toEqual(["kick-off", "goal"]);
	expect(told(13)).toEqual(["kick-off", "goal", "two-minute-suspension"]);
});
