import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchRowFields } from "../../client/queries/match-row.graphql.ts";

const startFields = graphql(`
	fragment StartFields on Match { zonedStartTime expectedStart part }
`);

/** A match with the shirts that its teams are known by. */
const fieldMatchFields = graphql(
	`
	fragment FieldMatchFields on Match {
		...MatchRowFields
		home { team { shirts { home } } }
		away { team { shirts { home } } }
	}
`,
	[matchRowFields],
);

export const FieldDocument = graphql(
	`
	query Field($cup: Int!, $tournament: String!, $field: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			today
			startsAt
			endsAt
			status { schedulePublished }
			field(id: $field) {
				id
				name
				surface
				surfaceName
				size
				closed { from until }
				matches { ...FieldMatchFields }
				movedAway { ...MatchRowFields }
				delay
				arena {
					id
					name
					address
					latitude
					longitude
					fields { id name leftToday now { zonedStartTime period minute periodStart periodMinute fullTime } due { ...StartFields } next { ...StartFields } }
				}
			}
		}
	}
`,
	[matchRowFields, fieldMatchFields, startFields],
);

export type FieldData = NonNullable<NonNullable<ResultOf<typeof FieldDocument>["tournament"]>["field"]>;
export type FieldMatch = FieldData["matches"][number];
export type MovedMatch = FieldData["movedAway"][number];
