import type { PlayoffTexts } from "./playoff-en.ts";

const ROUND: PlayoffTexts["round"] = {
	"round-of-128": "64-delsfinal",
	"round-of-64": "32-delsfinal",
	"round-of-32": "Sextondelsfinal",
	"round-of-16": "Åttondelsfinal",
	"quarter-final": "Kvartsfinal",
	"semi-final": "Semifinal",
	"third-place": "Bronsmatch",
	final: "Final",
};
const inSentence = (code: string): string => ROUND[code]?.toLowerCase() ?? code;

const definite = (code: string): string => {
	if (code === "final") return "finalen";
	return code === "third-place" ? "bronsmatchen" : `${inSentence(code)}en`;
};

export const playoffSv: PlayoffTexts = {
	round: ROUND,
	rounds: {
		"round-of-128": "64-delsfinaler",
		"round-of-64": "32-delsfinaler",
		"round-of-32": "Sextondelsfinaler",
		"round-of-16": "Åttondelsfinaler",
		"quarter-final": "Kvartsfinaler",
		"semi-final": "Semifinaler",
		"third-place": "Bronsmatch",
		final: "Final",
	},
	matchOf: (code, position) => {
		if (code === "final" || code === "third-place" || position === null) return definite(code);
		return `${inSentence(code)} ${position}`;
	},
	theRound: definite,
	chooseRound: "Omgångar",
	counts: (teams, played, matches) => `${teams} lag, ${played} av ${matches} matcher spelade`,
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
