import { account } from "../../client/account/account.ts";
import { useYear } from "../../client/data/site-data.ts";
import { LoadedAt } from "../../client/live/loaded-at.ts";
import { useLiveMatch } from "../../client/live/use-live-match.ts";
import { resultFor } from "../../client/match/result-for.ts";
import { scoreOf } from "../../client/match/score-of.ts";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { formatScore, formatTime } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { useDays } from "../clock/use-days.ts";
import { useIsOwn, useOwnMatch } from "../favourites/use-own.ts";
import { LiveClockBadge } from "../match/LiveClockBadge.tsx";
import { opens } from "../match/pressed-match.ts";
import { useShownState } from "../match/shown-state.ts";
import { useMatchName } from "../match/use-match-name.ts";
import { useStartShown } from "../match/use-start-shown.ts";
import { FormSquare } from "../team/FormSquares.tsx";
import { usePinnedMatch } from "./use-pinned-match.ts";

/**
 * The pinned match at the window's foot, on every page of its year. It covers the end of the page, where space is reserved, so nothing
 * above moves.
 */
export function PinnedBar() {
	const pinned = usePinnedMatch();
	if (pinned === null) return null;
	return (
		<LoadedAt value={pinned.revision}>
			<Bar match={pinned.match} />
		</LoadedAt>
	);
}

function Bar({ match: read }: { match: MatchCardData }) {
	const match = useLiveMatch(read);
	const { week } = useText();
	const { inYear } = useYear();
	const matchName = useMatchName();
	const { heard } = useOwnMatch(match);
	const to = inYear(`matches/${match.id}`);
	const name = `${match.homeTeamName} – ${match.awayTeamName}`;
	return (
		<>
			<div aria-hidden="true" className="h-[calc(3.25rem+env(safe-area-inset-bottom))] shrink-0 bg-header print:hidden" />
			<aside
				aria-label={week.pinnedMatch}
				className="pinned-bar page on-header fixed inset-x-0 bottom-0 z-20 border-t border-header-line bg-header pb-[env(safe-area-inset-bottom)] text-header-ink print:hidden"
			>
				<div className="page-column flex items-stretch gap-2 pr-0!">
					<Link
						to={to}
						onClick={opens(to, match)}
						aria-label={matchName(match) + heard}
						className="focus-inside flex min-h-13 min-w-0 flex-1 items-center gap-2.5 active:bg-header-2 stacked:no-scrollbar stacked:overflow-x-auto stacked:whitespace-nowrap hover:[&_.side]:underline"
					>
						<Icon name="pinFilled" size={18} className="text-beam max-md:hidden" />
						<When match={match} />
						<Side match={match} of="home" />
						<Middle match={match} />
						<Side match={match} of="away" />
					</Link>
					<button
						type="button"
						aria-label={week.unpin(name)}
						onClick={() => void account.pin(null, name)}
						className="focus-inside grid min-w-13 place-items-center hover:bg-header-2"
					>
						<Icon name="close" size={20} />
					</button>
				</div>
			</aside>
		</>
	);
}

/** The reader's own has the letter for won, drawn or lost once the match has a result. */
function Side({ match, of }: { match: MatchCardData; of: "home" | "away" }) {
	const { team } = match[of];
	const name = of === "home" ? match.homeTeamName : match.awayTeamName;
	const isOwn = useIsOwn(team?.id ?? null);
	const outcome = isOwn && team !== null ? resultFor(team.id, match).outcome : null;
	return (
		<span className="flex min-w-0 stacked:min-w-max items-center gap-1.5">
			<span className="max-md:hidden">
				<Flag nation={team?.nation.code ?? null} />
			</span>
			<span className="side stacked:whitespace-nowrap! truncate font-cond text-[1.0625rem] font-[700] max-md:font-xname max-md:text-lg narrow:line-clamp-2 narrow:text-[1.0625rem]/[1.1] narrow:whitespace-normal">
				{name}
			</span>
			{outcome !== null && <FormSquare mark={{ outcome }} />}
		</span>
	);
}

/** The word or the time that describes the match's state. */
function When({ match }: { match: MatchCardData }) {
	const startShown = useStartShown();
	const { match: text } = useText();
	const days = useDays();
	const { zonedStartTime: start } = match;
	const state = useShownState()(match);
	if (state === "LIVE") return <LiveClockBadge match={match} small />;
	if (state === "DUE" && start !== null) {
		return (
			<span className="shrink-0 font-xcond text-[.9375rem]/[1.1] text-header-ink-2 figures">
				{text.pastStart.shouldHave} {formatTime(start)} <br className="md:hidden" />
				<span className="max-md:sr-only">· </span>
				{text.pastStart.noReportYet}
			</span>
		);
	}
	if (state === "UNREPORTED" || state === "BYE") {
		const word = state === "BYE" ? text.bye.noMatch : text.pastStart.noReport;
		return <span className="shrink-0 text-[.9375rem] text-header-ink-2">{word}</span>;
	}
	const word =
		state === "UPCOMING"
			? start === null
				? text.timeNotSet
				: `${startShown(match)?.time} ${days.weekdayWithin(start)}`
			: state === "FINISHED"
				? match.isPlayedWithoutScore
					? text.played
					: text.fullTime
				: text.states[match.state];
	return <span className="shrink-0 text-[.9375rem] text-header-ink-2 figures">{word}</span>;
}

function Middle({ match }: { match: MatchCardData }) {
	const { match: text } = useText();
	const score = scoreOf(match);
	if (score === null && match.isWalkover) return <span className="shrink-0">{text.walkoverShort}</span>;
	if (score === null) return <span>–</span>;
	return <b className="shrink-0 font-xcond text-[1.625rem]/none font-[850] figures">{formatScore(score.home, score.away)}</b>;
}
