import type { CupFileCategory, CupFileTeam } from "../results/record/cup-file.ts";
import { categoryFile } from "./category-file.ts";
import type { CategoryPlan } from "./category-plan.ts";
import type { EditionIds } from "./edition-ids.ts";
import type { Fixture } from "./fixture.ts";
import { type Group, groupFixtures } from "./group-fixtures.ts";
import { playoffFixtures, seedOrder } from "./playoff-fixtures.ts";

export type CategoryFixtures = {
	readonly file: CupFileCategory;
	readonly groups: readonly Group[];
	readonly fixtures: readonly Fixture[];
	/** Makes the matches for places below the semi-finals, with later ids: called after the fixtures of all categories are made. */
	readonly placement: () => Fixture[];
};

/** All fixtures of a category: its groups, and the brackets that they lead to. */
export function categoryFixtures(
	plan: CategoryPlan,
	drawn: readonly (readonly CupFileTeam[])[],
	ids: EditionIds,
): CategoryFixtures {
	const groups = drawn.map(
		(teams, index): Group => ({ division: ids.division(), number: index + 1, teams: teams.map((team) => team.id) }),
	);
	const inGroups = new Map(groups.map((group) => [group, groupFixtures(plan, group, ids.match)]));
	const playoffs = plan.playoffs.map((playoff) => {
		const division = ids.division();
		const entrants = seedOrder(playoff, groups).map(({ group, position }) => ({
			side: { slot: { kind: "position" as const, division: group.division, position } },
			after: inGroups.get(group)!.map((fixture) => fixture.id),
		}));
		return { plan: playoff, division, ...playoffFixtures(plan, playoff, division, entrants, ids.match) };
	});
	return {
		file: categoryFile(
			plan,
			{ category: ids.category(plan.short), stage: (rank) => ids.stage(plan.short, rank) },
			groups,
			playoffs,
		),
		groups,
		fixtures: [...[...inGroups.values()].flat(), ...playoffs.flatMap((playoff) => playoff.fixtures)],
		placement: () => playoffs.flatMap((playoff) => playoff.placement()),
	};
}
