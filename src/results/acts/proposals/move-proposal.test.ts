import { expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import type { CupFileMatch, EditionRecord } from "../../record/cup-file.ts";
import { type Proposal, previewOf } from "../propose.ts";

function recordOf(more: Readonly<Record<string, Partial<CupFileMatch>>> = {}): EditionRecord {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const matches = editions[0]!.matches.map((match) => ({ ...match, ...more[match.id] }));
	return { cup, clubs, arenas, edition: { ...editions[0]!, matches }, revision: 3, announcedTo: null };
}

function preview(asked: Proposal, record = recordOf()) {
	const told = previewOf({ record, now: new Date("2026-07-16T06:00:00Z") }, asked);
	if ("refused" in told) throw new Error(JSON.stringify(told));
	return told;
}

test("a match moves to a minute of a day by its arena's clock, and to another field", () => {
	const { changes } = preview({
		kind: "move",
		to: [{ match: "b14-s1", field: "heden-2", date: "2026-07-16", minute: 13 * 60 + 5 }],
	});
	expect(changes).toEqual([
		{
			match: "b14-s1",
			number: "412",
			before: expect.objectContaining({ start: "2026-07-16T09:00:00Z", field: "heden-10" }),
			after: expect.objectContaining({ start: "2026-07-16T11:05:00Z", field: "heden-2" }),
		},
	]);
});

test("a match that has begun is not moved, and a postponed match with a new time is scheduled again", () => {
	const begun = recordOf({ "b14-s1": { status: "live", score: { home: 0, away: 0 } }, "b14-s2": { status: "postponed" } });
	const to = ["b14-s1", "b14-s2"].map((match) => ({ match, date: "2026-07-16", minute: 17 * 60 }));
	const { changes } = preview({ kind: "move", to }, begun);
	expect(changes.map(({ match, after }) => [match, after.status])).toEqual([["b14-s2", "scheduled"]]);
});

test("several moves are judged together: two matches that swap places have no conflict", () => {
	const swapped = preview({ kind: "swap", matches: ["b14-s1", "b14-s2"] });
	expect(swapped.changes.map(({ match, after }) => [match, after.start])).toEqual([
		["b14-s1", "2026-07-16T10:00:00Z"],
		["b14-s2", "2026-07-16T09:00:00Z"],
	]);
	expect(swapped.verdict.impossible).toEqual([]);
	const onto = preview({ kind: "move", to: [{ match: "b14-s1", date: "2026-07-16", minute: 12 * 60 }] });
	expect(onto.verdict.impossible).toMatchObject([{ kind: "field", matches: ["b14-s1", "b14-s2"] }]);
});

test("a field that the cup does not have, an unknown match and a played match are refused with the reason", () => {
	const ground = { record: recordOf(), now: new Date("2026-07-16T06:00:00Z") };
	expect(previewOf(ground, { kind: "move", to: [{ match: "b14-s1", field: "heden-99" }] })).toMatchObject({
		refused: "invalid",
		errors: { to: [{ en: 'The cup has no field "heden-99".', sv: 'Cupen har ingen plan "heden-99".' }] },
	});
	expect(previewOf(ground, { kind: "swap", matches: ["b14-s1", "x"] })).toMatchObject({ refused: "no-such-match" });
	expect(previewOf(ground, { kind: "swap", matches: ["b14-s1", "b14-m1"] })).toMatchObject({ refused: "not-possible" });
});
