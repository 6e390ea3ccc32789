import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchRowFields } from "../../client/queries/match-row.graphql.ts";

export const listedMatchFields = graphql(
	`
	fragment ListedMatchFields on Match {
		...MatchRowFields
	}
`,
	[matchRowFields],
);

/** The four parts of the list under one filter, so many rows of each, and what can be filtered by. */
export const LiveCenterDocument = graphql(
	`
	query LiveCenter(
		$cup: Int!
		$tournament: String!
		$day: Day
		$category: ID
		$arena: ID
		$nation: ID
		$live: Int
		$next: Int
		$finished: Int
		$off: Int
	) {
		tournament(cup: $cup, tournament: $tournament) {
			startsAt
			endsAt
			now
			today
			status { schedulePublished }
			days { day }
			categories { id name shortName }
			arenas { id name }
			nations { code name }
			streams { totalCount }
			live: matches(
				part: [ON], order: LIVE_FIRST, first: $live
				day: $day, category: $category, arena: $arena, nation: $nation
			) {
				totalCount
				days { day matches }
				next
				nodes { ...ListedMatchFields }
			}
			next: matches(
				part: [AHEAD], order: SOONEST_FIRST, first: $next
				day: $day, category: $category, arena: $arena, nation: $nation
			) {
				totalCount
				next
				nodes { ...ListedMatchFields }
			}
			finished: matches(
				part: [OVER], order: LATEST_FIRST, first: $finished
				day: $day, category: $category, arena: $arena, nation: $nation
			) {
				totalCount
				next
				nodes { ...ListedMatchFields }
			}
			off: matches(
				part: [OFF], order: SOONEST_FIRST, first: $off
				day: $day, category: $category, arena: $arena, nation: $nation
			) {
				totalCount
				next
				nodes { ...ListedMatchFields }
			}
		}
	}
`,
	[listedMatchFields],
);

/** The rows of one part that follow those already read. */
export const FollowingMatchesDocument = graphql(
	`
	query FollowingMatches(
		$cup: Int!
		$tournament: String!
		$day: Day
		$category: ID
		$arena: ID
		$nation: ID
		$part: [MatchPart!]
		$order: MatchOrder
		$first: Int
		$after: String
	) {
		tournament(cup: $cup, tournament: $tournament) {
			matches(
				part: $part, order: $order, first: $first, after: $after
				day: $day, category: $category, arena: $arena, nation: $nation
			) {
				next
				nodes { ...ListedMatchFields }
			}
		}
	}
`,
	[listedMatchFields],
);

type LiveCenterTournament = NonNullable<ResultOf<typeof LiveCenterDocument>["tournament"]>;
export type ListedMatch = LiveCenterTournament["next"]["nodes"][number];
export type FilterLists = Pick<LiveCenterTournament, "categories" | "arenas" | "nations">;
export type PartMatches = { readonly total: number; readonly matches: readonly ListedMatch[]; readonly more: boolean };
export type LiveCenterHead = Pick<LiveCenterTournament, "now" | "today" | "startsAt" | "endsAt" | "status" | "streams">;
/** A day of the cup with its matches under the filter. */
export type DayMatches = { readonly day: string; readonly matches: number };
