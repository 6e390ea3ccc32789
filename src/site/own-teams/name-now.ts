import type { Followed } from "../../client/queries/followed.graphql.ts";
import type { TeamId } from "../../cup/ids.ts";

/** A favourite is saved with the name at the time of choosing. @returns its present name; undefined until loaded */
export function nameNow(followed: Partial<Pick<Followed, "teamsOf">> | null, team: TeamId): string | undefined {
	// Data saved by an earlier build may have no teams.
	return followed?.teamsOf?.find(({ id }) => id === team)?.name;
}
