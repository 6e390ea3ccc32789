import type { DivisionId, MatchId, StageId, TeamId } from "../ids.ts";
import type { SideName } from "../match/match.ts";
import { FACT_CRITERIA, type FactCriterion } from "../rules.ts";
import { advances } from "../tables/advancement.ts";
import type { GroupMatch, Standings } from "../tables/standings.ts";
import type { Tie } from "../tables/tie.ts";
import { bestPools } from "./best-pool.ts";
import type { CategoryPlan, FilledSlots } from "./fill-slots.ts";
import { playOf, rankPool } from "./seat-best.ts";

/**
 * Teams that nothing separates although their order decides who advances: the waiting sides stay open until a fact is recorded.
 */
export type SharedPosition = {
	/** The group; or the stage with slots for the best of several groups. */
	readonly among: { readonly division: DivisionId } | { readonly stage: StageId };
	/** The best position that they share: in the group's table, or in the order of the groups' best. */
	readonly position: number;
	readonly teams: readonly TeamId[];
	readonly tie: Tie;
	/** The facts that would separate them, in the order of the rules; empty: their rules use none. */
	readonly facts: readonly FactCriterion[];
	readonly waiting: readonly { readonly match: MatchId; readonly side: SideName }[];
};

/** @returns the shared positions of a category that keep a slot open although all earlier matches are played */
export function sharedPositions(plan: CategoryPlan, filled: FilledSlots): SharedPosition[] {
	return [...withinGroups(plan, filled), ...acrossGroups(plan, filled)];
}

function withinGroups(plan: CategoryPlan, filled: FilledSlots): SharedPosition[] {
	const open = openSides(plan, filled);
	return [...filled.standings].flatMap(([division, table]) => {
		if (!table.complete) return [];
		return sharesOf(table).flatMap(({ position, teams, tie }): SharedPosition[] => {
			const waiting = open.filter(({ slot }) => {
				if (slot.kind === "best-of") return slot.position === position && slot.divisions.includes(division);
				return (
					slot.kind === "position" &&
					slot.division === division &&
					slot.position >= position &&
					slot.position < position + teams.length
				);
			});
			if (waiting.length === 0) return [];
			return [{ among: { division }, position, teams, tie, facts: factsOf(tie), waiting: waiting.map(sideOf) }];
		});
	});
}

type Share = { readonly position: number; readonly teams: readonly TeamId[]; readonly tie: Tie };

function sharesOf({ rows, ties }: Standings): Share[] {
	const positions = new Set(
		rows.filter((row) => row.shared && row.tie !== null && advances(row)).map(({ position }) => position),
	);
	return [...positions].map((position) => {
		const own = rows.filter((row) => row.position === position);
		return { position, teams: own.map(({ team }) => team), tie: ties[own[0]!.tie!]! };
	});
}

/** The best of several groups: teams that share a rank, if it advances elsewhere than the next one, or a seat is for it alone. */
function acrossGroups(plan: CategoryPlan, filled: FilledSlots): SharedPosition[] {
	const open = openSides(plan, filled);
	const play = playOf(plan, filled);
	return bestPools(plan).flatMap((pool): SharedPosition[] => {
		const waitingSeats = pool.seats.filter(({ match, side }) => open.some((one) => one.match.id === match && one.side === side));
		const ranked = waitingSeats.length === 0 ? null : rankPool(pool, play);
		if (!ranked) return [];
		let placed = 0;
		return ranked.places.flatMap(({ teams, tie }): SharedPosition[] => {
			const position = placed + 1;
			placed += teams.length;
			if (tie === null || teams.length === 1) return [];
			const shared = (rank: number) => position <= rank && rank <= placed;
			const isSplit = (ranks: readonly number[]) => ranks.some(shared) && ranks.filter(shared).length < teams.length;
			const waiting = waitingSeats.filter((seat) =>
				seat.rank === null ? isSplit(pool.ranksOf.get(seat.stage) ?? []) : shared(seat.rank),
			);
			const [first] = waiting;
			if (!first) return [];
			const own = ranked.ties[tie]!;
			return [
				{
					...{ among: { stage: first.stage }, position, teams, tie: own, facts: factsOf(own) },
					waiting: waiting.map(({ match, side }) => ({ match, side })),
				},
			];
		});
	});
}

function openSides({ matches }: CategoryPlan, { sides }: FilledSlots) {
	return matches.flatMap((match) =>
		(["home", "away"] as const).flatMap((side) => {
			const standing = sides.get(match.id)![side];
			const { slot } = match[side];
			return slot && standing.team === null && !standing.bye ? [{ match, side, slot }] : [];
		}),
	);
}

const sideOf = ({ match, side }: { readonly match: GroupMatch; readonly side: SideName }) => ({ match: match.id, side });

/** The facts that the teams' own rules wait for. The best of groups wait for facts of their stage. */
function factsOf({ steps }: Tie): FactCriterion[] {
	const waits = new Set(steps.filter(({ undecided }) => undecided === "no-fact").map(({ criterion }) => criterion));
	return FACT_CRITERIA.filter((criterion) => waits.has(criterion)).sort(
		(a, b) => steps.findIndex((step) => step.criterion === a) - steps.findIndex((step) => step.criterion === b),
	);
}
