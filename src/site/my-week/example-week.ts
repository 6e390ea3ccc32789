import { graphql, type ResultOf } from "../../client/graphql/graphql.ts";
import type { PageRequest } from "../../client/pages/page-request.ts";
import { type Followed, FollowedDocument } from "../../client/queries/followed.graphql.ts";
import type { TeamId } from "../../cup/ids.ts";

const ExampleTeamsDocument = graphql(`
	query ExampleTeams($cup: Int!, $tournament: String!) {
		tournament(cup: $cup, tournament: $tournament) {
			selectedGames { state home { team { id name nation { code name } category { name } } } }
		}
	}
`);

type Games = NonNullable<ResultOf<typeof ExampleTeamsDocument>["tournament"]>["selectedGames"];

/** A team of the cup, and the week of its followers. */
export type Example = {
	readonly team: NonNullable<Games[number]["home"]["team"]>;
	readonly followed: Followed;
};

/** @returns null where no game is selected, or the schedule is not published */
export async function exampleWeek({ ask, cup, tournament }: PageRequest): Promise<Example | null> {
	const games = (await ask(ExampleTeamsDocument, { cup, tournament })).tournament?.selectedGames ?? [];
	const team = (games.find(({ state, home }) => state === "LIVE" && home.team !== null) ?? games[0])?.home.team;
	if (!team) return null;
	const fields: never[] = [];
	const { tournament: followed } = await ask(FollowedDocument, { cup, tournament, teams: [team.id as TeamId], fields });
	return followed?.status.schedulePublished ? { team, followed } : null;
}
