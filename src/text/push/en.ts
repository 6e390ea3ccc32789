import { matchEn } from "../match/en.ts";

/** English texts of alerts. Swedish has the same type. A team is plural. */
export const alertsEn = {
	/** "15:20" of a zoned time. */
	time: (time: string) => time,
	pair: (home: string, away: string) => `${home} – ${away}`,
	startOf: { football: "kick-off", handball: "throw-off" },
	ground: { football: "field", handball: "court" },
	soon: (who: string, start: string, minutes: number) => `${who}: ${start} in ${minutes} min`,
	at: (time: string, place: string | null) => (place === null ? `${time}.` : `${time}, ${place}.`),
	way: (minutes: number, arena: string) => `About ${minutes} min walk from ${arena}.`,
	movedTo: (who: string, when: string) => `Moved: ${who} now play at ${when}`,
	movedToDay: (who: string, when: string) => `Moved: ${who} now play ${when}`,
	newField: (who: string, field: string, ground: string) => `New ${ground}: ${who} on ${field}`,
	was: (what: string) => `Was ${what}.`,
	isClosed: (field: string) => `${field} is closed.`,
	placeAsBefore: (place: string) => `${place} as before.`,
	timeAsBefore: (time: string) => `${time} as before.`,
	postponed: (who: string) => `Postponed: ${who}`,
	cancelled: (who: string) => `Cancelled: ${who}`,
	about: (who: string, start: string, time: string) => `${who}: ${start} about ${time}`,
	late: (minutes: number, ground: string) => `The ${ground} is running ${minutes} min late.`,
	asPlanned: (who: string, start: string, time: string) => `${who}: ${start} at ${time} as planned`,
	onTimeAgain: (ground: string) => `The ${ground} is on time again.`,
	next: "The match before is over: you are next",
	aboutAt: (time: string, place: string | null) => (place === null ? `About ${time}.` : `${place}, about ${time}.`),
	goal: (score: string) => `Goal! ${score}`,
	goalWithout: (pair: string) => `Goal in ${pair}`,
	minute: (minute: number, where: string) => `${minute}', ${where}.`,
	leadsToo: (who: string, score: string) => `${who} lead ${score} too.`,
	/** Two or more. */
	leadToo: (count: number) => `${count} other teams lead too.`,
	final: (score: string) => `Final: ${score}`,
	/** How a match ended for the side that is followed. */
	outcomes: { WON: "Won.", DRAWN: "Drawn.", LOST: "Lost." },
	finalWithout: (who: string) => `${who}: final whistle`,
	tapToSee: "Tap to see.",
	corrected: (what: string) => `Corrected: ${what}`,
	resultChanged: "The result has changed.",
	wasUntil: (score: string, time: string) => `Was ${score} until ${time}.`,
	tableChanged: "The table has changed.",
	played: (who: string, category: string | null) => `${who}${category === null ? "" : ` (${category})`}: match played`,
	noResults: "Results are not shown in this category.",
	penalties: {
		football: (score: string) => `${score} on penalties.`,
		handball: (score: string) => `${score} on seven-metre throws.`,
	},
	walkover: "Walkover.",
	through: (who: string, where: string) => `${who} are through to ${where}`,
	out: (who: string, where: string) => `${who} are out of ${where}`,
	outIn: (round: string) => `Out in ${round}.`,
	/** Out by a place in a group. */
	endsIn: (who: string, group: string) => `${who} are out after ${group}`,
	notThrough: (who: string) => `${who} are not through yet`,
	notOut: (who: string) => `${who} are not out yet`,
	openAgain: (group: string) => `${group} is no longer decided`,
	placeOpen: (who: string) => `${who}: the place is not certain yet.`,
	/** @param place from 1; the round that decided it is the match for it */
	placed: (who: string, place: number, where: string) => {
		if (place === 1) return `${who} won ${where}`;
		return `${who}: ${["second", "third", "fourth"][place - 2] ?? matchEn.ordinal(place)} in ${where}`;
	},
	/** A place as what a team is: "2nd", and in Swedish "3:a", a trea. */
	rank: matchEn.ordinal,
	placeIn: (ordinal: string, group: string) => `${ordinal} in ${group}.`,
	decided: (group: string, who: string, ordinal: string) => `${group} is decided: ${who} ${ordinal}`,
	placeCorrected: (who: string, ordinal: string, group: string) => `${who} ${ordinal} in ${group}`,
	missed: (count: number) => `During quiet hours: ${count} alerts`,
	test: "Alerts are on",
	testBody: "This is how they look. Turn them off at any time in My Week.",
	/** Within a sentence. */
	group: (name: string) => name,
};

export type AlertTexts = typeof alertsEn;
