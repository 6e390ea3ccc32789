import { graphql, type ResultOf } from "../results/graphql.ts";
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

export type PlayoffData = NonNullable<NonNullable<ResultOf<typeof PlayoffDocument>["tournament"]>["division"]>;
