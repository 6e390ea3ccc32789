import type { CupFileArena, CupFileClub, CupFileEdition, CupFileTeam } from "../results/record/cup-file.ts";
import { dayOf } from "./calendar.ts";
import type { CategoryPlan } from "./categories.ts";
import { slotMinutes } from "./categories.ts";
import { categoryFile } from "./category-file.ts";
import { draw, type Guest } from "./draw.ts";
import { editionIds } from "./edition-ids.ts";
import { fieldsFor } from "./fields.ts";
import { drawnTeams, type Fixture } from "./fixture.ts";
import { type Group, groupFixtures } from "./group-fixtures.ts";
import type { GroupAtPlay } from "./group-table.ts";
import { playWeek } from "./play-week.ts";
import { playoffFixtures, seedOrder } from "./playoff-fixtures.ts";
import { programme } from "./programme.ts";
import { randomFrom } from "./random.ts";
import { strengthOfTeam } from "./strength.ts";

export type EditionPlan = {
	readonly year: number;
	readonly categories: readonly CategoryPlan[];
	readonly nations: number;
	readonly guests: readonly Guest[];
	/** Minutes of the week; Infinity: it is over. */
	readonly now: number;
};

/** One edition with everything that has happened in it so far. */
export function playedEdition(
	seed: string,
	plan: EditionPlan,
	clubs: readonly CupFileClub[],
	arenas: readonly CupFileArena[],
): CupFileEdition {
	const { year, categories } = plan;
	const ids = editionIds(
		year,
		categories.map((category) => category.short),
	);
	const { groups: drawn } = draw(categories, clubs, {
		nations: plan.nations,
		guests: plan.guests,
		random: randomFrom(seed, year, "draw"),
		categoryId: ids.category,
		teamId: ids.team,
	});
	const teams = [...drawn.values()].flat(2);
	const fixtures: Fixture[] = [];
	const atPlay: GroupAtPlay[] = [];
	const files = categories.map((category) => {
		const groups = drawn
			.get(category.short)!
			.map((members, index): Group => ({ division: ids.division(), number: index + 1, teams: members.map((team) => team.id) }));
		const ofGroup = new Map(groups.map((group) => [group, groupFixtures(category, group, ids.match)]));
		fixtures.push(...[...ofGroup.values()].flat());
		atPlay.push(...groups.map(({ division, teams }) => ({ division, teams, plan: category, withdrawn: new Set<string>() })));
		const playoffs = category.playoffs.map((playoff) => {
			const division = ids.division();
			const entrants = seedOrder(playoff, groups, Math.floor(groups.length / 2)).map(({ group, position }) => ({
				side: { slot: { kind: "position" as const, division: group.division, position } },
				after: ofGroup.get(group)!.map((fixture) => fixture.id),
			}));
			if (entrants.length >= 2) fixtures.push(...playoffFixtures(category, playoff, division, entrants, ids.match));
			return { plan: playoff, division };
		});
		return categoryFile(
			category,
			{ category: ids.category(category.short), stage: (rank) => ids.stage(category.short, rank) },
			groups,
			playoffs,
		);
	});
	const fieldsOf = fieldsFor(arenas, categories);
	const places = programme(
		fixtures.map((fixture) => ({
			id: fixture.id,
			minutes: slotMinutes(fixture.category, fixture.playoff !== null),
			from: fixture.from,
			fields: fieldsOf(fixture),
			teams: drawnTeams(fixture),
			after: fixture.after,
		})),
	);
	const teamById = new Map(teams.map((team) => [team.id, team]));
	const { matches, facts } = playWeek({
		seed,
		year,
		fixtures,
		places,
		groups: atPlay,
		strengthOf: strengths(seed, teamById),
		scriptOf: () => ({}),
		incidents: new Map(),
		awaiting: new Set(),
		isReported: () => false,
		now: plan.now,
		factId: ids.fact,
	});
	return {
		id: ids.edition,
		year,
		name: `Fyrcupen ${year}`,
		startsOn: dayOf(year, 0),
		endsOn: dayOf(year, 6),
		published: { clubs: true, teams: true, lot: true, schedule: true },
		categories: files,
		teams,
		matches: matches.map((match, index) => ({ ...match, number: String(index + 1) })),
		facts,
	};
}

function strengths(seed: string, teams: ReadonlyMap<string, CupFileTeam>): (team: string) => number {
	const known = new Map<string, number>();
	return (id) => {
		const strength = known.get(id) ?? strengthOfTeam(seed, teams.get(id)!.club, id);
		known.set(id, strength);
		return strength;
	};
}
