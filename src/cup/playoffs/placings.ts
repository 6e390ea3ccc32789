import type { DivisionId, MatchId, TeamId } from "../ids.ts";
import type { MatchStatus, SideName } from "../match/match.ts";
import type { Bracket } from "./bracket.ts";
import type { CategoryPlan, FilledSlots } from "./fill-slots.ts";
import { decidesPlaces, isMainRound, type PlayoffRound, placesOf } from "./playoff-round.ts";

/** What gave a team its final place. */
export type PlacingReason =
	/** Its last match of a playoff; `won` false also where both sides lost it. */
	| {
			readonly kind: "match";
			readonly division: DivisionId;
			readonly round: PlayoffRound;
			readonly match: MatchId;
			readonly won: boolean;
	  }
	/** Its position in its last group, which leads nowhere. */
	| { readonly kind: "group"; readonly division: DivisionId; readonly position: number }
	| { readonly kind: "withdrawn" };

/** The final place of a team among all of its category. */
export type Placing = {
	readonly team: TeamId;
	/** 1, 2, 3, 3, 5: teams that nothing separates share the best of their places. */
	readonly position: number;
	readonly shared: boolean;
	readonly reason: PlacingReason;
};

export type FinalPlacings = {
	/** Every team whose place no match to come can change, the best first. */
	readonly placings: readonly Placing[];
	/** How many of the category's teams have none yet. */
	readonly open: number;
};

const OVER: ReadonlySet<MatchStatus> = new Set(["finished", "walkover", "cancelled"]);
const SIDES = ["home", "away"] as const satisfies SideName[];

/** Where a team can still end: a block of the category's places (an earlier one is better), and the best and last of its places there. */
type Range = { readonly block: number; readonly best: number; readonly last: number };
type Ranked = Range & { readonly team: TeamId /** Null while its play is not over. */; readonly reason: PlacingReason | null };

/**
 * The final places of a category (docs/develop/decisions/0061-final-placings.md): those of its playoffs in the order of the stages, each below the
 * one before; then teams that played in none, those of a later group stage first, by their positions; last those that withdrew. A place is
 * certain once the team's own play is over; those that share one are separated by nothing that was played.
 *
 * @param plan its stages in the order they are played
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
	/** Null: it may still end anywhere. */
	const ranked = new Map<TeamId, Ranked | null>();
	for (const [at, { divisions }] of groupStages.entries()) {
		// A later group stage is the better one.
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

	/** Who still has a match to play, or may come into one. */
	function openTeams(): TeamId[] {
		return plan.matches
			.filter(({ id, status: now }) => !OVER.has(now) && !outcomes.has(id))
			.flatMap(({ id }) => SIDES.flatMap((side) => sides.get(id)![side].team ?? []));
	}

	/** Who may come to a side that is open in a match to come: the teams of the match it waits for, or those that may have its place in a group. */
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
				if (status.get(match) === "cancelled" && !outcome) continue;
				for (const side of SIDES) {
					const { team } = sides.get(match)![side];
					if (team === null) continue;
					const won = outcome?.winner === side;
					if (!outcome) found.set(team, { best, last, reason: null });
					// Won on the way to the final: the rounds after it are not made yet.
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

	/** The places of those who lose a match begin below all that its winner can still reach. */
	function bestOfLoser(bracket: Bracket, match: MatchId, round: PlayoffRound): number {
		const next = bracket.winnerGoesTo.get(match);
		const nextRound = next && bracket.rounds.find(({ matches }) => matches.includes(next.match))?.code;
		return (nextRound ? placesOf(nextRound)[1] : lastOfWinners(round)) + 1;
	}
}

/** Below all others. */
const LAST: Range = { block: Number.MAX_SAFE_INTEGER, best: 1, last: 1 };

/** The last place of those who win where nothing links the rounds: half of a round's teams go on. */
function lastOfWinners(round: PlayoffRound): number {
	const [best, last] = placesOf(round);
	return best + Math.ceil((last - best + 1) / 2) - 1;
}

/** Whether somebody goes from one playoff to another, as losers of A may to B. */
function crosses({ matches }: CategoryPlan): boolean {
	const divisionOf = new Map(matches.map(({ id, division }) => [id, division]));
	return matches.some((match) =>
		SIDES.some((side) => {
			const { slot } = match[side];
			return (slot?.kind === "winner" || slot?.kind === "loser") && divisionOf.get(slot.match) !== match.division;
		}),
	);
}
