import type { DivisionId, MatchId, StageId, TeamId } from "../ids.ts";
import type { Slot } from "../match/slot.ts";
import type { Advancement } from "../rules.ts";
import { destination, isRanked, stageByTeam } from "../tables/advancement.ts";
import type { Standings } from "../tables/standings.ts";
import { type BestPool, bestPools, leftOverOf } from "./best-pool.ts";
import type { Bracket } from "./bracket.ts";
import type { CategoryPlan, FilledSlots, StagePlan } from "./fill-slots.ts";
import { decidesPlaces, isMainRound, type PlayoffRound } from "./playoff-round.ts";
import { playOf, rankPool, stagesOfPool } from "./seat-best.ts";

export const FATE_KINDS = ["through", "out", "placed"] as const;

/** What is certain of a team beyond its played matches. */
export type Fate =
	/** It has a place in a later stage, in which it has not played yet; `division` if known. */
	| { readonly kind: "through"; readonly stage: StageId; readonly division: DivisionId | null; readonly round: null }
	/** It has won its way to a round that it has not played yet. */
	| { readonly kind: "through"; readonly stage: StageId; readonly division: DivisionId; readonly round: PlayoffRound }
	/** Its group is decided, and its position does not advance while others do. */
	| { readonly kind: "out"; readonly stage: StageId; readonly division: DivisionId; readonly round: null }
	/** It lost in a round, and no remaining match can be its own. */
	| { readonly kind: "out"; readonly stage: StageId; readonly division: DivisionId; readonly round: PlayoffRound }
	/** Its last match decided its place. */
	| {
			readonly kind: "placed";
			readonly stage: StageId;
			readonly division: DivisionId;
			/** A round that decides places (`decidesPlaces`). */
			readonly round: PlayoffRound;
			readonly won: boolean;
	  };

/** A match of a playoff with a known team. */
type StandingInMatch = {
	readonly stage: StageId;
	readonly division: DivisionId;
	readonly round: PlayoffRound;
	readonly match: MatchId;
	/** The slot that the team came through. */
	readonly slot: Slot | null;
	/** Null while it is undecided. */
	readonly won: boolean | null;
};

const SIDES = ["home", "away"] as const;

/**
 * What the rules make certain of each team of a category. Teams are left out if nothing is certain, if they withdrew, or if they
 * still have a place to play for after a defeat.
 * @param plan its stages in the order of play
 * @param brackets of its playoffs
 */
export function fates(plan: CategoryPlan, brackets: ReadonlyMap<DivisionId, Bracket>, filled: FilledSlots): Map<TeamId, Fate> {
	const matches = new Map(plan.matches.map((match) => [match.id, match]));
	const ofTeam = new Map<TeamId, StandingInMatch[]>();
	for (const stage of plan.stages) {
		for (const { id: division } of stage.divisions) {
			for (const { code: round, matches: own } of brackets.get(division)?.rounds ?? []) {
				for (const match of own) put(stage.id, division, round, match);
			}
		}
	}
	const open = openSlots(plan, filled);
	const certain = new Map<TeamId, Fate>();
	for (const [team, stage] of throughByTable(plan, filled)) {
		const divisions = plan.stages.find(({ id }) => id === stage)?.divisions ?? [];
		certain.set(team, { kind: "through", stage, division: divisions.length === 1 ? divisions[0]!.id : null, round: null });
	}
	for (const [team, standings] of ofTeam) {
		const fate = inPlayoff(team, standings);
		if (fate === null) certain.delete(team);
		else certain.set(team, fate);
	}
	for (const [team, fate] of endedInGroup()) if (!certain.has(team) && !ofTeam.has(team)) certain.set(team, fate);
	for (const team of plan.withdrawn) certain.delete(team);
	return certain;

	function put(stage: StageId, division: DivisionId, round: PlayoffRound, match: MatchId): void {
		const decided = filled.outcomes.get(match);
		for (const side of SIDES) {
			const { team } = filled.sides.get(match)![side];
			if (team === null) continue;
			const won = decided ? decided.winner === side : null;
			const standing = { stage, division, round, match, slot: matches.get(match)![side].slot, won };
			ofTeam.set(team, [...(ofTeam.get(team) ?? []), standing]);
		}
	}

	/** A team with a match to play, or in another undecided group, has not ended. */
	function endedInGroup(): [TeamId, Fate][] {
		const over = new Set(["finished", "walkover", "cancelled"]);
		const playsOn = new Set(
			plan.matches
				.filter(({ id, status }) => !over.has(status) && !filled.outcomes.has(id))
				.flatMap(({ id }) => SIDES.flatMap((side) => filled.sides.get(id)![side].team ?? [])),
		);
		return plan.stages.flatMap(({ id: stage, divisions, advance = [] }, at) =>
			divisions.flatMap(({ id: division }) => {
				const table = filled.standings.get(division);
				if (!table?.complete || !leadsOn(division, advance, plan.stages.slice(at + 1))) return [];
				const { rows } = table;
				return rows.flatMap(({ team, position }): [TeamId, Fate][] => {
					const last = position + rows.filter((row) => row.position === position).length - 1;
					const isSeated = Array.from({ length: last - position + 1 }, (_, more) => position + more).some(
						(place) => destination(place, advance, rows.length) !== null || isRanked(place, advance),
					);
					const ended = !isSeated && !playsOn.has(team) && !open.some((slot) => mayCome(team, slot, filled));
					return ended ? [[team, { kind: "out", stage, division, round: null }]] : [];
				});
			}),
		);
	}

	/** Whether later stages have matches, and a position of the group advances to them. */
	function leadsOn(division: DivisionId, advance: readonly Advancement[], later: readonly StagePlan[]): boolean {
		const stages = new Set(later.map(({ id }) => id));
		const divisions = new Set(later.flatMap((stage) => stage.divisions.map(({ id }) => id)));
		const own = plan.matches.filter((match) => divisions.has(match.division));
		const isNamed = own.some((match) =>
			SIDES.some((side) => {
				const { slot } = match[side];
				return slot?.kind === "position"
					? slot.division === division
					: slot?.kind === "best-of" && slot.divisions.includes(division);
			}),
		);
		return own.length > 0 && (isNamed || advance.some(({ to }) => stages.has(to)));
	}

	function inPlayoff(team: TeamId, standings: readonly StandingInMatch[]): Fate | null {
		const next = standings.find(({ match, won }) => won === null && matches.get(match)!.status !== "cancelled");
		if (next) {
			const { stage, division, round, slot } = next;
			// A match for losers, and the rounds after it for lower places, do not count as advancing.
			if (slot?.kind === "loser" || !isMainRound(round)) return null;
			const wonHere = standings.some((before) => before.division === division && before.won === true);
			return { kind: "through", stage, division, round: wonHere ? round : null };
		}
		const last = standings.findLast(({ won }) => won !== null);
		if (last === undefined || open.some((slot) => mayCome(team, slot, filled))) return null;
		const { stage, division, round, won } = last;
		if (decidesPlaces(round)) return { kind: "placed", stage, division, round, won: won === true };
		return won === true ? null : { kind: "out", stage, division, round };
	}
}

/**
 * Teams whose position advances, until they have played in the next stage. If the best advance elsewhere than others, their rank
 * decides.
 */
function throughByTable(plan: CategoryPlan, filled: FilledSlots): [TeamId, StageId][] {
	const { stages, matches } = plan;
	const { standings, sides } = filled;
	const stageOf = new Map(stages.flatMap(({ id, divisions }) => divisions.map((division) => [division.id, id] as const)));
	const played = new Set(
		matches.flatMap(({ id, division, status }) =>
			status === "scheduled" || status === "postponed"
				? []
				: SIDES.map((side) => `${stageOf.get(division)} ${sides.get(id)![side].team}`),
		),
	);
	const pools = bestPools(plan);
	const ranked = new Map(pools.flatMap((pool) => [...byRank(pool)]));
	const byTable = stages.flatMap(({ divisions, advance = [] }) =>
		divisions.flatMap(({ id }) => {
			const table = standings.get(id);
			const ofBest = pools.filter((pool) => pool.divisions.includes(id)).map(({ position }) => position);
			return table ? [...stageByTeam(table, advance)].filter(([team]) => !sharesOneOf(ofBest, team, table)) : [];
		}),
	);
	return [...byTable, ...ranked].filter(([team, stage]) => !played.has(`${stage} ${team}`));

	function byRank(pool: BestPool): Map<TeamId, StageId> {
		const order = rankPool(pool, playOf(plan, filled));
		if (!order) return new Map();
		return stagesOfPool(pool, order, ({ id, table }) => {
			const { advance = [] } = stages.find(({ divisions }) => divisions.some((one) => one.id === id))!;
			return leftOverOf(pool, advance, table.rows.length);
		});
	}
}

/** Whether a team may have one of these positions. */
function sharesOneOf(positions: readonly number[], team: TeamId, { rows }: Standings): boolean {
	const { position } = rows.find((row) => row.team === team)!;
	const last = position + rows.filter((row) => row.position === position).length - 1;
	return positions.some((one) => position <= one && one <= last);
}

/** The open slots of matches still to be played; null for an open side without a slot. */
function openSlots({ matches }: CategoryPlan, { sides, outcomes }: FilledSlots): (Slot | null)[] {
	const over = new Set(["finished", "walkover", "cancelled"]);
	return matches
		.filter(({ id, status }) => !over.has(status) && !outcomes.has(id))
		.flatMap((match) => {
			const standing = sides.get(match.id)!;
			return SIDES.filter((side) => standing[side].team === null && !standing[side].bye).map((side) => match[side].slot);
		});
}

/** Whether a team without a remaining match may get one through this slot. */
function mayCome(team: TeamId, slot: Slot | null, { sides, standings }: FilledSlots): boolean {
	const holds = (division: DivisionId, position: number): boolean => {
		const table = standings.get(division);
		const row = table?.rows.find((one) => one.team === team);
		if (!table || !row) return table === undefined;
		const alike = table.rows.filter((one) => one.position === row.position).length;
		return !table.complete || (row.position <= position && position < row.position + alike);
	};
	switch (slot?.kind) {
		case undefined:
			return true;
		case "winner":
		case "loser": {
			const from = sides.get(slot.match);
			return from === undefined || from.home.team === team || from.away.team === team;
		}
		case "position":
			return holds(slot.division, slot.position);
		case "best-of":
			return slot.divisions.some((division) => holds(division, slot.position));
		case "bye":
			return false;
	}
}
