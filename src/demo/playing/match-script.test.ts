import fc from "fast-check";
import { expect, test } from "vitest";
import type { PlayingTerms } from "../../cup/reports/course.ts";
import type { Report } from "../../cup/reports/report.ts";
import { reportedMatch } from "../../cup/reports/reported-match.ts";
import { instantAfter } from "../calendar.ts";
import type { CategoryPlan } from "../category-plan.ts";
import { CATEGORIES as FOOTBALL } from "../football/categories.ts";
import { CATEGORIES as HANDBALL } from "../handball/categories.ts";
import { slotMinutes } from "../match-length.ts";
import { playMatch } from "../play.ts";
import { randomFrom } from "../random.ts";
import { reportAt } from "../report-at.ts";
import { resultReport, runningReports, type ScriptedReport } from "./match-script.ts";

const START = 3 * 24 * 60 * 60 + 14 * 60 * 60;
const RESULT = ["status", "score", "halfTime", "regularTime", "shootOut", "decidedBy"] as const;

const anyMatch = fc.record({
	plan: fc.constantFrom(...FOOTBALL, ...HANDBALL),
	seed: fc.integer(),
	inPlayoff: fc.boolean(),
	level: fc.boolean(),
});
const GOAL_AS_EXTRA_TIME_BEGINS = {
	plan: HANDBALL.find(({ short }) => short === "G18")!,
	seed: -1678996015,
	inPlayoff: true,
	level: true,
};
const LONG_SHOOT_OUT = {
	plan: FOOTBALL.find(({ short }) => short === "G14")!,
	seed: -2009011704,
	inPlayoff: true,
	level: true,
};
/** Seconds. */
const A_KICK = 40;
const played = ({ plan, seed, inPlayoff, level }: { plan: CategoryPlan; seed: number; inPlayoff: boolean; level: boolean }) =>
	playMatch(plan, 0, inPlayoff, level ? { score: { home: 2, away: 2 } } : {}, randomFrom(seed));

function stated(plan: CategoryPlan, told: readonly ScriptedReport[]) {
	const terms: PlayingTerms = {
		halfMinutes: plan.minutesPerHalf,
		shootOutBy: plan.sport === "handball" ? "seven-metre-throws" : "penalties",
	};
	const reports = told.map(
		({ second, content }, index): Report => ({
			id: `demo-${index}`,
			at: instantAfter(2026, second),
			sender: "field",
			...content,
		}),
	);
	return reportedMatch(reports, terms);
}

/** The parts of a match's result, without the missing ones. */
const resultOf = (from: Partial<Record<(typeof RESULT)[number], unknown>>) =>
	Object.fromEntries(RESULT.flatMap((part) => (from[part] ? [[part, from[part]]] : [])));

test("a match reaches its result, whether reported live or when it is over", () => {
	fc.assert(
		fc.property(anyMatch, (any) => {
			const play = played(any);
			const end = resultOf(reportAt(any.plan, play, Number.POSITIVE_INFINITY, false));
			const running = stated(any.plan, runningReports(any.plan, play, START, randomFrom(any.seed, "told")));
			expect(resultOf(running.stated)).toEqual(end);
			expect(resultOf(stated(any.plan, [resultReport(any.plan, play, START, randomFrom(any.seed, "told"))]).stated)).toEqual(end);
		}),
		// A goal in the second in which extra time begins (G18, handball).
		{ numRuns: 150, examples: [[GOAL_AS_EXTRA_TIME_BEGINS]] },
	);
});

test("each report of a match that is reported live counts, and they are in order of time", () => {
	fc.assert(
		fc.property(anyMatch, (any) => {
			const told = runningReports(any.plan, played(any), START, randomFrom(any.seed, "told"));
			expect([...new Set(stated(any.plan, told).verdicts.values())]).toEqual(["counted"]);
			expect(told.map(({ second }) => second)).toEqual(told.map(({ second }) => second).sort((a, b) => a - b));
			expect(told[0]).toMatchObject({ content: { kind: "kick-off" } });
			expect(told.at(-1)).toMatchObject({ content: { kind: "full-time" } });
		}),
		{ numRuns: 150 },
	);
});

test("live reports come while the match has its field, except kicks beyond five a side", () => {
	fc.assert(
		fc.property(anyMatch, (any) => {
			const play = played(any);
			const told = runningReports(any.plan, play, START, randomFrom(any.seed, "told"));
			// A shoot-out has no maximum length; a schedule allows for an ordinary one.
			const beyond = Math.max(0, play.kicks.length - 10) * A_KICK;
			expect(told[0]!.second).toBeGreaterThanOrEqual(START);
			expect(told.at(-1)!.second - START).toBeLessThan(slotMinutes(any.plan, any.inPlayoff) * 60 + beyond);
		}),
		// Fifteen kicks each.
		{ numRuns: 150, examples: [[LONG_SHOOT_OUT]] },
	);
});
