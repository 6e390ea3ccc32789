/** Texts of brackets. */
export const playoffEn = {
	/** A round of which one match is spoken of, as the API names it (`roundName`). */
	round: {
		"round-of-128": "Round of 128",
		"round-of-64": "Round of 64",
		"round-of-32": "Round of 32",
		"round-of-16": "Round of 16",
		"quarter-final": "Quarter-final",
		"semi-final": "Semi-final",
		"third-place": "Bronze match",
		final: "Final",
	} as Readonly<Record<string, string>>,
	/** Heads of rounds. */
	rounds: {
		"round-of-128": "Round of 128",
		"round-of-64": "Round of 64",
		"round-of-32": "Round of 32",
		"round-of-16": "Round of 16",
		"quarter-final": "Quarter-finals",
		"semi-final": "Semi-finals",
		"third-place": "Bronze match",
		final: "Final",
	} as Readonly<Record<string, string>>,
	/** One match of a round, within a sentence: "semi-final 1", "the final". */
	matchOf: (code: string, position: number | null) => {
		if (code === "final") return "the final";
		if (code === "third-place") return "the bronze match";
		const round = code.startsWith("round-of-") ? `round of ${code.slice(9)}, match` : code;
		return position === null ? round.replace(", match", "") : `${round} ${position}`;
	},
	/** A round within a sentence: "the semi-final". */
	theRound: (code: string) =>
		`the ${code === "third-place" ? "bronze match" : code.startsWith("round-of-") ? `round of ${code.slice(9)}` : code}`,
	chooseRound: "Rounds",
	counts: (teams: number, played: number, matches: number) => `${teams} teams, ${played} of ${matches} matches played`,
	otherPlayoffs: "Other playoffs",
	winnersMeet: "Winners meet in",
	winnerGoes: "The winner goes to",
	penaltiesTag: (score: string) => `${score} p`,
	follow: "Follow a team",
	stopFollowing: (team: string) => `Stop following ${team}`,
	playsNow: "plays now.",
	playsAt: (when: string) => `plays ${when}.`,
	playsWhenSet: "plays at a time not set yet.",
	winAnd: (round: string) => `Win, and ${round} is`,
	wentOut: (round: string) => `went out in ${round}.`,
	won: "won the playoff.",
	playsNext: (round: string) => `goes on to ${round}.`,
	bracket: (name: string) => `Bracket of ${name}`,
	meta: (category: string, playoff: string) => `The bracket of ${category}, ${playoff}: results, times and who could meet whom.`,
	notDrawn: "The bracket has not been drawn yet",
	notDrawnWhy: "It will be shown here as soon as the draw has been published.",
};

export type PlayoffTexts = typeof playoffEn;
