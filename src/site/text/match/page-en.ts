/** Texts of a match's page. */
export const pageEn = {
	title: (home: string, away: string) => `${home} – ${away}`,
	liveReport: "Live report",
	tabs: { table: "Table", playoff: "Playoff" },
	parts: "About the match",
	noReport: "This game has not started yet or no livereport is available",
	share: "Share",
	copied: "Address copied",
	notCopied: "The address could not be copied",
	directions: "Directions",
	goThrough: (goesOn: boolean, how: string) => `${goesOn ? "go through" : "win"}${how}`,
	halfTime: (score: string) => `Half-time ${score}`,
	/** Under a score that holds extra time. */
	afterExtraTime: "AET",
	extraTime: (score: string) => `after extra time (${score} at full time)`,
	decided: {
		"extra-time": "after extra time",
		"golden-goal": "by a golden goal",
		lots: "by drawing of lots",
		walkover: "by walkover",
	} as Readonly<Record<string, string>>,
	bothLost: "Walkover: the match is lost by both sides",
	nextFor: (team: string) => `Next for ${team}`,
	nextForWinner: "Next for the winner",
	nextForLoser: "Next for the loser",
	moreOn: (place: string) => `More on ${place}`,
	winnersMeet: "The winners meet",
	wholeBracket: (playoff: string) => `All of ${playoff}`,
	shirt: (number: number) => `No. ${number}`,
	shootOut: (decidedBy: string | null): string => (decidedBy === "seven-metre-throws" ? "Seven-metre throws" : "Penalties"),
	kicks: (scored: readonly boolean[]) => scored.map((one) => (one ? "scored" : "missed")).join(", "),
	events: {
		kickOffs: ["Kick-off", "Second half under way", "Extra time under way"],
		kinds: {
			goal: "Goal",
			"own-goal": "Own goal",
			penalty: "Goal from a penalty",
			"yellow-card": "Yellow card",
			"red-card": "Red card",
			"two-minute-suspension": "Two-minute suspension",
			"half-time": "Half-time",
			"full-time": "Full time",
		} as Readonly<Record<string, string>>,
	},
};

export type PageTexts = typeof pageEn;
