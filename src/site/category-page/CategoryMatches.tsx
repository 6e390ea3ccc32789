import { DOT } from "../../text/dot.ts";
import { MatchRow } from "../match/MatchRow.tsx";
import type { CategoryMatch } from "./category.graphql.ts";

/** Matches of one category, each with its group or playoff and the round; one that is not played today with its day; in two columns where there is room. */
export function CategoryMatches({ matches, today }: { matches: readonly CategoryMatch[]; today: string }) {
	return (
		<div className="@container">
			<ul className="band grid grid-cols-1 ruled @2xl:grid-cols-2">
				{matches.map((match) => (
					<li key={match.id}>
						<MatchRow
							match={match}
							under={match.zonedStartTime?.startsWith(today) ? "place" : "day"}
							stage={`${match.divisionName}${DOT}${match.roundName}`}
						/>
					</li>
				))}
			</ul>
		</div>
	);
}
