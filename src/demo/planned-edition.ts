import type { CupFileClub, CupFileEdition } from "../results/record/cup-file.ts";
import { dayOf } from "./calendar.ts";
import { CATEGORIES } from "./categories.ts";
import { categoryFile } from "./category-file.ts";
import { editionIds } from "./edition-ids.ts";
import { aTeam } from "./factory/team.ts";
import { randomFrom } from "./random.ts";
import { shirtsOf } from "./shirts.ts";

const REGISTERED_TEAMS = 120;

/** Next year's edition: its dates, its categories and the first teams that have registered, and nothing of it published. */
export function plannedEdition(seed: string, year: number, clubs: readonly CupFileClub[]): CupFileEdition {
	const ids = editionIds(
		year,
		CATEGORIES.map((category) => category.short),
	);
	const random = randomFrom(seed, year, "registered");
	const registered = random.shuffled(clubs).slice(0, REGISTERED_TEAMS);
	return {
		id: ids.edition,
		year,
		name: `Fyrcupen ${year}`,
		startsOn: dayOf(year, 0),
		endsOn: dayOf(year, 6),
		published: { clubs: false, teams: false, lot: false, schedule: false },
		categories: CATEGORIES.map((plan) =>
			categoryFile(plan, { category: ids.category(plan.short), stage: (rank) => ids.stage(plan.short, rank) }, [], []),
		),
		teams: registered.map((club, index) =>
			aTeam({
				id: ids.team(index + 1),
				club: club.id,
				category: ids.category(random.pick(CATEGORIES).short),
				shirts: shirtsOf(club),
			}),
		),
		matches: [],
	};
}
