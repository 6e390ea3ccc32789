import { useState } from "react";
import { useYear } from "../../client/data/site-data.ts";
import { scoreOf } from "../../client/match/score-of.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { DOT } from "../../text/dot.ts";
import { formatScore } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";
import { matchVerdict } from "../match/match-verdict.ts";
import { ScoreBoard } from "../match/ScoreBoard.tsx";
import { StateBadge } from "../match/StateBadge.tsx";
import { MatchFacts } from "./MatchFacts.tsx";

/** For a played match whose teams the results would no longer produce: which teams are recorded, and why. */
function ContestedTeams({ match }: { match: MatchPageData }) {
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

/** The head of a match page, on the header's background: its stage, the teams, the board, and what the score does not show. */
export function ScoreHeader({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	return (
		<div className="on-header bg-header text-header-ink">
			<div className="page-column lg:grid lg:grid-cols-[minmax(0,48rem)_21rem] lg:gap-x-12">
				<div className="min-w-0">
					<PageTitle hidden>{text.page.title(match.homeTeamName, match.awayTeamName)}</PageTitle>
					<ScoreNews key={match.id} match={match} />
					<CrumbLine match={match} />
					<ScoreBoard match={match} verdict={matchVerdict(match, text)} />
					{match.underProtest && <p className="pb-3 text-center font-[650]">{text.page.underProtest}</p>}
					<ContestedTeams match={match} />
				</div>
				<div className="hidden lg:block">
					<MatchFacts match={match} />
				</div>
			</div>
		</div>
	);
}

function CrumbLine({ match }: { match: MatchPageData }) {
	const { inYear } = useYear();
	const { category, division } = match;
	const kind = division?.stage.type === "PLAYOFF" ? "playoff" : "division";
	const link = "hit-44 underline decoration-1 underline-offset-4 hover:decoration-2";
	return (
		<div className="flex min-h-13 items-center justify-between gap-3 text-[.9375rem] text-header-ink-2">
			<p className="min-w-0">
				<Link to={inYear(`categories/${category.id}`)} className={link}>
					{match.categoryShortName}
				</Link>
				{DOT}
				{division === null ? (
					match.divisionName
				) : (
					<Link to={inYear(`categories/${category.id}/${kind}/${division.id}`)} className={link}>
						<UnbrokenName name={division.title} />
					</Link>
				)}
				{DOT}
				<UnbrokenName name={match.roundName} />
			</p>
			<StateBadge match={match} />
		</div>
	);
}

/** Announces politely to screen readers what has changed since the page was opened: "Live. IF Fyrsken 2–1 Osaka Minato SC." */
function ScoreNews({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	const score = scoreOf(match);
	const between = score === null ? "–" : formatScore(score.home, score.away);
	const now = `${match.state} ${between}`;
	const [heard, setHeard] = useState({ now, changed: false });
	if (heard.now !== now) setHeard({ now, changed: true });
	return (
		<p role="status" className="sr-only">
			{heard.changed && `${text.states[match.state]}. ${match.homeTeamName} ${between} ${match.awayTeamName}.`}
		</p>
	);
}
