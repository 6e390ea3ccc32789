import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { useText } from "../../text/use-text.ts";

/** Of a played match whose teams the results would not bring there any more: what stands, and why. */
export function ContestedTeams({ match }: { match: MatchPageData }) {
	const { page: text } = useText().match;
	const { contestedSides } = match;
	if (contestedSides.length === 0) return null;
	const isDecided = contestedSides.every((side) => side.isDecided);
	return (
		<p className="pt-1 pb-3 text-center font-[650]">
			{contestedSides.map(({ team, instead }) => text.playedInstead(team.name, instead?.name ?? null)).join(" ")}{" "}
			{isDecided ? text.decidedAsPlayed(match.isWalkover) : text.notDecidedYet}
		</p>
	);
}
