import type { DivisionId, StageId, TeamId } from "../ids.ts";
import { divisionsOf } from "../match/divisions-of.ts";
import { advances } from "../tables/advancement.ts";
import type { GroupMatch, Standings } from "../tables/standings.ts";
import { assignBest, type BestGroup, rankBest, type SeatingRules } from "./best-of.ts";
import { type BestPool, type BestSeat, teamsOnRanks } from "./best-pool.ts";
import type { CategoryPlan, FilledSlots } from "./fill-slots.ts";

/** A category with its present tables. */
export type PoolPlay = Pick<CategoryPlan, "stages" | "facts" | "withdrawn"> & {
	readonly tableOf: (division: DivisionId) => Standings | null;
	/** A group's matches with the teams that its slots are filled with. */
	readonly matchesOf: (division: DivisionId) => readonly GroupMatch[];
	/** The group of the other side in a seat's match, by the programme. */
	readonly groupAgainst: (seat: Pick<BestSeat, "match" | "side">) => DivisionId | null;
};

export type RankedPool = ReturnType<typeof rankBest> & { readonly groups: readonly BestGroup[] };

/** The ranked teams of a pool; null while one of its groups has no certain single team in the position. */
export function rankPool(pool: BestPool, play: PoolPlay): RankedPool | null {
	const groups: BestGroup[] = [];
	for (const stage of play.stages)
		for (const { id, name } of stage.divisions) {
			if (!pool.divisions.includes(id)) continue;
			const table = play.tableOf(id);
			const team = soleTeamAt(pool.position, table);
			if (!table || team === null) return null;
			groups.push({ id, name, team, table, rules: stage.rules, matches: play.matchesOf(id) });
		}
	if (groups.length < pool.divisions.length) return null;
	const setting = pool.stages.map((id) => play.stages.find((stage) => stage.id === id)?.bestOfAgainstFirstTwo);
	const ranked = rankBest(groups, {
		...{ stages: pool.stages, facts: play.facts, withdrawn: play.withdrawn },
		againstFirstTwo: setting.find((one) => one !== undefined) ?? true,
	});
	return { groups, ...ranked };
}

/** The groups whose teams fill a stage's seats without a rank; null while nothing separates the last of them from the next. */
export function qualifiedFor(stage: StageId, pool: BestPool, { groups, places }: RankedPool): BestGroup[] | null {
	const seats = pool.seats.filter((seat) => seat.stage === stage && seat.rank === null).length;
	const ranks = pool.ranksOf.get(stage) ?? [];
	const teams = ranks.length === seats ? teamsOnRanks(places, ranks) : null;
	return teams && groups.filter(({ team }) => teams.includes(team));
}

/** The group for each of a stage's seats without a rank; null if nothing determines it. */
export function seatQualified(
	stage: StageId,
	pool: BestPool,
	qualified: readonly BestGroup[],
	play: PoolPlay,
): ReadonlyMap<BestSeat, BestGroup> | null {
	const seats = pool.seats.filter((seat) => seat.stage === stage && seat.rank === null);
	const rules: SeatingRules = {
		table: tableOf(stage, qualified, play),
		rule: play.stages.find(({ id }) => id === stage)?.bestOfSeating,
		groupAgainst: play.groupAgainst,
	};
	const assigned = assignBest(seats, qualified, rules);
	return assigned && new Map([...assigned].map(([at, group]) => [seats[at]!, group]));
}

function tableOf(stage: StageId, qualified: readonly BestGroup[], { stages }: PoolPlay): SeatingRules["table"] {
	const own = stages.find(({ id }) => id === stage)?.bestOf;
	const ofGroups = stages.find(({ divisions }) => divisions.some(({ id }) => id === qualified[0]?.id))?.bestOf;
	return own ?? ofGroups ?? {};
}

/** The team of a seat; null while it is open. */
export function teamAtSeat(seat: BestSeat, pool: BestPool, play: PoolPlay): TeamId | null {
	const ranked = rankPool(pool, play);
	if (!ranked) return null;
	if (seat.rank !== null) {
		const team = teamsOnRanks(ranked.places, [seat.rank])?.[0];
		return ranked.groups.find((group) => group.team === team && seat.divisions.includes(group.id))?.team ?? null;
	}
	const qualified = qualifiedFor(seat.stage, pool, ranked);
	return (qualified && seatQualified(seat.stage, pool, qualified, play)?.get(seat)?.team) ?? null;
}

/** The stage that each team of a pool certainly advances to: by its rank, or as one of the remaining teams. */
export function stagesOfPool(
	pool: BestPool,
	{ groups, places }: RankedPool,
	leftOver: (group: BestGroup) => StageId | null,
): Map<TeamId, StageId> {
	const certain = new Map<TeamId, StageId>();
	let before = 0;
	for (const { teams } of places) {
		const ways = teams.map((_, at) => pool.stageOf.get(before + at + 1) ?? null);
		before += teams.length;
		for (const team of teams) {
			const group = groups.find((one) => one.team === team)!;
			const ends = new Set(ways.map((stage) => stage ?? leftOver(group)));
			const [end] = ends;
			if (ends.size === 1 && end) certain.set(team, end);
		}
	}
	return certain;
}

/** The team in a position of a complete table; null if the position is shared, or its team does not advance. */
export function soleTeamAt(position: number, table: Standings | null): TeamId | null {
	if (!table?.complete) return null;
	const [row, ...others] = table.rows.filter((row) => row.position === position);
	return row && others.length === 0 && advances(row) ? row.team : null;
}

/** The play of a category with filled slots. */
export function playOf(plan: CategoryPlan, { standings, sides }: FilledSlots): PoolPlay {
	return {
		...{ stages: plan.stages, facts: plan.facts, withdrawn: plan.withdrawn },
		tableOf: (id) => standings.get(id) ?? null,
		matchesOf: (id) => plan.matches.filter((match) => divisionsOf(match).includes(id)).map(withSides),
		groupAgainst: groupAgainst(plan, [...standings.keys()], (id, team) =>
			standings.get(id)!.rows.some((row) => row.team === team),
		),
	};

	function withSides(match: GroupMatch): GroupMatch {
		const { home, away } = sides.get(match.id)!;
		return { ...match, home: { ...match.home, team: home.team }, away: { ...match.away, team: away.team } };
	}
}

/** @param holds whether a group contains a team */
export function groupAgainst(
	{ matches }: Pick<CategoryPlan, "matches">,
	divisions: readonly DivisionId[],
	holds: (division: DivisionId, team: TeamId) => boolean,
): PoolPlay["groupAgainst"] {
	const byId = new Map(matches.map((match) => [match.id, match]));
	return ({ match, side }) => {
		const { slot, team } = byId.get(match)![side === "home" ? "away" : "home"];
		if (slot) return slot.kind === "position" ? slot.division : null;
		return team === null ? null : (divisions.find((id) => holds(id, team)) ?? null);
	};
}
