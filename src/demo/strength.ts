import type { CupFileTeam } from "../results/record/cup-file.ts";
import { randomFrom } from "./random.ts";

/** About normal, mean 0, deviation 1: a sum of four uniform numbers. */
function bell(label: readonly (string | number)[]): number {
	const random = randomFrom(...label);
	return (random.next() + random.next() + random.next() + random.next() - 2) * Math.sqrt(3);
}

/** The strength of a team: partly its club's, which is constant, and partly the year's. */
function strengthOfTeam(seed: string, club: string, team: string): number {
	return 0.7 * bell([seed, "club", club]) + 0.7 * bell([seed, "team", team]);
}

/** The strength of each team, on average 0; computed once. */
export function strengths(seed: string, teams: ReadonlyMap<string, CupFileTeam>): (team: string) => number {
	const known = new Map<string, number>();
	return (id) => {
		const strength = known.get(id) ?? strengthOfTeam(seed, teams.get(id)!.club, id);
		known.set(id, strength);
		return strength;
	};
}
