import { roundRobin } from "../cup/tables/round-robin.ts";
import { type CategoryPlan, roundsOf } from "./category-plan.ts";
import type { Fixture } from "./fixture.ts";

/** One group of the draw. `number` is 1-based and also its name. */
export type Group = { readonly division: string; readonly number: number; readonly teams: readonly string[] };

/** All teams meet once, in rounds at the times of the plan. */
export function groupFixtures(plan: CategoryPlan, group: Group, matchId: () => string): Fixture[] {
	const times = roundsOf(plan, group.teams.length);
	const rounds = roundRobin(group.teams);
	return rounds.flatMap((fixtures, index) => {
		const isLater = group.number % 2 === 0 && index === (plan.later?.round === "first" ? 0 : rounds.length - 1);
		const time = times[index]!;
		return fixtures.map(({ home, away }) => ({
			id: matchId(),
			category: plan,
			division: group.division,
			divisionName: String(group.number),
			playoff: null,
			round: index + 1,
			home: { team: home },
			away: { team: away },
			from: { day: time.day, minute: time.minute + (isLater ? (plan.later?.minutes ?? 0) : 0) },
			after: [],
		}));
	});
}
