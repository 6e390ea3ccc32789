import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Score } from "../match/match.ts";
import type { PlayoffMatch } from "./bracket.ts";
import { inferLinks } from "./infer-links.ts";
import type { PlayoffRound } from "./playoff-round.ts";

function played(
	id: string,
	round: PlayoffRound,
	home: string,
	away: string,
	score: Score | null,
	shootOut: Score | null = null,
): PlayoffMatch {
	return { ...matchOf(home, away, { id, score, shootOut, status: score ? "finished" : "scheduled" }), round };
}

const goals = (home: number, away: number) => ({ home, away });
const WORLD_CUP_2022 = [
	played("57", "quarter-final", "CRO", "BRA", goals(1, 1), goals(4, 2)),
	played("58", "quarter-final", "NED", "ARG", goals(2, 2), goals(3, 4)),
	played("59", "quarter-final", "MAR", "POR", goals(1, 0)),
	played("60", "quarter-final", "ENG", "FRA", goals(1, 2)),
	played("61", "semi-final", "ARG", "CRO", goals(3, 0)),
	played("62", "semi-final", "FRA", "MAR", goals(2, 0)),
	played("63", "third-place", "CRO", "MAR", goals(2, 1)),
	played("64", "final", "ARG", "FRA", goals(3, 3), goals(4, 2)),
];

function links(matches: PlayoffMatch[], id: string): string {
	const { home, away } = inferLinks(matches).get(id)!;
	return [home, away].map((slot) => (slot && "match" in slot ? `${slot.kind} ${slot.match}` : (slot?.kind ?? "-"))).join(", ");
}

test("World Cup 2022: the links of the bracket follow from the pairings, shoot-outs and third place included", () => {
	const all = (id: string) => links(WORLD_CUP_2022, id);
	expect(["57", "61", "62", "63", "64"].map(all)).toEqual([
		"-, -",
		"winner 58, winner 57",
		"winner 60, winner 59",
		"loser 61, loser 62",
		"winner 61, winner 62",
	]);
});

test("a slot that the file states is kept, and a team that is not known yet gives no link", () => {
	const final = {
		...WORLD_CUP_2022[7]!,
		home: { team: "ARG", slot: { kind: "bye" } as const },
		away: { team: null, slot: null },
	};
	expect(links([...WORLD_CUP_2022.slice(0, 7), final], "64")).toBe("bye, -");
});

test("a match that is not decided links nothing, nor does a team's bye into its first match", () => {
	const open = WORLD_CUP_2022.map((match) =>
		match.id === "61" ? { ...match, score: null, status: "scheduled" as const } : match,
	);
	expect(links(open, "64")).toBe("-, winner 62");
	expect(
		links(
			WORLD_CUP_2022.filter(({ id }) => id !== "58"),
			"61",
		),
	).toBe("-, winner 57");
});

test("a tie over two legs gives no link to a single match", () => {
	const legs = [
		played("1", "semi-final", "A", "B", goals(2, 0)),
		played("2", "semi-final", "B", "A", goals(1, 0)),
		played("3", "semi-final", "C", "D", goals(1, 0)),
		played("4", "final", "A", "C", null),
	];
	expect(links(legs, "4")).toBe("-, winner 3");
});

test("a drawn match without its shoot-out sends the winner on and the loser to the match for third place", () => {
	const unknown = (id: string) => (match: PlayoffMatch) => (match.id === id ? { ...match, shootOut: null } : match);
	const drawnSemi = WORLD_CUP_2022.map((match) => (match.id === "61" ? { ...match, score: goals(1, 1) } : match));
	expect(links(WORLD_CUP_2022.map(unknown("57")), "61")).toBe("winner 58, winner 57");
	expect([links(drawnSemi, "63"), links(drawnSemi, "64")]).toEqual(["loser 61, loser 62", "winner 61, winner 62"]);
});

test("a drawn match whose two teams meet again in the next round links nothing", () => {
	const again = [played("1", "semi-final", "A", "B", goals(1, 1)), played("2", "final", "A", "B", null)];
	expect(links(again, "2")).toBe("-, -");
});
