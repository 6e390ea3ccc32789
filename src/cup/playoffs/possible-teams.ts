import type { DivisionId, MatchId, TeamId } from "../ids.ts";
import { divisionOfSide, isWithin } from "../match/divisions-of.ts";
import { SIDE_NAMES, type SideName } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import { advances } from "../tables/advancement.ts";
import { pointsOfOne } from "../tables/match-points.ts";
import type { StandingsRow } from "../tables/standings.ts";
import type { CategoryPlan, FilledSlots } from "./fill-slots.ts";

/** The teams that may still fill each open side; none if a team or a bye is certain. */
export type PossibleTeams = ReadonlyMap<MatchId, Readonly<Record<SideName, readonly TeamId[]>>>;

const OVER: ReadonlySet<string> = new Set(["finished", "walkover", "cancelled"]);

/**
 * The teams that may still fill the open sides of a category's matches. Over-approximates: a team is listed unless points or a
 * decided match rule it out. Slots in a cycle have no teams.
 */
export function possibleTeams(plan: CategoryPlan, filled: FilledSlots): PossibleTeams {
	const matches = new Map(plan.matches.map((match) => [match.id, match]));
	const rulesOf = new Map(plan.stages.flatMap(({ rules, divisions }) => divisions.map(({ id }) => [id, rules] as const)));
	const left = new Map<string, number>();
	/** What its own matches against other groups are of those, and of those that are over. */
	const between = new Map<string, { left: number; over: number }>();
	for (const match of plan.matches) {
		const isOver = OVER.has(match.status);
		if (isOver && isWithin(match)) continue;
		for (const name of SIDE_NAMES) {
			const { team } = filled.sides.get(match.id)![name];
			if (team === null) continue;
			const key = `${divisionOfSide(match, name)} ${team}`;
			if (!isOver) left.set(key, (left.get(key) ?? 0) + 1);
			if (isWithin(match)) continue;
			const own = between.get(key) ?? { left: 0, over: 0 };
			between.set(key, own);
			own[isOver ? "over" : "left"] += 1;
		}
	}
	const found = new Map<string, readonly TeamId[]>();
	return new Map(plan.matches.map(({ id }) => [id, { home: open(id, "home"), away: open(id, "away") }]));

	function open(match: MatchId, side: SideName): readonly TeamId[] {
		const key = `${match} ${side}`;
		const known = found.get(key);
		if (known) return known;
		// Prevents endless recursion in a cycle of slots.
		found.set(key, []);
		const standing = filled.sides.get(match);
		const slot = matches.get(match)?.[side].slot ?? null;
		const teams = !standing || standing[side].team !== null || standing[side].bye || !slot ? [] : [...new Set(through(slot))];
		found.set(key, teams);
		return teams;
	}

	function through(slot: Slot): readonly TeamId[] {
		switch (slot.kind) {
			case "bye":
				return [];
			case "winner":
			case "loser":
				return sidesFrom(slot).flatMap((side) => filled.sides.get(slot.match)?.[side].team ?? open(slot.match, side));
			case "position":
				return mayHold(slot.division, slot.position);
			case "best-of":
				return slot.divisions.flatMap((division) => mayHold(division, slot.position));
		}
	}

	/** Both while it is undecided; a match may be decided before its teams are known. */
	function sidesFrom({ kind, match }: Extract<Slot, { kind: "winner" | "loser" }>): readonly SideName[] {
		const decided = filled.outcomes.get(match);
		return decided
			? SIDE_NAMES.filter((side) => decided.winner !== "none" && (decided.winner === side) === (kind === "winner"))
			: SIDE_NAMES;
	}

	function mayHold(division: DivisionId, position: number): TeamId[] {
		const table = filled.standings.get(division);
		if (!table) return [];
		const rows = table.rows.filter((row) => advances(row));
		if (table.complete) {
			const alike = (row: StandingsRow) => table.rows.filter((one) => one.position === row.position).length;
			return rows.filter((row) => row.position <= position && position < row.position + alike(row)).map(({ team }) => team);
		}
		// A live match or a protest may still change these points.
		if (table.liveMatches > 0 || table.underProtest) return rows.map(({ team }) => team);
		const rules = rulesOf.get(division);
		const { allMeet = true } = rules ?? {};
		const win = rules ? pointsOfOne(rules).most : 0;
		const most = ({ team, points, played }: StandingsRow) => {
			const key = `${division} ${team}`;
			const others = between.get(key) ?? { left: 0, over: 0 };
			const unmet = allMeet ? table.rows.length - 1 - (played - others.over) : 0;
			return points + (others.left + Math.max((left.get(key) ?? 0) - others.left, unmet)) * win;
		};
		return rows
			.filter((row) => {
				const above = table.rows.filter((other) => other.points > most(row)).length;
				const below = table.rows.filter((other) => most(other) < row.points).length;
				return above < position && below <= table.rows.length - position;
			})
			.map(({ team }) => team);
	}
}
