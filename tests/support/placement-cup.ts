import { playoffTree } from "../../src/cup/playoffs/playoff-tree.ts";
import type { CupFile, CupFileMatch } from "../../src/results/record/cup-file.ts";
import { aCategory, aClub, aMatch, aPlayoff, aTeam, finished } from "./cup.ts";

const CLUBS = { ars: "Arsta IF", bri: "Brisheim FK", cas: "Cassel BK", dsf: "Dalsfors IF", ens: "Enskär FF", fyr: "Fyrsken IK" };
const OTHERS = { gar: "Garda BK", hol: "Holmvik och Östra Sundby Idrottsförening" };

/** The played matches, by round and position. Seventh place is decided, fifth is not, and the second semi-final is being played. */
const PLAYED: Readonly<Record<string, Partial<CupFileMatch>>> = {
	"quarter-final 1": finished(2, 1),
	"quarter-final 2": finished(0, 3),
	"quarter-final 3": { ...finished(1, 1), shootOut: { home: 3, away: 4 }, decidedBy: "penalties" },
	"quarter-final 4": finished(4, 0),
	"semi-final 1": finished(1, 2),
	"semi-final 2": { status: "live", score: { home: 0, away: 0 }, period: "first-half", minute: 3 },
	"places-5-8 1": finished(2, 0),
	"places-5-8 2": finished(1, 0),
	"places-7-8 1": finished(1, 0),
};

type Standing = Parameters<typeof aMatch>[2][number];

/** Adds Boys 18: a playoff of eight teams with all its places played out. */
export function withPlaces(cup: CupFile): CupFile {
	const [edition, ...before] = cup.editions;
	if (edition === undefined) return cup;
	const clubs = Object.entries({ ...CLUBS, ...OTHERS });
	const team = (club: string) => `b18-${club}`;
	const tree = playoffTree<string>(
		clubs.map(([club]) => team(club)),
		() => true,
		(round, position) => `b18-${round}-${position}`,
	);
	const matches = tree.map(({ id, round, position, home, away }, at) =>
		aMatch(id, "b18-a-1", [home as Standing, away as Standing], {
			...{ round, position, field: "heden-10" },
			start: `2026-07-${at < 4 ? 13 : 14}T${String(8 + at).padStart(2, "0")}:00:00Z`,
			...PLAYED[`${round} ${position}`],
		}),
	);
	return {
		...cup,
		clubs: [...cup.clubs, ...clubs.map(([id, name]) => aClub(id, { name }))],
		editions: [
			{
				...edition,
				categories: [
					...edition.categories,
					aCategory("b18", [aPlayoff("b18-a", "A")], { name: { en: "Boys 18", sv: "Pojkar 18" }, age: 18 }),
				],
				teams: [...edition.teams, ...clubs.map(([club]) => aTeam(team(club), "b18"))],
				matches: [...edition.matches, ...matches],
			},
			...before,
		],
	};
}
