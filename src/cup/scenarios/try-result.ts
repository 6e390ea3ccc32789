import type { Fact } from "../fact.ts";
import type { DivisionId, MatchId, StageId, TeamId } from "../ids.ts";
import type { MatchResult, Score } from "../match/match.ts";
import type { Advancement, Rules } from "../rules.ts";
import { type StandingsInput, standings } from "../tables/standings.ts";
import { type Aims, type Reach, reachOf, stagesAhead } from "./aim.ts";
import { openGroup } from "./open-group.ts";

/** What a group's table is counted from, and where its places lead: all that a try needs, as it can be sent as JSON. */
export type TryBasis = {
	readonly teams: readonly TeamId[];
	readonly matches: readonly TryMatch[];
	/** Those that have no result yet, in the order of the programme. */
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
	readonly home: TeamId | null;
	readonly away: TeamId | null;
};

/** Null where the group cannot be tried: a pairing is missing on its programme, or who plays is not known. */
export function tryBasis(input: StandingsInput, aims: Aims): TryBasis | null {
	const group = openGroup(input);
	// A level score would need its kicks too.
	if (!group || input.rules.drawnGroup) return null;
	const { teams, rules, withdrawn, division, advance } = input;
	return {
		teams,
		matches: input.matches.map(({ id, division, status, score, winner, decidedBy, home, away }) => {
			return { id, division, status, score, winner, decidedBy, home: home.team, away: away.team };
		}),
		open: group.open.map(({ id, from }) => ({ id, from })),
		rules,
		// What was noted beside a walkover or a correction decides nothing, and is nobody's business.
		facts: group.facts.filter(({ kind }) => kind !== "walkover" && kind !== "correction"),
		withdrawn: [...(withdrawn ?? [])].filter((team) => teams.includes(team)),
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
	/** Whether it reaches the best stage that the group's places lead to. */
	readonly reach: Reach;
	/** Teams that nothing separates from it, itself among them. */
	readonly level: readonly TeamId[];
};

/** The table if the open matches ended so. @param scores by match; 0–0, or as it stands, where one is missing */
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
