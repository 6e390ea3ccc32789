import type { DivisionId, MatchId, StageId } from "../ids.ts";
import { divisionOfSide, divisionsOf } from "../match/divisions-of.ts";
import { SIDE_NAMES, type SideName } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import { matchesUnderProtest } from "../protest.ts";
import { advances } from "../tables/advancement.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { bestPools, poolOfSeat } from "./best-pool.ts";
import type { CategoryPlan, FilledSlots } from "./fill-slots.ts";
import { playOf, qualifiedFor, rankPool, seatQualified } from "./seat-best.ts";

/** Why no possible result fills a slot. */
export type StuckCause =
	/** Fewer teams of the group advance than the position requires: after a withdrawal, or in a small group. */
	| { readonly kind: "no-such-team"; readonly division: DivisionId; readonly position: number; readonly teams: number }
	/** All matches of the group are over, and two of its teams have no match against each other. */
	| { readonly kind: "group-not-whole"; readonly division: DivisionId }
	/** The best of several groups are known, but no row of the stage's table seats them. */
	| { readonly kind: "no-seating"; readonly stage: StageId; readonly position: number; readonly groups: readonly string[] }
	/** More seats for the best of several groups than groups with such a team. */
	| {
			readonly kind: "too-few-groups";
			readonly stage: StageId;
			readonly position: number;
			readonly seats: number;
			readonly groups: number;
	  }
	/** Both sides lost the match, so it has no loser who advances. */
	| { readonly kind: "both-lost"; readonly match: MatchId }
	/** The match whose winner or loser fills the slot was cancelled. */
	| { readonly kind: "cancelled"; readonly match: MatchId };

type StuckSlot = {
	readonly cause: StuckCause;
	readonly sides: readonly { readonly match: MatchId; readonly side: SideName }[];
};

type Side = { readonly match: GroupMatch; readonly side: SideName; readonly slot: Slot };
const OVER: ReadonlySet<string> = new Set(["finished", "walkover", "cancelled"]);

/** @returns the open slots of a category that no result can fill, by cause. A shared position is not one: it waits for a fact. */
export function stuckSlots(plan: CategoryPlan, filled: FilledSlots): StuckSlot[] {
	const divisions = new Map(
		plan.stages.flatMap(({ divisions }) => divisions.map((division) => [division.id, division] as const)),
	);
	const matches = new Map(plan.matches.map((match) => [match.id, match]));
	const protested = matchesUnderProtest(plan.facts);
	const found = new Map<string, StuckSlot>();
	const pools = bestPools(plan);
	const play = playOf(plan, filled);
	for (const side of openSides(plan, filled)) {
		const cause = causeOf(side);
		if (!cause) continue;
		const key = JSON.stringify(cause);
		found.set(key, { cause, sides: [...(found.get(key)?.sides ?? []), { match: side.match.id, side: side.side }] });
	}
	return [...found.values()];

	function causeOf(side: Side): StuckCause | null {
		const { slot } = side;
		switch (slot.kind) {
			case "bye":
				return null;
			case "winner":
			case "loser":
				return fromMatch(slot.match);
			case "position":
				return fromGroup(slot.division, slot.position);
			case "best-of":
				return fromGroups(side);
		}
	}

	function fromMatch(id: MatchId): StuckCause | null {
		const from = matches.get(id);
		if (from?.status === "cancelled") return { kind: "cancelled", match: id };
		return filled.outcomes.get(id)?.winner === "none" ? { kind: "both-lost", match: id } : null;
	}

	function fromGroup(division: DivisionId, position: number): StuckCause | null {
		const table = filled.standings.get(division);
		// A group that is not drawn yet has no rows, and is filled later.
		if (!table || table.rows.length === 0) return null;
		const teams = table.rows.filter(advances).length;
		if (teams < position && isDrawn(division)) return { kind: "no-such-team", division, position, teams };
		const own = plan.matches.filter((match) => divisionsOf(match).includes(division));
		const isPlayed = own.length > 0 && own.every(({ id, status }) => OVER.has(status) && !protested.has(id));
		return isPlayed && !table.complete ? { kind: "group-not-whole", division } : null;
	}

	/** Whether all its teams are known: drawn, or filled into slots. */
	function isDrawn(division: DivisionId): boolean {
		return (
			(divisions.get(division)?.teams.length ?? 0) > 0 ||
			plan.matches
				.filter((match) => divisionsOf(match).includes(division))
				.every((match) =>
					SIDE_NAMES.every((name) => divisionOfSide(match, name) !== division || filled.sides.get(match.id)![name].team !== null),
				)
		);
	}

	function fromGroups({ match, side }: Side): StuckCause | null {
		const pool = poolOfSeat(pools, { match: match.id, side });
		const seat = pool?.seats.find((one) => one.match === match.id && one.side === side);
		if (!pool || !seat) return null;
		const { position } = pool;
		const short = pool.divisions.map((id) => fromGroup(id, position)).find((cause) => cause !== null);
		if (short) return short;
		const { stage } = seat;
		const own = pool.seats.filter((one) => one.stage === stage && one.rank === null).length;
		const isWithoutRank = seat.rank === null ? (pool.ranksOf.get(stage)?.length ?? 0) < own : seat.rank > pool.divisions.length;
		if (isWithoutRank)
			return { kind: "too-few-groups", stage, position, seats: pool.seats.length, groups: pool.divisions.length };
		const ranked = seat.rank === null ? rankPool(pool, play) : null;
		const qualified = ranked && qualifiedFor(stage, pool, ranked);
		if (!qualified || seatQualified(stage, pool, qualified, play)) return null;
		return { kind: "no-seating", stage, position, groups: qualified.map(({ name }) => name).toSorted() };
	}
}

function openSides({ matches }: CategoryPlan, { sides }: FilledSlots): Side[] {
	return matches
		.filter(({ status }) => !OVER.has(status))
		.flatMap((match) =>
			SIDE_NAMES.flatMap((side) => {
				const standing = sides.get(match.id)![side];
				const { slot } = match[side];
				return slot && standing.team === null && !standing.bye ? [{ match, side, slot }] : [];
			}),
		);
}
