import { DOT } from "../../text/dot.ts";
import { useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import { MatchRow } from "../match/MatchRow.tsx";
import type { StatisticsFigures } from "./statistics.graphql.ts";

export function BiggestWins({ matches }: { matches: StatisticsFigures["biggestWins"] }) {
	const text = useText().statistics;
	if (matches.length === 0) return null;
	return (
		<Section title={text.biggestWins} className="break-inside-avoid">
			<ol className="band divide-y divide-line">
				{matches.map((match) => (
					<li key={match.id}>
						<MatchRow match={match} under="day" stage={`${match.categoryShortName}${DOT}${match.divisionName}`} />
					</li>
				))}
			</ol>
		</Section>
	);
}
