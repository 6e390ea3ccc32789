import { useYear } from "../../client/data/site-data.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { formatScore } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { MatchInGroup } from "./MatchInGroup.tsx";
import { MatchInPlayoff } from "./MatchInPlayoff.tsx";
import { ShootOut } from "./ShootOut.tsx";

/** Whether a match has a final result but no reported events. */
export function hasResultOnly({ state, isPlayedWithoutScore, events }: MatchPageData): boolean {
	return state === "FINISHED" && !isPlayedWithoutScore && events.length === 0;
}

/** What is known of a match without a live report: its score by periods, the outcome, and the table or the playoff. */
export function ResultOnly({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	const scores = periods(match);
	return (
		<>
			{scores.length > 0 && (
				<dl className="border-b border-line py-3">
					{scores.map(({ period, home, away }) => (
						<div key={period} className="flex min-h-10 items-center justify-between gap-4 text-[1.0625rem]">
							<dt className="text-ink-2">{text.page.periods[period]}</dt>
							<dd className="type-score-m figures">{formatScore(home, away)}</dd>
						</div>
					))}
				</dl>
			)}
			<ShootOut match={match} />
			<WhatCameOfIt match={match} />
			{match.division?.stage.type === "PLAYOFF" ? <MatchInPlayoff match={match} /> : <MatchInGroup match={match} />}
		</>
	);
}

type Period = { readonly period: "halfTime" | "fullTime" | "extraTime"; readonly home: number; readonly away: number };

function periods(match: MatchPageData): Period[] {
	if (match.isWalkover) return [];
	const { halfTimeHome, halfTimeAway, regularTimeHome, regularTimeAway, homeScore, awayScore } = match;
	const afterExtraTime = regularTimeHome !== null && regularTimeAway !== null;
	const all = [
		{ period: "halfTime" as const, home: halfTimeHome, away: halfTimeAway },
		{ period: "fullTime" as const, home: regularTimeHome, away: regularTimeAway },
		{ period: afterExtraTime ? ("extraTime" as const) : ("fullTime" as const), home: homeScore, away: awayScore },
	];
	return all.flatMap(({ period, home, away }) => (home === null || away === null ? [] : [{ period, home, away }]));
}

/** In a playoff: who goes on to what, or has won it. In a group: both teams' positions. */
function WhatCameOfIt({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	const { inYear } = useYear();
	const { division, round, leadingSide, winnerGoesTo, loserGoesTo, home, away } = match;
	if (division?.table != null) {
		const places = [home.team, away.team].flatMap((team) => {
			const row = division.table?.rows.find((one) => one.team.id === team?.id);
			return team && row ? [text.page.standsAt(team.name, text.ordinal(row.position))] : [];
		});
		return places.length === 2 && <p className="pt-4 text-[1.0625rem]">{text.page.inGroup(places, division.title)}</p>;
	}
	const [winner, loser] = leadingSide === "HOME" ? [home.team, away.team] : [away.team, home.team];
	if (leadingSide === null || division === null || winner === null) return null;
	const goes = (team: { name: string } | null, next: typeof loserGoesTo, words: (round: string) => string) =>
		team !== null &&
		next !== null && (
			<p>
				<b className="font-[750]">{team.name}</b>{" "}
				<Link to={inYear(`matches/${next.id}`)} className="text-link hit-44">
					{words(text.playoff.theRound(next.round))}
				</Link>
			</p>
		);
	const place = text.team.reached.place(round, true, division.title);
	return (
		<div className="grid gap-2 pt-4 text-[1.0625rem]">
			{goes(winner, winnerGoesTo, text.page.goesTo)}
			{goes(loser, loserGoesTo, text.page.playsIn)}
			{winnerGoesTo === null && place !== null && (
				<p>
					<b className="font-[750]">{winner.name}</b>: {place}
				</p>
			)}
		</div>
	);
}
