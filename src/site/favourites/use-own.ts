import type { TeamId } from "../../cup/ids.ts";
import { useAccount } from "../account/use-account.ts";
import { useText } from "../text/language.ts";

type Side = { readonly team: { readonly id: TeamId } | null };
type OfTwo = { readonly home: Side; readonly away: Side; readonly homeTeamName: string; readonly awayTeamName: string };

/** Whether a team is the reader's own: the beam's one meaning (DESIGN §1). Null: no team stands there yet. */
export function useIsOwn(team: TeamId | null): boolean {
	return useAccount(({ chosen }) => team !== null && chosen.teams.has(team));
}

/** @returns the names of those teams that are the reader's own, "IF Fyrsken, Osaka Minato SC"; "" where none is */
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

/** A match that the reader's own team plays. `heard` completes its name for readers, a sentence after others: " My team: IF Fyrsken."; "" where it is none. */
export function useOwnMatch({ home, away, homeTeamName, awayTeamName }: OfTwo): { isOwn: boolean; heard: string } {
	const { account: text } = useText();
	const own = useOwnAmong([
		...(home.team === null ? [] : [{ id: home.team.id, name: homeTeamName }]),
		...(away.team === null ? [] : [{ id: away.team.id, name: awayTeamName }]),
	]);
	return { isOwn: own !== "", heard: own === "" ? "" : ` ${text.myTeams(own)}.` };
}
