import type { MatchRowData } from "../../client/queries/match-row.graphql.ts";
import type { ShownState } from "../match/shown-state.ts";

export type Round = {
	readonly round: string;
	/** Its first and last day, "2026-07-16"; null where no time is published. */
	readonly days: readonly [string, string] | null;
	readonly matches: readonly MatchRowData[];
};

const OVER = 2;
const AHEAD: Readonly<Record<ShownState, number>> = {
	LIVE: 0,
	DUE: 0,
	BYE: 1,
	UNREPORTED: OVER,
	UPCOMING: 1,
	POSTPONED: 1,
	CANCELLED: OVER,
	FINISHED: OVER,
};

const naturally = new Intl.Collator("en", { numeric: true });

/**
 * A group's matches by round: live first, then coming rounds, then past ones, the latest first.
 * @param stateOf the present state of a match
 */
export function roundsOf(matches: readonly MatchRowData[], stateOf: (match: MatchRowData) => ShownState): Round[] {
	const rounds = new Map<string, MatchRowData[]>();
	for (const match of matches) rounds.set(match.round, [...(rounds.get(match.round) ?? []), match]);
	return [...rounds]
		.toSorted(([a, ofA], [b, ofB]) => {
			const [stateA, stateB] = [roundState(ofA), roundState(ofB)];
			return stateA - stateB || naturally.compare(a, b) * (stateA === OVER ? -1 : 1);
		})
		.map(([round, own]) => ({ round, days: daysOf(own), matches: own.toSorted(inReadingOrder) }));

	/** A round is over when none of its matches is live or still to be played. */
	function roundState(own: readonly MatchRowData[]): number {
		return Math.min(...own.map((match) => AHEAD[stateOf(match)]));
	}

	/** Live matches before overdue ones. */
	function inReadingOrder(a: MatchRowData, b: MatchRowData): number {
		const [aheadA, aheadB] = [AHEAD[stateOf(a)], AHEAD[stateOf(b)]];
		if (aheadA !== aheadB) return aheadA - aheadB;
		if (aheadA === 0 && a.state !== b.state) return a.state === "LIVE" ? -1 : 1;
		const byTime = (a.zonedStartTime ?? "").localeCompare(b.zonedStartTime ?? "");
		return aheadA === OVER ? -byTime : byTime;
	}
}

function daysOf(matches: readonly MatchRowData[]): [string, string] | null {
	const days = matches.flatMap(({ zonedStartTime }) => zonedStartTime?.slice(0, 10) ?? []).sort();
	const [first] = days;
	const last = days.at(-1);
	return first === undefined || last === undefined ? null : [first, last];
}
