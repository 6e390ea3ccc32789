import { accountEn } from "./account/en.ts";
import { alertsEn } from "./alerts/en.ts";
import { liveCenterEn } from "./live-center/en.ts";
import { matchEn } from "./match/en.ts";
import { weekEn } from "./my-week/en.ts";
import { offlineEn } from "./offline/en.ts";
import { passEn } from "./pass/en.ts";
import { placesEn } from "./places/en.ts";
import { searchingEn } from "./search/en.ts";
import { statisticsEn } from "./statistics/en.ts";
import { streamsEn } from "./stream/en.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

/**
 * Every text of the site in English. Swedish has the same type, so that a missing text does not compile. `shown` is a count formatted in
 * the language.
 */
export const en = {
	account: accountEn,
	alerts: alertsEn,
	match: matchEn,
	searching: searchingEn,
	statistics: statisticsEn,
	liveCenter: liveCenterEn,
	offline: offlineEn,
	pass: passEn,
	places: placesEn,
	streams: streamsEn,
	week: weekEn,

	reach: {
		noNetwork: "No network. As of",
		noAnswer: "No answer from the results service. As of",
		tryNow: "Try now",
		catchingUp: "Catching up from",
		upToDate: (changed: number | null) =>
			changed === null || changed === 0 ? "Up to date" : `Up to date. ${changed} ${plural(changed, "match", "matches")} changed`,
	},
	sheets: { placings: "Final placings (CSV)", tables: "Tables (CSV)", print: "Print" },
	skipToContent: "Skip to content",
	breadcrumb: "You are here",
	mainMenu: "Main menu",
	start: "Start",
	myWeek: "My Week",
	ageCategories: "Age categories",
	nations: "Nations",
	arenas: "Arenas",
	backToWebsite: "Back to website",
	menu: "Menu",
	close: "Close",
	year: "Year",
	latest: "Latest",
	language: "Language",
	signIn: "Sign in",
	signOut: "Sign out",
	createAccount: "Create account",
	search: "Search",
	searchHint: "Team, club or category",
	clear: "Clear",
	footer: "About this site",
	brandPages: { privacy: "Privacy", contact: "Contact" },
	pageOf: (title: string, cup: string) => `${title}: information from ${cup}.`,
	fifaNote: "* FIFA affiliated nation",
	fifaMarked: "* FIFA affiliated nations are marked",
	announcements: {
		region: "Announcements",
		more: (count: number | "#") => `${count} more ${count === 1 ? "message" : "messages"}`,
		fewer: "Show fewer",
		show: "Show the message",
		putAway: "Hide the message",
		menu: (count: number) => (count === 0 ? "Messages" : `${count} ${plural(count, "message", "messages")}`),
		menuWith: (menu: string, messages: string) => `${menu}, ${messages}`,
		appliesTo: {
			arena: "Applies to this arena.",
			field: "Applies to this field.",
			category: "Applies to this category.",
			group: "Applies to this group.",
			playoff: "Applies to this playoff.",
			team: "Applies to this team.",
			match: "Applies to this match.",
			week: "Applies to what you follow.",
		},
	},
	viewingYear: "You are viewing the results for",
	viewYear: (year: string) => `View ${year}`,
	dismiss: "Dismiss",
	socialOf: (cup: string, network: string) => `${cup} on ${network}`,
	letters: "Letters",
	advertisement: "Advertisement",
	loading: "Loading",
	toTheMatchLeft: "Back to the match you left",
	toTheRowLeft: "Back to where you were",
	waitingForNetwork: "No network. The page you chose opens by itself when the network is back.",
	teamsCount: (count: number, shown: string) => `${shown} ${plural(count, "team", "teams")}`,
	groupsCount: (count: number, shown: string) => `${shown} ${plural(count, "group", "groups")}`,

	home: {
		description: (cup: string, year: string) => `Results, tables, playoffs and the schedule for ${cup} ${year}.`,
		featuredMatches: "Featured matches",
		liveCenter: "Live center",
		scrollBack: "Scroll back",
		scrollOn: "Scroll forward",
		inNumbers: "In numbers",
		moreStats: "More stats",
		teams: "Teams",
		matches: "Matches",
		notPublished: "Not published yet",
		myTeams: "My teams",
		recent: "Recently viewed",
		clear: "Clear",
		clearRecent: "Clear recently viewed teams",
		recentHint: "Kept on this device only. No account needed.",
		myTeamsSignedOut: "Sign in or create an account to choose your favourite teams.",
		myTeamsWithOne:
			"With an account you get alerts, My Week on all your devices, and today’s matches saved for when you are offline.",
		categories: "Categories",
		name: "Name",
		allTeams: "All teams",
		groups: "Groups",
		playoffs: "Playoffs",
		stages: "Stages",
		nothingPublished: "Nothing has been published yet",
		publishedInOrder: "Teams are published first, then the draw, then the schedule.",
		cupWeek: (days: string) => `Cup week is ${days}.`,
		chooseYear: "Choose a year",
	},

	category: {
		listDescription: (cup: string, year: string) => `Every age category in ${cup} ${year}, with its teams, groups and playoffs.`,
		description: (category: string, cup: string, year: string) =>
			`${category} in ${cup} ${year}: groups, playoffs, live matches and results.`,
		teamsTitle: (category: string) => `${category}, all teams`,
		teamsDescription: (category: string, cup: string, year: string) => `The teams in ${category}, ${cup} ${year}.`,
		byGender: { BOYS: "Boys", GIRLS: "Girls", MIXED: "Mixed" },
		allTeams: "All teams",
		groups: "Groups",
		groupWith: (group: string, teams: readonly string[]) => `${group}: ${teams.join(", ")}`,
		groupTables: "Tables",
		groupsAtAGlance: "Overview",
		showAllGroups: (shown: string) => `Show all ${shown} groups`,
		liveNow: "Live now",
		all: (shown: string) => `All ${shown}`,
		next: "Next",
		finished: "Finished",
		over: "Finished",
		today: "today",
		notDrawn: "Not drawn yet",
		noGroups: "No groups have been drawn",
		noGroupsHint: "They will be shown here once they have been.",
		drawNotPublished: "The draw has not been published yet",
		drawNotPublishedHint: "The groups will be shown here once it has been.",
		filterTeams: "Filter teams",
		noTeamsYet: "No teams yet",
		noTeams: "No results",
		noTeamsHint: "Try searching for something else",
		teamsToComeHint: "They will be listed here once they have been.",
		favourite: (team: string) => `Sign in to choose ${team} as a favourite`,
		withoutResults: "Results, tables and playoffs are not published for this category.",
		withoutTables: "Tables are not published for this category.",
		withoutPlayoffs: "Playoffs are not published for this category.",
	},

	pageNotFound: "Page not found",
	notFound: {
		address: "There is nothing at this address.",
		edition: (year: string) => `There is no edition ${year}.`,
		thing: (year: string) => `It does not exist in ${year}.`,
		namesake: (name: string, year: string) => `${name} in ${year}`,
		years: "Choose a year",
		somethingWrong: "Something went wrong",
		somethingWrongHint: "The page could not be shown. Please try again in a moment.",
		tryAgain: "Try again",
	},
	/** For a press on a page whose scripts do not load. */
	notBegun: {
		hint: "That did not work: the page has not fully loaded.",
		again: "Load it again",
		oldBrowser: "This browser is too old for sign-in and live updates. You can still read every page.",
	},
};

export type Texts = typeof en;
