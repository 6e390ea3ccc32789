import type { DivisionId, MatchId, TeamId } from "../ids.ts";
import type { MatchStatus, SideName } from "../match/match.ts";
import type { Bracket } from "./bracket.ts";
import type { CategoryPlan, FilledSlots } from "./fill-slots.ts";
import { decidesPlaces, isMainRound, type PlayoffRound, placesOf } from "./playoff-round.ts";

/** Why a team has its final place. */
export type PlacingReason =
	/** Its last match in a playoff; `won` is also false if both sides lost it. */
	| {
			readonly kind: "match";
			readonly division: DivisionId;
			readonly round: PlayoffRound;
			readonly match: MatchId;
			readonly won: boolean;
	  }
	/** Its last match in a playoff was cancelled: its two teams share the better place of it. */
	| { readonly kind: "cancelled"; readonly division: DivisionId; readonly round: PlayoffRound; readonly match: MatchId }
	/** Its position in its last group, which does not advance. */
	| { readonly kind: "group"; readonly division: DivisionId; readonly position: number }
	| { readonly kind: "withdrawn" };

/** The final place of a team in its category. */
export type Placing = {
	readonly team: TeamId;
	/** 1, 2, 3, 3, 5: teams that nothing separates share the best of their places. */
	readonly position: number;
	readonly shared: boolean;
	readonly reason: PlacingReason;
};

export type FinalPlacings = {
	/** Every team whose place no remaining match can change, the best first. */
	readonly placings: readonly Placing[];
	/** The number of the category's teams without a certain place. */
	readonly open: number;
};

const OVER: ReadonlySet<MatchStatus> = new Set(["finished", "walkover", "cancelled"]);
const SIDES = ["home", "away"] as const satisfies SideName[];

/**
 * The places that a team can still get: a block of the category's places (a lower number is better), and the best and last place
 * in it.
 */
type Range = { readonly block: number; readonly best: number; readonly last: number };
type Ranked = Range & { readonly team: TeamId /** Null while the team still plays. */; readonly reason: PlacingReason | null };

/**
 * The final places of a category (docs/develop/decisions/0061-final-placings.md): first its playoffs in the order of the stages,
 * each below the previous one; then teams without a playoff, those of a later group stage first, by position; last, withdrawn
 * teams. A place is certain once the team's own play is over; nothing that was played separates teams that share one.
 * @param plan its stages in the order of play
 * @param brackets of its playoffs
 */
export function finalPlacings(
	plan: CategoryPlan,
	brackets: ReadonlyMap<DivisionId, Bracket>,
	{ sides, outcomes, standings }: FilledSlots,
): FinalPlacings {
	const status = new Map(plan.matches.map((match) => [match.id, match.status]));
	const playoffs = plan.stages.filter(({ type }) => type === "playoff").flatMap(({ divisions }) => divisions.map(({ id }) => id));
	const groupStages = plan.stages.filter(({ type }) => type === "group");
	/** Null: any place is still possible. */
	const ranked = new Map<TeamId, Ranked | null>();
	for (const [at, { divisions }] of groupStages.entries()) {
		// Teams of a later group stage are placed higher.
		const block = playoffs.length + groupStages.length - at;
		for (const { id: division } of divisions) {
			const table = standings.get(division);
			for (const { team, position } of table?.rows ?? []) {
				const reason = { kind: "group", division, position } as const;
				ranked.set(team, table!.complete ? { team, block, best: position, last: position, reason } : null);
			}
		}
	}
	const waiting = new Set([...openTeams(), ...teamsOfOpenSlots()]);
	for (const [team, rank] of ranked) if (rank !== null && waiting.has(team)) ranked.set(team, null);
	for (const [block, division] of playoffs.entries())
		for (const [team, rank] of inPlayoff(division, brackets.get(division)))
			ranked.set(team, { team, block, ...rank, ...(waiting.has(team) && { reason: null }) });
	for (const team of plan.withdrawn) if (ranked.has(team)) ranked.set(team, { team, ...LAST, reason: { kind: "withdrawn" } });

	const others = [...ranked.values()];
	const leavesItsPlayoff = crosses(plan);
	const placings = others.flatMap((own): Placing[] => {
		if (own === null || own.reason === null) return [];
		const places = others.map((other) => (other === own ? "self" : compared(other, own)));
		if (places.includes("unknown")) return [];
		return [
			{
				team: own.team,
				position: 1 + places.filter((place) => place === "above").length,
				shared: places.includes("alike"),
				reason: own.reason,
			},
		];
	});
	return {
		placings: placings.toSorted((one, other) => one.position - other.position || (one.team < other.team ? -1 : 1)),
		open: others.length - placings.length,
	};

	function compared(other: Ranked | null, own: Ranked): "above" | "below" | "alike" | "unknown" {
		if (own.block === LAST.block) return other?.block === LAST.block ? "alike" : "above";
		if (other === null) return "unknown";
		if (other.block !== own.block) {
			if (other.block > own.block) return "below";
			return other.reason === null && leavesItsPlayoff ? "unknown" : "above";
		}
		if (other.last < own.best) return other.reason === null && leavesItsPlayoff ? "unknown" : "above";
		if (other.best > own.best) return "below";
		return other.reason === null ? "unknown" : "alike";
	}

	/** Teams that still have a match to play. */
	function openTeams(): TeamId[] {
		return plan.matches
			.filter(({ id, status: now }) => !OVER.has(now) && !outcomes.has(id))
			.flatMap(({ id }) => SIDES.flatMap((side) => sides.get(id)![side].team ?? []));
	}

	/**
	 * Teams that may still fill an open side: those of the match that it waits for, or those that may get the position in a group.
	 */
	function teamsOfOpenSlots(): TeamId[] {
		return plan.matches.flatMap((match) =>
			OVER.has(match.status) || outcomes.has(match.id)
				? []
				: SIDES.flatMap((side) => {
						const { team, bye } = sides.get(match.id)![side];
						const { slot } = match[side];
						if (team !== null || bye || slot === null) return [];
						if (slot.kind === "winner" || slot.kind === "loser")
							return SIDES.flatMap((from) => sides.get(slot.match)?.[from].team ?? []);
						if (slot.kind === "position") return atPosition(slot.division, slot.position);
						return slot.kind === "best-of" ? slot.divisions.flatMap((id) => atPosition(id, slot.position)) : [];
					}),
		);
	}

	function atPosition(division: DivisionId, position: number): TeamId[] {
		const table = standings.get(division);
		const rows = table?.rows ?? [];
		const alike = (of: number) => rows.filter((row) => row.position === of).length;
		return rows
			.filter((row) => !table!.complete || (row.position <= position && position < row.position + alike(row.position)))
			.map(({ team }) => team);
	}

	function inPlayoff(division: DivisionId, bracket: Bracket | undefined): Map<TeamId, Omit<Ranked, "team" | "block">> {
		const found = new Map<TeamId, Omit<Ranked, "team" | "block">>();
		for (const { code: round, matches } of bracket?.rounds ?? []) {
			const [best, last] = placesOf(round);
			for (const match of matches) {
				const outcome = outcomes.get(match);
				for (const side of SIDES) {
					const { team } = sides.get(match)![side];
					if (team === null) continue;
					if (status.get(match) === "cancelled" && !outcome) {
						// Without the bronze match, its teams keep the place of their semi-final.
						if (found.get(team)?.reason) continue;
						const place = decidesPlaces(round) ? best : bestOfLoser(bracket!, match, round);
						found.set(team, { best: place, last: place, reason: { kind: "cancelled", division, round, match } });
						continue;
					}
					const won = outcome?.winner === side;
					if (!outcome) found.set(team, { best, last, reason: null });
					// It won on the way to the final, and the next rounds do not exist yet.
					else if (won && isMainRound(round) && !decidesPlaces(round))
						found.set(team, { best, last: lastOfWinners(round), reason: null });
					else {
						const place = won ? best : bestOfLoser(bracket!, match, round);
						found.set(team, { best: place, last: place, reason: { kind: "match", division, round, match, won } });
					}
				}
			}
		}
		return found;
	}

	/** The places of a match's losers begin below all places that its winner can still reach. */
	function bestOfLoser(bracket: Bracket, match: MatchId, round: PlayoffRound): number {
		const next = bracket.winnerGoesTo.get(match);
		const nextRound = next && bracket.rounds.find(({ matches }) => matches.includes(next.match))?.code;
		return (nextRound ? placesOf(nextRound)[1] : lastOfWinners(round)) + 1;
	}
}

/** Below all others. */
const LAST: Range = { block: Number.MAX_SAFE_INTEGER, best: 1, last: 1 };

/** The last possible place of a round's winners if no slots link the rounds: half of its teams advance. */
function lastOfWinners(round: PlayoffRound): number {
	const [best, last] = placesOf(round);
	return best + Math.ceil((last - best + 1) / 2) - 1;
}

/** Whether a slot leads from one playoff to another, such as for the losers of A to B. */
function crosses({ matches }: CategoryPlan): boolean {
	const divisionOf = new Map(matches.map(({ id, division }) => [id, division]));
	return matches.some((match) =>
		SIDES.some((side) => {
			const { slot } = match[side];
			return (slot?.kind === "winner" || slot?.kind === "loser") && divisionOf.get(slot.match) !== match.division;
		}),
	);
}
