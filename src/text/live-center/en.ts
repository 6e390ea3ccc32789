const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

/** Texts of the live center. */
export const liveCenterEn = {
	description: (cup: string, year: string) =>
		`Live matches, what comes next and every result in ${cup} ${year}, by day, category, arena and nation.`,
	updated: (time: string) => `Updated ${time}`,
	show: "Which matches",
	all: "All",
	allDays: "All days",
	parts: { live: "Live", next: "Next", finished: "Finished", off: "Postponed and cancelled" },
	playingNow: "Playing now",
	none: {
		live: "No matches are live",
		next: "No upcoming matches",
		finished: "No matches are finished",
		off: "No matches are postponed or cancelled",
	},
	filters: "Filters",
	category: "Category",
	arena: "Arena",
	nation: "Nation",
	removeFilter: (filter: string, chosen: string) => `${filter}: ${chosen}, remove filter`,
	days: "Days",
	now: "Now",
	nowOnAnyDay: "Now, on any day",
	today: "Today",
	matches: (count: number, shown: string) => `${shown} ${plural(count, "match", "matches")}`,
	firstStartIn: (minutes: number) => (minutes === 0 ? "first start now" : `first start in ${minutes} min`),
	allOf: (shown: string) => `All ${shown}`,
	countIn: (shown: string, category: string) => `${shown} in ${category}`,
	showMore: "Show more",
	wholeDay: (shown: string) => `The whole day: ${shown} matches, also to print`,
	cut: "There are more matches than fit here. Choose a day, a category, an arena or a nation.",
	notPublished: "The schedule has not been published yet",
	notPublishedHint: "The matches will be shown here once it has been.",
	noMatchesHint: "Choose another day or remove a filter.",
};

export type LiveCenterTexts = typeof liveCenterEn;
