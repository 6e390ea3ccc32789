import type { MatchRowData } from "../match/match-row.graphql.ts";

export type Round = {
	readonly round: string;
	/** Its first and last day, "2026-07-16"; null where no time is published. */
	readonly days: readonly [string, string] | null;
	readonly matches: readonly MatchRowData[];
};

const OVER = 2;
const AHEAD: Readonly<Record<MatchRowData["state"], number>> = {
	LIVE: 0,
	UPCOMING: 1,
	POSTPONED: 1,
	CANCELLED: OVER,
	FINISHED: OVER,
};

const naturally = new Intl.Collator("en", { numeric: true });

/** A group's matches by round: what is live first, then the rounds to come, then those that are over, the latest first. */
export function roundsOf(matches: readonly MatchRowData[]): Round[] {
	const rounds = new Map<string, MatchRowData[]>();
	for (const match of matches) rounds.set(match.round, [...(rounds.get(match.round) ?? []), match]);
	return [...rounds]
		.toSorted(([a, ofA], [b, ofB]) => {
			const [stateA, stateB] = [roundState(ofA), roundState(ofB)];
			return stateA - stateB || naturally.compare(a, b) * (stateA === OVER ? -1 : 1);
		})
		.map(([round, own]) => ({ round, days: daysOf(own), matches: own.toSorted(inReadingOrder) }));
}

/** A round is over when nothing in it is live or to come. */
function roundState(matches: readonly MatchRowData[]): number {
	return Math.min(...matches.map(({ state }) => AHEAD[state]));
}

function inReadingOrder(a: MatchRowData, b: MatchRowData): number {
	const byState = AHEAD[a.state] - AHEAD[b.state];
	if (byState !== 0) return byState;
	const byTime = (a.zonedStartTime ?? "").localeCompare(b.zonedStartTime ?? "");
	return AHEAD[a.state] === OVER ? -byTime : byTime;
}

function daysOf(matches: readonly MatchRowData[]): [string, string] | null {
	const days = matches.flatMap(({ zonedStartTime }) => zonedStartTime?.slice(0, 10) ?? []).sort();
	const [first] = days;
	const last = days.at(-1);
	return first === undefined || last === undefined ? null : [first, last];
}
