import type { StageType } from "../category.ts";
import type { Fact } from "../fact.ts";
import type { DivisionId, MatchId, StageId, TeamId } from "../ids.ts";
import { byDivision, divisionOfSide, divisionsOf } from "../match/divisions-of.ts";
import type { MatchStatus, Side, SideName } from "../match/match.ts";
import { type Outcome, outcome } from "../match/outcome.ts";
import type { Slot } from "../match/slot.ts";
import { matchesUnderProtest } from "../protest.ts";
import type { Advancement, BestOfSeating, CarriedResults, Rules } from "../rules.ts";
import { type GroupMatch, type Standings, type StandingsInput, standings } from "../tables/standings.ts";
import { type BestPool, bestPools, poolOfSeat } from "./best-pool.ts";
import { groupAgainst, type PoolPlay, soleTeamAt, teamAtSeat } from "./seat-best.ts";

export type DivisionPlan = {
	readonly id: DivisionId;
	readonly name: string;
	readonly teams: readonly TeamId[];
	/** Teams from the same group do not meet again: those results are carried. */
	readonly meetsBefore?: boolean;
};

export type StagePlan = {
	readonly id: StageId;
	readonly type: StageType;
	readonly rules: Rules;
	readonly advance?: readonly Advancement[];
	/**
	 * Which of the best thirds meets which winner: from the sorted groups ("ABCD") to each match's id and its group (by id or
	 * name).
	 */
	readonly bestOf?: Readonly<Record<string, Readonly<Record<MatchId, string>>>>;
	/** How the best are seated if no row of the table applies. Absent: unknown, so a decision is needed. */
	readonly bestOfSeating?: BestOfSeating;
	/** False: all matches of a best third count even if groups have different sizes. Absent: true. */
	readonly bestOfAgainstFirstTwo?: boolean;
	/** Which results of the previous group stage its tables include. Absent: none. */
	readonly carries?: CarriedResults;
	readonly divisions: readonly DivisionPlan[];
};

/** The stages of one category with all their matches. */
export type CategoryPlan = {
	readonly stages: readonly StagePlan[];
	readonly matches: readonly GroupMatch[];
	readonly facts: readonly Fact[];
	readonly withdrawn: ReadonlySet<TeamId>;
};

/** A side's team: known, never any (`bye`), or not known yet. */
export type FilledSide = { readonly team: TeamId | null; readonly bye: boolean };

/**
 * A team that took its slot's seat at kick-off, while present results would give the slot another. It keeps the seat until a
 * decision.
 */
export type ContestedSeat = {
	readonly match: MatchId;
	readonly side: SideName;
	readonly team: TeamId;
	/** The team by present tables and results. */
	readonly instead: FilledSide;
};

export type FilledSlots = {
	/** Every match of the plan. */
	readonly sides: ReadonlyMap<MatchId, Readonly<Record<SideName, FilledSide>>>;
	/** Every division of a group stage. */
	readonly standings: ReadonlyMap<DivisionId, Standings>;
	/** Only decided playoff matches, including byes. */
	readonly outcomes: ReadonlyMap<MatchId, Outcome>;
	/** In the order of the plan's matches. A slot that is open now does not make a seat contested. */
	readonly contested: readonly ContestedSeat[];
};

const SIDES = ["home", "away"] as const satisfies SideName[];
/** A team that a file named before play stays named; in a match of these statuses it has taken the seat. */
const PLAYED: ReadonlySet<MatchStatus> = new Set(["live", "finished", "walkover"]);
const OPEN: FilledSide = { team: null, bye: false };
const BYE: FilledSide = { team: null, bye: true };

/**
 * The filled slots of the same plan after changes of matches that decide no slot: only the tables of their groups are recomputed.
 * @param changed the plan's changed matches, before and now
 * @returns null if slots may be filled differently, so that all have to be filled again
 */
export function refillSlots(
	plan: Omit<CategoryPlan, "matches">,
	earlier: FilledSlots,
	changed: readonly { readonly before: GroupMatch; readonly now: GroupMatch }[],
): FilledSlots | null {
	const stageOf = (division: DivisionId) => plan.stages.find(({ divisions }) => divisions.some(({ id }) => id === division));
	const news = new Map<DivisionId, Map<GroupMatch, GroupMatch>>();
	for (const { before, now } of changed) {
		const stage = stageOf(now.division);
		if (
			!stage ||
			before.division !== now.division ||
			before.against !== now.against ||
			(PLAYED.has(before.status) !== PLAYED.has(now.status) && SIDES.some((side) => isNamedInSlot(before[side]))) ||
			SIDES.some((side) => !isSamePlace(before[side], now[side], earlier.sides.get(now.id)![side]))
		) {
			return null;
		}
		// A table of a later stage includes this result.
		if (plan.stages.some((later) => stageBefore(plan, later) === stage)) return null;
		if (stage.type === "group")
			for (const division of divisionsOf(now)) news.set(division, (news.get(division) ?? new Map()).set(before, now));
		else if (
			!isSameOutcome(
				earlier.outcomes.get(now.id),
				playedOutcome(now, earlier.sides.get(now.id)!, { rules: stage.rules, facts: plan.facts }),
			)
		)
			return null;
	}
	const tables = new Map(earlier.standings);
	for (const [id, matches] of news) {
		const before = earlier.standings.get(id)!;
		const stage = stageOf(id)!;
		const standing = madeOf.get(before)?.map((one) => ({ ...one, match: matches.get(one.match) ?? one.match }));
		const table = standing && tableOfGroup(plan, stage, stage.divisions.find((division) => division.id === id)!, standing);
		// A complete table fills slots.
		if (!table || table.complete || before.complete) return null;
		tables.set(id, table);
	}
	return { ...earlier, standings: tables };
}

/** The group stage whose results a stage's tables include. */
export function stageBefore<Stage extends Pick<StagePlan, "type" | "carries">>(
	{ stages }: { readonly stages: readonly Stage[] },
	stage: Stage,
): Stage | undefined {
	if (!stage.carries) return undefined;
	return stages.slice(0, stages.indexOf(stage)).findLast(({ type }) => type === "group");
}

/** Once played, such a seat is contested if its slot gives another team. */
const isNamedInSlot = ({ team, slot }: Side): boolean => team !== null && slot !== null;

/** @param stood the side's filled team: naming the same team at kick-off changes nothing */
function isSamePlace(a: Side, b: Side, stood: FilledSide): boolean {
	const isSameTeam = a.team === b.team || (b.team !== null && b.team === stood.team);
	return isSameTeam && JSON.stringify(a.slot) === JSON.stringify(b.slot);
}

export function isSameOutcome(a: Outcome | undefined, b: Outcome | null | undefined): boolean {
	return a?.winner === b?.winner && a?.by === b?.by;
}

/** The outcome of a match; a team whose opponent is a bye wins without playing. None while its result is under protest. */
function playedOutcome(
	match: GroupMatch,
	{ home, away }: Readonly<Record<SideName, FilledSide>>,
	{ rules, facts }: { readonly rules: Rules | undefined; readonly facts: readonly Fact[] },
): Outcome | null {
	if (home.bye && away.bye) return { winner: "none", by: "bye" };
	if (home.bye || away.bye) return { winner: home.bye ? "away" : "home", by: "bye" };
	return matchesUnderProtest(facts).has(match.id) ? null : outcome(match, rules);
}

/** @param standing the group's matches, and the earlier ones that its table includes */
function tableOfGroup(
	plan: Omit<CategoryPlan, "matches">,
	stage: StagePlan,
	{ id, teams: drawn }: DivisionPlan,
	standing: readonly StandingMatch[],
): Standings {
	const { facts, withdrawn } = plan;
	const { rules, advance, carries } = stage;
	const isOwn = ({ match }: StandingMatch) => divisionsOf(match).includes(id);
	const matches = standing.filter(isOwn).map(matchOf);
	const before = stageBefore(plan, stage);
	const teams = [...drawn, ...matches.flatMap((match) => teamsOfGroup(id, match))];
	const opponents = opponentsOf(id, stage, matches);
	const input: StandingsInput = {
		teams: teams.filter((team) => team !== null),
		matches,
		rules,
		facts,
		withdrawn,
		division: id,
		...(advance && { advance }),
		...(opponents.length > 0 && { opponents }),
		...(before &&
			carries && {
				carried: {
					results: carries,
					matches: standing.filter((one) => !isOwn(one)).map(matchOf),
					rules: before.rules,
				},
			}),
	};
	const table = standings(input);
	madeOf.set(table, standing);
	inputs.set(table, input);
	return table;
}

/** Those of a match's teams that are of a group. */
function teamsOfGroup(id: DivisionId, match: GroupMatch): (TeamId | null)[] {
	return SIDES.filter((side) => divisionOfSide(match, side) === id).map((side) => match[side].team);
}

/** All teams of the groups that a group has matches with. */
function opponentsOf(id: DivisionId, { divisions }: StagePlan, matches: readonly GroupMatch[]): TeamId[] {
	const others = new Set(matches.flatMap(divisionsOf).filter((division) => division !== id));
	if (others.size === 0) return [];
	const drawn = divisions.filter((division) => others.has(division.id)).flatMap(({ teams }) => teams);
	const met = matches.flatMap((match) => [...others].flatMap((division) => teamsOfGroup(division, match)));
	return [...new Set([...drawn, ...met].filter((team) => team !== null))];
}

/** A match of a group with who stands on its sides. */
type StandingMatch = { readonly match: GroupMatch } & Readonly<Record<SideName, FilledSide>>;
const inputs = new WeakMap<Standings, StandingsInput>();

/** The input that a table of filled slots was computed from, for computing its possible outcomes. */
export function standingsInputOf(table: Standings): StandingsInput | null {
	return inputs.get(table) ?? null;
}

/** The matches that a table was made of, so that an equal table is reused. */
const madeOf = new WeakMap<Standings, readonly StandingMatch[]>();

/**
 * Fills the slots of a category as far as results decide them, and returns the tables and outcomes used. A side with a team keeps
 * it. A side only ever changes from open to filled, so this terminates for all slots: those of a cycle stay open.
 * @param earlier the result for the same plan with other matches: a table with the same match objects is reused
 */
export function fillSlots(plan: CategoryPlan, earlier?: FilledSlots): FilledSlots {
	const sides = new Map(plan.matches.map(({ id, home, away }) => [id, { home: stated(home), away: stated(away) }]));
	const matches = new Map(plan.matches.map((match) => [match.id, match]));
	const stageOf = new Map(plan.stages.flatMap((stage) => stage.divisions.map(({ id }) => [id, stage] as const)));
	const divisions = new Map(
		plan.stages.flatMap(({ divisions }) => divisions.map((division) => [division.id, division] as const)),
	);
	const matchesOf = byDivision(plan.matches);
	const tables = new Map<DivisionId, Standings>();
	let pools: BestPool[] | undefined;
	const play: PoolPlay = {
		...{ stages: plan.stages, facts: plan.facts, withdrawn: plan.withdrawn, tableOf, matchesOf: groupMatches },
		groupAgainst: groupAgainst(
			plan,
			[...divisions.keys()].filter((id) => stageOf.get(id)?.type === "group"),
			(id, team) => tableOf(id)?.rows.some((row) => row.team === team) ?? false,
		),
	};

	const open = plan.matches.flatMap((match) => SIDES.flatMap((side) => (match[side].slot ? [{ match, side }] : [])));
	for (let filledSome = true; filledSome; ) {
		filledSome = false;
		for (const { match, side } of open) {
			const standing = sides.get(match.id)!;
			if (standing[side].team !== null || standing[side].bye) continue;
			const filling = fillingOf(match[side].slot!, match, side);
			if (filling === OPEN) continue;
			standing[side] = filling;
			for (const division of divisionsOf(match)) tables.delete(division);
			for (const stage of plan.stages) if (stage.carries) for (const { id } of stage.divisions) tables.delete(id);
			filledSome = true;
		}
	}

	const outcomes = new Map<MatchId, Outcome>();
	for (const { id, division } of plan.matches) {
		const decided = stageOf.get(division)?.type === "playoff" && outcomeOf(id);
		if (decided) outcomes.set(id, decided);
	}
	const groups = plan.stages.filter(({ type }) => type === "group").flatMap(({ divisions }) => divisions);
	const standingsOf = new Map(groups.map(({ id }) => [id, tableOf(id)!]));
	return { sides, outcomes, standings: standingsOf, contested: open.flatMap(contestedIn) };

	function contestedIn({ match, side }: { readonly match: GroupMatch; readonly side: SideName }): ContestedSeat[] {
		const { team, slot } = match[side];
		if (team === null || slot === null || slot.kind === "bye" || !PLAYED.has(match.status)) return [];
		const instead = fillingOf(slot, match, side);
		return instead === OPEN || isSameSide(instead, { team, bye: false }) || (instead.team === null && !instead.bye)
			? []
			: [{ match: match.id, side, team, instead }];
	}

	function fillingOf(slot: Slot, match: GroupMatch, side: SideName): FilledSide {
		switch (slot.kind) {
			case "bye":
				return BYE;
			case "winner":
			case "loser":
				return comingFrom(slot.match, slot.kind);
			case "position":
				return standingAt(slot.position, slot.division);
			case "best-of":
				return best(match, side);
		}
	}

	/**
	 * No winner comes from a match that both sides lost, and no loser from a bye. The loser of a match that both lost is undecided.
	 */
	function comingFrom(id: MatchId, kind: "winner" | "loser"): FilledSide {
		const decided = outcomeOf(id);
		if (!decided) return OPEN;
		if (decided.winner === "none") return kind === "winner" || decided.by === "bye" ? BYE : OPEN;
		const side = kind === "winner" ? decided.winner : opposite(decided.winner);
		return sides.get(id)![side];
	}

	function outcomeOf(id: MatchId): Outcome | null {
		const match = matches.get(id);
		const standing = sides.get(id);
		if (!match || !standing) return null;
		return playedOutcome(match, standing, { rules: stageOf.get(match.division)?.rules, facts: plan.facts });
	}

	function standingAt(position: number, division: DivisionId): FilledSide {
		const team = soleTeamAt(position, tableOf(division));
		return team === null ? OPEN : { team, bye: false };
	}

	function tableOf(id: DivisionId): Standings | null {
		const known = tables.get(id);
		const stage = stageOf.get(id);
		if (known || stage?.type !== "group") return known ?? null;
		// A match between two groups is in both.
		const carried = [
			...new Map(
				(stageBefore(plan, stage)?.divisions ?? []).flatMap((one) => standingMatches(one.id)).map((one) => [one.match.id, one]),
			).values(),
		];
		const standing = [...standingMatches(id), ...carried];
		const before = earlier?.standings.get(id);
		if (before && isMadeOf(before, standing)) {
			tables.set(id, before);
			return before;
		}
		const table = tableOfGroup(plan, stage, divisions.get(id)!, standing);
		tables.set(id, table);
		return table;
	}

	function standingMatches(id: DivisionId): StandingMatch[] {
		return (matchesOf.get(id) ?? []).map((match) => ({ match, ...sides.get(match.id)! }));
	}

	/** A group's matches with the teams that its slots are filled with. */
	function groupMatches(id: DivisionId): GroupMatch[] {
		return standingMatches(id).map(matchOf);
	}

	/** A stage's seats without a rank are filled all together or not at all. */
	function best(match: GroupMatch, side: SideName): FilledSide {
		pools ??= bestPools(plan);
		const pool = poolOfSeat(pools, { match: match.id, side });
		const seat = pool?.seats.find((one) => one.match === match.id && one.side === side);
		const team = pool && seat ? teamAtSeat(seat, pool, play) : null;
		return team === null ? OPEN : { team, bye: false };
	}
}

function stated({ team, slot }: Side): FilledSide {
	if (team !== null) return { team, bye: false };
	return slot?.kind === "bye" ? BYE : OPEN;
}

function isMadeOf(table: Standings, standing: readonly StandingMatch[]): boolean {
	const before = madeOf.get(table);
	return (
		before?.length === standing.length &&
		before.every(({ match, home, away }, at) => {
			const now = standing[at]!;
			return now.match === match && isSameSide(now.home, home) && isSameSide(now.away, away);
		})
	);
}

export function isSameSide(a: FilledSide, b: FilledSide): boolean {
	return a.team === b.team && a.bye === b.bye;
}

function matchOf({ match, home, away }: StandingMatch): GroupMatch {
	return { ...match, home: sideOf(home, match.home), away: sideOf(away, match.away) };
}

function sideOf({ team, bye }: FilledSide, { slot }: Side): Side {
	return { team, slot: bye ? { kind: "bye" } : slot };
}

function opposite(side: SideName): SideName {
	return side === "home" ? "away" : "home";
}
