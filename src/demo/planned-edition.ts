import type { CupFileClub, CupFileEdition } from "../results/record/cup-file.ts";
import { dayOf } from "./calendar.ts";
import { categoryFile } from "./category-file.ts";
import type { DemoPlan } from "./demo-plan.ts";
import { editionIds } from "./edition-ids.ts";
import { aTeam } from "./factory/team.ts";
import { randomFrom } from "./random.ts";
import { shirtsOf } from "./shirts.ts";

/** Next year's edition: dates, categories and the first registered teams, all unpublished. */
export function plannedEdition(
	{ cup, categories, registered }: Pick<DemoPlan, "cup" | "categories" | "registered">,
	seed: string,
	year: number,
	clubs: readonly CupFileClub[],
): CupFileEdition {
	const ids = editionIds(
		year,
		categories.map((category) => category.short),
	);
	const random = randomFrom(seed, year, "registered");
	const first = random.shuffled(clubs).slice(0, registered);
	return {
		id: ids.edition,
		year,
		name: `${cup.name} ${year}`,
		startsOn: dayOf(year, 0),
		endsOn: dayOf(year, 6),
		published: { clubs: false, teams: false, lot: false, schedule: false },
		categories: categories.map((plan) =>
			categoryFile(plan, { category: ids.category(plan.short), stage: (rank) => ids.stage(plan.short, rank) }, [], []),
		),
		teams: first.map((club, index) =>
			aTeam({
				id: ids.team(index + 1),
				club: club.id,
				category: ids.category(random.pick(categories).short),
				shirts: shirtsOf(club),
			}),
		),
		matches: [],
	};
}
