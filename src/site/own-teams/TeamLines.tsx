import { Fragment, lazy, type ReactNode, Suspense } from "react";
import { LoadedAt } from "../../client/live/loaded-at.ts";
import { useAsOf } from "../../client/live/use-connection-state.ts";
import { useLiveMatches } from "../../client/live/use-live-match.ts";
import type { Followed, FollowedMatch } from "../../client/queries/followed.graphql.ts";
import type { TeamId } from "../../cup/ids.ts";
import { DOT } from "../../text/dot.ts";
import { formatTime } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { useDays } from "../clock/use-days.ts";
import { useShownState } from "../match/shown-state.ts";
import { useStartShown } from "../match/use-start-shown.ts";
import { TeamScore } from "../team/TeamScore.tsx";
import { lastPlayed, whenTheyPlay } from "./when-they-play.ts";

type Props = {
	team: TeamId;
	/** The matches of this team, and perhaps others; null until loaded. */
	followed: Followed | null;
	/** In the condensed width, for several teams below each other. */
	isDense?: boolean;
	/** False in a document, which must not suspend: the part about going on is a separate module. */
	hasOutlook?: boolean;
};

/**
 * A favourite's state, a line each: when and where it plays ("Live 1–1 · Skodderud FK · Heden 1", "Should have started 14:50 · no report
 * yet · Heden 1", "Tomorrow 10:00 · Fyrvallen 1"), whether it goes on, and its last result ("Played today 1–2 L · Juniper Ridge SC"). The
 * first line's space is reserved from the start.
 */
export function TeamLines({ team, followed, isDense = false, hasOutlook = true }: Props) {
	return (
		<span
			className={`block text-ink-2 figures ${isDense ? "min-h-5 font-cond text-base/5" : "min-h-[1.3125rem] text-[.9375rem]/[1.4]"}`}
		>
			{followed !== null && (
				<LoadedAt value={followed.revision}>
					<Known team={team} followed={followed} hasOutlook={hasOutlook} />
				</LoadedAt>
			)}
		</span>
	);
}

function Known({ team, followed, hasOutlook }: { team: TeamId; followed: Followed; hasOutlook: boolean }) {
	const matches = useLiveMatches(followed.matchesOf);
	const stateOf = useShownState();
	const shown = whenTheyPlay(team, matches, stateOf);
	const last = shown?.is === "played" ? null : lastPlayed(team, matches, stateOf);
	// A page that this device saved from an earlier version has neither.
	const { fate = null, scenario = null } = followed.teamsOf?.find(({ id }) => id === team) ?? {};
	return (
		<>
			{shown !== null && (
				<span className="block">
					<Shown team={team} {...shown} />
				</span>
			)}
			{hasOutlook && (fate !== null || (scenario !== null && hasSentence(scenario))) && (
				<Suspense fallback={<span className="block min-h-lh" />}>
					<TeamOutlook fate={fate} scenario={scenario} />
				</Suspense>
			)}
			{last !== null && (
				<span className="block">
					<Shown team={team} is="played" match={last} />
				</span>
			)}
		</>
	);
}

/** The team's page has the cases that no sentence covers ("See all cases"). */
function hasSentence({ headline: { kind, terms } }: NonNullable<Followed["teamsOf"][number]["scenario"]>): boolean {
	if (kind === "TOO_EARLY" || kind === "CASES") return false;
	return terms !== null || !["OR", "ENOUGH_IF", "ONLY"].includes(kind);
}

/** Only followers of a team need its texts. */
const TeamOutlook = lazy(() => import("./TeamOutlook.tsx").catch(withoutOutlook));

/** The other lines stay. */
function withoutOutlook(error: unknown): { default: () => null } {
	console.info("Whether favourites go on could not be loaded", error);
	return { default: () => null };
}

function Shown({ team, is, match }: { team: TeamId } & NonNullable<ReturnType<typeof whenTheyPlay<FollowedMatch>>>) {
	const { match: text, account } = useText();
	const startShown = useStartShown();
	const days = useDays();
	const asOf = useAsOf();
	const start = match.zonedStartTime;
	const opponent = match.home.team?.id === team ? match.awayTeamName : match.homeTeamName;
	if (is === "live") {
		// Like every badge (match/LiveBadge.tsx): hollow, with the time of the data, while it may be stale.
		const live = asOf === null ? text.live : `${text.live} ${asOf}${DOT.trimEnd()}`;
		return (
			<Line
				first={<TeamScore match={match} team={team} before={live} />}
				rest={[opponent, match.locationName]}
				className="text-live-ink"
			>
				<span
					aria-hidden="true"
					className="mr-1.5 inline-block size-2 rounded-full border-2 border-live bg-[var(--live-dot,var(--live))] align-[.06em]"
				/>
			</Line>
		);
	}
	if (is === "next" && start !== null)
		return <Line first={`${days.weekday(start)} ${startShown(match)?.time}`} rest={[match.locationName]} />;
	if (is === "due" && start !== null)
		return (
			<Line first={`${text.pastStart.shouldHave} ${formatTime(start)}`} rest={[text.pastStart.noReportYet, match.locationName]} />
		);
	if (is === "unreported") return <Line first={text.pastStart.noReport} rest={[opponent]} />;
	if (is === "unsettled")
		return <Line first={match.state === "POSTPONED" ? text.states.POSTPONED : text.timeNotSet} rest={[opponent]} />;
	const played = match.isWalkover ? text.walkover : text.played;
	const when = start === null ? played : account.playedOn(played, days.weekdayWithin(start));
	return <Line first={<TeamScore match={match} team={team} before={when} />} rest={[opponent]} />;
}

type LineProps = { first: ReactNode; rest: readonly (string | null)[]; className?: string; children?: ReactNode };

function Line({ first, rest, className = "text-ink", children }: LineProps) {
	// A part stays whole, and a line ends with a dot rather than begins with one.
	const parts = rest.filter(Boolean);
	return (
		<>
			{children}
			<b className={`font-[700] ${className}`}>{first}</b>
			{parts.length > 0 && DOT.trimEnd()}
			{parts.map((part, at) => (
				<Fragment key={part}>
					{" "}
					<span className="inline-block">
						{part}
						{at < parts.length - 1 && DOT.trimEnd()}
					</span>
				</Fragment>
			))}
		</>
	);
}
