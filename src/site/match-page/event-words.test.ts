import { expect, test } from "vitest";
import type { MatchEventData } from "../../client/queries/match-page.graphql.ts";
import { textsIn } from "../../text/texts.ts";
import { eventLines, eventMinute, kicksOf } from "./event-words.ts";

const { match: text } = textsIn("en");
const event = (kind: MatchEventData["kind"], more: Partial<MatchEventData> = {}): MatchEventData => ({
	...{ kind, minute: 10, added: null, side: null, shirt: null, text: null },
	...{ homeScore: null, awayScore: null, homeScoreBefore: null, awayScoreBefore: null },
	...more,
});
const scored = (home: number, away: number): Partial<MatchEventData> => ({ homeScore: home, awayScore: away });

test("each event of a report is a line with its icon, its weight, its text and its score; the kicks are listed separately", () => {
	const events = [
		event("KICK_OFF"),
		event("GOAL", { side: "HOME", ...scored(1, 0) }),
		event("OWN_GOAL", { side: "AWAY", ...scored(1, 1) }),
		event("PENALTY", { side: "AWAY", ...scored(1, 2) }),
		event("YELLOW_CARD", { side: "HOME" }),
		event("RED_CARD", { side: "AWAY" }),
		event("TWO_MINUTE_SUSPENSION", { side: "HOME" }),
		event("HALF_TIME", scored(1, 2)),
		event("KICK_OFF"),
		event("CORRECTION", { ...scored(2, 2), homeScoreBefore: 1, awayScoreBefore: 2 }),
		event("NOTE", { text: "A ball was lost" }),
		event("NOTE"),
		event("KICK_OFF"),
		event("KICK_OFF"),
		event("SHOOT_OUT_SCORED", { side: "HOME" }),
		event("SHOOT_OUT_MISSED", { side: "AWAY" }),
		event("FULL_TIME", scored(2, 2)),
		event("FULL_TIME", { homeScore: 2 }),
	];
	const { kinds, kickOffs, corrected } = text.page.events;
	expect(eventLines(events, text).map(({ order, sign, weight, words, score }) => [order, sign, weight, words, score])).toEqual([
		[0, "play", "phase", kickOffs[0], null],
		[1, "ball", "goal", kinds.GOAL, "1–0"],
		[2, "ball", "goal", kinds.OWN_GOAL, "1–1"],
		[3, "ball", "goal", kinds.PENALTY, "1–2"],
		[4, "yellow-card", "card", kinds.YELLOW_CARD, null],
		[5, "red-card", "card", kinds.RED_CARD, null],
		[6, "two-minute-suspension", "card", kinds.TWO_MINUTE_SUSPENSION, null],
		[7, "pause", "phase", `${kinds.HALF_TIME}, 1–2`, null],
		[8, "play", "phase", kickOffs[1], null],
		[9, "note", "phase", corrected("1–2", "2–2"), null],
		[10, "note", "phase", "A ball was lost", null],
		[11, "note", "phase", "", null],
		[12, "play", "phase", kickOffs[2] ?? kickOffs.at(-1), null],
		[13, "play", "phase", kickOffs[3] ?? kickOffs.at(-1), null],
		[14, "flagCheckered", "phase", `${kinds.FULL_TIME}, 2–2`, null],
		[15, "flagCheckered", "phase", kinds.FULL_TIME, null],
	]);
	expect([kicksOf(events, "HOME"), kicksOf(events, "AWAY")]).toEqual([
		[{ order: 0, scored: true }],
		[{ order: 0, scored: false }],
	]);
});

test("an event's minute has what was added beside it; nothing where the report has none", () => {
	expect(eventMinute(event("GOAL"))).toBe("10'");
	expect(eventMinute(event("GOAL", { minute: 0 }))).toBe("0'");
	expect(eventMinute(event("GOAL", { minute: 50, added: 2 }))).toBe("50+2'");
	expect(eventMinute(event("GOAL", { minute: null, added: 2 }))).toBe("");
});
