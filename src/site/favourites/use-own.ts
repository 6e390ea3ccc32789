import { useAccount } from "../../client/account/use-account.ts";
import { resultFor } from "../../client/match/result-for.ts";
import type { TeamId } from "../../cup/ids.ts";
import { useText } from "../../text/use-text.ts";

type OfTwo = Parameters<typeof resultFor>[1];

/** Whether a team is the reader's own: the only use of the beam colour (DESIGN §1). Null: no team yet. */
export function useIsOwn(team: TeamId | null): boolean {
	return useAccount(({ chosen }) => team !== null && chosen.teams.has(team));
}

/** @returns the names of the reader's own teams among these, "IF Fyrsken, Osaka Minato SC"; "" for none */
export function useOwnAmong(teams: readonly { readonly id: TeamId; readonly name: string }[]): string {
	return useAccount(({ chosen }) =>
		chosen.teams.size === 0
			? ""
			: teams
					.filter(({ id }) => chosen.teams.has(id))
					.map(({ name }) => name)
					.join(", "),
	);
}

/**
 * A match that the reader's own team plays. `heard` completes its name for readers, a sentence after others: " My team: IF Fyrsken.", of one
 * that is over " My team: IF Fyrsken (lost)."; "" where it is none.
 */
export function useOwnMatch(match: OfTwo): { isOwn: boolean; heard: string } {
	const { account: text, match: words } = useText();
	const { home, away, homeTeamName, awayTeamName } = match;
	const named = (team: { readonly id: TeamId } | null, name: string) => {
		if (team === null) return [];
		const { outcome } = resultFor(team.id, match);
		return [{ id: team.id, name: outcome === null ? name : `${name} (${words.table.outcomes[outcome].word})` }];
	};
	const own = useOwnAmong([...named(home.team, homeTeamName), ...named(away.team, awayTeamName)]);
	return { isOwn: own !== "", heard: own === "" ? "" : ` ${text.myTeams(own)}.` };
}
