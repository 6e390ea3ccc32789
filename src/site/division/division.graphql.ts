import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchRowFields } from "../../client/queries/match-row.graphql.ts";
import { scenarioFields } from "../../client/queries/scenario.graphql.ts";
import { tableFields } from "../../client/queries/table.graphql.ts";

export const DivisionDocument = graphql(
	`
	query Division($cup: Int!, $tournament: String!, $division: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			division(id: $division) {
				id
				title
				stage { type divisions { id titleInStage } }
				category { id name }
				previous { id titleInStage }
				next { id titleInStage }
				teams { id name nation { code name } }
				table { ...TableFields }
				scenario { ...ScenarioFields }
				matches { ...MatchRowFields }
			}
		}
	}
`,
	[tableFields, matchRowFields, scenarioFields],
);

export type DivisionData = NonNullable<NonNullable<ResultOf<typeof DivisionDocument>["tournament"]>["division"]>;
