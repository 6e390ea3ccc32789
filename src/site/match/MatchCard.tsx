import { useYear } from "../../client/data/site-data.ts";
import { useLiveMatch } from "../../client/live/use-live-match.ts";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { DOT } from "../../text/dot.ts";
import { formatDate } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";
import { useOwnMatch } from "../favourites/use-own.ts";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { LiveBadge } from "./LiveBadge.tsx";
import { MatchCardBoard } from "./MatchCardBoard.tsx";
import { MatchTeam } from "./MatchTeam.tsx";
import { MovedFrom } from "./MovedFrom.tsx";
import { useOtherClock } from "./other-clock.ts";
import { placeParts } from "./place-parts.ts";
import { opens } from "./pressed-match.ts";
import { useShownState } from "./shown-state.ts";
import { UnderProtest } from "./UnderProtest.tsx";
import { useMatchName } from "./use-match-name.ts";
import { useStartShown } from "./use-start-shown.ts";

/** Longer titles use two lines of a narrower width, together as tall as the badge beside them; on the narrowest phones sooner. */
const LONG_TITLE = 22;
const LONG_ON_NARROW = 12;
/** A longer place uses the condensed width. */
const LONG_PLACE = 14;
const TWO_LINES = "line-clamp-2 -my-[.2em] py-[.2em] font-cond leading-[.95]! narrow:font-xname";
const TWO_LINES_ON_NARROW =
	"not-narrow:truncate narrow:line-clamp-2 -my-[.2em] py-[.2em] narrow:font-xname narrow:text-[.9375rem]/[.95]";

function fitting(length: number): string {
	if (length > LONG_TITLE) return TWO_LINES;
	return length > LONG_ON_NARROW ? TWO_LINES_ON_NARROW : "truncate";
}

/** A match as a card, one link as a whole; it fills the width it is given. `title` replaces "B16 · Playoff A". */
export const MatchCard = import.meta.env.SSR ? drawnOnce(Card) : Card;

function Card({ match: read, title }: { match: MatchCardData; title?: string }) {
	const match = useLiveMatch(read);
	const { inYear } = useYear();
	const matchName = useMatchName();
	const { heard } = useOwnMatch(match);
	const to = inYear(`matches/${match.id}`);
	const shownTitle = title ?? `${match.categoryShortName}${DOT}${match.divisionName}`;
	return (
		<Link
			to={to}
			onClick={opens(to, match)}
			aria-label={matchName(match) + heard}
			className="flex min-h-37 w-full stacked:flex-col overflow-hidden rounded-card border border-card-line bg-surface text-ink shadow-card hover:[&_.card-title]:underline active:bg-sunken"
		>
			<span className="flex min-w-0 flex-1 flex-col px-3.5 pt-2 pb-2.5">
				<span className="flex min-h-7 items-center justify-between gap-2 stacked:flex-wrap">
					<span className={`card-title type-meta min-w-0 text-ink-2 ${fitting(shownTitle.length)}`}>
						<UnbrokenName name={shownTitle} />
					</span>
					{match.state === "LIVE" && <LiveBadge />}
				</span>
				<span className="row-side min-h-[2.375rem]">
					<MatchTeam match={match} of="HOME" />
				</span>
				<span className="row-side min-h-[2.375rem]">
					<MatchTeam match={match} of="AWAY" />
				</span>
				<span className="type-meta mt-auto flex whitespace-pre text-ink-2 narrow:flex-wrap narrow:whitespace-pre-wrap">
					<StartAndPlace match={match} />
				</span>
				<MovedFrom match={match} />
				<UnderProtest match={match} />
			</span>
			<MatchCardBoard match={match} />
		</Link>
	);
}

function StartAndPlace({ match }: { match: MatchCardData }) {
	const startShown = useStartShown();
	const language = useLanguage();
	const { match: text } = useText();
	const state = useShownState()(match);
	const start = match.zonedStartTime;
	const zone = useOtherClock()(start);
	if (start === null) return text.timeNotSet;
	const stands = state !== "POSTPONED" && state !== "CANCELLED" && state !== "DUE";
	return (
		<>
			{stands && <b className="mr-1.5 font-[750] text-ink figures">{startShown(match)?.time}</b>}
			{stands && zone !== null && <span className="mr-1.5">{zone}</span>}
			<span className="narrow:font-cond">
				{formatDate(start, language)}
				{match.locationName !== null && DOT}
			</span>
			{match.locationName !== null && <Place name={match.locationName} />}
		</>
	);
}

/** Readers look for the field's number: if a place does not fit, its arena's name is cut off, never the number. */
function Place({ name }: { name: string }) {
	const { arena, number } = placeParts(name);
	return (
		<span className="flex min-w-0">
			<span className={`min-w-0 truncate narrow:font-xname ${name.length > LONG_PLACE ? "font-cond" : ""}`}>{arena}</span>
			{number !== "" && <span className="shrink-0">{number}</span>}
		</span>
	);
}
