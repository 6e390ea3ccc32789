import { useEffect } from "react";
import type { Followed } from "../../client/queries/followed.graphql.ts";
import { useFollowed } from "../../client/saving/use-followed.ts";
import type { TeamId } from "../../cup/ids.ts";

/** The teams' matches, or "failed"; null while loading. */
export type Known = Followed["matchesOf"] | "failed" | null;

const NO_FIELDS: readonly never[] = [];

/** Queries the matches of the reader's teams, and refetches them. A component, so that only followers of a team load it. */
export default function OwnFollowed({ teams, onKnown }: { teams: readonly TeamId[]; onKnown: (known: Known) => void }) {
	const { followed, failed } = useFollowed(teams, NO_FIELDS);
	useEffect(() => onKnown(followed?.matchesOf ?? (failed ? "failed" : null)), [followed, failed, onKnown]);
	return null;
}
