import { minuteOfWeek } from "./calendar.ts";
import type { CategoryPlan } from "./category-plan.ts";
import { drawnTeams, type Fixture } from "./fixture.ts";
import type { Group } from "./group-fixtures.ts";
import type { Incident } from "./incidents.ts";
import type { Place } from "./programme.ts";
import type { Random } from "./random.ts";

export type GroupOfCategory = Group & { readonly plan: CategoryPlan };

/** A team that withdrew on Wednesday: its played matches no longer count (rule `annul`), the others are cancelled. */
export function withdrawal({
	category,
	fixtures,
	places,
	groups,
	now,
	random,
}: {
	/** By its short name. */
	readonly category: string;
	readonly fixtures: readonly Fixture[];
	readonly places: ReadonlyMap<string, Place>;
	readonly groups: readonly GroupOfCategory[];
	readonly now: number;
	readonly random: Random;
}): { team: string; incidents: Map<string, Incident> } {
	const group = random.pick(groups.filter(({ plan }) => plan.short === category));
	const team = group.teams.at(-1)!;
	const wentHomeAt = now - 24 * 60;
	const called = fixtures.filter(
		(fixture) => drawnTeams(fixture).includes(team) && minuteOfWeek(places.get(fixture.id)!.time) > wentHomeAt,
	);
	return { team, incidents: new Map(called.map((fixture) => [fixture.id, { kind: "cancelled" }])) };
}
