import { matchRowFields } from "../match/match-row.graphql.ts";
import { graphql, type ResultOf } from "../results/graphql.ts";

const startFields = graphql(`
	fragment StartFields on Match { zonedStartTime expectedStart part }
`);

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
				matches { ...MatchRowFields }
				movedAway { ...MatchRowFields }
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
	[matchRowFields, startFields],
);

export type FieldData = NonNullable<NonNullable<ResultOf<typeof FieldDocument>["tournament"]>["field"]>;
export type FieldMatch = FieldData["matches"][number];
