import type { EnumName } from "../../cup/enum-name.ts";
import type { Surface } from "../../cup/programme/surface.ts";
import { COURT, FIELD, type Ground } from "../ground.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

/** Texts about nations, arenas and fields. */
const placesEnOn = ({ field, Field }: Ground) => ({
	nations: {
		count: (count: number, shown: string) => `${shown} ${plural(count, "nation", "nations")}`,
		description: (cup: string, year: string) => `The nations in ${cup} ${year}, each with its teams and their matches.`,
		filter: "Filter nations",
		fifaMember: "FIFA affiliated",
		fifaFootnote: "* The nation’s football association is affiliated to FIFA.",
		toCome: "The nations have not been published yet",
		toComeHint: "They will be shown here once the clubs have been published.",
	},

	nation: {
		description: (nation: string, cup: string, year: string) =>
			`The teams from ${nation} in ${cup} ${year} by age category, with their matches and results.`,
		clubs: (count: number, shown: string) => `${shown} ${plural(count, "club", "clubs")}`,
		live: (count: number, shown: string) => `${shown} ${plural(count, "match", "matches")} now`,
		teams: "Teams",
		teamsToCome: "The teams have not been published yet",
		teamsToComeHint: "They will be shown here, by age category, once they have been.",
		today: "Matches today",
		next: "Next",
		last: "Finished",
		all: (shown: string) => `All ${shown}`,
		record: "Record",
	},

	arenas: {
		count: (count: number, shown: string) => `${shown} ${plural(count, "arena", "arenas")}`,
		fields: (count: number, shown: string) => `${shown} ${plural(count, field, `${field}s`)}`,
		live: (shown: string) => `${shown} live now`,
		description: (cup: string, year: string) =>
			`The arenas and ${field}s at ${cup} ${year}, and what is being played on them now.`,
		filter: "Filter arenas",
		none: "No arenas yet",
		noneHint: "They will be shown here once the cup has said where it is played.",
	},

	arena: {
		description: (arena: string, cup: string, year: string) =>
			`${arena} in ${cup} ${year}: how to get there, its ${field}s and what is played on each of them now and next.`,
		fields: `${Field}s`,
		map: (address: string) => `${address}, map`,
		open: (hours: string) => `Open ${hours}`,
		opens: (time: string) => `Opens at ${time}`,
		closes: (time: string) => `Closes at ${time}`,
		hoursOn: (day: string, hours: string) => `${day} ${hours}`,
		closedOn: (day: string) => `closed ${day}`,
		liveField: (name: string) => `${name}, live`,
		next: (when: string) => `next ${when}`,
		moreToday: (count: number) => `${count} more today`,
		noMore: "No more matches",
		scheduleToCome: "The schedule has not been published yet",
		scheduleToComeHint: "The matches here will be shown once it has been.",
	},

	field: {
		description: (name: string, cup: string, year: string) => `Every match on ${name} in ${cup} ${year}, day by day.`,
		closedFrom: (from: string) => `Closed from ${from}`,
		closedUntil: (from: string, until: string) => `Closed from ${from} to ${until}`,
		days: "Days",
		onDay: (day: string, matches: number) => `${day}, ${matches} ${plural(matches, "match", "matches")}`,
		now: "Playing now",
		next: "Next",
		/** Readable at arm's length beside the pitch: the current match, then the next. */
		pitch: {
			now: "Now",
			after: "After",
			just: "Just finished",
			noMore: `No more matches on this ${field}`,
			late: (minutes: number) => `${minutes} min late here`,
			onTime: "On time here",
			forNow: "for now",
			countedFrom: `Delays are worked out from starts and ends reported on this ${field}.`,
			inMinutes: (minutes: number) => `in ${minutes} min`,
			wholeDay: "The whole day",
			allOfToday: "All of today",
			otherFields: `Other ${field}s`,
		},
		matches: "Matches",
		finished: "Finished",
		movedAway: `Moved to another ${field}`,
		noMatches: "No matches on this day",
		noMatchesHint: "Choose another day.",
		notUsed: `No matches are planned on this ${field}`,
		more: (arena: string) => `More at ${arena}`,
		/** Surfaces of fields; an organiser's other words are shown unchanged. */
		surfaces: {
			GRASS: "grass",
			ARTIFICIAL_GRASS: "artificial grass",
			GRAVEL: "gravel",
			PARQUET: "parquet",
			SPORTS_FLOOR: "sports floor",
		} satisfies Readonly<Record<EnumName<Surface>, string>>,
		aSide: (players: string) => `${players}-a-side`,
		metres: (length: string, width: string) => `${length}\u00a0×\u00a0${width}\u00a0m`,
		and: (words: readonly string[]) => words.join(" and "),
	},
});

export const placesEn = placesEnOn(FIELD);
export const placesOnCourtsEn = placesEnOn(COURT);

export type PlacesTexts = typeof placesEn;
