import type { WeekTexts } from "./en.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

const duration = (minutes: number): string => {
	const parts = [minutes >= 60 ? `${Math.floor(minutes / 60)} tim` : "", minutes % 60 > 0 ? `${minutes % 60} min` : ""];
	return parts.filter((part) => part !== "").join(" ");
};

export const weekSv: WeekTexts = {
	meta: (cup, year) => `Dina lag och planer på ${cup} ${year}, dag för dag.`,
	days: "Dagarna i din vecka",
	onDay: (day, count) => `${day}, ${count} ${plural(count, "match", "matcher")}`,
	show: "Visa",
	all: (count) => `Alla ${count}`,
	teams: (count) => `Lag ${count}`,
	fields: (count) => `Planer ${count}`,
	countOn: (matches, teams) => `${matches} ${plural(matches, "match", "matcher")}${teams > 0 ? `, ${teams} av dina lag` : ""}`,
	earlier: (matches) => `Tidigare i dag: ${matches} ${plural(matches, "match", "matcher")}`,
	allTeams: (count) => `Alla ${count} lag`,
	untilNext: (minutes) => `${duration(minutes)} till nästa`,
	overlap: "De här kan krocka.",
	overlapWith: (match) => `Kan krocka med ${match}.`,
	overlapWhy: (minutes) =>
		minutes === 0 ? "Båda börjar samtidigt, på olika arenor." : `${duration(minutes)} mellan starterna, olika arenor.`,
	together: (teams) => `${teams === 2 ? "Två" : "Tre"} lag, en dag`,
	whenToLeave: "När ni ska gå",
	leaveFrom: (place) => `Från ${place}.`,
	wayOf: (km, minutes) => `${String(km).replace(".", ",")} km, cirka ${minutes} min.`,
	noWalk: { sameArena: "Samma arena.", near: "Det är alldeles intill.", unknown: "Hur långt det är vet vi inte." },
	thereBefore: (place, team) => `På ${place ?? "plats"} fem minuter före ${team}.`,
	wayDrawn: (km, minutes) => `${String(km).replace(".", ",")} km, ${minutes} min`,
	onFoot: (matches, km) => `${matches} matcher${km > 0 ? ` · ${String(km).replace(".", ",")} km till fots` : ""}`,
	free: (hours, minutes) => `${hours > 0 ? `${hours} tim ` : ""}${minutes > 0 ? `${minutes} min ` : ""}ledigt`,
	freeUntilThen: (free) => `${free} till dess.`,
	tight: "Tajt: direkt efter slutsignalen.",
	tightWhy: (way, gap, team) =>
		gap < 0
			? `${team} börjar innan matchen är slut.`
			: `${way > 0 ? `Cirka ${way} min till fots, ` : ""}${gap} min till ${team}.`,
	otherwise: "Annars",
	wayEstimated: "Vägen är beräknad från kartan: fågelvägen × 1,3, 12 minuter per km.",
	byField: "Favoritplan",
	nothingOn: "Inga matcher den här dagen",
	nothingOnHint: "Dina lag och planer har inga matcher den här dagen. Välj en annan.",
	noMatches: "Inga matcher ännu",
	noMatchesHint: "När dina lag och planer får matcher visas de här.",
	scheduleToCome: "Spelprogrammet är inte publicerat ännu",
	scheduleToComeHint: "Dina matcher visas här så snart det är publicerat.",
	teamsAndFields: "Lag och planer",
	field: "Plan",
	failed: "Min vecka kunde inte hämtas",
	failedHint: "Kontrollera uppkopplingen och försök igen. Dina favoriter finns kvar.",
	old: "Det här kan vara inaktuellt: uppkopplingen bröts.",
	tryAgain: "Försök igen",
	signedOut: "Logga in eller skapa ett konto för att välja dina favoritlag.",
	example: "Ett exempel",
	exampleOf: (team) => `Så ser Min vecka ut för den som följer ${team}.`,
	accountSettings: "Kontoinställningar",
	signedInAs: "Inloggad som",

	pin: "Fäst",
	pinned: "Fästad",
	pinMatch: (match) => `Fäst ${match}`,
	pinnedMatch: "Fästad match",
	unpin: (match) => `Lossa ${match}`,

	calendar: "Kalender",
	addToCalendar: "Lägg i kalendern",
	addAllToCalendar: "Lägg allt i kalendern",
	calendarHint: "Kalendern håller sig själv aktuell: flyttas en match så flyttas den där också.",
	subscribe: "Prenumerera",
	download: "Ladda ner som fil",
	downloadHint: "En fil ändras inte av sig själv när en match flyttas.",
	calendarAddress: "Kalenderadress",
	ownCalendarHint: "Adressen är hemlig: den som har den ser vad du följer.",
	renewAddress: "Skaffa en ny adress",
	renewed: "Det här är den nya adressen. Den gamla gäller inte längre.",
	noAddress: "Kalenderadressen kunde inte hämtas.",

	deleteAccount: "Radera kontot",
	deleteHint: "Raderar ditt konto och allt som hör till det, för gott.",
	deleteQuestion: "Vill du radera ditt konto?",
	deleteLost: "Det här försvinner, för alla år, och går inte att få tillbaka:",
	deleteList: [
		"dina favoritlag och favoritplaner, och med dem Min vecka",
		"din fästade match och din kalenderadress",
		"dina pass (All Access), även köpta",
		"ditt namn, din e-postadress och din bild",
	],
	deleteEverywhere: "Du loggas ut på alla enheter.",
	deleteNow: "Radera för gott",
	keepAccount: "Behåll mitt konto",
	notDeleted: "Kontot raderades inte.",
	deleted: "Ditt konto är raderat.",
};
