import { graphql } from "../client/graphql/graphql.ts";
import { sideFields } from "../client/queries/match-card.graphql.ts";

/** What an alert calls a match. */
export const AlertMatchDocument = graphql(
	`
	query AlertMatch($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			match(id: $id) {
				homeTeamName
				awayTeamName
				home { ...SideFields }
				away { ...SideFields }
				categoryShortName
				divisionName
				zonedStartTime
				locationName
				minute
				isWalkover
				leadingSide
				round
			}
		}
	}
`,
	[sideFields],
);

/** What an alert calls a team, and what comes for it. */
export const AlertTeamDocument = graphql(`
	query AlertTeam($cup: Int!, $tournament: String!, $id: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			team(id: $id) {
				name
				category { shortName }
				division { title }
				fate { stage { title } division { title } round }
				matches { zonedStartTime locationName state }
			}
		}
	}
`);
