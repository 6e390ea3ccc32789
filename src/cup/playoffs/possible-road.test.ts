import { describe, expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Side } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import { PRESET_RULES } from "../presets.ts";
import { bracket, type PlayoffMatch } from "./bracket.ts";
import { fillSlots } from "./fill-slots.ts";
import type { PlayoffRound } from "./playoff-round.ts";
import { possibleRoad } from "./possible-road.ts";

const slot = (slot: Slot): Side => ({ team: null, slot });
const winner = (match: string) => slot({ kind: "winner", match });
const loser = (match: string) => slot({ kind: "loser", match });
const team = (team: string): Side => ({ team, slot: null });

function playoffMatch(id: string, round: PlayoffRound, home: Side, away: Side, result: Partial<PlayoffMatch> = {}): PlayoffMatch {
	return { ...matchOf("-", "-", { id, division: "P", home, away }), round, ...result };
}

const finished = { status: "finished", score: { home: 1, away: 0 } } as const;
const MATCHES = [
	playoffMatch("q1", "quarter-final", team("A"), team("B"), finished),
	playoffMatch("q2", "quarter-final", team("C"), team("D")),
	playoffMatch("q3", "quarter-final", team("E"), slot({ kind: "position", division: "G", position: 2 })),
	playoffMatch("q4", "quarter-final", team("F"), slot({ kind: "bye" })),
	playoffMatch("s1", "semi-final", winner("q1"), winner("q2")),
	playoffMatch("s2", "semi-final", winner("q3"), winner("q4")),
	playoffMatch("t", "third-place", loser("s1"), loser("s2")),
	playoffMatch("f", "final", winner("s1"), winner("s2")),
];

function road(name: string, matches = MATCHES): string[] {
	const filled = fillSlots({
		stages: [{ id: "P", type: "playoff", rules: PRESET_RULES.gothia, divisions: [{ id: "P", name: "A", teams: [] }] }],
		matches,
		facts: [],
		withdrawn: new Set(),
	});
	return possibleRoad(name, bracket(matches), filled);
}

describe("the possible road of a team", () => {
	test("has the team's open match and then each match that its wins lead to, never the third-place match", () => {
		expect(road("C")).toEqual(["q2", "s1", "f"]);
		expect(road("A")).toEqual(["s1", "f"]);
		expect(road("F")).toEqual(["s2", "f"]);
	});

	test("is empty for a team that is out, that has won, or that is not in the bracket", () => {
		expect(road("B")).toEqual([]);
		expect(road("X")).toEqual([]);
		const won = MATCHES.map((match) => ({ ...match, ...finished }));
		expect(road("A", won)).toEqual([]);
	});

	test("of a team that lost its semi-final is the third-place match", () => {
		const matches = MATCHES.map((match) => (["q2", "s1"].includes(match.id) ? { ...match, ...finished } : match));
		expect(road("C", matches)).toEqual(["t"]);
	});

	test("skips a bye: it is not played", () => {
		const matches = [
			playoffMatch("q", "quarter-final", team("A"), team("B")),
			playoffMatch("s", "semi-final", winner("q"), slot({ kind: "bye" })),
			playoffMatch("f", "final", winner("s"), team("C")),
		];
		expect(road("A", matches)).toEqual(["q", "f"]);
	});

	test("ends, even if a broken plan has a cycle", () => {
		const circle = [
			playoffMatch("a", "semi-final", team("A"), winner("b")),
			playoffMatch("b", "semi-final", winner("a"), team("B")),
		];
		expect(road("A", circle)).toEqual(["a", "b"]);
	});
});
