import type { DivisionId, MatchId, TeamId } from "../../../cup/ids.ts";
import type { FilledSlots } from "../../../cup/playoffs/fill-slots.ts";
import type { Playoff } from "./bracket-entity.ts";
import type { CategoryStructure } from "./structure.ts";

/** Who won a playoff, or a league that has none. */
export type Winner = {
	readonly division: DivisionId;
	/** The final; null for a league. */
	readonly match: MatchId | null;
	readonly team: TeamId;
	readonly runnerUp: TeamId | null;
};

/** The winners of a category's decided playoffs, in the order of its stages; without playoffs, of its league. */
export function winnersOf(
	{ stages, shows }: CategoryStructure,
	playoffs: ReadonlyMap<DivisionId, Playoff>,
	filled: FilledSlots,
): Winner[] {
	if (!shows.playoffs) return [];
	const finals = stages
		.filter(({ type }) => type === "playoff")
		.flatMap(({ divisions }) => divisions.flatMap(({ id }) => finalWinner(id, playoffs.get(id)!, filled)));
	const league = stages.at(-1);
	if (league?.type !== "group" || league.divisions.length !== 1 || !shows.tables) return finals;
	return stages.some(({ type }) => type === "playoff") ? finals : leagueWinner(league.divisions[0]!.id, filled);
}

function finalWinner(division: DivisionId, { bracket }: Playoff, { sides, outcomes }: FilledSlots): Winner[] {
	const [match] = bracket.rounds.find(({ code }) => code === "final")?.matches ?? [];
	const winner = match === undefined ? undefined : outcomes.get(match)?.winner;
	if (match === undefined || winner === undefined || winner === "none") return [];
	const { team } = sides.get(match)![winner];
	const runnerUp = sides.get(match)![winner === "home" ? "away" : "home"].team;
	return team === null ? [] : [{ division, match, team, runnerUp }];
}

function leagueWinner(division: DivisionId, { standings }: FilledSlots): Winner[] {
	const { complete, rows } = standings.get(division)!;
	const [first, second] = rows.map(({ team, shared }) => (shared ? null : team));
	return complete && first ? [{ division, match: null, team: first, runnerUp: second ?? null }] : [];
}
