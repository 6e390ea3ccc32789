import type { StageId, TeamId } from "../ids.ts";
import type { Advancement } from "../rules.ts";
import type { Standings, StandingsRow } from "./standings.ts";

/** Positions `from` to `to` of a group advance to `stage`. */
export type AdvancementSpan = { readonly from: number; readonly to: number; readonly stage: StageId };

/**
 * The stage that a position advances to in a group of this size: an entry for the size has priority over one for all. If only
 * some ranks in the position advance elsewhere (`isRanked`), it is the stage of the others.
 */
export function destination(position: number, advance: readonly Advancement[], groupSize: number): StageId | null {
	const spans = advance.filter(({ positions: [from, to], best }) => !best && from <= position && position <= to);
	const span = spans.find((span) => span.groupSize === groupSize) ?? spans.find((span) => span.groupSize === undefined);
	return span?.to ?? null;
}

/** Whether a position's stage depends on other groups: the best of the position advance elsewhere than the others. */
export function isRanked(position: number, advance: readonly Advancement[]): boolean {
	return advance.some(({ positions: [from, to], best }) => best && from <= position && position <= to);
}

/** The spans of a group of this size, best first, without overlaps, ranked positions and positions beyond the last. */
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

/** Ranks `from` to `to` among the teams in a position of `of` groups advance to `stage`. */
export type RankedSpan = {
	readonly position: number;
	readonly ranks: { readonly from: number; readonly to: number; readonly of: number };
	readonly stage: StageId;
};

/**
 * The stages of the ranks in a position, the best first: named ranks, and the others.
 * @param groups the number of groups in the stage
 */
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
 * The stage that each team certainly advances to, once the group is complete. Teams that share a position advance if all shared
 * positions lead to one stage; which of its slots they fill stays open. A withdrawn team without a match does not advance.
 */
export function stageByTeam({ rows, complete }: Standings, advance: readonly Advancement[]): ReadonlyMap<TeamId, StageId> {
	const sure = new Map<TeamId, StageId>();
	if (!complete) return sure;
	for (const row of rows) {
		const { team, position } = row;
		const last = position + rows.filter((row) => row.position === position).length - 1;
		const stage = destination(position, advance, rows.length);
		if (
			stage !== null &&
			!isRanked(position, advance) &&
			advances(row) &&
			haveSameDestination(position, last, advance, rows.length)
		)
			sure.set(team, stage);
	}
	return sure;
}

/** Whether all these positions have the same consequence. */
export function haveSameDestination(first: number, last: number, advance: readonly Advancement[], groupSize: number): boolean {
	const stage = destination(first, advance, groupSize);
	for (let position = first + 1; position <= last; position++) {
		if (destination(position, advance, groupSize) !== stage) return false;
		if (isRanked(position, advance) || isRanked(first, advance)) return false;
	}
	return true;
}

/** A team that withdrew without a counted match has a position, but does not advance. */
export function advances({ withdrawn, played }: StandingsRow): boolean {
	return !withdrawn || played > 0;
}
