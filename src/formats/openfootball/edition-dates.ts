import type { MatchText } from "./match-text.ts";
import { placeWithin, type Report } from "./place.ts";

/** The longest break between two match days of a tournament: a date further off is a misprint. */
const LONGEST_REST_DAYS = 31;
const DAY = 24 * 60 * 60 * 1000;

export type EditionDates = { readonly startsOn: string; readonly endsOn: string };

/**
 * The first and the last day of the largest group of days without a longer break. A match outside it is a fault.
 * @param dayOf the day of a match in the cup's zone, where a late match may be on the next day
 */
export function editionDates(texts: readonly MatchText[], dayOf: (text: MatchText) => string, report: Report): EditionDates {
	const runs: MatchText[][] = [];
	for (const text of texts.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
		const run = runs.at(-1);
		if (run && Date.parse(text.date) - Date.parse(run.at(-1)!.date) <= LONGEST_REST_DAYS * DAY) run.push(text);
		else runs.push([text]);
	}
	const edition = runs.toSorted((a, b) => b.length - a.length)[0]!;
	const days = edition.map(dayOf).sort();
	const dates = { startsOn: days[0]!, endsOn: days.at(-1)! };
	for (const text of runs.filter((run) => run !== edition).flat()) {
		const expected = `a date of the edition, ${dates.startsOn} to ${dates.endsOn}, or at most ${LONGEST_REST_DAYS} days from its other matches`;
		report(placeWithin(text.place, "date"), { value: text.date, expected, message: "a date outside the edition" });
	}
	return dates;
}

/** An edition's matches are in its year, or in the one before or after: Euro 2020 was played in 2021. */
export function checkYear(texts: readonly MatchText[], year: number, report: Report): void {
	const [first] = texts;
	if (!first || Math.abs(Number(first.date.slice(0, 4)) - year) <= 1) return;
	const expected = `a date of ${year}, or of the year before or after`;
	report(placeWithin(first.place, "date"), { value: first.date, expected, message: "a date outside the edition" });
}
