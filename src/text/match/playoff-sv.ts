import type { EnumName } from "../../cup/enum-name.ts";
import type { MainRound } from "../../cup/playoffs/playoff-round.ts";
import { placementSv } from "../placement-sv.ts";
import { placementIn, type RoundName, wordsBy } from "../round-name.ts";
import type { PlayoffTexts } from "./playoff-en.ts";

const ROUND: Readonly<Record<EnumName<MainRound>, string>> = {
	ROUND_OF_128: "64-delsfinal",
	ROUND_OF_64: "32-delsfinal",
	ROUND_OF_32: "Sextondelsfinal",
	ROUND_OF_16: "Åttondelsfinal",
	QUARTER_FINAL: "Kvartsfinal",
	SEMI_FINAL: "Semifinal",
	THIRD_PLACE: "Bronsmatch",
	FINAL: "Final",
};
const ROUNDS: typeof ROUND = {
	ROUND_OF_128: "64-delsfinaler",
	ROUND_OF_64: "32-delsfinaler",
	ROUND_OF_32: "Sextondelsfinaler",
	ROUND_OF_16: "Åttondelsfinaler",
	QUARTER_FINAL: "Kvartsfinaler",
	SEMI_FINAL: "Semifinaler",
	THIRD_PLACE: "Bronsmatch",
	FINAL: "Final",
};
const nameOf = (round: Parameters<typeof placementSv>[0]) => placementSv(round).name;
const round = wordsBy(ROUND, nameOf);

const definite = (code: RoundName): string => {
	const forPlaces = placementIn(code);
	if (forPlaces) return placementSv(forPlaces).theRound;
	if (code === "FINAL") return "finalen";
	return code === "THIRD_PLACE" ? "bronsmatchen" : `${round(code).toLowerCase()}en`;
};

export const playoffSv: PlayoffTexts = {
	round,
	rounds: wordsBy(ROUNDS, nameOf),
	matchOf: (code, position) => {
		const forPlaces = placementIn(code);
		if (forPlaces) return placementSv(forPlaces).match(position);
		if (code === "FINAL" || code === "THIRD_PLACE" || position === null) return definite(code);
		return `${round(code).toLowerCase()} ${position}`;
	},
	theRound: definite,
	chooseRound: "Omgångar",
	counts: (teams, played, matches) => `${teams} lag, ${played} av ${matches} matcher spelade`,
	placement: "Placeringar",
	lostAndPlays: (lost, round) => `förlorade i ${lost} och spelar ${round}.`,
	endedAs: (ordinal) => `slutade ${ordinal}.`,
	otherPlayoffs: "Andra slutspel",
	winnersMeet: "Vinnarna möts i",
	winnerGoes: "Vinnaren går till",
	penaltiesTag: (score) => `${score} str.`,
	follow: "Följ ett lag",
	stopFollowing: (team) => `Sluta följa ${team}`,
	playsNow: "spelar nu.",
	playsAt: (when) => `spelar ${when}.`,
	playsWhenSet: "spelar på en tid som inte är klar.",
	winAnd: (round) => `Vid vinst spelas ${round}`,
	wentOut: (round) => `åkte ut i ${round}.`,
	won: "vann slutspelet.",
	playsNext: (round) => `går vidare till ${round}.`,
	bracket: (name) => `Slutspelsträd för ${name}`,
	meta: (category, playoff) => `Slutspelsträdet för ${category}, ${playoff}: resultat, tider och vilka som kan mötas.`,
	notDrawn: "Slutspelet är inte lottat ännu",
	notDrawnWhy: "Det visas här så snart lottningen är publicerad.",
};
