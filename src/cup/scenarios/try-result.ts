import type { Fact } from "../fact.ts";
import type { DivisionId, MatchId, StageId, TeamId } from "../ids.ts";
import type { MatchResult, Score } from "../match/match.ts";
import type { Advancement, Rules } from "../rules.ts";
import { type StandingsInput, standings } from "../tables/standings.ts";
import { type Aims, type Reach, reachOf, stagesAhead } from "./aim.ts";
import { openGroup } from "./open-group.ts";

/** The data of a group's table and where its positions lead: everything for trying results, in a form that JSON can express. */
export type TryBasis = {
	readonly teams: readonly TeamId[];
	readonly matches: readonly TryMatch[];
	/** Matches without a result, in the order of the programme. */
	readonly open: readonly { readonly id: MatchId; readonly from: Score }[];
	readonly rules: Rules;
	readonly facts: readonly Fact[];
	readonly withdrawn: readonly TeamId[];
	readonly division: DivisionId | null;
	readonly advance: readonly Advancement[] | null;
	readonly aims: Aims;
};

type TryMatch = Pick<MatchResult, "status" | "score" | "winner" | "decidedBy"> & {
	readonly id: MatchId;
	readonly division: DivisionId;
	/** Left out: both teams are of the group. */
	readonly against?: DivisionId;
	readonly home: TeamId | null;
	readonly away: TeamId | null;
};

/** Null if results cannot be tried: a pairing is missing in the programme, or a match's teams are unknown. */
export function tryBasis(input: StandingsInput, aims: Aims): TryBasis | null {
	const group = openGroup(input);
	// A level score would also need a shoot-out.
	if (!group || input.rules.drawnGroup) return null;
	const { teams, rules, withdrawn, division, advance } = input;
	const involved = new Set([...teams, ...(input.opponents ?? [])]);
	return {
		teams,
		matches: input.matches.map(({ id, division, against, status, score, winner, decidedBy, home, away }) => {
			const place = { id, division, ...(against && { against }) };
			return { ...place, status, score, winner, decidedBy, home: home.team, away: away.team };
		}),
		open: group.open.map(({ id, from }) => ({ id, from })),
		rules,
		// Notes on walkovers and corrections decide nothing, and are private.
		facts: group.facts.filter(({ kind }) => kind !== "walkover" && kind !== "correction"),
		withdrawn: [...(withdrawn ?? [])].filter((team) => involved.has(team)),
		division: division ?? null,
		advance: advance ?? null,
		aims,
	};
}

export type TriedRow = {
	readonly team: TeamId;
	readonly position: number;
	readonly goalDifference: number;
	readonly points: number;
	/** Whether it reaches the best stage that the group's positions lead to. */
	readonly reach: Reach;
	/** Teams that nothing separates from it, including itself. */
	readonly level: readonly TeamId[];
};

/**
 * The table if the open matches ended with these scores.
 * @param scores by match; a missing one counts as 0–0 or its present score
 */
export function tryResults(basis: TryBasis, scores: ReadonlyMap<MatchId, Score>): TriedRow[] {
	const open = new Map(basis.open.map(({ id, from }) => [id, from]));
	const { rows } = standings({
		teams: basis.teams,
		matches: basis.matches.map(({ home, away, ...match }) => {
			const from = open.get(match.id);
			const result = from
				? ({ ...match, status: "finished", score: scores.get(match.id) ?? from, winner: null, decidedBy: null } as const)
				: match;
			const sides = { home: { team: home, slot: null }, away: { team: away, slot: null } };
			return { ...result, ...sides, halfTime: null, regularTime: null, shootOut: null };
		}),
		rules: basis.rules,
		facts: basis.facts,
		withdrawn: new Set(basis.withdrawn),
		...(basis.division !== null && { division: basis.division }),
		...(basis.advance !== null && { advance: basis.advance }),
	});
	const [stage] = stagesAhead(basis.aims);
	return rows.map(({ team, position, goalDifference, points }) => {
		const level = rows.filter((row) => row.position === position).map((row) => row.team);
		const reach: Reach = stage === undefined ? "out" : reachOfPlace(position, level.length, stage, basis.aims);
		return { team, position, goalDifference, points, reach, level };
	});
}

const reachOfPlace = (position: number, level: number, stage: StageId, aims: Aims): Reach =>
	reachOf(position, position + level - 1, stage, aims);
