import type { TeamId } from "../../cup/ids.ts";
import type { FollowedMatch } from "../my-week/followed.graphql.ts";

type TeamMatch = Pick<FollowedMatch, "state" | "zonedStartTime" | "home" | "away">;

/** The one match of a team that answers "when do we play": the one being played, else the next, else the last. */
export type WhenTheyPlay<Match> =
	| { readonly is: "live" | "next" | "played"; readonly match: Match }
	/** It is to come, or was to: when, nobody knows. */
	| { readonly is: "unsettled"; readonly match: Match };

/**
 * @param matches of any teams, in any order
 * @returns null where the team has no match that is to be told of
 */
export function whenTheyPlay<Match extends TeamMatch>(team: TeamId, matches: readonly Match[]): WhenTheyPlay<Match> | null {
	const own = matches
		.filter(({ home, away }) => home.team?.id === team || away.team?.id === team)
		.toSorted((one, other) => startOf(one) - startOf(other));
	const first = (state: Match["state"], timed: boolean) =>
		own.find((match) => match.state === state && (match.zonedStartTime !== null) === timed);
	const live = own.find(({ state }) => state === "LIVE");
	if (live !== undefined) return { is: "live", match: live };
	const next = first("UPCOMING", true);
	if (next !== undefined) return { is: "next", match: next };
	const unsettled = first("UPCOMING", false) ?? own.find(({ state }) => state === "POSTPONED");
	if (unsettled !== undefined) return { is: "unsettled", match: unsettled };
	const last = own.findLast(({ state }) => state === "FINISHED");
	return last === undefined ? null : { is: "played", match: last };
}

function startOf({ zonedStartTime: start }: TeamMatch): number {
	return start === null ? Number.POSITIVE_INFINITY : Date.parse(start);
}
