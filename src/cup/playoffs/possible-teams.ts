import type { DivisionId, MatchId, TeamId } from "../ids.ts";
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
	for (const { id, division, status } of plan.matches) {
		if (OVER.has(status)) continue;
		for (const name of SIDE_NAMES) {
			const { team } = filled.sides.get(id)![name];
			if (team !== null) left.set(`${division} ${team}`, (left.get(`${division} ${team}`) ?? 0) + 1);
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
			const unmet = allMeet ? table.rows.length - 1 - played : 0;
			return points + Math.max(left.get(`${division} ${team}`) ?? 0, unmet) * win;
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
