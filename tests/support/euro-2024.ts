import type { CupFile, CupFileMatch } from "../../src/results/record/cup-file.ts";
import { aCategory, aClub, aGroupStage, aMatch, aPlayoff, aTeam, finished } from "./cup.ts";
import { EURO_2024_GROUPS } from "./played-events/euro-2024.ts";
import { resultOf } from "./played-events/played-event.ts";

/** The codes of nations whose names do not begin with them. */
const CODES: Readonly<Record<string, string>> = {
	...{ Switzerland: "sui", Spain: "esp", Slovenia: "svn", Netherlands: "ned", Romania: "rou", Slovakia: "svk", Austria: "aut" },
};
const codeOf = (nation: string) => CODES[nation] ?? nation.slice(0, 3).toLowerCase();

/** The round of 16 as it was drawn up. */
const ROUND_OF_16: Record<string, readonly [string, string]> = {
	"37": ["1A", "2C"],
	"38": ["2A", "2B"],
	"39": ["1B", "3ADEF"],
	"40": ["1C", "3DEF"],
	"41": ["1F", "3ABC"],
	"42": ["2D", "2E"],
	"43": ["1E", "3ABCD"],
	"44": ["1D", "2F"],
};

/** The line of the regulations' table that counted: the thirds of C, D, E and F went on. */
const BEST_OF = { CDEF: { m39: "F", m40: "E", m41: "C", m43: "D" } };

/** @param ties the playoff's matches; its sides are "1A", "3ABC" */
export function euro2024(ties: Record<string, readonly [string, string]> = ROUND_OF_16, bestOf = BEST_OF): CupFile {
	const matches = Object.entries(EURO_2024_GROUPS).flatMap(([group, lines]) =>
		lines.map((line, index): CupFileMatch => {
			const { home, away, score } = resultOf(line);
			const [homeGoals, awayGoals] = score.split("-").map(Number);
			return aMatch(`${group.toLowerCase()}${index + 1}`, `g-${group.toLowerCase()}`, [codeOf(home), codeOf(away)], {
				...finished(homeGoals!, awayGoals!),
				round: Math.floor(index / 2) + 1,
			});
		}),
	);
	const groups = Object.fromEntries(
		Object.entries(EURO_2024_GROUPS).map(([group, lines]) => [
			group,
			[...new Set(lines.map(resultOf).flatMap(({ home, away }) => [codeOf(home), codeOf(away)]))],
		]),
	);
	const nations = Object.values(groups).flat();
	const round = Object.entries(ties).map(([number, [home, away]], index) =>
		aMatch(`m${number}`, "a-1", [slotOf(home), slotOf(away)], { number, round: "round-of-16", position: index + 1 }),
	);
	const stages = [
		aGroupStage("g", groups, { advance: [{ positions: [1, 2], to: "a" }] }),
		aPlayoff("a", "A", { name: "Slutspel", bestOf }),
	];
	return {
		format: "cupboard-cup/1",
		cup: { id: 7, name: "European Championship", zone: "Europe/Berlin", sport: "football" },
		clubs: nations.map((id) => aClub(id)),
		arenas: [],
		editions: [
			{
				id: "2024",
				year: 2024,
				name: "Euro 2024",
				startsOn: "2024-06-14",
				endsOn: "2024-07-14",
				published: { clubs: true, teams: true, lot: true, schedule: true },
				categories: [aCategory("men", stages, { rules: { preset: "uefa-euro" } })],
				teams: nations.map((id) => aTeam(id, "men")),
				matches: [...matches, ...round],
			},
		],
	};
}

function slotOf(text: string): NonNullable<CupFileMatch["home"]["slot"]> {
	const position = Number(text[0]);
	const divisions = [...text.slice(1)].map((group) => `g-${group.toLowerCase()}`);
	return divisions.length === 1
		? { kind: "position", division: divisions[0]!, position }
		: { kind: "best-of", position, divisions };
}
