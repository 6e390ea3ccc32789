import { expect, test } from "vitest";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import type { LiveMatch } from "./live-match.ts";
import { withLiveState } from "./use-live-match.ts";

const { id, state, expectedStart, isWalkover, underProtest, isPlayedWithoutScore, leadingSide } = shownMatch("A", "B");
const told: LiveMatch = {
	...{ id, state, expectedStart, isWalkover, underProtest, isPlayedWithoutScore, leadingSide, homeScore: 1, awayScore: 0 },
	...{
		period: "FIRST_HALF",
		minute: 3,
		periodStart: null,
		periodMinute: null,
		shootOutHome: null,
		shootOutAway: null,
		decidedBy: null,
	},
};

test("§6 a match has the stream's changes since it was read, and its own values otherwise; older changes are ignored", () => {
	const read = shownMatch("A", "B", { homeScore: 0 });
	expect(withLiveState(read, undefined, 5)).toBe(read);
	for (const revision of [4, 5]) expect(withLiveState(read, { revision, match: told }, 5), String(revision)).toBe(read);
	expect(withLiveState(read, { revision: 6, match: told }, 5)).toEqual({ ...read, ...told });
});
