import type { OfflineTexts } from "./en.ts";

/** Det som sägs utan nät, på svenska. */
export const offlineSv: OfflineTexts = {
	savedHere: "Sparat på den här enheten",
	notSaved: "Inte sparat",
	streamsNeedNetwork: "Sändningar kräver uppkoppling",
	daySaved: "Dagen är sparad",
	title: "Sidan är inte sparad på den här enheten",
	opensByItself: "Den öppnas av sig själv när nätet är tillbaka.",
	worksNow: "Sidorna för dina lags dag är sparade och fungerar nu.",
	openWeek: "Öppna Min vecka",
	tryAgain: "Försök igen",
	matches: "Dagens matcher",
	matchesSaved: (count, all) =>
		`${count === all ? "" : `${count} av `}${all} ${all === 1 ? "match" : "matcher"}, med rapport och plats`,
	tables: "Tabeller och slutspel",
	arenas: "Arenor och vägen dit",
	fetchedLater: "Inte sparat. Hämtas när nätet är tillbaka.",
	install: (cup) => `På hemskärmen öppnas ${cup} utan nät.`,
	showHow: "Visa hur",
	noThanks: "Nej tack",
	howApple: "Tryck på Dela längst ner i Safari och sedan på ”Lägg till på hemskärmen”.",
	howOther: "Öppna webbläsarens meny och välj ”Installera app” eller ”Lägg till på startskärmen”.",
};
