import { teamEn } from "../match/team-en.ts";

/** The words of the results screen. */
export const resultsEn = {
	title: "Results",
	tabs: { type: "Type results", wants: "Needs a result", parked: "Parked", decisions: "Decisions", held: "From the fields" },
	held: {
		none: "No reports are waiting.",
		letThrough: "Approve",
		drop: "Discard",
		nothingStands: "nothing published",
		stands: (score: string) => `published: ${score}`,
		because: {
			"over-too-soon": "so soon after kick-off",
			"goals-at-once": "so many goals at once",
			"score-unheard-of": "no match ends like that",
			abandoned: "the office decides what happens",
		},
		kinds: {
			abandoned: "Abandoned",
			"full-time": "Full time",
			"half-time": "Half-time",
			result: "Result",
			goal: "Goal",
			correction: "Correction",
		},
		said: {
			"let-through": (number: string) => `${number}, approved`,
			drop: (number: string) => `${number}, discarded`,
		},
	},
	/** The people who have confirmed a result on the field. */
	confirmed: (who: readonly ("referee" | "home" | "away")[]): string => {
		if (who.length === 0) return "nobody has confirmed it";
		const teams = who.filter((one) => one !== "referee");
		const said = [
			...(who.includes("referee") ? ["the referee"] : []),
			...(teams.length === 2 ? ["both teams"] : teams.map((one) => (one === "home" ? "the home team" : "the away team"))),
		];
		return `confirmed by ${said.join(" and ")}`;
	},
	abandonedWhy: {
		weather: "the weather",
		light: "too dark",
		injury: "an injury",
		"team-left": "a team left the field",
		disorder: "disorder",
		other: "another reason",
	},
	inMinute: (minute: number) => `minute ${minute}`,
	/** Outcomes of an abandoned match. */
	brokenOff: {
		stands: "The score stands",
		replay: "Played again",
		struck: "Struck",
		playedOn: "Play continues",
		said: (number: string) => `${number}, decided after it was abandoned`,
	},
	tabList: "Result lists",
	number: "Match number",
	typeNumber: "Type the number on the slip.",
	checkNames: "Check the names against the slip.",
	goals: (team: string) => `Goals, ${team}`,
	kicks: (team: string) => `Shoot-out, ${team}`,
	shirts: (shirts: string) => `${shirts} shirts`,
	colours: teamEn.colours,
	notYetKnown: "Not yet known",
	ended: (time: string) => `Ended ${time}`,
	notBegun: (time: string) => `Has not begun: it starts ${time}`,
	unknown: (number: string) => `No match has the number ${number}. Check it against the slip.`,
	several: "Several matches have this number. Choose the one with the names on the slip.",
	bye: "One side has no opponent, so this match is not played.",
	young: "Played, no score is recorded",
	playedAlready: "Already played, no score is recorded",
	marksPlayed: "marks it played",
	sameAsField: "Same as the field’s report",
	sameAsStands: "Same as the recorded result",
	records: (ending: string) => `records ${ending}`,
	levelKicks: "The shoot-out is level. One side must have more.",
	walkoverAsks: "Who did not come?",
	absent: { home: "home", away: "away", both: "both" },
	postponeAsks: "Postponed: it keeps its time and field until it gets new ones.",
	postponed: "postponed",
	walkover: "w.o.",
	played: "played",
	parked: "parked",
	reopened: "reopened",
	othersDiffer: (count: number) =>
		count === 1
			? "Another report says something else"
			: count === 2
				? "Two others say something else"
				: `${count} others say something else`,
	notBegunTitle: "This match has not begun",
	tooEarly: (count: number) =>
		count === 1
			? "1 match has not begun yet, according to the schedule"
			: `${count} matches have not begun yet, according to the schedule`,
	recordTooEarly: (count: number) => (count === 1 ? "Record the result" : `Record all ${count} results`),
	dropTooEarly: (count: number) => (count === 1 ? "Discard the slip" : `Discard all ${count} slips`),
	ownDiffers: "Your earlier slip says something else",
	unlikely: (most: number) => `More than ${most} goals for one side is unusual. Check the slip.`,
	nothingDiffers: "All reports now agree",
	heldKeys: "What you type now is saved, and entered after this.",
	heldForNumber: "What you typed after the number is saved until the number is right. Press Esc to discard it.",
	tellsTitle: (number: string, ending: string) => `${number}, ${ending}: who is notified?`,
	yourSlip: "Your slip",
	yourEarlierSlip: "Your earlier slip",
	reporter: (place: string) => `Reporter ${place}`,
	onSite: "On the site",
	goesOn: (team: string) => `${team} go through`,
	typingNow: "typing now",
	typedAt: (time: string) => `typed ${time}`,
	fromField: (time: string) => `${time}, from the field`,
	fromDesk: (time: string) => `${time}, from the office`,
	onSiteNow: "on the site now",
	record: (ending: string) => `Record ${ending}`,
	keep: "Keep the recorded result",
	park: "Park and ask the field",
	plainEnter: "does nothing here",
	changesWho: (number: string, when: string, place: string) =>
		`Changes who plays ${[number, when, place].filter((one) => one !== "").join(", ")}:`,
	insteadOf: (after: string, before: string) => `${after} instead of ${before}`,
	comesIn: (after: string) => `${after} comes in`,
	leaves: (before: string) => `${before} no longer plays`,
	keys: {
		next: "next box, then record",
		walkover: "walkover",
		postponed: "postponed",
		park: "park",
		clear: "clear",
		undo: "undo last",
	},
	wantsTitle: "Needs a result",
	wantsHow: (count: number) =>
		count === 1 ? "1 match has ended without a result." : `${count} matches have ended without a result. Longest wait first.`,
	longestFirst: "longest wait first,",
	walksTheList: "moves through the list",
	noneWants: "Every match that is over has a result.",
	minutes: "min",
	all: (count: number) => `All ${count}`,
	playoffs: (count: number) => `Playoffs ${count}`,
	known: {
		nothing: "nothing from the field",
		begun: "begun, nothing since",
		played: "played? no score is recorded",
		"half-time": (score: string) => `half-time ${score}, nothing since`,
		score: (score: string) => `${score}, nothing since`,
		"shoot-out-missing": (score: string) => `${score}, shoot-out missing`,
	},
	lastTen: "Last ten",
	byThisDesk: "by this account",
	noneDone: "Nothing recorded by this account yet.",
	undo: (number: string) => `Undo ${number}`,
	undone: (number: string) => `${number}, undone`,
	notUndone: "It cannot be undone:",
	recorded: (number: string, ending: string) => `${number}, ${ending}, recorded`,
	waitHere: (count: number) => (count === 1 ? "1 result waits here" : `${count} results wait here`),
	noNetworkSince: (time: string, waiting: string) => `No network since ${time}. ${waiting}`,
	notTaken: (number: string, ending: string) => `${number}, ${ending} could not be recorded:`,
	look: "View",
	drop: "Discard",
	lookupFailed: "No answer, and this match is not saved on this computer. Try again.",
	lookupLate: "The answer is slow, and this match is not saved on this computer. Press Enter to try again.",
	keptHere:
		"No network: the names are from the last saved copy. People are notified of walkovers and postponed matches once they have been sent.",
	keptLate:
		"The answer is slow: the names are from the last saved copy. People are notified of walkovers and postponed matches once they have been sent.",
	noneParked: "Nothing is parked.",
	parkedAt: (time: string, desk: string) => `${time}, ${desk}`,
	reasons: {
		differs: "differs from another result",
		unclear: "unclear",
		"no-such-teams": "other teams on the slip",
		"ask-the-field": "the field has been asked",
		"waits-for-teams": "waiting for its teams",
	},
	waitsForTeams: (missing: string) =>
		`Not decided yet: it is waiting for ${missing}. A result is saved now, and recorded automatically once both teams are known.`,
	parkedForTeams: (number: string, ending: string) => `${number}, ${ending}, saved until both teams are known`,
	teamsKnown: "Both teams are known. Open it again to check it.",
	appliesNow: "Both teams are known: it is being recorded.",
	fromTheField: (score: string | null, count: number) => {
		const reports = count === 1 ? "1 report from the field" : `${count} reports from the field`;
		return score === null ? reports : `${score} by ${reports}`;
	},
	takeUp: "Open again",
	parkShort: "Park",
	recordShort: "Record",
	fewer: (team: string) => `One goal fewer, ${team}`,
	more: (team: string) => `One goal more, ${team}`,
	markPlayed: "Mark as played",
	cancel: "Cancel",
};
