import type { CupFileArena } from "../results/record/cup-file.ts";
import { weekTime } from "./calendar.ts";
import { delayMatches } from "./delay.ts";
import type { DemoPlan } from "./demo-plan.ts";
import type { Fixture } from "./fixture.ts";
import { type Incident, mishaps } from "./incidents.ts";
import type { Place } from "./programme.ts";
import { randomFrom } from "./random.ts";
import { type GroupOfCategory, withdrawal } from "./withdrawal.ts";

export type Happenings = {
	/** The programme after all changes. */
	readonly places: ReadonlyMap<string, Place>;
	readonly incidents: ReadonlyMap<string, Incident>;
	/** Teams that withdrew. */
	readonly withdrawn: ReadonlySet<string>;
};

/** Events that change the programme or results. In a finished edition, only those that could not be repaired. */
export function happenings(
	plan: Pick<DemoPlan, "mishaps" | "delay" | "withdrawnFrom">,
	week: {
		readonly seed: string;
		readonly year: number;
		readonly fixtures: readonly Fixture[];
		readonly places: ReadonlyMap<string, Place>;
		readonly groups: readonly GroupOfCategory[];
		readonly arenas: readonly CupFileArena[];
		readonly tells: (fixture: Fixture) => boolean;
		readonly now: number | null;
	},
): Happenings {
	const { seed, year, fixtures, groups, arenas, now } = week;
	const random = randomFrom(seed, year, "mishaps");
	if (now === null) {
		const incidents = mishaps({ ...week, plan: plan.mishaps, now: Number.POSITIVE_INFINITY, random });
		return { places: week.places, incidents, withdrawn: new Set() };
	}
	const { places, moved } = delayMatches({ ...plan.delay, day: weekTime(now).day }, year, week.places, arenas);
	const left = withdrawal({ category: plan.withdrawnFrom, fixtures, places, groups, now, random });
	const tells = (fixture: Fixture) => week.tells(fixture) || moved.has(fixture.id) || left.incidents.has(fixture.id);
	const others = mishaps({ ...week, plan: plan.mishaps, places, tells, now, random });
	return { places, incidents: new Map([...moved, ...others, ...left.incidents]), withdrawn: new Set([left.team]) };
}
