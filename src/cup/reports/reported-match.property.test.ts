import fc from "fast-check";
import { expect, test } from "vitest";
import { anyContent, anyReports } from "../../../tests/support/any-reports.ts";
import { checkMatchResult } from "../../results/record/check/match-result.ts";
import type { Score } from "../match/match.ts";
import type { PlayingTerms } from "./course.ts";
import type { Report, Stated } from "./report.ts";
import { reportedMatch } from "./reported-match.ts";

const terms: fc.Arbitrary<PlayingTerms> = fc.record({
	halfMinutes: fc.constantFrom(null, 10),
	shootOutBy: fc.constantFrom("penalties" as const, "seven-metre-throws" as const),
});

const outcomeOf = (reports: readonly Report[], by: PlayingTerms) => {
	const { stated, verdicts } = reportedMatch(reports, by);
	return { stated, verdicts: [...verdicts].sort(([a], [b]) => (a < b ? -1 : 1)) };
};

test("the same reports give the same result, in whatever order and however often they come in", () => {
	const shuffled = anyReports.chain((reports) =>
		fc.record({
			reports: fc.constant(reports),
			again: fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
		}),
	);
	fc.assert(
		fc.property(shuffled, terms, ({ reports, again }, by) => {
			expect(outcomeOf(again, by)).toEqual(outcomeOf(reports, by));
		}),
		{ numRuns: 1000 },
	);
});

test("the score is one that was reported, or 0–0", () => {
	const key = ({ home, away }: Score) => `${home}-${away}`;
	fc.assert(
		fc.property(anyReports, terms, (reports, by) => {
			const said = reports.flatMap((report) => ("score" in report && report.score ? key(report.score) : []));
			const { score } = reportedMatch(reports, by).stated;
			if (score) expect([...said, "0-0"]).toContain(key(score));
		}),
		{ numRuns: 1000 },
	);
});

test("the result of any reports is a possible course of a match", () => {
	fc.assert(
		fc.property(anyReports, terms, (reports, by) => {
			const faults: string[] = [];
			const { stated } = reportedMatch(reports, by);
			checkMatchResult(withoutNulls(stated), (field, message) => faults.push(`${field}: ${message}`));
			expect(faults).toEqual([]);
		}),
		{ numRuns: 2000 },
	);
});

test("every report has its verdict, and the events have the order of play", () => {
	fc.assert(
		fc.property(anyReports, terms, (reports, by) => {
			const { stated, verdicts } = reportedMatch(reports, by);
			expect([...verdicts.keys()].sort()).toEqual(reports.map(({ id }) => id).sort());
			const instants = stated.events.map(({ at }) => at ?? "");
			expect(instants).toEqual(instants.toSorted());
		}),
	);
});

test("whatever is reported and taken back within a minute, the public state is the one without it", () => {
	const seconds = fc.integer({ min: 0, max: 60 });
	fc.assert(
		fc.property(anyReports, anyContent, fc.nat({ max: 30 }), seconds, terms, (reports, content, minute, after, by) => {
			if (content.kind === "undo") return;
			const at = Date.UTC(2026, 6, 14, 14, minute);
			const slip: Report = { ...content, id: "slip", at: new Date(at).toISOString(), sender: "field", by: "a" };
			const undo: Report = {
				kind: "undo",
				report: slip.id,
				id: "undo",
				at: new Date(at + after * 1000).toISOString(),
				sender: "field",
				by: "a",
			};
			expect(reportedMatch([...reports, slip, undo], by).stated).toEqual(reportedMatch(reports, by).stated);
		}),
	);
});

test("reports from the field never change a match that the office has ended", () => {
	fc.assert(
		fc.property(anyReports, terms, (reports, by) => {
			const field = reports.filter(({ sender, kind }) => sender === "field" && kind !== "undo");
			const office: Report = {
				id: "office",
				at: "2026-07-14T14:00:00Z",
				sender: "office",
				kind: "result",
				score: { home: 9, away: 9 },
			};
			const { status, score } = reportedMatch([office, ...field.filter(({ at }) => at > office.at)], by).stated;
			expect({ status, score }).toEqual({ status: "finished", score: { home: 9, away: 9 } });
		}),
	);
});

function withoutNulls(stated: Stated) {
	return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== null)) as unknown as Parameters<
		typeof checkMatchResult
	>[0];
}
