import { type FragmentOf, graphql } from "../graphql/graphql.ts";

export const sideFields = graphql(`
	fragment SideFields on Side {
		team { id name nation { code name } }
		mayBe { name }
		slot { kind match { id } }
	}
`);

/** What a match card shows. */
export const matchCardFields = graphql(
	`
	fragment MatchCardFields on Match {
		id
		zonedStartTime
		expectedStart
		locationName
		movedFromStart
		movedFromFieldName
		categoryShortName
		divisionName
		round
		roundName
		position
		state
		part
		isWalkover
		underProtest
		isPlayedWithoutScore
		homeTeamName
		homeScore
		awayTeamName
		awayScore
		leadingSide
		period
		minute
		periodStart
		periodMinute
		fullTime
		shootOutHome
		shootOutAway
		decidedBy
		home { ...SideFields }
		away { ...SideFields }
	}
`,
	[sideFields],
);

export type SideData = FragmentOf<typeof sideFields>;
export type MatchCardData = FragmentOf<typeof matchCardFields>;
