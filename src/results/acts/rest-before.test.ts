import { describe, expect, it } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { CupFileMatch, EditionRecord } from "../record/cup-file.ts";
import { cupFile } from "../record/cup-file.ts";
import { previewOf } from "./propose.ts";

/**
 * The small cup: group 1 decides a team of the second semi-final, and the category requires an hour between two matches of 20 +
 * 20.
 */
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

it("shows the rest of a team before a match that a decision brings it into, and the required rest", () => {
	// Dal's last match ends at 10 by the programme; the semi-final begins at 10.45.
	const { rests, verdict } = restsOf({
		"b14-m6": { start: LAST },
		"b14-s2": { start: "2026-07-16T10:45:00Z", field: "heden-2" },
	});
	expect(rests).toContainEqual({ match: "b14-s2", team: "b14-dal", since: "b14-m6", minutes: 45, needed: 60, isWay: false });
	// Too short a rest is shown, and the result is recorded all the same.
	expect(verdict.againstRules).toEqual([]);
});

it("counts from the reported end of the match before, even if it was late", () => {
	const { rests } = restsOf({
		"b14-m6": { start: LAST, ended: "2026-07-16T10:20:00Z" },
		"b14-s2": { start: "2026-07-16T10:45:00Z", field: "heden-2" },
	});
	expect(rests).toMatchObject([{ team: "b14-dal", minutes: 25 }]);
});

it("shows none before a match without a time, and a walkover needs no rest", () => {
	expect(restsOf({ "b14-s2": { start: undefined } as never }).rests).toEqual([]);
	const { rests } = restsOf({ "b14-m6": { start: LAST, status: "walkover", winner: "none", score: undefined } as never });
	expect(rests.map(({ since }) => since)).not.toContain("b14-m6");
});

it("shows the rest before a team's next match too, after the one that a decision brings it into", () => {
	const { rests } = restsOf({
		"b14-s2": { start: "2026-07-16T11:00:00Z", field: "heden-2" },
		// If the final names the team already, for any reason.
		"b14-f": { home: { team: "b14-dal" }, start: "2026-07-16T12:20:00Z", field: "heden-2" },
	});
	const [after] = rests.filter(({ since }) => since === "b14-s2");
	expect(after).toMatchObject({ match: "b14-f", team: "b14-dal", needed: 60 });
	expect(after!.minutes).toBeLessThan(60);
});

describe("a team that results bring into a match rests as scheduled teams do", () => {
	const NEVER = { status: "scheduled", score: undefined, winner: undefined } as unknown as Partial<CupFileMatch>;
	/** @param minute of 16 July, on the clocks of Heden: UTC and two hours */
	const moved = (minute: number, more: Readonly<Record<string, Partial<CupFileMatch>>> = {}) => {
		const to = [{ match: "b14-f", date: "2026-07-16", minute, field: "heden-2" }];
		const ground = { record: record(more), now: new Date("2026-07-16T08:00:00Z") };
		const preview = previewOf(ground, { kind: "move", to } as never);
		if ("refused" in preview) throw new Error(JSON.stringify(preview));
		return preview;
	};
	const SEMI = { start: "2026-07-16T09:00:00Z", field: "heden-2" };

	it("two teams of which one will come are noted, and never block", () => {
		const { rests, verdict } = moved(12 * 60, { "b14-s1": { ...SEMI, ...NEVER } });
		expect(verdict.noticed).toEqual([
			{ kind: "rest", matches: ["b14-s1", "b14-f"], teams: ["b14-ask", "b14-gran"], minutes: 0, needed: 60 },
		]);
		// The other semi-final begins at the same time as the final, whichever teams play.
		expect(verdict.impossible).toEqual([{ kind: "feeder", matches: ["b14-s2", "b14-f"] }]);
		expect([rests, verdict.againstRules]).toEqual([[], []]);
	});

	it("a team that has come there already is judged as if the schedule named it", () => {
		const won = { ...SEMI, status: "finished", score: { home: 2, away: 1 } } as const;
		const { verdict } = moved(12 * 60, { "b14-s1": won });
		expect(verdict.againstRules).toEqual([
			{ kind: "rest", team: "b14-ask", matches: ["b14-s1", "b14-f"], minutes: 0, needed: 60 },
		]);
		expect(verdict.noticed).toEqual([]);
	});

	it("a team that comes by its group position after a match that names the position", () => {
		const to = [{ match: "b14-s1", date: "2026-07-14", minute: 12 * 60 + 20, field: "heden-10" }];
		const found = previewOf({ record: record(), now: new Date("2026-07-14T08:00:00Z") }, { kind: "move", to } as never);
		const told = { kind: "rest", team: "b14-ask", matches: ["b14-m5", "b14-s1"], minutes: 30, needed: 60 };
		expect("refused" in found ? found : found.verdict.againstRules).toEqual([told]);
	});

	it("and nothing is shown for a rest that is long enough, or no shorter than before", () => {
		// The semi-final is over at 12 on Heden's clocks: an hour later is an hour of rest.
		const semi = { "b14-s1": { ...SEMI, ...NEVER } };
		const noticed = (minute: number, more: Parameters<typeof moved>[1]) =>
			moved(minute, more).verdict.noticed.filter(({ matches: [first] }) => first === "b14-s1").length;
		expect([noticed(13 * 60, semi), noticed(13 * 60 - 1, semi)]).toEqual([0, 1]);
		expect(noticed(16 * 60, semi)).toBe(0);
		const tight = { ...semi, "b14-f": { start: "2026-07-16T10:00:00Z", field: "heden-2" } };
		expect(noticed(12 * 60 + 5, tight)).toBe(0);
	});
});

it("a team that a decision brings into two matches at one time is shown as a conflict", () => {
	const both = { start: "2026-07-16T11:00:00Z", field: "heden-10" };
	const { rests } = restsOf({ "b14-s2": both, "b14-f": { ...both, home: { team: "b14-dal" }, field: "heden-2" } });
	expect(rests.filter(({ clash }) => clash)).toMatchObject([{ team: "b14-dal", match: "b14-f", since: "b14-s2" }]);
	const during = restsOf({ "b14-m6": { start: LAST }, "b14-s2": { start: "2026-07-16T09:20:00Z", field: "heden-2" } });
	expect(during.rests).toMatchObject([{ team: "b14-dal", match: "b14-s2", since: "b14-m6", clash: true }]);
});
