import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Side } from "../match/match.ts";
import type { Outcome } from "../match/outcome.ts";
import { bracket, type PlayoffMatch } from "./bracket.ts";
import { currentRound } from "./current-round.ts";
import type { PlayoffRound } from "./playoff-round.ts";

function side(from: string): Side {
	const [, kind, match] = /^([WL])(.+)$/.exec(from) ?? [];
	if (!kind || !match) return { team: from, slot: null };
	return { team: null, slot: { kind: kind === "W" ? "winner" : "loser", match } };
}

function playoffMatch(
	id: string,
	round: PlayoffRound,
	home: string,
	away: string,
	more: Partial<PlayoffMatch> = {},
): PlayoffMatch {
	return { ...matchOf("-", "-", { id }), round, home: side(home), away: side(away), ...more };
}

/** The World Cup of 2022 from the quarter-finals: they were not played in the order of the bracket. */
const WORLD_CUP_2022 = [
	playoffMatch("57", "quarter-final", "NED", "ARG"),
	playoffMatch("58", "quarter-final", "CRO", "BRA"),
	playoffMatch("59", "quarter-final", "ENG", "FRA"),
	playoffMatch("60", "quarter-final", "MAR", "POR"),
	playoffMatch("61", "semi-final", "W57", "W58"),
	playoffMatch("62", "semi-final", "W59", "W60"),
	playoffMatch("63", "third-place", "L61", "L62"),
	playoffMatch("64", "final", "W61", "W62"),
];

describe("a bracket", () => {
	test("has its rounds in the order they are played, third place before the final", () => {
		expect(bracket(WORLD_CUP_2022).rounds).toEqual([
			{ code: "quarter-final", matches: ["57", "58", "59", "60"] },
			{ code: "semi-final", matches: ["61", "62"] },
			{ code: "third-place", matches: ["63"] },
			{ code: "final", matches: ["64"] },
		]);
	});

	test("gives each match the next match of its winner and of its loser", () => {
		const { winnerGoesTo, loserGoesTo } = bracket(WORLD_CUP_2022);
		expect(winnerGoesTo.get("58")).toEqual({ match: "61", side: "away" });
		expect(winnerGoesTo.get("62")).toEqual({ match: "64", side: "away" });
		expect(loserGoesTo.get("61")).toEqual({ match: "63", side: "home" });
		expect(loserGoesTo.get("57")).toBeUndefined();
		expect(winnerGoesTo.get("64")).toBeUndefined();
	});

	test("is ordered so that pairs that meet next are neighbours, whatever their numbers and order", () => {
		const crossed = WORLD_CUP_2022.map((match) => {
			if (match.id === "61") return { ...match, home: side("W60"), away: side("W57") };
			return match.id === "62" ? { ...match, home: side("W58"), away: side("W59") } : match;
		});
		expect(bracket(crossed.toReversed()).rounds[0]!.matches).toEqual(["60", "57", "58", "59"]);
	});

	test("with a bye into the semi-final leaves the other quarter-final in its own half", () => {
		const matches = [
			playoffMatch("q", "quarter-final", "C", "D"),
			playoffMatch("s2", "semi-final", "A", "Wq"),
			playoffMatch("s1", "semi-final", "B", "E"),
			playoffMatch("f", "final", "Ws1", "Ws2"),
		];
		expect(bracket(matches).rounds.map(({ matches }) => matches)).toEqual([["q"], ["s1", "s2"], ["f"]]);
	});

	test("without links is ordered by position, then time, then id in natural order", () => {
		const matches = [
			playoffMatch("10", "quarter-final", "A", "B", { start: "2026-07-18T10:00:00+02:00" }),
			playoffMatch("9", "quarter-final", "C", "D", { start: "2026-07-18T10:00:00+02:00" }),
			playoffMatch("8", "quarter-final", "E", "F", { start: "2026-07-18T08:30:00Z" }),
			playoffMatch("7", "quarter-final", "G", "H", { position: 1, start: "2026-07-19T08:00:00Z" }),
		];
		expect(bracket(matches).rounds).toEqual([{ code: "quarter-final", matches: ["7", "9", "10", "8"] }]);
	});

	test("with a cycle still has every match once", () => {
		const matches = [
			playoffMatch("a", "semi-final", "Wb", "X"),
			playoffMatch("b", "semi-final", "Wa", "Y"),
			playoffMatch("f", "final", "Wa", "Wf"),
		];
		expect(
			bracket(matches)
				.rounds.flatMap(({ matches }) => matches)
				.toSorted(),
		).toEqual(["a", "b", "f"]);
	});

	test("never depends on the order of its matches, and each pair of neighbours feeds one match", () => {
		const rounds = ["round-of-16", "quarter-final", "semi-final", "final"] as const;
		const links = fc.tuple(...[16, 8, 4, 2].map((count) => fc.shuffledSubarray([...Array(count).keys()], { minLength: count })));
		const matches = links.map((shuffles) =>
			rounds.flatMap((round, depth) =>
				Array.from({ length: 8 / 2 ** depth }, (_, index) => {
					const [home, away] = shuffles[depth]!.slice(index * 2, index * 2 + 2);
					const feeder = (from: number | undefined) => (depth === 0 ? `T${from}` : `W${rounds[depth - 1]}.${from}`);
					return playoffMatch(`${round}.${index}`, round, feeder(home), feeder(away));
				}),
			),
		);
		const shuffled = matches.chain((given) =>
			fc.shuffledSubarray(given, { minLength: given.length }).map((again) => ({ given, again })),
		);
		fc.assert(
			fc.property(shuffled, ({ given, again }) => {
				const { rounds, winnerGoesTo } = bracket(again);
				expect(rounds).toEqual(bracket(given).rounds);
				for (const [depth, { matches }] of rounds.entries()) {
					if (depth === rounds.length - 1) continue;
					for (const [index, id] of matches.entries()) {
						const next = winnerGoesTo.get(id)!;
						expect(rounds[depth + 1]!.matches[Math.floor(index / 2)]).toBe(next.match);
						expect(next.side).toBe(index % 2 === 0 ? "home" : "away");
					}
				}
			}),
		);
	});
});

test("the current round is the first with a match that is neither decided nor cancelled", () => {
	const decided = (...ids: string[]) => new Map<string, Outcome>(ids.map((id) => [id, { winner: "home", by: "regular" }]));
	expect(currentRound(WORLD_CUP_2022, decided())).toBe("quarter-final");
	expect(currentRound(WORLD_CUP_2022, decided("57", "58", "59"))).toBe("quarter-final");
	expect(currentRound(WORLD_CUP_2022, decided("57", "58", "59", "60"))).toBe("semi-final");
	const all = WORLD_CUP_2022.map(({ id }) => id);
	expect(currentRound(WORLD_CUP_2022, decided(...all.filter((id) => id !== "63")))).toBe("third-place");
	expect(currentRound(WORLD_CUP_2022, decided(...all))).toBeNull();
	const noThirdPlace = WORLD_CUP_2022.map((match) => (match.id === "63" ? { ...match, status: "cancelled" as const } : match));
	expect(currentRound(noThirdPlace, decided(...all.filter((id) => id !== "63")))).toBeNull();
});
