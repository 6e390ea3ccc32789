import { expect, it } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { CupFileMatch, EditionRecord } from "../record/cup-file.ts";
import { cupFile } from "../record/cup-file.ts";
import { previewOf } from "./propose.ts";

/** The small cup, whose group 1 decides who plays the second semi-final; its category gives a team an hour between two matches of 20 + 20. */
function record(more: Readonly<Record<string, Partial<CupFileMatch>>> = {}): EditionRecord {
	const { cup, clubs, arenas, editions } = cupFile.parse(aSmallCup());
	const edition = editions[0]!;
	const matches = edition.matches.map((match) => ({ ...match, ...more[match.id] }));
	return { cup, clubs, arenas, edition: { ...edition, matches }, revision: 1 } as EditionRecord;
}
const shootOut = (...order: string[]) =>
	({ kind: "fact", fact: { kind: "shoot-out", division: "b14-g-1", order, score: [4, 3] } }) as const;

function restsOf(more: Readonly<Record<string, Partial<CupFileMatch>>>) {
	const preview = previewOf(
		{ record: record(more), now: new Date("2026-07-16T08:00:00Z") },
		shootOut("b14-dal", "b14-bro") as never,
	);
	if ("refused" in preview) throw new Error(JSON.stringify(preview));
	return preview;
}
const LAST = "2026-07-16T09:10:00Z";

it("tells the rest that a team has before a match that a decision brings it into, and against what it is", () => {
	// Dal's last match ends at 10 by the programme; the semi-final begins at 10.45.
	const { rests, verdict } = restsOf({
		"b14-m6": { start: LAST },
		"b14-s2": { start: "2026-07-16T10:45:00Z", field: "heden-2" },
	});
	expect(rests).toContainEqual({ match: "b14-s2", team: "b14-dal", since: "b14-m6", minutes: 45, needed: 60, isWay: false });
	// Who is tired is told, and what happened is recorded all the same.
	expect(verdict.againstRules).toEqual([]);
});

it("counts from when the match before ended where that was told, be it late", () => {
	const { rests } = restsOf({
		"b14-m6": { start: LAST, ended: "2026-07-16T10:20:00Z" },
		"b14-s2": { start: "2026-07-16T10:45:00Z", field: "heden-2" },
	});
	expect(rests).toMatchObject([{ team: "b14-dal", minutes: 25 }]);
});

it("tells none before a match that has no time, and rests nobody from a walkover", () => {
	expect(restsOf({ "b14-s2": { start: undefined } as never }).rests).toEqual([]);
	const { rests } = restsOf({ "b14-m6": { start: LAST, status: "walkover", winner: "none", score: undefined } as never });
	expect(rests.map(({ since }) => since)).not.toContain("b14-m6");
});
