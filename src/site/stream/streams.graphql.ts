import { graphql, type ResultOf } from "../results/graphql.ts";
import { streamRowFields } from "./stream-row.graphql.ts";

export const StreamsDocument = graphql(
	`
	query Streams($cup: Int!, $tournament: String!, $category: ID, $arena: ID) {
		tournament(cup: $cup, tournament: $tournament) {
			status { schedulePublished }
			live: streams(state: [LIVE], category: $category, arena: $arena, first: 100) {
				totalCount
				nodes { ...StreamRowFields }
				categories { id name shortName }
				arenas { id name }
			}
			upcoming: streams(state: [UPCOMING], category: $category, arena: $arena, first: 50) {
				totalCount
				nodes { ...StreamRowFields }
			}
			replays: streams(state: [REPLAY], category: $category, arena: $arena, first: 50) {
				totalCount
				nodes { ...StreamRowFields }
			}
		}
	}
`,
	[streamRowFields],
);

export type StreamsData = NonNullable<ResultOf<typeof StreamsDocument>["tournament"]>;
