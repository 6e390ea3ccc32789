import type { MatchTexts } from "./en.ts";
import { matchSv } from "./sv.ts";
import { rankedBySv } from "./table-sv.ts";

const { page, pauses, playoff, rules, table } = matchSv;

/** Handball's own words in Swedish. */
export const handballSv: MatchTexts = {
	...matchSv,
	pauses: { ...pauses, SHOOT_OUT: "7 m" },
	afterShootOut: (score) => `${score} efter sjumeterskast`,
	table: { ...table, ...rankedBySv("Sjumeterskast", "sjumeterskast är registrerade") },
	rules: {
		...rules,
		drawnPlayoff: (ways) => rules.drawnPlayoff(ways.map((way) => (way === "PENALTIES" ? "SEVEN_METRE_THROWS" : way))),
	},
	playoff: { ...playoff, penaltiesTag: (score) => `7 m ${score}` },
	page: {
		...page,
		kickNumber: (number) => `Kast ${number}`,
		kicksHeard: () => "på sjumeterskast",
		shootOut: () => "Sjumeterskast",
		events: {
			kickOffs: ["Avkast", ...page.events.kickOffs.slice(1)],
			corrected: page.events.corrected,
			kinds: { ...page.events.kinds, PENALTY: "Mål på sjumeter" },
		},
	},
};
