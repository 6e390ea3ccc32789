import { graphql, type ResultOf } from "../graphql/graphql.ts";
import { placedTeamFields } from "./placing.graphql.ts";

export const CategoryTeamsDocument = graphql(
	`
	query CategoryTeams($cup: Int!, $tournament: String!, $category: ID!, $byPlace: Boolean!) {
		tournament(cup: $cup, tournament: $tournament) {
			status { teamsPublished }
			category(id: $category) {
				id
				name
				shortName
				teamCount
				teams { id name withdrawn club { name } nation { code name } division { id title } }
				anyPlaced: placings(first: 1) { position }
				placings @include(if: $byPlace) { ...PlacedTeamFields }
			}
		}
	}
`,
	[placedTeamFields],
);

type Tournament = NonNullable<ResultOf<typeof CategoryTeamsDocument>["tournament"]>;
export type CategoryTeamsData = NonNullable<Tournament["category"]>;
export type ListedTeam = CategoryTeamsData["teams"][number];
