import type { CupFile, CupFileMatch } from "../../src/results/record/cup-file.ts";
import { aCategory, aClub, aGroupStage, aMatch, aPlayoff, aSmallEdition, aTeam, finished } from "./cup.ts";

const GROUPS = { "1": ["a", "b", "c", "d"], "2": ["e", "f", "g", "h"] } as const;
const PAIRS = [
	[0, 1],
	[0, 2],
	[0, 3],
	[1, 2],
	[1, 3],
	[2, 3],
] as const;

type Slot = NonNullable<CupFileMatch["home"]["slot"]>;
export const position = (group: "1" | "2", place: number): Slot => ({
	kind: "position",
	division: `g-${group}`,
	position: place,
});
export const from = (kind: "winner" | "loser", match: string): Slot => ({ kind, match });

/** In each group the first of the list wins all, the second all but one, and so on: A, B, C, D and E, F, G, H. */
function groupMatches(): CupFileMatch[] {
	return (["1", "2"] as const).flatMap((group) =>
		PAIRS.map(([home, away], index) =>
			aMatch(`${group}${index}`, `g-${group}`, [GROUPS[group][home]!, GROUPS[group][away]!], {
				...{ number: `q${group}${index}`, round: 1 + Math.floor(index / 2), ...finished(2, 0) },
				start: `2026-07-13T${String(8 + index).padStart(2, "0")}:00:00Z`,
			}),
		),
	);
}

/**
 * One category that is played to its end: two groups of four, semi-finals between their first two, a bronze match and a final.
 * @param playoffs what became of the four, from the first semi-final on; left out: they are to be played
 */
export function aPlayedCup(playoffs: readonly Partial<CupFileMatch>[] = []): CupFile {
	const tie = (id: string, at: number, sides: [Slot, Slot], round: CupFileMatch["round"], place = 1): CupFileMatch =>
		aMatch(id, "p-1", sides, {
			...{ round, position: place, number: id, start: `2026-07-15T${String(8 + at).padStart(2, "0")}:00:00Z` },
			...playoffs[at],
		});
	const edition = aSmallEdition();
	return {
		format: "cupboard-cup/1",
		cup: { id: 7, name: "Lillcupen", zone: "Europe/Stockholm", sport: "football", clock: "2026-07-15T18:00:00Z" },
		clubs: Object.values(GROUPS)
			.flat()
			.map((id) => aClub(id)),
		arenas: [],
		editions: [
			{
				...edition,
				...{ selectedGames: [], facts: [], streams: [], announcements: [] },
				categories: [
					aCategory("c", [
						aGroupStage("g", { "1": [...GROUPS["1"]], "2": [...GROUPS["2"]] }, { advance: [{ positions: [1, 2], to: "p" }] }),
						aPlayoff("p", "A"),
					]),
				],
				teams: Object.values(GROUPS)
					.flat()
					.map((id) => aTeam(id, "c")),
				matches: [
					...groupMatches(),
					tie("s1", 0, [position("1", 1), position("2", 2)], "semi-final"),
					tie("s2", 1, [position("2", 1), position("1", 2)], "semi-final", 2),
					tie("t", 2, [from("loser", "s1"), from("loser", "s2")], "third-place"),
					tie("f", 3, [from("winner", "s1"), from("winner", "s2")], "final"),
				],
			},
		],
	};
}

/** A wins its semi-final against F, E against B; F is third, A wins the cup. */
export const PLAYED: readonly Partial<CupFileMatch>[] = [finished(2, 1), finished(1, 0), finished(0, 1), finished(3, 1)];
