import { expect, test } from "vitest";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import { shownState } from "../match/shown-state.ts";
import type { ListedMatch } from "./live-center.graphql.ts";
import { partsNow } from "./parts-now.ts";

const listed = (id: string, start: string, more: Partial<ListedMatch> = {}): ListedMatch => ({
	...shownMatch("A", "B", { id, zonedStartTime: `2026-07-17T${start}:00+02:00` }),
	streamUrl: null,
	number: null,
	roundName: "Round 1",
	...more,
});
const parts = {
	live: { total: 1, matches: [listed("live", "14:00", { state: "LIVE" })], more: false },
	next: { total: 40, matches: [listed("soon", "14:20"), listed("later", "14:40")], more: true },
	finished: { total: 0, matches: [], more: false },
	off: { total: 0, matches: [], more: false },
};
const at = (clock: string) => {
	const now = Date.parse(`2026-07-17T${clock}:00+02:00`);
	const { live, next } = partsNow(parts, (match) => shownState(match, now));
	return [live.matches.map(({ id }) => id), live.total, next.matches.map(({ id }) => id), next.total];
};

test("while the page is open, a match whose start has passed is counted as live", () => {
	expect(at("14:20")).toEqual([["live"], 1, ["soon", "later"], 40]);
	expect(at("14:21")).toEqual([["live", "soon"], 2, ["later"], 39]);
	expect(at("14:50")).toEqual([["live", "soon", "later"], 3, [], 38]);
});
