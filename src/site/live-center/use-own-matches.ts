import { useState } from "react";
import { useAccount } from "../../client/account/use-account.ts";
import { useYear } from "../../client/data/site-data.ts";
import type { TeamId } from "../../cup/ids.ts";
import { useShownState } from "../match/shown-state.ts";
import type { ListedMatch } from "./live-center.graphql.ts";
import type { Known } from "./OwnFollowed.tsx";
import { NO_OWN_PARTS, type OwnParts, ownParts } from "./own-first.ts";

export type OwnMatches = {
	/** The account is not known yet, or the query for its favourites has not been answered. */
	readonly isComing: boolean;
	readonly isSignedIn: boolean;
	/** The reader's own of the viewed year. */
	readonly teams: readonly TeamId[];
	readonly failed: boolean;
	readonly parts: OwnParts;
	/** The answer to OwnFollowed. */
	readonly onKnown: (known: Known) => void;
};

/** The matches of the reader's own teams in the viewed year, for the live center. OwnFollowed queries them. */
export function useOwnMatches(): OwnMatches {
	const { year } = useYear();
	const user = useAccount(({ own }) => own);
	const isKnown = useAccount(({ phase }) => phase === "known");
	const [known, onKnown] = useState<Known>(null);
	const stateOf = useShownState();
	const teams = (user?.favourite_teams ?? []).filter((team) => team.year === Number(year)).map(({ team_id }) => team_id);
	const matches = known === null || known === "failed" || teams.length === 0 ? null : known;
	return {
		isComing: user === null ? !isKnown : teams.length > 0 && known === null,
		isSignedIn: user !== null,
		teams,
		failed: known === "failed",
		parts: matches === null ? NO_OWN_PARTS : ownParts(matches.map(listed), stateOf),
		onKnown,
	};
}

/** Data saved on a phone before the query included streams has none. */
const listed = (match: Exclude<Known, "failed" | null>[number]): ListedMatch => ({
	...match,
	streamUrl: match.streamUrl ?? null,
});
