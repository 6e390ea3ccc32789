import { useYear } from "../../client/data/site-data.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { useDays } from "../clock/use-days.ts";
import { isBye } from "../match/bye.ts";
import { directionsTo } from "../match/directions.ts";
import { MovedFrom } from "../match/MovedFrom.tsx";
import { ShareLink } from "../match/ShareLink.tsx";
import { useStartShown } from "../match/use-start-shown.ts";
import { PinButton } from "../pin/PinButton.tsx";
import { MatchCalendar } from "./MatchActions.tsx";

const ACTION = "print:hidden flex min-h-13 w-full items-center gap-3 border-t border-header-line font-[600] hover:underline";

/** Time, place and actions at the right of the score on a wide screen. */
export function MatchFacts({ match }: { match: MatchPageData }) {
	const startShown = useStartShown();
	const { match: text } = useText();
	const days = useDays();
	const start = match.zonedStartTime;
	const directions = directionsTo(match);
	const stands = match.state !== "POSTPONED" && match.state !== "CANCELLED" && !isBye(match);
	return (
		<div className="pt-6">
			{start !== null && (
				<>
					<p className={`font-xcond text-[3.125rem]/none font-[850] figures ${stands ? "" : "text-header-ink-2 line-through"}`}>
						{startShown(match)?.time}
					</p>
					<p className="pt-1 pb-4">
						<b className="font-[650]">{days.dated(start)}</b>
						<PlaceName match={match} lead=", " />
						<MatchNumber match={match} />
						<MovedFrom match={match} className="pt-0.5 text-header-ink-2" />
					</p>
				</>
			)}
			<PinButton match={match} className={ACTION} />
			<ShareLink title={text.page.title(match.homeTeamName, match.awayTeamName)} className={ACTION}>
				<Icon name="share" size={22} />
			</ShareLink>
			<MatchCalendar match={match} className={ACTION} />
			{directions !== null && (
				<a href={directions} className={ACTION}>
					<Icon name="mapPin" size={22} />
					{text.page.directions}
				</a>
			)}
		</div>
	);
}

/** The number on slips and field sheets. */
export function MatchNumber({ match: { number } }: { match: MatchPageData }) {
	const { match: text } = useText();
	return number === null ? null : <span className="block">{text.number(number)}</span>;
}

/** "Heden 1", "Centre Court, Heden": the link to the field, with its arena's name. */
export function PlaceName({ match, lead = "" }: { match: MatchPageData; lead?: string }) {
	const { locationName: place, arenaId, fieldId } = match;
	const { inYear } = useYear();
	if (place === null) return null;
	if (arenaId === null || fieldId === null) return lead + place;
	return (
		<>
			{lead}
			<Link to={inYear(`arenas/arena/${arenaId}/field/${fieldId}`)} className="hit-44 underline underline-offset-4">
				{place}
			</Link>
		</>
	);
}
