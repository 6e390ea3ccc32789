import { graphql } from "../graphql/graphql.ts";
import { notFound, type PageRequest } from "./page-request.ts";

const TeamElsewhereDocument = graphql(`
	query TeamElsewhere($cup: Int!, $lang: String, $team: ID!) {
		cups(cup: $cup, lang: $lang) {
			editions { tournaments { team(id: $team) { name club { id } category { name shortName } } } }
		}
	}
`);

const ClubOfYearDocument = graphql(`
	query ClubOfYear($cup: Int!, $tournament: String!, $club: ID!) {
		tournament(cup: $cup, tournament: $tournament) {
			club(id: $club) { name teams { id name category { name shortName } } }
		}
	}
`);

/**
 * The error that a team does not exist in that year. If another year has it, its club's team of the same name and category in this year is
 * added, otherwise all of the club's teams in this year.
 */
export async function noSuchTeam({ ask, cup, tournament, language, params, year }: PageRequest): Promise<Error> {
	const { cups } = await ask(TeamElsewhereDocument, { cup, lang: language, team: params.team ?? "" });
	const known = cups?.editions.flatMap(({ tournaments }) => tournaments.map(({ team }) => team)).find(Boolean);
	if (!known) return notFound({ missing: "thing", year });
	const club = (await ask(ClubOfYearDocument, { cup, tournament, club: known.club.id })).tournament?.club;
	const teams = (club?.teams ?? []).map((team) => ({
		team,
		namesake: { path: `teams/${team.id}`, name: `${team.name}, ${team.category.name}` },
	}));
	const same = teams.find(
		({ team: { name, category } }) => name === known.name && category.shortName === known.category.shortName,
	);
	if (same !== undefined) return notFound({ missing: "thing", year, namesake: same.namesake });
	if (!club || teams.length === 0) return notFound({ missing: "thing", year });
	return notFound({ missing: "thing", year, sameClub: { name: club.name, teams: teams.map(({ namesake }) => namesake) } });
}
