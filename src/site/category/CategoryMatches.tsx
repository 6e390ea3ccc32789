import { MatchRow } from "../match/MatchRow.tsx";
import { DOT } from "../text/dot.ts";
import type { CategoryMatch } from "./category.graphql.ts";

/** Matches of one category, each with its group or playoff and the round; one that is not played today with its day. */
export function CategoryMatches({ matches, today }: { matches: readonly CategoryMatch[]; today: string }) {
	return (
		<ul className="band divide-y divide-line">
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
	);
}
