import type { DivisionId, StageId, TeamId } from "../ids.ts";
import { type Match, SIDE_NAMES } from "../match/match.ts";
import type { Advancement } from "../rules.ts";
import { destination, isRanked } from "../tables/advancement.ts";
import type { Place } from "./stage-seats.ts";

/** A seat for one of the teams in a position of several groups. */
export type BestSeat = Place & {
	readonly stage: StageId;
	/** The groups that its team may come from. */
	readonly divisions: readonly DivisionId[];
	/** The rank of its team; null: any of the stage's. */
	readonly rank: number | null;
};

/**
 * The teams in one position of several groups, which are compared with each other, and the stages that their ranks advance to.
 */
export type BestPool = {
	readonly position: number;
	readonly divisions: readonly DivisionId[];
	/** In the order of the stages, then of the matches. */
	readonly seats: readonly BestSeat[];
	/** The stages that some of them advance to, in order. Facts recorded for any of these count. */
	readonly stages: readonly StageId[];
	/** The stage that a rank advances to; ranks without one are left over. */
	readonly stageOf: ReadonlyMap<number, StageId>;
	/** The ranks that each stage's seats without a rank share. */
	readonly ranksOf: ReadonlyMap<StageId, readonly number[]>;
};

type PoolPlan = {
	/** In the order of play. */
	readonly stages: readonly {
		readonly id: StageId;
		readonly advance?: readonly Advancement[];
		readonly divisions: readonly { readonly id: DivisionId }[];
	}[];
	readonly matches: readonly Pick<Match, "id" | "division" | "home" | "away">[];
};

type Draft = {
	readonly position: number;
	readonly divisions: Set<DivisionId>;
	readonly seats: BestSeat[];
	readonly lines: Line[];
};
type Line = { readonly best: readonly [number, number]; readonly to: StageId };

/**
 * All seats of a stage for the best of a position compare the same teams, and so do those of other stages that include one of the
 * groups. A rule of advancement (`Advancement.best`) determines a stage's ranks; seats of stages without one get the remaining
 * ranks, in the order of the stages.
 */
export function bestPools(plan: PoolPlan): BestPool[] {
	const stageOf = new Map(plan.stages.flatMap(({ id, divisions }) => divisions.map((one) => [one.id, id] as const)));
	const order = new Map(plan.stages.map(({ id }, at) => [id, at]));
	const drafts: Draft[] = [];
	for (const { advance = [], divisions } of plan.stages)
		for (const { positions, best, to } of advance)
			if (best && order.has(to))
				for (let position = positions[0]; position <= positions[1]; position++)
					join({ position, divisions: new Set(divisions.map(({ id }) => id)), seats: [], lines: [{ best, to }] });
	for (const [stage, position, seats] of seatsByStage(plan, stageOf))
		join({ position, divisions: new Set(seats.flatMap((seat) => seat.divisions)), seats: [...seats], lines: [] }, stage);
	return drafts.map((draft) => poolOf(draft, order));

	function join(draft: Draft, stage?: StageId): void {
		const same = drafts.filter(
			(other) =>
				other.position === draft.position &&
				(other.seats.some((seat) => seat.stage === stage) || [...draft.divisions].some((one) => other.divisions.has(one))),
		);
		for (const other of same) drafts.splice(drafts.indexOf(other), 1);
		const all = [...same, draft];
		drafts.push({
			position: draft.position,
			divisions: new Set(all.flatMap(({ divisions }) => [...divisions])),
			seats: all.flatMap(({ seats }) => seats),
			lines: all.flatMap(({ lines }) => lines),
		});
	}
}

function seatsByStage({ matches }: PoolPlan, stageOf: ReadonlyMap<DivisionId, StageId>): [StageId, number, BestSeat[]][] {
	const found = new Map<string, [StageId, number, BestSeat[]]>();
	for (const match of matches) {
		const stage = stageOf.get(match.division);
		if (stage === undefined) continue;
		for (const side of SIDE_NAMES) {
			const { slot } = match[side];
			if (slot?.kind !== "best-of") continue;
			const key = `${slot.position} ${stage}`;
			const own = found.get(key) ?? [stage, slot.position, []];
			found.set(key, own);
			own[2].push({ match: match.id, side, stage, divisions: slot.divisions, rank: slot.rank ?? null });
		}
	}
	return [...found.values()];
}

function poolOf({ position, divisions, seats: all, lines }: Draft, order: ReadonlyMap<StageId, number>): BestPool {
	const seats = all.toSorted((a, b) => order.get(a.stage)! - order.get(b.stage)!);
	const stageOf = new Map<number, StageId>();
	const promised = new Map<StageId, number[]>();
	const named = new Set(seats.flatMap(({ rank }) => rank ?? []));
	for (const { best, to } of lines)
		for (let rank = best[0]; rank <= best[1] && rank <= divisions.size; rank++) {
			if (stageOf.has(rank)) continue;
			stageOf.set(rank, to);
			if (!named.has(rank)) promised.set(to, [...(promised.get(to) ?? []), rank]);
		}
	for (const { rank, stage } of seats) if (rank !== null && !stageOf.has(rank)) stageOf.set(rank, stage);
	const ranksOf = new Map<StageId, number[]>();
	for (const stage of new Set(seats.map((seat) => seat.stage))) {
		const ranks = [...(promised.get(stage) ?? [])].sort((a, b) => a - b);
		const wanted = seats.filter((seat) => seat.stage === stage && seat.rank === null).length;
		for (let rank = 1; ranks.length < wanted && rank <= divisions.size; rank++) {
			if (stageOf.has(rank)) continue;
			stageOf.set(rank, stage);
			ranks.push(rank);
		}
		ranksOf.set(stage, ranks.slice(0, Math.max(wanted, promised.get(stage)?.length ?? 0)));
	}
	const stages = [...new Set([...seats.map((seat) => seat.stage), ...lines.map(({ to }) => to)])];
	stages.sort((a, b) => order.get(a)! - order.get(b)!);
	return { position, divisions: [...divisions], seats, stages, stageOf, ranksOf };
}

/** The pool of a slot's seat. */
export function poolOfSeat(pools: readonly BestPool[], { match, side }: Place): BestPool | undefined {
	return pools.find(({ seats }) => seats.some((seat) => seat.match === match && seat.side === side));
}

/**
 * @param places the teams in order, level ones together
 * @returns the teams on these ranks; null if one of them is level with a team on another rank
 */
export function teamsOnRanks(
	places: readonly { readonly teams: readonly TeamId[] }[],
	ranks: readonly number[],
): TeamId[] | null {
	const found: TeamId[] = [];
	let before = 0;
	for (const { teams } of places) {
		const own = teams.filter((_, at) => ranks.includes(before + at + 1));
		if (own.length > 0 && own.length < teams.length) return null;
		found.push(...own);
		before += teams.length;
	}
	return found.length === ranks.length ? found : null;
}

/**
 * The stage for a group's team whose rank has none. If a rule without ranks leads to a stage with seats for the best, only the
 * best advance.
 * @param advance of the group's stage
 */
export function leftOverOf(
	{ position, seats }: Pick<BestPool, "position" | "seats">,
	advance: readonly Advancement[],
	groupSize: number,
): StageId | null {
	const stage = destination(position, advance, groupSize);
	return isRanked(position, advance) || !seats.some((seat) => seat.stage === stage) ? stage : null;
}
