import { type Standings, standings } from "../cup/tables/standings.ts";
import type { CupFileFact, CupFileMatch } from "../results/record/cup-file.ts";
import { ruledMatch } from "../results/record/ruled-match.ts";
import type { CategoryPlan } from "./category-plan.ts";
import type { Random } from "./random.ts";
import { rulesFor } from "./rules.ts";

export type GroupAtPlay = {
	readonly division: string;
	readonly plan: CategoryPlan;
	readonly teams: readonly string[];
	readonly withdrawn: ReadonlySet<string>;
};

/** The group's table, by the same rules as everywhere. */
export function tableOf(group: GroupAtPlay, matches: readonly CupFileMatch[], facts: readonly CupFileFact[]): Standings {
	return standings({
		teams: group.teams,
		matches: matches.map(ruledMatch),
		rules: rulesFor(group.plan),
		facts,
		withdrawn: group.withdrawn,
		division: group.division,
	});
}

/** The teams of each shared position of a finished group. */
export function sharedPlaces({ complete, rows }: Standings): string[][] {
	if (!complete) return [];
	const positions = [...new Set(rows.filter((row) => row.shared).map((row) => row.position))];
	return positions.map((position) => rows.filter((row) => row.position === position).map((row) => row.team));
}

/** The facts that separate level teams, by a shoot-out or lots depending on the rules, with the time of their recording. */
export function decidingFacts(
	group: GroupAtPlay,
	shared: readonly (readonly string[])[],
	at: string,
	factId: () => string,
	random: Random,
): CupFileFact[] {
	const kind = rulesFor(group.plan).criteria.includes("shoot-out") ? "shoot-out" : "lots";
	return shared.map((teams) => ({
		id: factId(),
		at,
		kind,
		division: group.division,
		order: random.shuffled(teams),
	}));
}
