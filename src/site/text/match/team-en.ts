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
	moreTeams: (club: string) => `More teams of ${club}`,
	meta: (team: string, nation: string, category: string) =>
		`${team} from ${nation} in ${category}: next match, results and group table.`,
};

export type TeamTexts = typeof teamEn;
