import type { DayField, DayMatch } from "../../office/day/day-data.ts";
import type { Layout } from "../programme/layout.ts";
import type { Draft } from "./proposal.ts";

/** Whether a field is closed at a minute of the day. */
export const isClosedAt = ({ closed }: DayField, minute: number): boolean =>
	closed.some(({ from, until }) => from <= minute && (until === null || minute < until));

/** The coming matches that lose their place by a closing. */
export function losing(matches: readonly DayMatch[], from: number, until: number | null): string[] {
	return matches
		.filter(({ state, minute, length }) => state === "upcoming" && minute + length > from && (until === null || minute < until))
		.map(({ id }) => id);
}

export type MatchesOn = (field: string) => readonly DayMatch[];
/** The matches of each field that is shown. */
export const shownOn =
	({ columnOf }: Layout): MatchesOn =>
	(field) =>
		columnOf.get(field)?.matches ?? [];

/** The defaults of a closing: from a minute on, for the rest of the day, with new places for few matches. */
export function closingOf(
	matchesOn: MatchesOn,
	fields: readonly string[],
	from: number,
	isStop: boolean,
): Extract<Draft, { kind: "close" }> {
	const matches = fields.flatMap((field) => losing(matchesOn(field), from, A_DAY));
	const goal = isStop || matches.length === 0 || matches.length > MOST ? null : "same-arena";
	return { kind: "close", fields, matches, from, until: A_DAY, why: "", goal, isStop };
}

/** Stops all play on the shown fields from a minute on; resumes it if it has stopped already. */
export function stopping(layout: Layout, minute: number): { readonly isStopped: boolean; readonly draft: Draft } {
	const fields = layout.columns.map(({ field }) => field.id);
	const isStopped = layout.columns.every(({ field }) => isClosedAt(field, minute));
	return {
		isStopped,
		draft: isStopped ? { kind: "open", fields, matches: [] } : closingOf(shownOn(layout), fields, minute, true),
	};
}

const A_DAY = 1440;
/** So many are given new places at once. */
const MOST = 60;
