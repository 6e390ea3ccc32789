import type { ReactNode } from "react";
import type { TeamId } from "../../cup/ids.ts";
import { useDays } from "../frame/use-days.ts";
import { LoadedAt } from "../live/loaded-at.ts";
import { useAsOf } from "../live/use-connection-state.ts";
import { useLiveMatches } from "../live/use-live-match.ts";
import { scoreOf } from "../match/score-of.ts";
import { useShownState } from "../match/shown-state.ts";
import { useStartShown } from "../match/use-start-shown.ts";
import type { Followed, FollowedMatch } from "../my-week/followed.graphql.ts";
import { DOT } from "../text/dot.ts";
import { formatTime } from "../text/format.ts";
import { useText } from "../text/language.ts";
import { whenTheyPlay } from "./when-they-play.ts";

type Props = {
	team: TeamId;
	/** What this team plays, and perhaps others; null until it is known. */
	followed: Followed | null;
};

/** When a favourite plays, in one line: "Live 1–1", "Should have started 14:50 · no report yet", "Tomorrow 10:00 · Fyrvallen 1", "Played today 2–1". It has its room from the start. */
export function TeamLine({ team, followed }: Props) {
	return (
		<span className="block min-h-[1.3125rem] text-[.9375rem]/[1.4] text-ink-2 figures">
			{followed !== null && (
				<LoadedAt value={followed.revision}>
					<Known team={team} followed={followed} />
				</LoadedAt>
			)}
		</span>
	);
}

function Known({ team, followed }: { team: TeamId; followed: Followed }) {
	const told = whenTheyPlay(team, useLiveMatches(followed.matchesOf), useShownState());
	return told === null ? null : <Told team={team} {...told} />;
}

function Told({ team, is, match }: { team: TeamId } & NonNullable<ReturnType<typeof whenTheyPlay<FollowedMatch>>>) {
	const { match: text, account } = useText();
	const startShown = useStartShown();
	const days = useDays();
	const asOf = useAsOf();
	const start = match.zonedStartTime;
	const opponent = match.home.team?.id === team ? match.awayTeamName : match.homeTeamName;
	if (is === "live") {
		// As every badge (match/LiveBadge.tsx): hollow, with the time it was true, while it may be old.
		const live = asOf === null ? text.live : `${text.live} ${asOf}${DOT.trimEnd()}`;
		return (
			<Line first={<Score match={match} team={team} before={live} />} rest={opponent} className="text-live-ink">
				<span
					aria-hidden="true"
					className="mr-1.5 inline-block size-2 rounded-full border-2 border-live bg-[var(--live-dot,var(--live))] align-[.06em]"
				/>
			</Line>
		);
	}
	if (is === "next" && start !== null)
		return <Line first={`${days.weekday(start)} ${startShown(match)?.time}`} rest={match.locationName} />;
	if (is === "due" && start !== null)
		return <Line first={`${text.pastStart.shouldHave} ${formatTime(start)}`} rest={text.pastStart.noReportYet} />;
	if (is === "unreported") return <Line first={text.pastStart.noReport} rest={opponent} />;
	if (is === "unsettled")
		return <Line first={match.state === "POSTPONED" ? text.states.POSTPONED : text.timeNotSet} rest={opponent} />;
	const played = match.isWalkover ? text.walkover : text.played;
	const when = start === null ? played : account.playedOn(played, days.weekdayWithin(start));
	return <Line first={<Score match={match} team={team} before={when} />} rest={opponent} />;
}

type LineProps = { first: ReactNode; rest: string | null; className?: string; children?: ReactNode };

function Line({ first, rest, className = "text-ink", children }: LineProps) {
	return (
		<>
			{children}
			<b className={`font-[700] ${className}`}>{first}</b>
			{rest !== null && rest !== "" && (
				<>
					{DOT.trimEnd()} <span className="inline-block">{rest}</span>
				</>
			)}
		</>
	);
}

/** "Live 1–2": as every board has it, the first team first, with the own team's goals standing out; no score where none is published. */
function Score({ match, team, before }: { match: FollowedMatch; team: TeamId; before: string }) {
	const score = scoreOf(match);
	const shootOut = match.shootOutHome === null ? "" : ` (${match.shootOutHome}–${match.shootOutAway})`;
	if (score === null) return before;
	const isHome = match.home.team?.id === team;
	return (
		<>
			{before}{" "}
			<span className="whitespace-nowrap">
				<span className={isHome ? "font-[850]" : "font-[600]"}>{score.home}</span>–
				<span className={isHome ? "font-[600]" : "font-[850]"}>{score.away}</span>
				{shootOut}
			</span>
		</>
	);
}
