import { CUP_FILE_FORMAT, type CupFile } from "../results/record/cup-file.ts";
import { demoArenas } from "./arenas.ts";
import { CUP_ZONE, minuteOfWeek } from "./calendar.ts";
import { demoClock } from "./clock.ts";
import { demoClubs } from "./clubs/clubs.ts";
import type { DemoPlan, EarlierEdition } from "./demo-plan.ts";
import { type MadeEdition, playedEdition } from "./edition.ts";
import { FOOTBALL_DEMO } from "./football/plan.ts";
import { scalePlans } from "./group-sizes.ts";
import { plannedEdition } from "./planned-edition.ts";
import { NO_STORY } from "./story/story.ts";

/** The input of a demo cup; `today`: the server's date, YYYY-MM-DD, whose year is the current edition's. */
export type DemoWish = { readonly today: string; readonly plan?: DemoPlan; readonly seed?: string };

/**
 * A demo cup: this year's edition in the middle of its week, earlier finished ones and the next, which is not published yet
 * (DECISIONS §9). Everything is invented from the seed; the same plan, seed and year give the same cup, byte for byte.
 * @throws RangeError for a year before the cup's second edition
 */
export function demoCup(wish: DemoWish): CupFile {
	return madeCup(wish).file;
}

/** The same, with the week of its current edition. */
export function madeCup({ today, plan = FOOTBALL_DEMO, seed = plan.seed }: DemoWish): {
	readonly file: CupFile;
	readonly current: MadeEdition;
} {
	const year = Number(today.slice(0, 4));
	const began = plan.first?.year ?? 2011;
	if (!(year > began)) throw new RangeError(`The demo cup began in ${began}: it cannot be made for "${today}"`);
	const clubs = demoClubs(plan.clubs, seed);
	const arenas = demoArenas(plan.arenas, plan.town);
	const current = playedEdition(
		plan,
		seed,
		{
			year,
			categories: plan.categories,
			nations: plan.clubs.nations.length,
			story: plan.stories.thisYear,
			streamed: true,
			now: minuteOfWeek(plan.now),
		},
		clubs,
		arenas,
	);
	const earlier = earlierYears(plan, year).map(
		({ year: then, size, nations }) =>
			playedEdition(
				plan,
				seed,
				{
					year: then,
					categories: scalePlans(plan.categories, size),
					nations,
					story: then === year - 1 ? plan.stories.lastYear : NO_STORY,
					streamed: then === year - 1,
					now: null,
				},
				clubs,
				arenas,
			).file,
	);
	const file: CupFile = {
		format: CUP_FILE_FORMAT,
		cup: { id: plan.cup.id, name: plan.cup.name, zone: CUP_ZONE, sport: plan.cup.sport, clock: demoClock(year, plan.now) },
		clubs,
		arenas,
		editions: [plannedEdition(plan, seed, year + 1, clubs), current.file, ...earlier],
	};
	return { file, current };
}

/** Newest first; the first edition of all once, however many years ago it was. */
function earlierYears({ earlier, first }: DemoPlan, year: number): (EarlierEdition & { readonly year: number })[] {
	const later = earlier.map(({ yearsAgo, ...edition }) => ({ ...edition, year: year - yearsAgo }));
	return first ? [...later.filter((edition) => edition.year > first.year), first] : later;
}
