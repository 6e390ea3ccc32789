import type { DivisionId, MatchId, TeamId } from "../../../cup/ids.ts";
import type { FilledSlots } from "../../../cup/playoffs/fill-slots.ts";
import type { PlayoffRound } from "../../../cup/playoffs/playoff-round.ts";
import type { Playoff } from "./bracket-entity.ts";
import type { CategoryStructure } from "./structure.ts";

/** How far a team has come. */
export type ReachEntity = {
	/** Its last group with its position there, if the table is complete. */
	readonly group: DivisionId | null;
	readonly position: number | null;
	/** Its last playoff, and its last match there. */
	readonly playoff: DivisionId | null;
	readonly round: PlayoffRound | null;
	readonly match: MatchId | null;
	/** Whether it won that match; null: not decided. */
	readonly won: boolean | null;
};

const NOWHERE: ReachEntity = { group: null, position: null, playoff: null, round: null, match: null, won: null };

/** How far each team of a category has come, as far as its tables and playoffs are published. */
export function reachOf(
	{ stages, shows }: CategoryStructure,
	playoffs: ReadonlyMap<DivisionId, Playoff>,
	filled: FilledSlots,
): ReadonlyMap<TeamId, ReachEntity> {
	const reached = new Map<TeamId, ReachEntity>();
	const reach = (team: TeamId, more: Partial<ReachEntity>) => reached.set(team, { ...(reached.get(team) ?? NOWHERE), ...more });
	for (const { type, divisions } of stages) {
		for (const { id } of divisions) {
			if (type === "group" && shows.tables) {
				const { rows, complete } = filled.standings.get(id)!;
				for (const { team, position } of rows) reach(team, { group: id, position: complete ? position : null });
			}
			if (type === "playoff") for (const [team, last] of lastMatches(id, playoffs.get(id)!, filled)) reach(team, last);
		}
	}
	return reached;
}

type InPlayoff = Pick<ReachEntity, "playoff" | "round" | "match" | "won">;

function lastMatches(playoff: DivisionId, { bracket }: Playoff, { sides, outcomes }: FilledSlots): Map<TeamId, InPlayoff> {
	const last = new Map<TeamId, InPlayoff>();
	for (const { code, matches } of bracket.rounds) {
		for (const match of matches) {
			const outcome = outcomes.get(match);
			for (const side of ["home", "away"] as const) {
				const { team } = sides.get(match)![side];
				if (team !== null) last.set(team, { playoff, round: code, match, won: outcome ? outcome.winner === side : null });
			}
		}
	}
	return last;
}
