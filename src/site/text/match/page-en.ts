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
	/** Of a match without a live report. */
	result: "Result",
	periods: { halfTime: "Half-time", fullTime: "Full time", extraTime: "After extra time" },
	goesTo: (round: string) => `go through to ${round}`,
	playsIn: (round: string) => `play in ${round}`,
	standsAt: (team: string, ordinal: string) => `${team} are ${ordinal}`,
	inGroup: (places: readonly string[], group: string) => `${places.join(" and ")} in ${group}.`,
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
	bothLost: "Walkover: both teams lose the match",
	nextFor: (team: string) => `Next for ${team}`,
	nextForWinner: "Next for the winner",
	nextForLoser: "Next for the loser",
	earlierMeetings: "Earlier meetings",
	noEarlierMeetings: "The clubs have not met before in this category.",
	moreOn: (place: string) => `More on ${place}`,
	winnersMeet: "The winners meet",
	wholeBracket: (playoff: string) => `All of ${playoff}`,
	shirt: (number: number) => `No. ${number}`,
	shootOut: (decidedBy: string | null): string => (decidedBy === "seven-metre-throws" ? "Seven-metre throws" : "Penalties"),
	kick: (scored: boolean): string => (scored ? "scored" : "missed"),
	kickNumber: (number: number) => `Kick ${number}`,
	kicksScored: "Scored",
	/** Beside the figures of the board, for those who hear them. */
	goalsHeard: (goals: number): string => (goals === 1 ? "goal" : "goals"),
	kicksHeard: (decidedBy: string | null): string =>
		decidedBy === "seven-metre-throws" ? "from seven-metre throws" : "on penalties",
	/** A goal in one breath: "Goal, IF Fyrsken, shirt 9, 1–0". */
	shirtHeard: (number: number) => `shirt ${number}`,
	events: {
		kickOffs: ["Kick-off", "Second half under way", "Extra time under way"],
		corrected: (from: string, to: string) => `Corrected from ${from} to ${to}`,
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
