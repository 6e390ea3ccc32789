import { useAccount } from "../../client/account/use-account.ts";
import { codeOf } from "../../cup/enum-name.ts";
import type { TeamId } from "../../cup/ids.ts";
import type { BracketMatchData } from "./bracket.graphql.ts";
import { type TeamPath, teamPath } from "./team-path.ts";

type Team = NonNullable<BracketMatchData["home"]["team"]>;
export type FollowedPath = { readonly team: Team; readonly path: TeamPath };

/** The value of `?team=` that shows no path. */
export const NO_PATH = "none";
/** The reader's own teams that the page has a sentence of. */
const OWN_SHOWN = 3;

/**
 * The paths that a bracket shows.
 * @param asked the team in the address; NO_PATH: none
 * @returns `chosen`: the highlighted path, of the team in the address, otherwise of the reader's own team that has come furthest; `own`:
 * the reader's teams, those still in before those that are out
 */
export function followedPaths(
	matches: readonly BracketMatchData[],
	asked: string | null,
	favourites: ReadonlySet<TeamId>,
): { readonly chosen: FollowedPath | null; readonly own: readonly FollowedPath[] } {
	const teams = new Map<string, Team>();
	for (const { home, away } of matches) for (const { team } of [home, away]) if (team !== null) teams.set(team.id, team);
	const pathOf = (team: Team): FollowedPath => ({ team, path: teamPath(team.id, matches) });
	const own = [...teams.values()]
		.filter(({ id }) => favourites.has(id))
		.map(pathOf)
		.filter(({ path }) => path.last !== null)
		.toSorted((one, other) => rank(one, matches) - rank(other, matches))
		.slice(0, OWN_SHOWN);
	if (asked === NO_PATH) return { chosen: null, own: [] };
	const named = teams.get(asked ?? "");
	const chosen = named === undefined ? (own[0] ?? null) : (own.find(({ team }) => team.id === named.id) ?? pathOf(named));
	return { chosen, own };
}

/** Teams playing now come first, then the others that are in, then those that are out, the furthest first. */
function rank({ path: { last, won } }: FollowedPath, matches: readonly BracketMatchData[]): number {
	if (last?.state === "LIVE") return -1;
	const left = matches.length - matches.findIndex(({ id }) => id === last?.id);
	return won === false ? matches.length + left : left;
}

export function useFollowedPaths(matches: readonly BracketMatchData[], asked: string | null) {
	const favourites = useAccount(({ chosen }) => chosen.teams);
	return followedPaths(matches, asked, favourites);
}

/** The round that a team plays in now or next, as written in addresses; null if it is out. */
export function roundOf(path: TeamPath | undefined): string | null {
	if (!path?.last || path.won === false) return null;
	const round = path.won === true ? (path.last.winnerGoesTo?.round ?? path.last.round) : path.last.round;
	return codeOf(round);
}
