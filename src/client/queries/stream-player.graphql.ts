import { type FragmentOf, graphql } from "../graphql/graphql.ts";

/** A player's data, on the stream's page and on its match's. */
export const streamPlayerFields = graphql(`
	fragment StreamPlayerFields on Stream {
		id
		title
		state
		access
		provider
		poster
		zonedStartTime
		locationName
	}
`);

export type StreamPlayerData = FragmentOf<typeof streamPlayerFields>;
