import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { streamRowFields } from "../../client/queries/stream-row.graphql.ts";

export const StreamsDocument = graphql(
	`
	query Streams($cup: Int!, $tournament: String!, $category: ID, $arena: ID, $first: Int) {
		tournament(cup: $cup, tournament: $tournament) {
			status { schedulePublished }
			streams(category: $category, arena: $arena, first: $first) {
				totalCount
				nodes { ...StreamRowFields }
				categories { id name shortName }
				arenas { id name }
			}
		}
	}
`,
	[streamRowFields],
);

export type StreamsData = NonNullable<ResultOf<typeof StreamsDocument>["tournament"]>;
