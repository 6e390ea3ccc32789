const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

/** English texts for offline use. */
export const offlineEn = {
	savedHere: "Saved on this device",
	notSaved: "Not saved",
	streamsNeedNetwork: "Streams need a network",
	daySaved: "Today saved",
	title: "This page is not saved on this device",
	opensByItself: "It opens by itself when the network is back.",
	worksNow: "Pages for your teams’ day are saved and work now.",
	openWeek: "Open My Week",
	tryAgain: "Try again",
	matches: "Today’s matches",
	/** @param all how many there are */
	matchesSaved: (count: number, all: number) =>
		`${count === all ? "" : `${count} of `}${all} ${plural(all, "match", "matches")}, with report and place`,
	tables: "Tables and playoffs",
	arenas: "Arenas and the way there",
	fetchedLater: "Not saved. Fetched when the network is back.",
	install: (cup: string) => `From your home screen, ${cup} opens without a network.`,
	showHow: "Show me how",
	noThanks: "No, thanks",
	howApple: "Press Share at the foot of Safari, then “Add to Home Screen”.",
	howOther: "Open the browser’s menu, then “Install app” or “Add to Home screen”.",
};

export type OfflineTexts = typeof offlineEn;
