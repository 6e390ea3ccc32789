import type { StageId, TeamId } from "../ids.ts";
import { type StandingsInput, standings } from "../tables/standings.ts";
import { type Reach, reachOf } from "./aim.ts";
import type { Answer } from "./answer.ts";
import type { GroupScenario } from "./scenario.ts";

/** The outcome if all live matches ended now. */
export type OutcomeNow = {
	readonly place: number;
	readonly reach: Reach;
	/** The present own margin, and the rival's in the other match; null if it is not live. */
	readonly own: number | null;
	readonly across: number | null;
};

/** Null while no match of the group is live. */
export function outcomeNow(
	team: TeamId,
	stage: StageId,
	input: StandingsInput,
	{ group, aims }: GroupScenario,
	answer: Answer,
): OutcomeNow | null {
	if (!group.open.some(({ live }) => live)) return null;
	const { criteriaWhileRunning: _, ...rules } = input.rules;
	const matches = input.matches.map((match) => (match.status === "live" ? { ...match, status: "finished" as const } : match));
	const { rows } = standings({ ...input, matches, rules });
	const row = rows.find((one) => one.team === team);
	if (!row) return null;
	const last = row.position + rows.filter(({ position }) => position === row.position).length - 1;
	const marginOf = (of: TeamId | undefined, id: string | undefined): number | null => {
		const match = group.open.find((one) => one.id === id);
		if (!match?.live || of === undefined) return null;
		return match.home === of ? match.from.home - match.from.away : match.from.away - match.from.home;
	};
	return {
		place: row.position,
		reach: reachOf(row.position, last, stage, aims),
		own: marginOf(team, answer.match ?? undefined),
		across: marginOf(answer.grid?.rival, answer.others[0]),
	};
}
