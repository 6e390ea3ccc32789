import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { bracketFields } from "./bracket.graphql.ts";

export const PlayoffDocument = graphql(
	`
	query Playoff($cup: Int!, $tournament: String!, $division: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			now
			division(id: $division) {
				id
				title
				category { id name stages { type divisions { id title } } }
				bracket { ...BracketFields }
			}
		}
	}
`,
	[bracketFields],
);

type Division = NonNullable<NonNullable<ResultOf<typeof PlayoffDocument>["tournament"]>["division"]>;
/** Its bracket is a separate query. */
export type PlayoffData = Omit<Division, "bracket">;
