import { describe, expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import { countMatch } from "./counted-match.ts";
import type { GroupMatch } from "./standings.ts";

const KEEP = { walkover: { winner: 3, loser: 0 }, withdrawn: "keep" } as const;
const ANNUL = { ...KEEP, withdrawn: "annul" } as const;
const PLAYED = { status: "finished", score: { home: 2, away: 1 } } as const;

/** "2-1 won": what the match counts for the home side; or why it does not count. */
function counted(result: Partial<GroupMatch>, rules: typeof KEEP | typeof ANNUL = KEEP, ...withdrawn: string[]): string {
	const count = countMatch(matchOf("ASK", "BRO", result), rules, new Set(withdrawn));
	return typeof count === "string"
		? count
		: `${count.home.goals}-${count.away.goals} ${count.home.outcome} ${count.away.outcome}`;
}

describe("DECISIONS §3 a match of a group", () => {
	test("counts by its score, live or over, and a shoot-out after it changes nothing", () => {
		expect(counted(PLAYED)).toBe("2-1 won lost");
		expect(counted({ status: "live", score: { home: 0, away: 0 } })).toBe("0-0 drawn drawn");
		expect(counted({ status: "finished", score: { home: 1, away: 1 }, shootOut: { home: 5, away: 4 } })).toBe("1-1 drawn drawn");
		expect(countMatch(matchOf("ASK", "BRO", { ...PLAYED, status: "live" }), KEEP, new Set())).toMatchObject({ live: true });
		expect(countMatch(matchOf("ASK", "BRO", PLAYED), KEEP, new Set())).toMatchObject({ live: false });
	});

	test("is awaited until it is played and reported and its teams are known", () => {
		for (const status of ["scheduled", "postponed", "live", "finished"] as const) expect(counted({ status })).toBe("awaited");
		expect(counted({ ...PLAYED, home: { team: null, slot: null } })).toBe("awaited");
		expect(counted({ ...PLAYED, away: { team: null, slot: null } })).toBe("awaited");
		expect(counted({ status: "walkover" })).toBe("awaited");
	});

	test("never counts if it is cancelled or against a bye", () => {
		expect(counted({ status: "cancelled", score: { home: 1, away: 0 } })).toBe("void");
		const bye = { team: null, slot: { kind: "bye" } } as const;
		for (const side of [{ home: bye }, { away: bye }]) expect(counted({ ...PLAYED, ...side })).toBe("void");
	});

	test("awarded to a side has the goals of the rules if none are stated, and otherwise the stated ones", () => {
		expect(counted({ status: "walkover", winner: "home" })).toBe("3-0 won lost");
		expect(counted({ status: "walkover", winner: "away" })).toBe("0-3 lost won");
		expect(counted({ status: "finished", decidedBy: "walkover", winner: "away" })).toBe("0-3 lost won");
		expect(counted({ status: "walkover", winner: "away", score: { home: 2, away: 0 } })).toBe("2-0 lost won");
		expect(counted({ status: "walkover", winner: "none" })).toBe("0-0 lost lost");
		expect(counted({ ...PLAYED, winner: "none" })).toBe("2-1 lost lost");
	});

	test("of a withdrawn team is void if not played, counts if the rules keep it, and is void if they annul", () => {
		for (const team of ["ASK", "BRO"]) {
			for (const status of ["scheduled", "postponed"] as const) expect(counted({ status }, KEEP, team)).toBe("void");
			expect(counted(PLAYED, KEEP, team)).toBe("2-1 won lost");
			expect(counted(PLAYED, ANNUL, team)).toBe("void");
		}
		expect(counted({ status: "walkover" }, KEEP, "ASK")).toBe("0-3 lost won");
		expect(counted({ status: "walkover" }, KEEP, "BRO")).toBe("3-0 won lost");
		expect(counted({ status: "walkover" }, KEEP, "ASK", "BRO")).toBe("0-0 lost lost");
	});
});
