import type { TeamId } from "../ids.ts";
import { breakTie, type Evidence, type Place } from "./break-tie.ts";
import { measureTally, splitByFigure } from "./measure.ts";
import type { Tie } from "./tie.ts";

export type RankedPlace = Place & { readonly tie: number | null; readonly provisional: boolean };

/** Ranks teams by points, and those level on points by the criteria. */
export function rank(teams: readonly TeamId[], evidence: Evidence): { places: RankedPlace[]; ties: Tie[] } {
	const measured = measureTally("points", teams, evidence.tallies);
	const places: RankedPlace[] = [];
	const ties: Tie[] = [];
	let position = 1;
	for (const level of splitByFigure(teams, measured, "points")) {
		if (level.length === 1) places.push({ teams: level, decidedBy: "points", tie: null, provisional: false });
		else {
			const broken = breakTie(level, position, measured.get(level[0]!)!, evidence);
			for (const place of broken.places) {
				places.push({ ...place, tie: ties.length, provisional: place.teams.some((team) => broken.notMet.has(team)) });
			}
			ties.push(broken.tie);
		}
		position += level.length;
	}
	return { places, ties };
}
