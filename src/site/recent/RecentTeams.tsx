import type { ReactNode } from "react";
import { useYear } from "../../client/data/site-data.ts";
import { LoadedAt } from "../../client/live/loaded-at.ts";
import { useLiveMatches } from "../../client/live/use-live-match.ts";
import { resultFor } from "../../client/match/result-for.ts";
import { formatScore } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";
import { useDays } from "../clock/use-days.ts";
import { LiveBadge } from "../match/LiveBadge.tsx";
import { useShownState } from "../match/shown-state.ts";
import { useStartShown } from "../match/use-start-shown.ts";
import { whenTheyPlay } from "../own-teams/when-they-play.ts";
import { FormSquare } from "../team/FormSquares.tsx";
import { type RecentTeam, recentTeams } from "./recent-teams.ts";
import { type RecentMatches, useRecentMatches } from "./use-recent-matches.ts";

type Props = {
	teams: readonly RecentTeam[];
	/** In the reader's language. */
	categoryName: (category: string) => string;
};

/** The teams last viewed on this device, each with its present match. */
export default function RecentTeams({ teams, categoryName }: Props): ReactNode {
	const { home: text } = useText();
	const known = useRecentMatches(teams);
	return (
		<Section
			title={text.recent}
			id="recent"
			actions={
				<button type="button" onClick={recentTeams.clear} aria-label={text.clearRecent} className="text-link hit-44">
					{text.clear}
				</button>
			}
		>
			<ul className="no-scrollbar -mx-4 flex snap-x gap-2.5 overflow-x-auto px-4 pb-1">
				{teams.map((team) => (
					<li key={team.id} className="flex w-37 shrink-0 snap-start">
						<RecentCard team={team} category={categoryName(team.category)} known={known} />
					</li>
				))}
			</ul>
			<p className="mt-2 text-[.9375rem] text-ink-2">{text.recentHint}</p>
		</Section>
	);
}

function RecentCard({ team, category, known }: { team: RecentTeam; category: string; known: RecentMatches | null }) {
	const { inYear } = useYear();
	return (
		<Link
			to={inYear(`teams/${team.id}`)}
			className="flex w-full min-w-0 flex-col rounded-card border border-card-line bg-surface p-3 text-ink shadow-card hover:[&_.name]:underline active:bg-sunken"
		>
			<Flag nation={team.nation.code} name={team.nation.name} />
			<b className="name mt-2 line-clamp-2 min-h-11 font-cond text-lg/5.5 font-[750] break-words">{team.name}</b>
			<span className="text-[.9375rem] text-ink-2">{category}</span>
			<span className="mt-2 flex min-h-9 flex-wrap items-center gap-2 border-t border-line pt-2 figures">
				{known !== null && (
					<LoadedAt value={known.revision}>
						<Now team={team.id} known={known} />
					</LoadedAt>
				)}
			</span>
		</Link>
	);
}

/** "LIVE 0–1", "Tomorrow 09:00", "1–2 L": the own side's goals first, as on its page; of the young that it was played. */
function Now({ team, known }: { team: string; known: RecentMatches }) {
	const { match: text } = useText();
	const days = useDays();
	const startShown = useStartShown();
	const told = whenTheyPlay(team, useLiveMatches(known.matches), useShownState());
	if (told === null) return null;
	const { is, match } = told;
	const { score, outcome } = resultFor(team, match);
	const figures = score && <b className="font-cond text-xl/none font-[750]">{formatScore(score.own, score.theirs)}</b>;
	if (is === "live")
		return (
			<>
				<LiveBadge />
				{figures}
			</>
		);
	if (is === "played")
		return (
			<>
				{figures ?? <span className="text-ink-2">{match.isWalkover ? text.walkover : text.played}</span>}
				{outcome !== null && <FormSquare mark={{ outcome }} />}
			</>
		);
	if (is === "due") return <span className="text-sm text-ink-2">{text.pastStart.noReportYet}</span>;
	if (is === "unreported") return <span className="text-sm text-ink-2">{text.pastStart.noReport}</span>;
	if (is === "unsettled" || match.zonedStartTime === null)
		return <span className="text-sm text-ink-2">{match.state === "POSTPONED" ? text.states.POSTPONED : text.timeNotSet}</span>;
	return (
		<>
			<span className="font-cond font-[650] text-ink-2">{days.weekday(match.zonedStartTime)}</span>
			<b className="font-[700]">{startShown(match)?.time}</b>
		</>
	);
}
