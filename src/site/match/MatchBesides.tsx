import { shortTeamName } from "../team/short-name.ts";
import { DOT } from "../text/dot.ts";
import { useText } from "../text/language.ts";
import { Section } from "../ui/Section.tsx";
import { EarlierMeetings } from "./EarlierMeetings.tsx";
import { MatchCard } from "./MatchCard.tsx";
import { MatchRow } from "./MatchRow.tsx";
import type { MatchPageData } from "./match-page.graphql.ts";

/** As many of the field's other matches as say what surrounds this one. */
const MORE_ON_FIELD = 4;

/** What follows from a match and what is played around it. */
export function MatchBesides({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	const { winnerGoesTo, loserGoesTo, leadingSide, state } = match;
	const [winner, loser] = leadingSide === "AWAY" ? [match.away, match.home] : [match.home, match.away];
	const decided = state === "FINISHED" && leadingSide !== null;
	const place = match.locationName;
	const more = around(match).slice(0, MORE_ON_FIELD);
	return (
		<>
			{winnerGoesTo !== null && (
				<Section title={decided && winner.team ? text.page.nextFor(shortTeamName(winner.team.name)) : text.page.nextForWinner}>
					<MatchCard match={winnerGoesTo} title={`${winnerGoesTo.divisionName}${DOT}${winnerGoesTo.roundName}`} />
				</Section>
			)}
			{loserGoesTo !== null && (
				<Section title={decided && loser.team ? text.page.nextFor(shortTeamName(loser.team.name)) : text.page.nextForLoser}>
					<MatchCard match={loserGoesTo} title={`${loserGoesTo.divisionName}${DOT}${loserGoesTo.roundName}`} />
				</Section>
			)}
			<EarlierMeetings match={match} />
			{more.length > 0 && place !== null && (
				<Section title={text.page.moreOn(place)}>
					<ul className="band divide-y divide-line">
						{more.map((other) => (
							<li key={other.id}>
								<MatchRow match={other} under="day" stage={`${other.categoryShortName}${DOT}${other.divisionName}`} />
							</li>
						))}
					</ul>
				</Section>
			)}
		</>
	);
}

/** The field's matches next after this one, then those before it. */
function around({ zonedStartTime, moreOnField }: MatchPageData): MatchPageData["moreOnField"] {
	const start = zonedStartTime ?? "";
	const later = moreOnField.filter((other) => (other.zonedStartTime ?? "") >= start);
	const earlier = moreOnField.filter((other) => (other.zonedStartTime ?? "") < start);
	return [...later, ...earlier.toReversed()];
}
