import { CUP_FILE_FORMAT, type CupFile } from "../results/record/cup-file.ts";
import { demoArenas } from "./arenas.ts";
import { CUP_ZONE, MIDDLE_OF_THE_WEEK, minuteOfWeek } from "./calendar.ts";
import { CATEGORIES } from "./categories.ts";
import { demoClock } from "./clock.ts";
import { demoClubs } from "./clubs/clubs.ts";
import { playedEdition } from "./edition.ts";
import { scaled } from "./group-sizes.ts";
import { plannedEdition } from "./planned-edition.ts";
import { LAST_YEAR } from "./story/last-year.ts";
import { NO_STORY } from "./story/story.ts";
import { THIS_YEAR } from "./story/this-year.ts";

export const DEMO_SEED = "fyrcupen";
export const DEMO_CUP_ID = 1;
const FIRST_EDITION = 2011;

/** How large each earlier edition was beside this year's, by how many years ago. */
const EARLIER: readonly { readonly yearsAgo: number; readonly size: number; readonly nations: number }[] = [
	{ yearsAgo: 1, size: 0.97, nations: 76 },
	{ yearsAgo: 2, size: 0.76, nations: 71 },
	{ yearsAgo: 3, size: 0.62, nations: 64 },
	{ yearsAgo: 4, size: 0.48, nations: 58 },
	{ yearsAgo: 7, size: 0.36, nations: 49 },
	{ yearsAgo: 8, size: 0.3, nations: 45 },
];
const FIRST_SIZE = { size: 0.16, nations: 32 };

/**
 * The demo cup: this year's edition in the middle of its week, the finished ones before it and the next, of which nothing is
 * published (DECISIONS §9). Everything is invented, from the seed; the same seed and year give the same cup, byte for byte.
 * @param today the server's date, YYYY-MM-DD; its year is the current edition's
 * @throws RangeError for a year before 2012
 */
export function demoCup({ seed = DEMO_SEED, today }: { readonly seed?: string; readonly today: string }): CupFile {
	const year = Number(today.slice(0, 4));
	if (!(year > FIRST_EDITION)) throw new RangeError(`The demo cup began in ${FIRST_EDITION}: it cannot be made for "${today}"`);
	const clubs = demoClubs(seed);
	const arenas = demoArenas();
	const current = playedEdition(
		seed,
		{ year, categories: CATEGORIES, nations: 78, story: THIS_YEAR, now: minuteOfWeek(MIDDLE_OF_THE_WEEK) },
		clubs,
		arenas,
	);
	const earlier = earlierYears(year).map(({ year: then, size, nations }) =>
		playedEdition(
			seed,
			{ year: then, categories: scaled(CATEGORIES, size), nations, story: then === year - 1 ? LAST_YEAR : NO_STORY, now: null },
			clubs,
			arenas,
		),
	);
	return {
		format: CUP_FILE_FORMAT,
		cup: { id: DEMO_CUP_ID, name: "Fyrcupen", zone: CUP_ZONE, sport: "football", clock: demoClock(year) },
		clubs,
		arenas,
		editions: [plannedEdition(seed, year + 1, clubs), current, ...earlier],
	};
}

/** Newest first; 2011 once, however many years ago it was. */
function earlierYears(year: number): { year: number; size: number; nations: number }[] {
	const later = EARLIER.map(({ yearsAgo, size, nations }) => ({ year: year - yearsAgo, size, nations }));
	return [...later.filter((edition) => edition.year > FIRST_EDITION), { year: FIRST_EDITION, ...FIRST_SIZE }];
}
