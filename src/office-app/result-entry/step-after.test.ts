import { expect, test } from "vitest";
import type { Ending, SlipMatch } from "../../cup/office/slip.ts";
import type { SlipProposal } from "../slips/typing.ts";
import { type Step, stepAfter } from "./step-after.ts";

const NO_SIDE = { team: null, name: null, nation: null, shirts: null };
const NONE = { score: null, shootOut: null, decidedBy: null, winner: null };
const BEGUN: SlipMatch = {
	...{ id: "m", number: "412", category: { id: "b14", name: { en: "B14", sv: "P14" } }, isYoung: false },
	stage: { type: "group", division: "A", title: { en: "Group A", sv: "Grupp A" }, round: 1 },
	...{ start: null, ended: null, place: null, isNotBegun: false, isBye: false, sides: { home: NO_SIDE, away: NO_SIDE } },
	...{ stands: { ...NONE, status: "scheduled", halfTime: null }, said: [], isParked: false, missing: null },
};
const reported = (home: number, away: number): SlipMatch["said"] => {
	const ending: Ending = { ...NONE, status: "finished", score: { home, away } };
	return [{ by: "field", who: null, at: "2026-07-14T12:00:00+02:00", ending }];
};
const RESULT: SlipProposal = { kind: "result", match: "m", score: { home: 2, away: 1 } };
const WALKOVER: SlipProposal = { kind: "walkover", match: "m", absent: "away" };
const POSTPONED: SlipProposal = { kind: "postpone", match: "m" };
const ONLINE = { sport: "football", isOffline: false } as const;

test.each<[string, SlipProposal, Partial<SlipMatch>, Step]>([
	["a result is recorded at once", RESULT, {}, "record"],
	["a result that the field's report agrees with is recorded", RESULT, { said: reported(2, 1) }, "record"],
	["a result that the field's report differs from is confirmed", RESULT, { said: reported(1, 1) }, "confirm"],
	["an unlikely result is confirmed", { ...RESULT, score: { home: 60, away: 0 } }, {}, "confirm"],
	["a walkover asks who is notified", WALKOVER, {}, "choose-recipients"],
	["a postponement asks who is notified", POSTPONED, {}, "choose-recipients"],
	["a result of a match that has not begun is recorded", RESULT, { isNotBegun: true }, "record"],
	["a walkover of a match that has not begun is notified as judged", WALKOVER, { isNotBegun: true }, "record-as-judged"],
	["a postponement of a match that has not begun asks who is notified", POSTPONED, { isNotBegun: true }, "choose-recipients"],
	[
		"a slip of a match without both teams is recorded",
		WALKOVER,
		{ missing: { en: "Winner of 411", sv: "Vinnaren i 411" } },
		"record",
	],
])("%s", (_, proposal, match, step) => {
	expect(stepAfter(proposal, { ...BEGUN, ...match }, ONLINE)).toBe(step);
});

test("offline, the recipients are not asked for", () => {
	const offline = { ...ONLINE, isOffline: true };
	expect(stepAfter(WALKOVER, BEGUN, offline)).toBe("record-as-judged");
	expect(stepAfter(POSTPONED, BEGUN, offline)).toBe("record-as-judged");
	expect(stepAfter(RESULT, BEGUN, offline)).toBe("record");
});
