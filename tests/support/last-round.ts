import type { CupFile } from "../../src/results/record/cup-file.ts";
import { aCategory, aClub, aGroupStage, aMatch, aPlayoff, aTeam, finished } from "./cup.ts";

const CLUBS = { ars: "Arsta IF", bri: "Brisheim FK", cas: "Cassel BK", dsf: "Dalsfors IF", ens: "Enskär FF", fyr: "Fyrsken IK" };
const OTHERS = { gar: "Garda BK", hol: "Holmvik IF" };

/** Two points are between the second and the last but one: for most of them both other matches of the last round matter. */
const PLAYED = [
	["ars-cas 2-0", "ars-dsf 2-1", "ars-ens 1-1", "ars-fyr 2-2"],
	["bri-cas 1-2", "bri-dsf 3-0", "bri-ens 2-3", "bri-fyr 0-3"],
	["cas-ens 3-1", "cas-fyr 1-2", "dsf-ens 1-0", "dsf-fyr 3-1"],
].flat();
const LEFT = ["ars-bri", "cas-dsf", "ens-fyr"];

/** Adds Boys 17: a group of six before its last round of three matches, of which the best two go on, beside one of two teams. */
export function withLastRound(cup: CupFile): CupFile {
	const [edition, ...before] = cup.editions;
	if (edition === undefined) return cup;
	const team = (club: string) => `b17-${club}`;
	const play = (name: string, division: string, more: object) => {
		const [home, away] = name.split("-").map(team) as [string, string];
		return aMatch(`b17-${name}`, division, [home, away], { field: "heden-10", ...more });
	};
	const played = PLAYED.map((line) => {
		const [name, score] = line.split(" ") as [string, string];
		const [home, away] = score.split("-").map(Number) as [number, number];
		return play(name, "b17-g-1", { start: "2026-07-13T09:00:00Z", ...finished(home, away) });
	});
	const position = (group: string, place: number) => ({ kind: "position", division: `b17-g-${group}`, position: place }) as const;
	const matches = [
		...played,
		...LEFT.map((name) => play(name, "b17-g-1", { round: 2, start: "2026-07-15T09:00:00Z" })),
		play("gar-hol", "b17-g-2", { start: "2026-07-15T10:00:00Z" }),
		aMatch("b17-s1", "b17-a-1", [position("1", 1), position("2", 2)], {
			round: "semi-final",
			position: 1,
			start: "2026-07-16T13:00:00Z",
			field: "heden-2",
		}),
		aMatch("b17-s2", "b17-a-1", [position("2", 1), position("1", 2)], {
			round: "semi-final",
			position: 2,
			start: "2026-07-16T14:00:00Z",
			field: "valhalla-1",
		}),
		aMatch(
			"b17-f",
			"b17-a-1",
			[
				{ kind: "winner", match: "b17-s1" },
				{ kind: "winner", match: "b17-s2" },
			],
			{
				round: "final",
				position: 1,
				start: "2026-07-18T10:00:00Z",
				field: "valhalla-1",
			},
		),
	];
	const [first, second] = [Object.keys(CLUBS).map(team), Object.keys(OTHERS).map(team)];
	const advance = [{ positions: [1, 2] as [number, number], to: "b17-a" }];
	const stages = [aGroupStage("b17-g", { "1": first, "2": second }, { advance }), aPlayoff("b17-a", "A")];
	const clubs = Object.entries({ ...CLUBS, ...OTHERS });
	return {
		...cup,
		clubs: [...cup.clubs, ...clubs.map(([id, name]) => aClub(id, { name }))],
		editions: [
			{
				...edition,
				categories: [...edition.categories, aCategory("b17", stages, { name: { en: "Boys 17", sv: "Pojkar 17" }, age: 17 })],
				teams: [...edition.teams, ...clubs.map(([club]) => aTeam(team(club), "b17"))],
				matches: [...edition.matches, ...matches],
			},
			...before,
		],
	};
}
