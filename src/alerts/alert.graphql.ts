import { graphql } from "../client/graphql/graphql.ts";
import { sideFields } from "../client/queries/match-card.graphql.ts";

/** The match data for an alert's text. */
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
				roundName
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

/** The team data for an alert's text, with its next matches. */
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
