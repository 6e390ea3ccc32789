import { matchRowFields } from "../match/match-row.graphql.ts";
import { graphql, type ResultOf } from "../results/graphql.ts";
import { scenarioFields } from "../scenario/scenario.graphql.ts";
import { tableFields } from "./table.graphql.ts";

export const DivisionDocument = graphql(
	`
	query Division($cup: Int!, $tournament: String!, $division: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			division(id: $division) {
				id
				title
				stage { type divisions { id title } }
				category { id name }
				previous { id title }
				next { id title }
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
