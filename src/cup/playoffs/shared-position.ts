import type { DivisionId, MatchId, StageId, TeamId } from "../ids.ts";
import type { SideName } from "../match/match.ts";
import { FACT_CRITERIA, type FactCriterion } from "../rules.ts";
import { advances } from "../tables/advancement.ts";
import type { GroupMatch, Standings } from "../tables/standings.ts";
import type { Tie } from "../tables/tie.ts";
import { type BestGroup, bestSeats, rankBest } from "./best-of.ts";
import type { CategoryPlan, FilledSlots, StagePlan } from "./fill-slots.ts";

/** Teams that nothing separates where somebody must go on: until a fact is recorded, nobody stands on the sides that wait. */
export type SharedPosition = {
	/** The group; or the stage that takes the best of several groups. */
	readonly among: { readonly division: DivisionId } | { readonly stage: StageId };
	/** The best place that they share: in the group's table, or among the best of the groups. */
	readonly position: number;
	readonly teams: readonly TeamId[];
	readonly tie: Tie;
	/** What would separate them, in the order of the rules; none: no rule of theirs does. */
	readonly facts: readonly FactCriterion[];
	readonly waiting: readonly { readonly match: MatchId; readonly side: SideName }[];
};

/** @returns the shared positions of a category that hold a slot open though all before it is played */
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

/** The best of several groups: those that share the last place that goes on. */
function acrossGroups(plan: CategoryPlan, filled: FilledSlots): SharedPosition[] {
	const open = openSides(plan, filled);
	return plan.stages.flatMap((stage) => {
		const divisions = new Set(stage.divisions.map(({ id }) => id));
		const matches = plan.matches.filter(({ division }) => divisions.has(division));
		const taken = new Set(
			matches.flatMap(({ home, away }) =>
				[home.slot, away.slot].flatMap((slot) => (slot?.kind === "best-of" ? slot.position : [])),
			),
		);
		return [...taken].flatMap((position): SharedPosition[] => {
			const seats = bestSeats(matches, position);
			const waiting = open.filter(
				({ match, slot }) => divisions.has(match.division) && slot.kind === "best-of" && slot.position === position,
			);
			const groups =
				waiting.length === 0 ? null : groupsOf(plan, filled, new Set(seats.flatMap((seat) => seat.divisions)), position);
			if (!groups) return [];
			const { places, ties } = rankBest(groups, {
				...{ stage: stage.id, facts: plan.facts, withdrawn: plan.withdrawn },
				againstFirstTwo: stage.bestOfAgainstFirstTwo ?? true,
			});
			let placed = 0;
			for (const { teams, tie } of places) {
				const first = placed + 1;
				placed += teams.length;
				if (placed < seats.length) continue;
				if (placed === seats.length || tie === null) return [];
				const own = ties[tie]!;
				return [
					{ among: { stage: stage.id }, position: first, teams, tie: own, facts: factsOf(own), waiting: waiting.map(sideOf) },
				];
			}
			return [];
		});
	});
}

/** @returns the team of each group on that position; null while one of them has none */
function groupsOf(
	plan: CategoryPlan,
	filled: FilledSlots,
	divisions: ReadonlySet<DivisionId>,
	position: number,
): BestGroup[] | null {
	const stageOf = (id: DivisionId): StagePlan | undefined =>
		plan.stages.find((stage) => stage.divisions.some((division) => division.id === id));
	const groups: BestGroup[] = [];
	for (const id of divisions) {
		const [table, stage] = [filled.standings.get(id), stageOf(id)];
		const there = table?.complete ? table.rows.filter((row) => row.position === position && advances(row)) : [];
		if (!table || !stage || there.length !== 1) return null;
		const { name } = stage.divisions.find((division) => division.id === id)!;
		const matches = plan.matches.filter(({ division }) => division === id).map((match) => withSides(match, filled));
		groups.push({ id, name, team: there[0]!.team, table, rules: stage.rules, matches });
	}
	return groups;
}

function withSides(match: GroupMatch, { sides }: FilledSlots): GroupMatch {
	const { home, away } = sides.get(match.id)!;
	return { ...match, home: { ...match.home, team: home.team }, away: { ...match.away, team: away.team } };
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

/** The facts that the teams' own rules wait for. Best groups wait for what is recorded of their stage. */
function factsOf({ steps }: Tie): FactCriterion[] {
	const waits = new Set(steps.filter(({ undecided }) => undecided === "no-fact").map(({ criterion }) => criterion));
	return FACT_CRITERIA.filter((criterion) => waits.has(criterion)).sort(
		(a, b) => steps.findIndex((step) => step.criterion === a) - steps.findIndex((step) => step.criterion === b),
	);
}
