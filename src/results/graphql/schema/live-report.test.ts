import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { reportedMatch } from "../../../cup/reports/reported-match.ts";
import type { CupFile } from "../../record/cup-file.ts";
import { withStated } from "../../record/reporting/stated.ts";

const at = (clock: string) => `2026-07-16T${clock}:00Z`;

/** A cup in which a match has been reported: kick-off, a goal, a correction, and the second half. */
function reportedCup(id: string): CupFile {
	const cup = aSmallCup();
	const { matches } = cup.editions[0]!;
	const index = matches.findIndex((match) => match.id === id);
	const sender = "field" as const;
	const { stated } = reportedMatch(
		[
			{ id: "a", at: at("09:00"), sender, kind: "kick-off" },
			{ id: "b", at: at("09:10"), sender, kind: "goal", side: "home", score: { home: 61, away: 0 } },
			{ id: "c", at: at("09:12"), sender, kind: "correction", score: { home: 60, away: 0 } },
			{ id: "d", at: at("09:30"), sender, kind: "second-half" },
		],
		{ halfMinutes: 25, shootOutBy: "penalties" },
	);
	matches[index] = withStated(matches[index]!, stated);
	return cup;
}

const FIELDS = `
	homeScore period periodStart periodMinute begun ended
	events { kind at minute homeScore homeScoreBefore }
	corrections { at homeScore homeScoreBefore }
`;
type Told = { match: { homeScore: number | null; events: object[]; corrections: object[]; [field: string]: unknown } };

describe("a live report", () => {
	test("has the reports in the order of play, corrections with both scores, in the time zone of the place", async () => {
		const { ask } = await askCup(reportedCup("b14-s1"));
		const { match } = await ask<Told>(`match(id: "b14-s1") { ${FIELDS} }`);
		expect(match).toMatchObject({
			homeScore: 60,
			period: "SECOND_HALF",
			periodStart: "2026-07-16T11:30:00+02:00",
			periodMinute: 25,
			begun: "2026-07-16T11:00:00+02:00",
			ended: null,
			corrections: [{ at: "2026-07-16T11:12:00+02:00", homeScore: 60, homeScoreBefore: 61 }],
		});
		expect(match.events.map((event) => (event as { kind: string }).kind)).toEqual(["KICK_OFF", "GOAL", "CORRECTION", "KICK_OFF"]);
	});

	test("of a young category shows that it is played, and no score, event or correction", async () => {
		const { ask } = await askCup(reportedCup("b11-m2"));
		const { match } = await ask<Told>(`match(id: "b11-m2") { ${FIELDS} }`);
		expect(match).toMatchObject({
			homeScore: null,
			events: [],
			corrections: [],
			period: "SECOND_HALF",
			begun: "2026-07-16T11:00:00+02:00",
		});
		expect(JSON.stringify(match)).not.toMatch(/6[01]/);
	});
});
