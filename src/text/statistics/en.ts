import { COURT, FIELD, type Ground } from "../ground.ts";

/** Texts of the statistics. */
const statisticsEnOn = ({ Field }: Ground) => ({
	title: (year: string) => `Statistics ${year}`,
	crumb: "Statistics",
	description: (cup: string, year: string) =>
		`${cup} ${year} in figures: matches and goals by day and category, nations, biggest wins, winners and earlier editions.`,
	counted: (finished: string) => `Counted from ${finished} finished matches`,
	countedAt: (finished: string, day: string, time: string) => `Counted from ${finished} finished matches, ${day} ${time}`,
	teams: "Teams",
	nations: "Nations",
	nation: "Nation",
	matches: "Matches",
	goals: "Goals",
	goalsCount: (count: number, shown: string) => `${shown} ${count === 1 ? "goal" : "goals"}`,
	goalsPerMatch: "Goals per match",
	perMatch: "Per match",
	fields: `${Field}s`,
	category: "Category",
	day: "Day",
	year: "Year",
	result: "Result",
	matchesPerCategory: "Matches per category",
	matchesPerDay: "Matches per day",
	played: "Played",
	stillToPlay: "Still to play",
	teamsPerNation: "Teams per nation",
	allNations: (shown: string) => `All ${shown} nations`,
	goalsPerMatchNote: "Bars start at zero. Finished matches only, walkovers not counted. The highest average is in colour.",
	commonResults: "Most common results",
	commonResultsNote: "Winner’s goals first, home or away.",
	goalsPerDay: "Goals per day",
	goalsPerDayNote: "Goals in finished matches; shoot-outs are not counted.",
	biggestWins: "Biggest wins",
	winners: "Winners",
	against: (team: string) => `against ${team}`,
	editionsCompared: "Year by year",
});

export const statisticsEn = statisticsEnOn(FIELD);
export const statisticsOnCourtsEn = statisticsEnOn(COURT);

export type StatisticsTexts = typeof statisticsEn;
