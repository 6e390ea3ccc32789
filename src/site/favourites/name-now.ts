import type { TeamId } from "../../cup/ids.ts";
import type { Followed } from "../my-week/followed.graphql.ts";

/** A favourite is saved with the name that it had when it was chosen. @returns the name of today; undefined until it is known */
export function nameNow(followed: Followed | null, team: TeamId): string | undefined {
	return followed?.teamsOf.find(({ id }) => id === team)?.name;
}
