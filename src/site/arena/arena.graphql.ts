import { type FragmentOf, graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchRowFields } from "../../client/queries/match-row.graphql.ts";

/** A field with its present and next match. */
const fieldRowFields = graphql(
	`
	fragment FieldRowFields on Field {
		id
		name
		surface
		surfaceName
		size
		leftToday
		now { ...MatchRowFields }
		due { ...MatchRowFields }
		next { ...MatchRowFields }
	}
`,
	[matchRowFields],
);

export const ArenaDocument = graphql(
	`
	query Arena($cup: Int!, $tournament: String!, $arena: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			today
			status { schedulePublished }
			streams(arena: $arena) { totalCount }
			arena(id: $arena) {
				id
				name
				address
				latitude
				longitude
				text
				opens
				closes
				otherHours { day opens closes }
				fields { ...FieldRowFields }
			}
		}
	}
`,
	[fieldRowFields],
);

export type ArenaData = NonNullable<NonNullable<ResultOf<typeof ArenaDocument>["tournament"]>["arena"]>;
export type FieldRowData = FragmentOf<typeof fieldRowFields>;
