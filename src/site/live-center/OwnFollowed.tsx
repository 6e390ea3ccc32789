import { useEffect } from "react";
import type { TeamId } from "../../cup/ids.ts";
import type { Followed } from "../my-week/followed.graphql.ts";
import { useFollowed } from "../my-week/use-followed.ts";

/** What teams play, or "failed"; null while it is asked for. */
export type Known = Followed["matchesOf"] | "failed" | null;

const NO_FIELDS: readonly never[] = [];

/** Asks what the reader's teams play, and goes on asking. A component, so that it is loaded for those alone who follow a team. */
export default function OwnFollowed({ teams, onKnown }: { teams: readonly TeamId[]; onKnown: (known: Known) => void }) {
	const { followed, failed } = useFollowed(teams, NO_FIELDS);
	useEffect(() => onKnown(followed?.matchesOf ?? (failed ? "failed" : null)), [followed, failed, onKnown]);
	return null;
}
