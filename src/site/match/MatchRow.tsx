import { useYear } from "../../client/data/site-data.ts";
import { useLiveMatch } from "../../client/live/use-live-match.ts";
import type { MatchRowData } from "../../client/queries/match-row.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";
import { useDays } from "../clock/use-days.ts";
import { useLiveClock, useNextMinute } from "../clock/use-live-clock.ts";
import { useOwnMatch } from "../favourites/use-own.ts";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { MatchTeam } from "./MatchTeam.tsx";
import { MatchTile } from "./MatchTile.tsx";
import { MinuteRoom } from "./MinuteRoom.tsx";
import { MovedFrom } from "./MovedFrom.tsx";
import { useOtherClock } from "./other-clock.ts";
import { PastStart } from "./PastStart.tsx";
import { Planned } from "./Planned.tsx";
import { opens } from "./pressed-match.ts";
import { UnderProtest } from "./UnderProtest.tsx";
import { useMatchName } from "./use-match-name.ts";
import { useStartShown } from "./use-start-shown.ts";

type MatchRowProps = {
	match: MatchRowData;
	/** A third line in the reader's words, "B16 · Playoff A · Quarter-final"; none unless given. */
	stage?: string | undefined;
	/** Below the time: the place, the day, or nothing if the list has headings for both. */
	under?: "place" | "day" | "nothing" | undefined;
	/** Replaces the note about its old time or place. */
	note?: string | undefined;
};

/** A match as a row of a list, one link as a whole, with a second one to its stream. Put it in a `<li>` of a `band`. */
export const MatchRow = import.meta.env.SSR ? drawnOnce(Row) : Row;

function Row({ match: read, stage, under, note }: MatchRowProps) {
	const match = useLiveMatch(read);
	const { streamUrl } = match;
	return (
		<>
			<RowLink match={match} stage={stage} under={under} note={note} />
			{streamUrl !== null && <StreamSign match={match} url={streamUrl} />}
		</>
	);
}

function StreamSign({ match, url }: { match: MatchRowData; url: string }) {
	const { match: matchText, streams: text } = useText();
	return (
		<Link
			to={url}
			aria-label={text.signOf(matchText.page.title(match.homeTeamName, match.awayTeamName))}
			className="-mt-2 flex min-h-11 items-center gap-2 pr-4 pl-26 stacked:pl-4 text-[.9375rem] font-[650] text-ink hover:underline focus-visible:-outline-offset-3"
		>
			<Icon name="playFilled" size={16} className="text-accent-ink" />
			{text.sign}
		</Link>
	);
}

function RowLink({ match, stage, under = "place", note }: MatchRowProps) {
	const { inYear } = useYear();
	const { match: text } = useText();
	const matchName = useMatchName();
	const days = useDays();
	const { number } = match;
	const called = number === null ? "" : ` ${text.number(number)}.`;
	const { isOwn, heard } = useOwnMatch(match);
	const to = inYear(`matches/${match.id}`);
	return (
		<Link
			to={to}
			onClick={opens(to, match)}
			aria-label={matchName(match) + called + heard}
			className={`flex min-h-18 gap-3 stacked:flex-wrap stacked:gap-y-1 px-4 py-[.4375rem] text-ink hover:bg-sunken/50 active:bg-sunken focus-visible:-outline-offset-3 ${isOwn ? "beam-edge" : ""}`}
		>
			<span className="flex w-19 shrink-0 flex-col pt-0.5 stacked:w-auto stacked:basis-full stacked:flex-row stacked:flex-wrap stacked:items-baseline stacked:gap-x-2.5">
				<TimeOrClock match={match} />
				{under !== "nothing" && (
					<Under>{under === "place" ? match.locationName : match.zonedStartTime && days.date(match.zonedStartTime)}</Under>
				)}
				{number !== null && <span className="font-cond text-sm/[1.2] text-ink-2 figures">{text.numberShort(number)}</span>}
			</span>
			<span className="flex min-w-0 flex-1 flex-col">
				<span className="row-side">
					<MatchTeam match={match} of="HOME" />
				</span>
				<span className="row-side">
					<MatchTeam match={match} of="AWAY" />
				</span>
				<PastStart match={match} />
				{stage !== undefined && (
					<span className="type-meta mt-0.5 text-ink-2">
						<UnbrokenName name={stage} />
					</span>
				)}
				<UnderProtest match={match} />
				{note === undefined ? <MovedFrom match={match} /> : <span className="type-meta text-accent-ink">{note}</span>}
			</span>
			<MatchTile match={match} />
		</Link>
	);
}

/** The longest word that fits the time's column; a longer one uses the narrowest width rather than break. */
const LONGEST_WORD = 13;

function Under({ children }: { children: string | null }) {
	const long = children?.split(" ").some((word) => word.length > LONGEST_WORD);
	return (
		<span className={`line-clamp-2 text-[.90625rem]/[1.15] font-[550] text-ink-2 ${long ? "font-xname" : "font-cond"}`}>
			{children}
		</span>
	);
}

function TimeOrClock({ match }: { match: MatchRowData }) {
	const startShown = useStartShown();
	const liveClock = useLiveClock();
	const nextMinute = useNextMinute();
	const { match: text } = useText();
	const untilThen = nextMinute(match) ? <MinuteRoom match={match} instead={text.live} /> : text.live;
	const clock = match.state === "LIVE" ? (liveClock(match) ?? untilThen) : null;
	const start = startShown(match);
	const zone = useOtherClock()(match.zonedStartTime);
	const stands = match.state !== "POSTPONED" && match.state !== "CANCELLED";
	if (!stands) return null;
	const tone = match.state === "FINISHED" ? "text-ink-2" : "text-ink";
	return (
		<>
			{clock === null && start === null && match.state === "UPCOMING" ? (
				<span className="font-cond font-[650] text-ink-2">{text.timeNotSet}</span>
			) : (
				<span className={`font-cond text-xl/[1.2] font-[750] whitespace-nowrap figures ${tone}`}>
					{clock ?? start?.time ?? "–"}
				</span>
			)}
			{start?.planned && <Planned>{start.planned}</Planned>}
			{zone !== null && <span className="text-sm font-[550] text-ink-2">{zone}</span>}
		</>
	);
}
