import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import { matchRowFields } from "../../client/queries/match-row.graphql.ts";
import { streamPlayerFields } from "../../client/queries/stream-player.graphql.ts";
import { streamRowFields } from "../../client/queries/stream-row.graphql.ts";

export const StreamDocument = graphql(
	`
	query Stream($cup: Int!, $tournament: String!, $stream: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			today
			stream(id: $stream) {
				...StreamRowFields
				...StreamPlayerFields
				match {
					moreOnField { ...MatchRowFields }
				}
			}
			live: streams(state: [LIVE], first: 8) { nodes { ...StreamRowFields } }
			replays: streams(state: [REPLAY], first: 6) { nodes { ...StreamRowFields } }
		}
	}
`,
	[streamRowFields, streamPlayerFields, matchRowFields],
);

type Answer = NonNullable<ResultOf<typeof StreamDocument>["tournament"]>;
export type StreamPageData = Answer & { readonly stream: NonNullable<Answer["stream"]> };
