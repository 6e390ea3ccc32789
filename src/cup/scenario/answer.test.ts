import { describe, expect, test } from "vitest";
import { matchesOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import type { PresetName } from "../rules.ts";
import { answerFor } from "./answer.ts";
import { scenario } from "./scenario.ts";

const AIMS = {
	advance: [
		{ positions: [1, 2] as const, to: "A" },
		{ positions: [3, 4] as const, to: "B" },
	],
	bestOf: [],
	size: 4,
};

function group(preset: PresetName, ...lines: string[]) {
	return scenario({ teams: ["REY", "BJO", "BRI", "ACA"], matches: matchesOf(...lines), rules: PRESET_RULES[preset] }, AIMS)!;
}

/** As the design draws it: Björkdala meet Reykjanes while Brisheim play Académica. */
const lastRound = (preset: PresetName = "gothia", own = "REY-BJO", other = "BRI-ACA") =>
	group(preset, "REY-ACA 2-0", "BJO-ACA 2-1", "REY-BRI 3-1", "BJO-BRI 1-1", own, other);

describe("what it takes", () => {
	test("a draw is enough, and after a defeat the other match tells", () => {
		const { headline, rows, grid, others } = answerFor("BJO", "A", lastRound())!;
		expect(headline).toEqual({ kind: "enough", from: 0, must: false });
		expect(others).toEqual(["BRI-ACA"]);
		expect(rows.map(({ own, mark, place }) => [own, mark, place])).toEqual([
			["win", "through", 1],
			["draw", "through", 2],
			["lose", "can", null],
		]);
		expect(rows[2]!.parts).toMatchObject([
			{ condition: { kind: "if", exact: false, by: "goal-difference", term: { kind: "does-not-win", team: "BRI" } } },
		]);
		expect(grid!.rival).toBe("BRI");
		expect(grid!.across).toEqual([
			{ from: null, to: 0 },
			{ from: 1, to: 1 },
			{ from: 2, to: 2 },
			{ from: 3, to: null },
		]);
		expect(grid!.rows.map(({ cells }) => cells.map(({ places, by }) => by ?? places.join()).join(" "))).toEqual([
			"1 1 1 1",
			"2 2 2 2",
			"2 2 goals-for 3",
			"2 goals-for 3 3",
			"2 3 3 3",
		]);
	});

	test("who needs help must win, and the other must lose", () => {
		const { headline } = answerFor("BRI", "A", lastRound())!;
		expect(headline).toEqual({
			kind: "only",
			from: 1,
			sure: false,
			term: { kind: "loses", team: "BJO", opponent: "REY", by: null },
		});
	});

	test("who is through, and who cannot be, is told so with what it goes to instead", () => {
		expect(answerFor("REY", "A", lastRound())!.headline).toEqual({ kind: "through" });
		const last = answerFor("ACA", "A", lastRound())!;
		expect(last.headline).toEqual({ kind: "cannot" });
		expect(last.instead).toBe("B");
	});

	test("once all is played a fact that is awaited is named", () => {
		expect(answerFor("BJO", "A", lastRound("gothia", "REY-BJO 2-1", "BRI-ACA 3-1"))!.mark).toBe("cannot");
		const { headline, mark } = answerFor("BJO", "A", lastRound("gothia", "REY-BJO 2-1", "BRI-ACA 2-0"))!;
		expect([mark, headline]).toEqual(["level", { kind: "level", by: "shoot-out" }]);
	});

	test("with more than a match each it is too early to say, though what is certain is marked", () => {
		const early = group("gothia", "REY-ACA 9-0", "BJO-ACA 9-0", "REY-BRI", "BJO-BRI", "REY-BJO", "BRI-ACA");
		expect(answerFor("REY", "A", early)!.headline).toEqual({ kind: "too-early" });
		const opening = group("gothia", "REY-ACA", "BJO-ACA", "REY-BRI", "BJO-BRI", "REY-BJO", "BRI-ACA");
		expect(opening.exact).toBe(false);
		expect([...opening.marks.values()].map((marks) => marks.get("A"))).toEqual(["can", "can", "can", "can"]);
	});

	test("a pairing that is missing on the programme leaves nothing certain", () => {
		expect(group("gothia", "REY-ACA 2-0", "BJO-ACA 2-1", "REY-BRI 3-1", "BJO-BRI 1-1", "REY-BJO")).toBeNull();
	});
});
