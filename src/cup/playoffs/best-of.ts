import type { Fact } from "../fact.ts";
import type { DivisionId, MatchId, StageId, TeamId } from "../ids.ts";
import type { BestOfSeating, Criterion, Rules } from "../rules.ts";
import { advances } from "../tables/advancement.ts";
import { countedMatches } from "../tables/counted-match.ts";
import { rank } from "../tables/ranking.ts";
import type { GroupMatch, Standings } from "../tables/standings.ts";
import { type Tally, tally } from "../tables/tally.ts";
import type { BestSeat } from "./best-pool.ts";

/** A group with its team in the position in question ("the third of A"). */
export type BestGroup = {
	readonly id: DivisionId;
	readonly name: string;
	readonly team: TeamId;
	readonly table: Standings;
	readonly rules: Rules;
	readonly matches: readonly GroupMatch[];
};

/** After points, across groups (DECISIONS §3). Fair play and a ranking only decide if they are recorded for the stage. */
export const BEST_OF_CRITERIA: readonly Criterion[] = ["goal-difference", "goals-for", "fair-play", "ranking", "lots"];

type BestOptions = {
	/** The stages whose facts count. */
	readonly stages: readonly StageId[];
	readonly facts: readonly Fact[];
	readonly withdrawn: ReadonlySet<TeamId>;
	/** With groups of different sizes, only the matches against the first two of the group count. */
	readonly againstFirstTwo: boolean;
};

/** Ranks the teams of several groups by points, goal difference, goals and recorded facts, with what separates level ones. */
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
		facts: options.facts.filter((fact) => "stage" in fact && fact.stage !== undefined && options.stages.includes(fact.stage)),
		rules: { points: { win: 0, draw: 0, loss: 0 } },
		lotsAreDrawn: () => true,
	});
}

/** How the best are seated: by the cup's table, else in the only possible way, else by a rule. */
export type SeatingRules = {
	readonly table: Readonly<Record<string, Readonly<Record<MatchId, string>>>>;
	readonly rule: BestOfSeating | undefined;
	/** The group of the other side in a seat's match; null if unknown. */
	readonly groupAgainst: (seat: Seat) => DivisionId | null;
};

type Seat = Pick<BestSeat, "match" | "side" | "divisions">;

/** The group for each seat, by the seat's index; null if nothing determines it. */
export function assignBest(
	seats: readonly Seat[],
	qualified: readonly BestGroup[],
	{ table, rule, groupAgainst }: SeatingRules,
): ReadonlyMap<number, BestGroup> | null {
	const row = table[sortedKey(qualified.map(({ name }) => name))] ?? table[sortedKey(qualified.map(({ id }) => id))];
	if (row) return assignByTable(seats, qualified, row);
	const way = assignTheOnlyWay(seats, qualified);
	return way || rule === undefined ? way : assignByRule(seats, qualified, rule === "apart" ? groupAgainst : () => null);
}

function sortedKey(names: readonly string[]): string {
	return names.toSorted().join("");
}

function assignByTable(
	seats: readonly Seat[],
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

/** If there is a single way to seat all, some group has one possible seat at each step. */
function assignTheOnlyWay(seats: readonly Seat[], qualified: readonly BestGroup[]): ReadonlyMap<number, BestGroup> | null {
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

/**
 * As few teams as possible meet one of their own group; of the remaining ways the first, by the order of groups and seats. The
 * result does not depend on the teams' order, so level teams can be seated without lots.
 */
function assignByRule(
	seats: readonly Seat[],
	qualified: readonly BestGroup[],
	groupAgainst: (seat: Seat) => DivisionId | null,
): ReadonlyMap<number, BestGroup> | null {
	const against = seats.map(groupAgainst);
	const costs = qualified.map(({ id }) =>
		seats.map(({ divisions }, at) => (divisions.includes(id) ? (against[at] === id ? 1 : 0) : Number.POSITIVE_INFINITY)),
	);
	let least = leastCost(costs);
	if (!Number.isFinite(least)) return null;
	const assigned = new Map<number, BestGroup>();
	for (const [at, group] of qualified.entries()) {
		const others = costs.slice(at + 1);
		const free = seats.map((_, seat) => seat).filter((seat) => !assigned.has(seat) && Number.isFinite(costs[at]![seat]));
		const taken = free.find((seat) => {
			const rest = others.map((row) =>
				row.map((cost, one) => (one === seat || assigned.has(one) ? Number.POSITIVE_INFINITY : cost)),
			);
			return costs[at]![seat]! + leastCost(rest) === least;
		})!;
		least -= costs[at]![taken]!;
		assigned.set(taken, group);
	}
	return assigned;
}

/**
 * The minimum sum of one column per row, each column used once; infinite if impossible (Hungarian method with shortest paths).
 */
function leastCost(costs: readonly (readonly number[])[]): number {
	const holder = new Map<number, number>();
	let sum = 0;
	for (const row of costs.keys()) {
		const found = shortestPath(row, costs, holder);
		if (!found) return Number.POSITIVE_INFINITY;
		sum += found.cost;
		for (let [column, from] = [found.last, found.from.get(found.last)!] as [number, number]; ; ) {
			const before = [...holder].find(([, one]) => one === from)?.[0];
			holder.set(column, from);
			if (from === row || before === undefined) break;
			[column, from] = [before, found.from.get(before)!];
		}
	}
	return sum;
}

/** The cheapest path from a row to an unused column, through columns whose rows can change to others (Bellman–Ford). */
function shortestPath(row: number, costs: readonly (readonly number[])[], holder: ReadonlyMap<number, number>) {
	const reached = new Map<number, number>();
	const from = new Map<number, number>();
	const columns = costs[row]!.map((_, column) => column);
	const relax = (one: number, base: number): boolean => {
		let changed = false;
		for (const column of columns) {
			const cost = base + costs[one]![column]!;
			if (holder.get(column) === one || cost >= (reached.get(column) ?? Number.POSITIVE_INFINITY)) continue;
			reached.set(column, cost);
			from.set(column, one);
			changed = true;
		}
		return changed;
	};
	relax(row, 0);
	for (let changed = true; changed; ) {
		changed = false;
		for (const [column, one] of holder) {
			const there = reached.get(column);
			if (there !== undefined && relax(one, there - costs[one]![column]!)) changed = true;
		}
	}
	const free = columns.filter((column) => !holder.has(column) && reached.has(column));
	if (free.length === 0) return null;
	const last = free.reduce((best, column) => (reached.get(column)! < reached.get(best)! ? column : best));
	return { cost: reached.get(last)!, last, from };
}
