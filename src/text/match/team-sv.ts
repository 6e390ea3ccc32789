import { placeWon } from "../round-name.ts";
import type { TeamTexts } from "./team-en.ts";

export const teamSv: TeamTexts = {
	withdrawn: "Laget har utgått.",
	shirts: "Tröjor",
	homeShirt: "Hemma",
	awayShirt: "Borta",
	colours: {
		black: "svart",
		grey: "grå",
		lightGrey: "ljusgrå",
		white: "vit",
		navy: "marinblå",
		blue: "blå",
		lightBlue: "ljusblå",
		turquoise: "turkos",
		green: "grön",
		lightGreen: "ljusgrön",
		yellow: "gul",
		orange: "orange",
		red: "röd",
		wine: "vinröd",
		purple: "lila",
		pink: "rosa",
		brown: "brun",
	},
	playingNow: "Spelas nu",
	next: "Härnäst",
	ifTheyWin: "Om de vinner",
	results: "Resultat",
	placeIn: (group, ordinal) => `${group}, ${ordinal} plats`,
	groupTable: "Grupptabell",
	moreTeams: (club) => `Fler lag från ${club}`,
	earlierYears: (club) => `${club} tidigare år`,
	noEarlierYears: "Klubben har inte haft lag tidigare år.",
	through: (where) => `Vidare till ${where}`,
	out: (round) => `Utslaget i ${round}`,
	outAfter: (group) => `Utslaget efter ${group.replace(/^Grupp(?= )/, "grupp")}`,
	reached: {
		place: (round, won, playoff) => {
			if (round === "FINAL") return won ? `Vann ${playoff}` : `Tvåa i ${playoff}`;
			if (round === "THIRD_PLACE") return `${won ? "Trea" : "Fyra"} i ${playoff}`;
			const best = placeWon(round);
			return best === null ? null : `${won ? best : best + 1}:a i ${playoff}`;
		},
	},
	meta: (team, nation, category) => `${team} från ${nation} i ${category}: nästa match, resultat och grupptabell.`,
};
