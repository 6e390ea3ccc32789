import { ordinalEn } from "../../cup/ordinal.ts";
import { placeWon, type RoundName } from "../round-name.ts";

/** Texts of a team's page. */
export const teamEn = {
	withdrawn: "The team has withdrawn.",
	shirts: "Shirts",
	homeShirt: "Home",
	awayShirt: "Away",
	colours: {
		black: "black",
		grey: "grey",
		lightGrey: "light grey",
		white: "white",
		navy: "navy",
		blue: "blue",
		lightBlue: "light blue",
		turquoise: "turquoise",
		green: "green",
		lightGreen: "light green",
		yellow: "yellow",
		orange: "orange",
		red: "red",
		wine: "wine red",
		purple: "purple",
		pink: "pink",
		brown: "brown",
	},
	playingNow: "Playing now",
	next: "Next",
	ifTheyWin: "If they win",
	results: "Results",
	placeIn: (group: string, ordinal: string) => `${group}, ${ordinal} place`,
	groupTable: "Group table",
	moreTeams: (club: string) => `More teams from ${club}`,
	earlierYears: (club: string) => `${club} in earlier years`,
	noEarlierYears: "The club had no teams in earlier years.",
	/** What is certain for a team, with a round from `theRound` or a stage's title. */
	through: (where: string) => `Through to ${where}`,
	out: (round: string) => `Out in ${round}`,
	outAfter: (group: string) => `Out after ${group}`,
	/** How far a team came in its playoff. */
	reached: {
		/** The outcome if the round's match decides a place; null: it decides none. */
		place: (round: RoundName, won: boolean, playoff: string): string | null => {
			if (round === "FINAL") return won ? `Won ${playoff}` : `Second in ${playoff}`;
			if (round === "THIRD_PLACE") return `${won ? "Third" : "Fourth"} in ${playoff}`;
			const best = placeWon(round);
			return best === null ? null : `${ordinalEn(won ? best : best + 1)} in ${playoff}`;
		},
	},
	meta: (team: string, nation: string, category: string) =>
		`${team} from ${nation} in ${category}: next match, results and group table.`,
};

export type TeamTexts = typeof teamEn;
