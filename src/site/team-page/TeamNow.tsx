import type { TeamMatchData, TeamPageData } from "../../client/queries/team-page.graphql.ts";
import { DOT } from "../../text/dot.ts";
import { useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import { MatchCard } from "../match/MatchCard.tsx";
import { MatchRow } from "../match/MatchRow.tsx";
import { ifTheyWin } from "./if-they-win.ts";
import type { TeamMatches } from "./team-matches.ts";

/** The team's current or next match, those after it, and the road that opens if it wins. */
export function TeamNow({ team, live, next }: { team: TeamPageData } & Pick<TeamMatches<TeamMatchData>, "live" | "next">) {
	const { match: text } = useText();
	const [first, ...later] = next;
	const road = ifTheyWin(team, team.matches, team.possibleMatches);
	const title = (match: { divisionName: string; roundName: string }): string => `${match.divisionName}${DOT}${match.roundName}`;
	return (
		<>
			{live.length > 0 && (
				<Section title={text.team.playingNow}>
					<div className="grid gap-3">
						{live.map((match) => (
							<MatchCard key={match.id} match={match} title={title(match)} />
						))}
					</div>
				</Section>
			)}
			{first !== undefined && (
				<Section title={text.team.next}>
					<MatchCard match={first} title={title(first)} />
					{later.length > 0 && (
						<ul className="band mt-3 divide-y divide-line">
							{later.map((match) => (
								<li key={match.id}>
									<MatchRow match={match} under="day" stage={[title(match), match.locationName].filter(Boolean).join(DOT)} />
								</li>
							))}
						</ul>
					)}
				</Section>
			)}
			{road.length > 0 && (
				<Section title={text.team.ifTheyWin}>
					<ul className="band divide-y divide-line">
						{road.map((match) => (
							<li key={match.id}>
								<MatchRow match={match} under="day" stage={[title(match), match.locationName].filter(Boolean).join(DOT)} />
							</li>
						))}
					</ul>
				</Section>
			)}
		</>
	);
}
