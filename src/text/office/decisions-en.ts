/** "70 min", "2 h 15 min" */
const lasting = (minutes: number): string =>
	minutes < 120
		? `${minutes} min`
		: [`${Math.floor(minutes / 60)} h`, ...(minutes % 60 === 0 ? [] : [`${minutes % 60} min`])].join(" ");

/** Texts of decisions besides results. */
export const decisionsEn = {
	waiting: "Waiting",
	byWhen: "by when they are needed",
	needed: (time: string) => `needed ${time}`,
	noneWaiting: "No decisions are waiting.",
	who: (place: string, nth: string) => `${place}: who is ${nth}?`,
	whoGoesOn: (place: string) => `${place}: who goes through?`,
	levelMatch: (number: string) => `Match ${number}: who goes through?`,
	nth: (position: number) =>
		["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"][position] ?? `number ${position}`,
	share: (teams: readonly string[]) => `${new Intl.ListFormat("en-GB").format(teams)} share the place.`,
	slotsWait: (count: number) => (count === 1 ? "One match waits." : `${count} matches wait.`),
	playedTo: (sides: string, score: string) => `${sides}, ${score}.`,
	order: "In the order of the category’s rules",
	decides: "decides, but is not recorded yet",
	notAllMet: "does not count: they have not all met",
	howSettled: "How was it settled?",
	facts: {
		"shoot-out": "A shoot-out was held",
		lots: "Lots were drawn",
		"fair-play": "Fair play",
		ranking: "Their ranking",
	},
	shootOutHandball: "Seven-metre throws were held",
	hints: {
		"shoot-out": "Between these teams. The winner’s goals decide.",
		lots: "Drawn in front of the teams. Enter who was drawn first.",
		"fair-play": "Each team’s points from the referees: the higher is placed first.",
		ranking: "Each team’s number in the ranking: the lower is placed first.",
	},
	nextRule: "This is next in the category’s rules.",
	noRule: "No rule of this category separates them. Add one, such as lots, to its rules in the cup file, and import it.",
	goalsOf: (team: string) => `Shoot-out, ${team}`,
	pointsOf: (team: string) => `Points, ${team}`,
	rankingOf: (team: string) => `Ranking, ${team}`,
	inOrder: "Best first",
	placeNext: (team: string, nth: string) => `${team}, ${nth}`,
	resetPlay: "Start again",
	whatItDoes: "What it leads to",
	proposed: "Proposed, nothing is changed yet",
	nothingYet: "Choose how it was settled. What it leads to is shown here before anything is changed.",
	stands: (nth: string) => nth,
	goesOn: "goes through",
	fills: (number: string, when: string, place: string) =>
		`plays match ${[number, when, place].filter((one) => one !== "").join(", ")}`,
	stillShared: "These still share a place: the next rule decides.",
	tableSays: "The table will say:",
	rest: (when: string, minutes: number) => `Nothing against your rules. Rest before ${when} is ${lasting(minutes)}.`,
	tooTired: (team: string, when: string, minutes: number, needed: number) =>
		`${team} have ${lasting(minutes)} of rest before ${when}; your rules require ${lasting(needed)}.`,
	tooFar: (team: string, when: string, minutes: number, needed: number) =>
		`${team} have ${lasting(minutes)} before ${when}; getting there takes ${lasting(needed)}.`,
	restUnruled: (when: string, minutes: number) => `No rest time is set. Rest before ${when} is ${lasting(minutes)}.`,
	playsBoth: (team: string, one: string, other: string) => `Impossible: ${team} would play ${one} and ${other} at the same time.`,
	moreRests: (count: number) => (count === 1 ? "1 more" : `${count} more`),
	told: (teams: number) => (teams === 1 ? "1 team is affected." : `${teams} teams are affected.`),
	contested: (number: string, team: string, instead: string | null) =>
		`Match ${number} has begun with ${team}, so they stay. According to the tables and results, ${instead === null ? "nobody" : instead} should play there.`,
	stuckMatch: (number: string) => `Match ${number}: who plays?`,
	stuck: {
		noSuchTeam: (group: string, teams: number, nth: string) =>
			`${group} has ${teams === 1 ? "1 team" : `${teams} teams`} left, so nobody is ${nth}.`,
		groupNotWhole: (group: string) => `${group} has been played, but two of its teams have no match against each other.`,
		noSeating: (position: number, groups: readonly string[]) =>
			`The best teams in position ${position} come from groups ${groups.join(", ")}. No rule says which of them plays which match.`,
		tooFewGroups: (seats: number, position: number, groups: number) =>
			`${seats} places are for the best teams in position ${position}, but only ${groups === 1 ? "1 group has" : `${groups} groups have`} one.`,
		bothLost: (match: string) => `Both teams lost match ${match}, so no team goes through from it.`,
		cancelled: (match: string) => `Match ${match} is cancelled, so no team goes through from it.`,
	},
	stuckTitle: "Who plays instead?",
	stuckWays: {
		bye: "Nobody: the other side goes through",
		byeOf: (team: string) => `Nobody: ${team} go through without playing`,
		team: "A team that you choose",
		choose: "Choose a team",
		chooseTeam: "Team",
		playsOn: "already through",
	},
	stuckHints: {
		"no-such-team": "If a team comes back, bring it back into the cup. The table then fills the place.",
		"group-not-whole":
			"If they should not meet, set that in the category’s rules (allMeet: false) and import the cup file. The table then fills the place.",
		"no-seating":
			"You can also add the row to the table of the best teams in the cup file (bestOf) and import it. All places are then filled.",
		"too-few-groups": "You can also remove the place from the cup file.",
		"both-lost": "If the walkover was wrong, take it back. The result then fills the place.",
		cancelled: "If it is played after all, bring it back. The result then fills the place.",
	},
	contestedMatch: (number: string) => `Match ${number}: who should have played?`,
	playedInstead: (team: string, instead: string | null) =>
		instead === null
			? `It was played by ${team}; with the corrected results, nobody should have played there.`
			: `It was played by ${team}; with the corrected results, ${instead} should have played there.`,
	contestedTitle: "What happens to the match?",
	contestedWays: {
		stands: "Let it count as played",
		standsHint: "You are not asked again, unless a correction brings another team here.",
		seatAnew: "Remove the result and put in the right team",
		seatAnewHint: (teams: string) => `${teams}. The match needs a result again.`,
		award: (team: string) => `Award it to ${team} by walkover`,
		bothLose: "Both teams lose by walkover",
	},
	comesIn: (instead: string | null, team: string) =>
		instead === null ? `Nobody replaces ${team}` : `${instead} replace ${team}`,
	keepsTeams: "The match keeps its teams.",
	becomes: (number: string, what: string) => `Match ${number}: ${what}`,
	noResult: "needs a result",
	walkoverTo: (team: string | null) => (team === null ? "walkover, both lose" : `walkover to ${team}`),
	nowPlays: (team: string | null, match: string) => `${team ?? "Nobody yet"}: match ${match}`,
	becomesBye: "The match is not played.",
	noAnswerYet: "Choose an answer. What it leads to is shown here before anything is changed.",
	recordDecision: "Record the decision",
	changed: "Someone changed this before you. This is what it leads to now. Look once more.",
	record: {
		"shoot-out": "Record the shoot-out",
		lots: "Record the lots",
		"fair-play": "Record the points",
		ranking: "Record the ranking",
	},
	recordScore: (score: string) => `Record ${score}`,
	neverByHand: "A position is never set by hand. You record what happened; the rules do the rest.",
	settledToday: "Settled today",
	noneSettled: "Nothing has been settled yet today.",
	undo: (what: string) => `Undo ${what}`,
	undone: (what: string) => `${what}, undone`,
	settled: (what: string) => `${what}, recorded`,
	failed: "The decisions could not be loaded. Try again when there is a network.",
	match: (number: string) => `match ${number}`,
	answers: {
		abandon: "abandoned match decided",
		protest: "protest raised",
		uphold: "protest upheld",
		reject: "protest rejected",
		"as-played": "counts as played",
		award: "awarded by walkover",
		"fill-slot": "place filled by hand",
	},
	protestAgainst: (number: string) => `Protest, match ${number}`,
	protestSays: (by: string | null, claim: string) =>
		`${by === null ? "" : `${by}: `}${claim} No team goes through on the result until it is answered.`,
	claim: "What the team claims",
	answerTitle: "What is the answer?",
	answerWords: "Why",
	answerHint: "In a few words, without names. It is saved in the ledger and the cup file, and not shown on the site.",
	reject: "Rejected: the result stands",
	uphold: {
		walkoverHome: (team: string) => `Upheld: ${team} lose by walkover`,
		replay: "Upheld: the match is played again",
		score: "Upheld: another score",
		stands: "Upheld: the result stands anyway",
	},
	played: "The result was",
	scoreOf: (team: string) => `Goals, ${team}`,
	recordAnswer: "Record the answer",
	raise: "Raise a protest",
	raiseTitle: "A protest against a result",
	matchNumber: "Match number",
	whoProtests: "Who protests?",
	find: "Find the match",
	notFound: "No match has this number.",
	close: "Close",
	raiseHint:
		"The match is shown as under protest. Its result counts in the table, but no team goes through on it until you answer.",
	kinds: { "shoot-out": "shoot-out", lots: "lots", "fair-play": "fair play", ranking: "ranking" },
};
