import { accountSv } from "./account/sv.ts";
import { alertsSv } from "./alerts/sv.ts";
import type { Texts } from "./en.ts";
import { liveCenterSv } from "./live-center/sv.ts";
import { matchSv } from "./match/sv.ts";
import { weekSv } from "./my-week/sv.ts";
import { offlineSv } from "./offline/sv.ts";
import { passSv } from "./pass/sv.ts";
import { placesSv } from "./places/sv.ts";
import { searchingSv } from "./search/sv.ts";
import { statisticsSv } from "./statistics/sv.ts";
import { streamsSv } from "./stream/sv.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

export const sv: Texts = {
	account: accountSv,
	alerts: alertsSv,
	match: matchSv,
	searching: searchingSv,
	statistics: statisticsSv,
	liveCenter: liveCenterSv,
	offline: offlineSv,
	pass: passSv,
	places: placesSv,
	streams: streamsSv,
	week: weekSv,

	reach: {
		noNetwork: "Inget nät. Läget",
		noAnswer: "Resultaten svarar inte. Läget",
		tryNow: "Försök nu",
		catchingUp: "Hämtar det som hänt sedan",
		upToDate: (changed: number | null) =>
			changed === null || changed === 0
				? "Uppdaterat"
				: changed === 1
					? "Uppdaterat. 1 match har ändrats"
					: `Uppdaterat. ${changed} matcher har ändrats`,
	},
	skipToContent: "Hoppa till innehållet",
	breadcrumb: "Här är du",
	mainMenu: "Huvudmeny",
	start: "Start",
	myWeek: "Min vecka",
	ageCategories: "Åldersklasser",
	nations: "Nationer",
	arenas: "Arenor",
	backToWebsite: "Till webbplatsen",
	menu: "Meny",
	close: "Stäng",
	year: "År",
	latest: "Senaste",
	language: "Språk",
	signIn: "Logga in",
	signOut: "Logga ut",
	createAccount: "Skapa konto",
	search: "Sök",
	searchHint: "Lag, klubb eller klass",
	clear: "Rensa",
	footer: "Om webbplatsen",
	brandPages: { privacy: "Integritet", contact: "Kontakt" },
	pageOf: (title: string, cup: string) => `${title}: information från ${cup}.`,
	fifaNote: "* FIFA-anslutna nationer",
	fifaMarked: "* FIFA-anslutna nationer är markerade",
	announcements: {
		region: "Meddelanden",
		more: (count) => `${count} ${count === 1 ? "meddelande" : "meddelanden"} till`,
		fewer: "Visa färre",
		show: "Visa meddelandet",
		putAway: "Dölj meddelandet",
		menu: (count) => (count === 0 ? "Meddelanden" : `${count} ${plural(count, "meddelande", "meddelanden")}`),
		menuWith: (menu, messages) => `${menu}, ${messages}`,
		appliesTo: {
			arena: "Gäller den här arenan.",
			field: "Gäller den här planen.",
			category: "Gäller den här klassen.",
			group: "Gäller den här gruppen.",
			playoff: "Gäller det här slutspelet.",
			team: "Gäller det här laget.",
			match: "Gäller den här matchen.",
			week: "Gäller det du följer.",
		},
	},
	viewingYear: "Du ser resultaten för",
	viewYear: (year) => `Visa ${year}`,
	dismiss: "Stäng",
	socialOf: (cup, network) => `${cup} på ${network}`,
	letters: "Bokstäver",
	advertisement: "Annons",
	loading: "Laddar",
	toTheMatchLeft: "Till matchen du lämnade",
	toTheRowLeft: "Dit du var",
	waitingForNetwork: "Inget nät. Sidan du valde öppnas av sig själv när nätet är tillbaka.",
	teamsCount: (_count, shown) => `${shown} lag`,
	groupsCount: (count, shown) => `${shown} ${plural(count, "grupp", "grupper")}`,

	home: {
		description: (cup, year) => `Resultat, tabeller, slutspel och spelschema för ${cup} ${year}.`,
		featuredMatches: "Utvalda matcher",
		liveCenter: "Livecenter",
		scrollBack: "Bläddra bakåt",
		scrollOn: "Bläddra framåt",
		inNumbers: "I siffror",
		moreStats: "Mer statistik",
		teams: "Lag",
		matches: "Matcher",
		notPublished: "Inte publicerat ännu",
		myTeams: "Mina lag",
		myTeamsSignedOut: "Logga in eller skapa ett konto för att välja dina favoritlag.",
		categories: "Klasser",
		name: "Namn",
		allTeams: "Alla lag",
		groups: "Grupper",
		playoffs: "Slutspel",
		stages: "Faser",
		nothingPublished: "Inget är publicerat ännu",
		publishedInOrder: "Först publiceras lagen, sedan lottningen och sist spelschemat.",
		cupWeek: (days) => `Cupen spelas ${days}.`,
		chooseYear: "Välj år",
	},

	category: {
		listDescription: (cup, year) => `Alla åldersklasser i ${cup} ${year}, med lag, grupper och slutspel.`,
		description: (category, cup, year) => `${category} i ${cup} ${year}: grupper, slutspel, pågående matcher och resultat.`,
		teamsTitle: (category) => `${category}, alla lag`,
		teamsDescription: (category, cup, year) => `Lagen i ${category}, ${cup} ${year}.`,
		byGender: { BOYS: "Pojkar", GIRLS: "Flickor", MIXED: "Mixed" },
		allTeams: "Alla lag",
		groups: "Grupper",
		groupWith: (group, teams) => `${group}: ${teams.join(", ")}`,
		groupTables: "Tabeller",
		groupsAtAGlance: "Översikt",
		showAllGroups: (shown) => `Visa alla ${shown} grupper`,
		liveNow: "Spelas nu",
		all: (shown) => `Alla ${shown}`,
		next: "Härnäst",
		finished: "Avslutade",
		over: "Avslutat",
		today: "i dag",
		drawNotPublished: "Lottningen är inte publicerad ännu",
		drawNotPublishedHint: "Grupperna visas här när lottningen är publicerad.",
		filterTeams: "Filtrera lag",
		noTeams: "Inga träffar",
		noTeamsHint: "Försök söka på något annat",
		teamsToComeHint: "De visas här när de är publicerade.",
		favourite: (team) => `Logga in för att välja ${team} som favorit`,
		withoutResults: "Resultat, tabeller och slutspel publiceras inte för den här klassen.",
		withoutTables: "Tabeller publiceras inte för den här klassen.",
		withoutPlayoffs: "Slutspel publiceras inte för den här klassen.",
	},

	tooManyPages: {
		title: "Ett ögonblick",
		text: (seconds) =>
			`Väldigt många sidor har hämtats från ditt nätverk. Den här kommer av sig själv om ${seconds} ${plural(seconds, "sekund", "sekunder")}.`,
	},
	firstPage: {
		title: (cup) => `Här kommer ${cup} att visas`,
		visitors: "Det finns inget att visa ännu: inga lag, inga matcher, inga resultat. Kom tillbaka när cupen har publicerat dem.",
		organisers: "För dig som ordnar cupen",
		steps: (cup) => [
			`Skapa exemplets blad och gör dem till era. I bladet ”cup” är numret ${cup}: det är den cupen som visas här.`,
			"Provläs dem. Varje fel anges med blad och cell, och ingenting skrivs.",
			"Importera dem medan webbplatsen är igång. Då blir den här sidan cupens egen.",
			"Bestäm vad besökarna ser: klubbar, lag, lottning, spelschema.",
		],
		demo: "Vill du bara se dig omkring? Så här skapas en democup:",
		more: "Filen docs/first-cup.md i Cupboards mapp beskriver allt steg för steg (på engelska).",
	},
	pageNotFound: "Sidan finns inte",
	notFound: {
		address: "Det finns inget på den här adressen.",
		edition: (year) => `Det finns ingen upplaga ${year}.`,
		thing: (year) => `Det du söker finns inte ${year}.`,
		namesake: (name, year) => `${name} ${year}`,
		years: "Välj år",
		somethingWrong: "Något gick fel",
		somethingWrongHint: "Sidan kunde inte visas. Försök igen om en stund.",
		tryAgain: "Försök igen",
	},
};
