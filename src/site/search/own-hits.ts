import type { FavouriteTeam } from "../../client/account/user.ts";
import type { TeamId } from "../../cup/ids.ts";
import { wordsOf } from "../search-box/marked.ts";
import type { TeamHit } from "../search-box/search.graphql.ts";

/**
 * The found teams, the reader's own first. Own teams that match are added even if the server's first results leave them out.
 * @param favourites of the viewed year
 */
export function ownHitsFirst(teams: readonly TeamHit[], favourites: readonly FavouriteTeam[], query: string): TeamHit[] {
	const own = new Set<TeamId>(favourites.map(({ team_id }) => team_id));
	const isOwn = ({ id }: TeamHit) => own.has(id);
	const found = new Set(teams.map(({ id }) => id));
	const beyond = favourites.filter((team) => !found.has(team.team_id) && isNamed(team, wordsOf(query))).map(asHit);
	return [...teams.filter(isOwn), ...beyond, ...teams.filter((team) => !isOwn(team))];
}

/** Each typed word begins one of its words, and at least one of them a word of its name. */
function isNamed({ teamName, catShort, nation }: FavouriteTeam, typed: readonly string[]): boolean {
	const [name, also] = [wordsOf(teamName), wordsOf(`${catShort} ${nation}`)];
	const begins = (words: readonly string[]) => (word: string) => words.some((one) => one.startsWith(word));
	return typed.some(begins(name)) && typed.every((word) => begins([...name, ...also])(word));
}

function asHit({ team_id: id, teamName: name, nation, nationCode, category, catShort }: FavouriteTeam): TeamHit {
	return {
		...{ id, name, isLive: false, nation: { code: nationCode, name: nation, names: [nation] } },
		category: { id: "", name: category, shortName: catShort },
	};
}
