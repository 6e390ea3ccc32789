import { type FragmentOf, graphql } from "../graphql/graphql.ts";

/** A team's final place, with what gave it. */
export const placingFields = graphql(`
	fragment PlacingFields on Placing {
		position
		shared
		among
		withdrawn
		division { id title }
		round
		won
		groupPosition
	}
`);

export const placedTeamFields = graphql(
	`
	fragment PlacedTeamFields on Placing {
		...PlacingFields
		team { id name nation { code name } }
	}
`,
	[placingFields],
);

export type PlacingData = FragmentOf<typeof placingFields>;
export type PlacedTeam = FragmentOf<typeof placedTeamFields>;
