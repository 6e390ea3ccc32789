import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { DOT } from "../../text/dot.ts";
import { useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import { MatchCard } from "../match/MatchCard.tsx";
import { MatchRow } from "../match/MatchRow.tsx";
import { EarlierMeetings } from "./EarlierMeetings.tsx";
import { nextFor } from "./next-for.ts";

/** The number of the field's other matches to list. */
const MORE_ON_FIELD = 4;

type Props = {
	match: MatchPageData;
	/** When the main column shows the match that the winner goes to: never, at every width, or only from 1180 px. */
	winnersNextInMain: "never" | "always" | "desktop";
};

/** What follows from a match, and the matches around it. */
export function MatchDetails({ match, winnersNextInMain }: Props) {
	const { match: text } = useText();
	const { winnerGoesTo, loserGoesTo } = match;
	const title = nextFor(match, text);
	const place = match.locationName;
	const more = around(match);
	return (
		<>
			{winnerGoesTo !== null && winnersNextInMain !== "always" && (
				<Section title={title.winner} className={winnersNextInMain === "desktop" ? "lg:hidden" : ""}>
					<MatchCard match={winnerGoesTo} title={`${winnerGoesTo.divisionName}${DOT}${winnerGoesTo.roundName}`} />
				</Section>
			)}
			{loserGoesTo !== null && (
				<Section title={title.loser}>
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

/** The field's next matches after this one, otherwise those before it; in order of time. */
function around({ zonedStartTime, moreOnField }: MatchPageData): MatchPageData["moreOnField"] {
	const start = zonedStartTime ?? "";
	const later = moreOnField.filter((other) => (other.zonedStartTime ?? "") >= start).slice(0, MORE_ON_FIELD);
	const room = MORE_ON_FIELD - later.length;
	const earlier = moreOnField.filter((other) => (other.zonedStartTime ?? "") < start);
	return [...(room > 0 ? earlier.slice(-room) : []), ...later];
}
