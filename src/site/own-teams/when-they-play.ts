import type { FollowedMatch } from "../../client/queries/followed.graphql.ts";
import type { TeamId } from "../../cup/ids.ts";
import type { ShownState } from "../match/shown-state.ts";

type TeamMatch = Pick<FollowedMatch, "zonedStartTime" | "home" | "away">;

/** The one match of a team that answers "when do we play": the one being played or that should be, else the next, else the last. */
export type WhenTheyPlay<Match> =
	| { readonly is: "live" | "due" | "next" | "played" | "unreported"; readonly match: Match }
	/** Scheduled or postponed, with no known time. */
	| { readonly is: "unsettled"; readonly match: Match };

/**
 * @param matches of any teams, in any order
 * @param stateOf the state that a match shows
 * @returns null if the team has no match to show
 */
export function whenTheyPlay<Match extends TeamMatch>(
	team: TeamId,
	matches: readonly Match[],
	stateOf: (match: Match) => ShownState,
): WhenTheyPlay<Match> | null {
	const own = matchesOf(team, matches);
	const first = (state: ShownState) => own.find((match) => stateOf(match) === state);
	const last = (state: ShownState) => own.findLast((match) => stateOf(match) === state);
	const live = first("LIVE");
	if (live !== undefined) return { is: "live", match: live };
	const due = first("DUE");
	if (due !== undefined) return { is: "due", match: due };
	// Matches without a time come last.
	const next = first("UPCOMING") ?? first("POSTPONED");
	if (next !== undefined) {
		const isSettled = next.zonedStartTime !== null && stateOf(next) === "UPCOMING";
		return { is: isSettled ? "next" : "unsettled", match: next };
	}
	const played = last("FINISHED");
	if (played !== undefined) return { is: "played", match: played };
	const unreported = last("UNREPORTED");
	return unreported === undefined ? null : { is: "unreported", match: unreported };
}

/** @returns the team's last finished match, by start; null for none */
export function lastPlayed<Match extends TeamMatch>(
	team: TeamId,
	matches: readonly Match[],
	stateOf: (match: Match) => ShownState,
): Match | null {
	return matchesOf(team, matches).findLast((match) => stateOf(match) === "FINISHED") ?? null;
}

const RANK = { live: 0, due: 1, next: 2, unsettled: 3, unreported: 4, played: 5 } as const;

/**
 * Playing now first, then the next to play, and last those that have played their last match. Teams of equal rank and time keep their
 * order.
 */
export function soonestFirst<Item, Match extends TeamMatch>(
	items: readonly Item[],
	teamOf: (item: Item) => TeamId,
	matches: readonly Match[],
	stateOf: (match: Match) => ShownState,
): Item[] {
	const ranked = items.map((item) => {
		const now = whenTheyPlay(teamOf(item), matches, stateOf);
		return { item, rank: now === null ? Number.POSITIVE_INFINITY : RANK[now.is], start: now === null ? 0 : startOf(now.match) };
	});
	return ranked
		.toSorted((one, other) => (one.rank === other.rank ? compare(one.start, other.start) : compare(one.rank, other.rank)))
		.map(({ item }) => item);
}

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** In order of time; those without a time are last. */
function matchesOf<Match extends TeamMatch>(team: TeamId, matches: readonly Match[]): Match[] {
	return matches
		.filter(({ home, away }) => home.team?.id === team || away.team?.id === team)
		.toSorted((one, other) => startOf(one) - startOf(other));
}

function startOf({ zonedStartTime: start }: TeamMatch): number {
	return start === null ? Number.POSITIVE_INFINITY : Date.parse(start);
}
