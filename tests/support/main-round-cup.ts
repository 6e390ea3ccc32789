import type { CarriedResults } from "../../src/cup/rules.ts";
import type { CupFile, CupFileMatch, CupFileSlot } from "../../src/results/record/cup-file.ts";
import { aCategory, aClub, aGroupStage, aMatch, aTeam, finished } from "./cup.ts";

const GROUPS = { a: ["ale", "arvid", "ask20"], b: ["bjurs", "boda", "bro20"] };
const CLUBS = { ale: "Ale HF", arvid: "Arvidsjaurs HK", ask20: "Ask HF", bjurs: "Bjursås HK", boda: "Boda HF", bro20: "Bro HK" };
/** Each of the first two against the others of its group. */
const BEFORE = {
	a: [
		["ale", "arvid", 30, 25],
		["ale", "ask20", 28, 20],
		["arvid", "ask20", 27, 22],
	],
	b: [
		["bjurs", "boda", 24, 24],
		["bjurs", "bro20", 31, 20],
		["boda", "bro20", 30, 20],
	],
} as const;

const at = (group: string, position: number): CupFileSlot => ({ kind: "position", division: `b20-g-${group}`, position });

/** Adds Boys 20, invented: two groups of three, and a main round of the first two of each that begins with results of the groups. */
export function withMainRound(cup: CupFile, carries: CarriedResults): CupFile {
	const [edition, ...before] = cup.editions;
	if (edition === undefined) return cup;
	const played = Object.entries(BEFORE).flatMap(([group, rows], row) =>
		rows.map(
			([home, away, ...score], of): CupFileMatch =>
				aMatch(`b20-${group}${of}`, `b20-g-${group}`, [`b20-${home}`, `b20-${away}`], {
					...{ round: of + 1, field: "heden-10", start: `2026-07-15T${String(8 + 3 * row + of).padStart(2, "0")}:00:00Z` },
					...finished(score[0], score[1]),
				}),
		),
	);
	// Bjurs is the first of group B by goal difference.
	const main = (
		[
			[at("a", 1), at("b", 2), 26, 25],
			[at("b", 1), at("a", 1), 23, 22],
			[at("a", 2), at("b", 1), 29, 28],
			[at("b", 2), at("a", 2), 24, 20],
		] as const
	).map(
		([home, away, ...score], of): CupFileMatch =>
			aMatch(`b20-m${of}`, "b20-m-m", [home, away], {
				...{ round: Math.floor(of / 2) + 1, field: "heden-10", start: `2026-07-15T${String(14 + of).padStart(2, "0")}:00:00Z` },
				...finished(score[0], score[1]),
			}),
	);
	return {
		...cup,
		clubs: [...cup.clubs, ...Object.entries(CLUBS).map(([id, name]) => aClub(id, { name }))],
		editions: [
			{
				...edition,
				categories: [
					...edition.categories,
					aCategory(
						"b20",
						[
							aGroupStage(
								"b20-g",
								{ A: GROUPS.a.map((id) => `b20-${id}`), B: GROUPS.b.map((id) => `b20-${id}`) },
								{
									advance: [{ positions: [1, 2], to: "b20-m" }],
								},
							),
							aGroupStage(
								"b20-m",
								{ M: [] },
								{
									...{ rank: 2, name: "Mellanrunda", title: { en: "Main round", sv: "Mellanrunda" }, carries },
								},
							),
						],
						{
							...{ name: { en: "Boys 20", sv: "Pojkar 20" }, shortName: { en: "B20", sv: "P20" }, age: 20 },
							rules: { preset: "ehf" },
						},
					),
				],
				teams: [...edition.teams, ...Object.keys(CLUBS).map((club) => aTeam(`b20-${club}`, "b20", { club }))],
				matches: [...edition.matches, ...played, ...main],
			},
			...before,
		],
	};
}
