import { MatchRow } from "../match/MatchRow.tsx";
import type { CategoryMatch } from "./category.graphql.ts";

/** Matches of one category, each with its group or playoff and the round. */
export function CategoryMatches({ matches, under }: { matches: readonly CategoryMatch[]; under?: "place" | "day" }) {
	return (
		<ul className="band divide-y divide-line">
			{matches.map((match) => (
				<li key={match.id}>
					<MatchRow match={match} under={under} stage={`${match.divisionName} · ${match.roundName}`} />
				</li>
			))}
		</ul>
	);
}
