import type { StageId, TeamId } from "../ids.ts";
import type { Advancement } from "../rules.ts";
import type { Standings, StandingsRow } from "./standings.ts";

/** Positions `from` to `to` of a group go on to `stage`. */
export type AdvancementSpan = { readonly from: number; readonly to: number; readonly stage: StageId };

/**
 * The stage that a position of a group of this many teams leads to: a span for this size goes before one for all. Where only some ranks on the
 * position lead elsewhere (`isRanked`), it is the stage of those left over.
 */
export function destination(position: number, advance: readonly Advancement[], groupSize: number): StageId | null {
	const spans = advance.filter(({ positions: [from, to], best }) => !best && from <= position && position <= to);
	const span = spans.find((span) => span.groupSize === groupSize) ?? spans.find((span) => span.groupSize === undefined);
	return span?.to ?? null;
}

/** Whether it depends on other groups where the position leads: its best go elsewhere than those left over. */
export function isRanked(position: number, advance: readonly Advancement[]): boolean {
	return advance.some(({ positions: [from, to], best }) => best && from <= position && position <= to);
}

/** The spans of a group of this many teams, best first, never overlapping and none beyond the last position or on a ranked one. */
export function advancementSpans(advance: readonly Advancement[], groupSize: number): AdvancementSpan[] {
	const spans: AdvancementSpan[] = [];
	for (let position = 1; position <= groupSize; position++) {
		const stage = destination(position, advance, groupSize);
		if (stage === null || isRanked(position, advance)) continue;
		const last = spans.at(-1);
		if (last?.stage === stage && last.to === position - 1) spans[spans.length - 1] = { ...last, to: position };
		else spans.push({ from: position, to: position, stage });
	}
	return spans;
}

/** Ranks `from` to `to` among the teams on a position of `of` groups go on to `stage`. */
export type RankedSpan = {
	readonly position: number;
	readonly ranks: { readonly from: number; readonly to: number; readonly of: number };
	readonly stage: StageId;
};

/** Where the ranks on a position lead, the best first: those that a line names, and those left over. @param groups of the stage */
export function rankedSpans(advance: readonly Advancement[], groupSize: number, groups: number): RankedSpan[] {
	const spans: RankedSpan[] = [];
	for (let position = 1; position <= groupSize; position++) {
		if (!isRanked(position, advance)) continue;
		const leftOver = destination(position, advance, groupSize);
		for (let rank = 1; rank <= groups; rank++) {
			const line = advance.find(
				({ positions: [from, to], best }) => best && from <= position && position <= to && best[0] <= rank && rank <= best[1],
			);
			const stage = line?.to ?? leftOver;
			if (stage === null) continue;
			const last = spans.at(-1);
			if (last?.stage === stage && last.position === position && last.ranks.to === rank - 1)
				spans[spans.length - 1] = { ...last, ranks: { ...last.ranks, to: rank } };
			else spans.push({ position, ranks: { from: rank, to: rank, of: groups }, stage });
		}
	}
	return spans;
}

/**
 * The stage each team is sure to go on to, once the group is complete. Teams that share a position go on where all the
 * positions they share lead to one stage; which of its slots they fill stays open. A withdrawn team with nothing played goes nowhere.
 */
export function stageByTeam({ rows, complete }: Standings, advance: readonly Advancement[]): ReadonlyMap<TeamId, StageId> {
	const sure = new Map<TeamId, StageId>();
	if (!complete) return sure;
	for (const row of rows) {
		const { team, position } = row;
		const last = position + rows.filter((row) => row.position === position).length - 1;
		const stage = destination(position, advance, rows.length);
		if (stage !== null && !isRanked(position, advance) && advances(row) && leadAlike(position, last, advance, rows.length))
			sure.set(team, stage);
	}
	return sure;
}

/** Whether it makes no difference to what follows which of these positions a team has. */
export function leadAlike(first: number, last: number, advance: readonly Advancement[], groupSize: number): boolean {
	const stage = destination(first, advance, groupSize);
	for (let position = first + 1; position <= last; position++) {
		if (destination(position, advance, groupSize) !== stage) return false;
		if (isRanked(position, advance) || isRanked(first, advance)) return false;
	}
	return true;
}

/** A team that withdrew with nothing that counts holds a position, but takes no place further on. */
export function advances({ withdrawn, played }: StandingsRow): boolean {
	return !withdrawn || played > 0;
}
