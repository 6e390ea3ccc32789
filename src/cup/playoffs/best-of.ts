import type { Fact } from "../fact.ts";
import type { DivisionId, MatchId, StageId, TeamId } from "../ids.ts";
import type { Match, SideName } from "../match/match.ts";
import type { Criterion, Rules } from "../rules.ts";
import { advances } from "../tables/advancement.ts";
import { countedMatches } from "../tables/counted-match.ts";
import { rank } from "../tables/ranking.ts";
import type { GroupMatch, Standings } from "../tables/standings.ts";
import { type Tally, tally } from "../tables/tally.ts";

/** A group with the team that stands on the position in question ("the third of A"). */
export type BestGroup = {
	readonly id: DivisionId;
	readonly name: string;
	readonly team: TeamId;
	readonly table: Standings;
	readonly rules: Rules;
	readonly matches: readonly GroupMatch[];
};

/** A place for one of the best: the groups it may come from. */
type BestSeat = { readonly match: MatchId; readonly side: SideName; readonly divisions: readonly DivisionId[] };

/** After points, across groups (DECISIONS §3). Fair play and a ranking decide only where they are recorded of the stage. */
export const BEST_OF_CRITERIA: readonly Criterion[] = ["goal-difference", "goals-for", "fair-play", "ranking", "lots"];

/** The sides of these matches that one of the best on this position takes. */
export function bestSeats(matches: readonly Match[], position: number): BestSeat[] {
	return matches.flatMap((match) =>
		(["home", "away"] as const).flatMap((side) => {
			const { slot } = match[side];
			if (slot?.kind !== "best-of" || slot.position !== position) return [];
			return [{ match: match.id, side, divisions: slot.divisions }];
		}),
	);
}

/**
 * The groups whose team is among the best `seats`, by points, goal difference, goals and what is recorded of the stage; null while
 * nothing separates the last that goes on from the first that does not. With unequal groups only the matches against the first two of the
 * group count, where `againstFirstTwo` says so.
 */
export function bestGroups(groups: readonly BestGroup[], seats: number, options: BestOptions): BestGroup[] | null {
	const { places } = rankBest(groups, options);
	const best: TeamId[] = [];
	for (const { teams } of places) {
		if (best.length === seats) break;
		best.push(...teams);
	}
	return best.length === seats ? groups.filter(({ team }) => best.includes(team)) : null;
}

type BestOptions = {
	readonly stage: StageId;
	readonly facts: readonly Fact[];
	readonly withdrawn: ReadonlySet<TeamId>;
	readonly againstFirstTwo: boolean;
};

/** The teams of several groups in order, with what parts those that are level. */
export function rankBest(groups: readonly BestGroup[], options: BestOptions): ReturnType<typeof rank> {
	const sizes = new Set(groups.map(({ table }) => table.rows.filter(advances).length));
	const short = options.againstFirstTwo && sizes.size > 1;
	const tallies = new Map<TeamId, Tally>();
	for (const { team, table, rules, matches } of groups) {
		const row = table.rows.find((row) => row.team === team)!;
		const firstTwo = table.rows.filter(({ position }) => position <= 2).map((row) => row.team);
		const counted = countedMatches(short ? matches : [], rules, options.withdrawn);
		tallies.set(team, short ? tally([team, ...firstTwo], counted, rules).get(team)! : row);
	}
	return rank([...tallies.keys()], {
		criteria: BEST_OF_CRITERIA,
		matches: [],
		tallies,
		facts: options.facts.filter((fact) => "stage" in fact && fact.stage === options.stage),
		rules: { points: { win: 0, draw: 0, loss: 0 } },
		lotsAreDrawn: () => true,
	});
}

/**
 * Which seat each qualified group's team takes, by the index of the seat: as the table says, else where the seats' own groups leave
 * only one way. Null where neither tells.
 */
export function assignBest(
	seats: readonly BestSeat[],
	qualified: readonly BestGroup[],
	table: Readonly<Record<string, Readonly<Record<MatchId, string>>>>,
): ReadonlyMap<number, BestGroup> | null {
	const row = table[sortedKey(qualified.map(({ name }) => name))] ?? table[sortedKey(qualified.map(({ id }) => id))];
	return row ? assignByTable(seats, qualified, row) : assignTheOnlyWay(seats, qualified);
}

function sortedKey(names: readonly string[]): string {
	return names.toSorted().join("");
}

function assignByTable(
	seats: readonly BestSeat[],
	qualified: readonly BestGroup[],
	row: Readonly<Record<MatchId, string>>,
): ReadonlyMap<number, BestGroup> | null {
	const assigned = new Map<number, BestGroup>();
	for (const [index, { match, divisions }] of seats.entries()) {
		const group = qualified.find(({ id, name }) => row[match] === id || row[match] === name);
		if (!group || !divisions.includes(group.id)) return null;
		assigned.set(index, group);
	}
	return new Set(assigned.values()).size === seats.length ? assigned : null;
}

/** A single way to seat everybody always begins with a group that has one seat to take, or a seat that one group may take. */
function assignTheOnlyWay(seats: readonly BestSeat[], qualified: readonly BestGroup[]): ReadonlyMap<number, BestGroup> | null {
	const assigned = new Map<number, BestGroup>();
	const waiting = new Set(qualified);
	while (waiting.size > 0) {
		const found = [...waiting].flatMap((group) => {
			const free = seats.flatMap(({ divisions }, index) => (divisions.includes(group.id) && !assigned.has(index) ? [index] : []));
			return free.length === 1 ? [{ group, seat: free[0]! }] : [];
		})[0];
		if (!found) return null;
		assigned.set(found.seat, found.group);
		waiting.delete(found.group);
	}
	return assigned;
}
