import type { PlayoffRound } from "../cup/playoffs/playoff-round.ts";
import type { CupFileMatch } from "../results/record/cup-file.ts";
import type { WeekTime } from "./calendar.ts";
import type { CategoryPlan, PlayoffLetter } from "./category-plan.ts";

/** One side of a match to be played: a drawn team, or a slot. */
export type FixtureSide = { readonly team: string } | { readonly slot: NonNullable<CupFileMatch["home"]["slot"]> };

/** A match before it has a time, a field or a result. */
export type Fixture = {
	readonly id: string;
	readonly category: CategoryPlan;
	readonly division: string;
	/** "4", or the playoff's letter. */
	readonly divisionName: string;
	readonly playoff: PlayoffLetter | null;
	/** 1-based in a group. */
	readonly round: number | PlayoffRound;
	readonly position?: number;
	readonly home: FixtureSide;
	readonly away: FixtureSide;
	readonly from: WeekTime;
	/** Matches that decide its teams. */
	readonly after: readonly string[];
};

/** The teams that are known before anything is played. */
export function drawnTeams(fixture: Fixture): string[] {
	return [fixture.home, fixture.away].flatMap((side) => ("team" in side ? [side.team] : []));
}
