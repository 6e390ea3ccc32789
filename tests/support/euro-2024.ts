import type { CupFile, CupFileMatch } from "../../src/results/record/cup-file.ts";
import { aCategory, aClub, aGroupStage, aMatch, aPlayoff, aTeam, finished } from "./cup.ts";

/** The group stage of the European Championship of 2024 as it was played: nations and results (public facts; openfootball/euro, CC0). */
const GROUPS: Record<string, readonly string[]> = {
	A: ["ger-sco 5-1", "hun-sui 1-3", "ger-hun 2-0", "sco-sui 1-1", "sui-ger 1-1", "sco-hun 0-1"],
	B: ["esp-cro 3-0", "ita-alb 2-1", "cro-alb 2-2", "esp-ita 1-0", "cro-ita 1-1", "alb-esp 0-1"],
	C: ["svn-den 1-1", "srb-eng 0-1", "svn-srb 1-1", "den-eng 1-1", "eng-svn 0-0", "den-srb 0-0"],
	D: ["pol-ned 1-2", "aut-fra 0-1", "pol-aut 1-3", "ned-fra 0-0", "ned-aut 2-3", "fra-pol 1-1"],
	E: ["rou-ukr 3-0", "bel-svk 0-1", "svk-ukr 1-2", "bel-rou 2-0", "svk-rou 1-1", "ukr-bel 0-0"],
	F: ["tur-geo 3-1", "por-cze 2-1", "geo-cze 1-1", "tur-por 0-3", "geo-por 2-0", "cze-tur 1-2"],
};

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
	const matches = Object.entries(GROUPS).flatMap(([group, lines]) =>
		lines.map((line, index): CupFileMatch => {
			const [, home, away, homeGoals, awayGoals] = /^(\w+)-(\w+) (\d)-(\d)$/.exec(line)!;
			const result = finished(Number(homeGoals), Number(awayGoals));
			return aMatch(`${group.toLowerCase()}${index + 1}`, `g-${group.toLowerCase()}`, [home!, away!], {
				...result,
				round: Math.floor(index / 2) + 1,
			});
		}),
	);
	const teamsOf = (group: string) => [...new Set(GROUPS[group]!.flatMap((line) => line.slice(0, 7).split("-")))];
	const nations = Object.keys(GROUPS).flatMap(teamsOf);
	const groups = Object.fromEntries(Object.keys(GROUPS).map((group) => [group, teamsOf(group)]));
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
