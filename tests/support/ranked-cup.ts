import type { CupFile, CupFileMatch, CupFileSlot } from "../../src/results/record/cup-file.ts";
import { aCategory, aClub, aGroupStage, aMatch, aPlayoff, aTeam, finished } from "./cup.ts";

/** Groups of four; of each the first two, the third and the last. Thirds have 3 points: C's has +1, B's 0, A's -2. */
const CLUBS = {
	a: ["Alby IF", "Alsta BK", "Arboga Södra FF", "Askim IK"],
	b: ["Bara GoIF", "Bjuv IF", "Boxholms Idrottsförening Ungdom", "Bollnäs FF"],
	c: ["Centrums BK", "Cedergrens IF", "Corona FC", "Carlslunds IF"],
};
const PAIRS = ["1-2", "3-4", "1-3", "2-4", "1-4", "2-3"];
const SCORES = {
	a: [
		[2, 1],
		[1, 0],
		[2, 0],
		[3, 0],
		[1, 0],
		[1, 0],
	],
	b: [
		[1, 0],
		[2, 0],
		[1, 0],
		[2, 0],
		[3, 0],
		[1, 0],
	],
	c: [
		[1, 1],
		[4, 0],
		[2, 0],
		[2, 0],
		[3, 0],
		[1, 0],
	],
} as const;

const best = (rank?: number): CupFileSlot => ({
	...{ kind: "best-of", position: 3, divisions: ["b19-g-a", "b19-g-b", "b19-g-c"] },
	...(rank && { rank }),
});
const at = (group: string, position: number): CupFileSlot => ({ kind: "position", division: `b19-g-${group}`, position });

/**
 * Adds Boys 19: three groups of four. The first two of each and the two best thirds go to A, none against its own group; the third that is left over and
 * the fourths to B.
 * @param isOver off: the last match of group C is still to be played
 */
export function withRanks(cup: CupFile, isOver = false): CupFile {
	const [edition, ...before] = cup.editions;
	if (edition === undefined) return cup;
	const clubs = Object.entries(CLUBS).flatMap(([group, names]) => names.map((name, of) => [`r${group}${of + 1}`, name] as const));
	const ofGroup = (group: string) => [1, 2, 3, 4].map((of) => `b19-r${group}${of}`);
	const groups = { A: ofGroup("a"), B: ofGroup("b"), C: ofGroup("c") };
	const played = Object.entries(SCORES).flatMap(([group, scores], row) =>
		PAIRS.map((pair, of): CupFileMatch => {
			const [home, away] = pair.split("-") as [string, string];
			const isOpen = !isOver && group === "c" && of === 5;
			return aMatch(`b19-${group}${of}`, `b19-g-${group}`, [`b19-r${group}${home}`, `b19-r${group}${away}`], {
				...{
					round: Math.floor(of / 2) + 1,
					start: `2026-07-13T${String(8 + row).padStart(2, "0")}:${of}0:00Z`,
					field: "heden-10",
				},
				...(isOpen ? {} : finished(scores[of]![0], scores[of]![1])),
			});
		}),
	);
	const quarter = (position: number, home: CupFileSlot, away: CupFileSlot) =>
		aMatch(`b19-q${position}`, "b19-a-1", [home, away], {
			...{ round: "quarter-final", position, field: "heden-10", start: `2026-07-15T0${position + 5}:00:00Z` },
		});
	const semi = (position: number, home: CupFileSlot, away: CupFileSlot) =>
		aMatch(`b19-s${position}`, "b19-b-1", [home, away], {
			...{ round: "semi-final", position, field: "heden-2", start: `2026-07-15T0${position + 5}:00:00Z` },
		});
	return {
		...cup,
		clubs: [...cup.clubs, ...clubs.map(([id, name]) => aClub(id, { name }))],
		editions: [
			{
				...edition,
				categories: [
					...edition.categories,
					aCategory(
						"b19",
						[
							aGroupStage("b19-g", groups, {
								advance: [
									{ positions: [1, 2], to: "b19-a" },
									{ positions: [3, 3], best: [1, 2], to: "b19-a" },
									{ positions: [3, 4], to: "b19-b" },
								],
							}),
							aPlayoff("b19-a", "A", { bestOfSeating: "apart" }),
							aPlayoff("b19-b", "B", { rank: 3 }),
						],
						{ name: { en: "Boys 19", sv: "Pojkar 19" }, shortName: { en: "B19", sv: "P19" }, age: 19 },
					),
				],
				teams: [...edition.teams, ...clubs.map(([club]) => aTeam(`b19-${club}`, "b19", { club }))],
				matches: [
					...edition.matches,
					...played,
					quarter(1, at("a", 1), best()),
					quarter(2, at("b", 1), best()),
					quarter(3, at("c", 1), at("a", 2)),
					quarter(4, at("b", 2), at("c", 2)),
					semi(1, best(3), at("b", 4)),
					semi(2, at("a", 4), at("c", 4)),
				],
			},
			...before,
		],
	};
}
