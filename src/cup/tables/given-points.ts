import type { Fact } from "../fact.ts";
import type { DivisionId, TeamId } from "../ids.ts";
import type { Tally } from "./tally.ts";

/** Points added to a team, or deducted (negative), by a decision with its reason. */
export type GivenPoints = { readonly team: TeamId; readonly points: number; readonly note: string };

/** A group's decisions on points, oldest first. All count: two for one team add up. */
export function givenPoints(facts: readonly Fact[], division: DivisionId | undefined): GivenPoints[] {
	return facts
		.filter((fact) => fact.kind === "points")
		.filter((fact) => division === undefined || fact.division === division)
		.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || (a.id < b.id ? -1 : 1))
		.map(({ team, points, note }) => ({ team, points, note }));
}

/** Adds them to the group's tallies. They do not count in comparisons of some matches only, such as a head-to-head. */
export function addGivenPoints(tallies: ReadonlyMap<TeamId, Tally>, given: readonly GivenPoints[]): void {
	for (const { team, points } of given) {
		const own = tallies.get(team);
		if (own) own.points += points;
	}
}
