import { COURT, FIELD, type Ground } from "../ground.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

/** "1 h 20 min". */
const duration = (minutes: number): string => {
	const parts = [minutes >= 60 ? `${Math.floor(minutes / 60)} h` : "", minutes % 60 > 0 ? `${minutes % 60} min` : ""];
	return parts.filter((part) => part !== "").join(" ");
};

/** My Week, the pinned match and calendars in English. */
const weekEnOn = ({ field, Field }: Ground) => ({
	meta: (cup: string, year: string) => `Your teams and ${field}s at ${cup} ${year}, day by day.`,
	days: "Days of your week",
	onDay: (day: string, count: number) => `${day}, ${count} ${plural(count, "match", "matches")}`,
	show: "Show",
	all: (count: number) => `All ${count}`,
	teams: (count: number) => `Teams ${count}`,
	fields: (count: number) => `${Field}s ${count}`,
	countOn: (matches: number, teams: number) =>
		`${matches} ${plural(matches, "match", "matches")}${teams > 0 ? `, ${teams} of your teams` : ""}`,
	/** Today's finished matches. */
	earlier: (matches: number) => `Earlier today: ${matches} ${plural(matches, "match", "matches")}`,
	allTeams: (count: number) => `All ${count} teams`,
	untilNext: (minutes: number) => `${duration(minutes)} until next`,
	overlap: "These two may overlap.",
	overlapWith: (match: string) => `May overlap with ${match}.`,
	overlapWhy: (minutes: number) =>
		minutes === 0
			? "Both start at the same time, at different arenas."
			: `${duration(minutes)} between starts, different arenas.`,
	together: (teams: number) => `${teams === 2 ? "Two" : "Three"} teams, one day`,
	whenToLeave: "When to leave",
	leaveFrom: (place: string) => `From ${place}.`,
	wayOf: (km: number, minutes: number) => `${km} km, about ${minutes} min.`,
	noWalk: { sameArena: "Same arena.", near: "It is close by.", unknown: "How far it is, is not known." },
	thereBefore: (place: string | null, team: string) => `${place === null ? "There" : `At ${place}`} five minutes before ${team}.`,
	/** Beside the drawn walk. */
	wayDrawn: (km: number, minutes: number) => `${km} km, ${minutes} min`,
	onFoot: (matches: number, km: number) => `${matches} matches${km > 0 ? ` · ${km} km on foot` : ""}`,
	free: (hours: number, minutes: number) => `${hours > 0 ? `${hours} h ` : ""}${minutes > 0 ? `${minutes} min ` : ""}free`,
	freeUntilThen: (free: string) => `${free} until then.`,
	tight: "Tight: straight from the final whistle.",
	tightWhy: (way: number, gap: number, team: string) =>
		gap < 0 ? `${team} starts before it is over.` : `${way > 0 ? `About ${way} min walk, ` : ""}${gap} min until ${team}.`,
	/** If they do not win. */
	otherwise: "Otherwise",
	wayEstimated: "The way is estimated from the map: distance as the crow flies × 1.3, 12 minutes per km.",
	byField: `Favourite ${field}`,
	nothingOn: "No matches on this day",
	nothingOnHint: `Your teams and ${field}s have no matches on this day. Choose another.`,
	noMatches: "No matches yet",
	noMatchesHint: `Once your teams and ${field}s have matches, they will be shown here.`,
	scheduleToCome: "The schedule has not been published yet",
	scheduleToComeHint: "Your matches will be shown here as soon as it has been.",
	teamsAndFields: `Teams and ${field}s`,
	field: Field,
	failed: "My Week could not be loaded",
	failedHint: "Check your connection and try again. Your favourites are still there.",
	old: "This may be out of date: the connection failed.",
	tryAgain: "Try again",
	signedOut: "Sign in or create an account to choose your favourite teams.",
	/** Above the week of a team that the reader has not chosen. */
	example: "An example",
	exampleOf: (team: string) => `This is My Week for those who follow ${team}.`,
	accountSettings: "Account settings",
	signedInAs: "Signed in as",

	pin: "Pin",
	pinned: "Pinned",
	pinMatch: (match: string) => `Pin ${match}`,
	pinnedMatch: "Pinned match",
	unpin: (match: string) => `Unpin ${match}`,

	calendar: "Calendar",
	addToCalendar: "Add to calendar",
	addAllToCalendar: "Add all to calendar",
	calendarHint: "The calendar keeps itself up to date: when a match is moved, it moves there too.",
	subscribe: "Subscribe",
	download: "Download as a file",
	downloadHint: "A file does not change, even when a match is moved.",
	calendarAddress: "Calendar address",
	ownCalendarHint: "The address is secret: anyone who has it can see what you follow.",
	renewAddress: "Get a new address",
	renewed: "This is the new address. The old one no longer works.",
	noAddress: "The calendar address could not be fetched.",

	deleteAccount: "Delete account",
	deleteHint: "Deletes your account and everything in it, for good.",
	deleteQuestion: "Delete your account?",
	deleteLost: "You will lose the following, for every year, and it cannot be restored:",
	deleteList: [
		`your favourite teams and ${field}s, and with them My Week`,
		"your pinned match and your calendar address",
		"your passes (All Access), including those you have bought",
		"your name, e-mail address and picture",
	],
	deleteEverywhere: "You will be signed out on every device.",
	deleteNow: "Delete for good",
	keepAccount: "Keep my account",
	notDeleted: "The account was not deleted.",
	deleted: "Your account has been deleted.",
});

export const weekEn = weekEnOn(FIELD);
export const weekOnCourtsEn = weekEnOn(COURT);

export type WeekTexts = typeof weekEn;
