import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { formatTime } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useDays } from "../clock/use-days.ts";
import { directionsTo } from "../match/directions.ts";
import { MovedFrom } from "../match/MovedFrom.tsx";
import { MatchNumber, PlaceName } from "./MatchFacts.tsx";

/** When and where, on a phone; the start only where the board does not show it. */
export function MatchPlace({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	const days = useDays();
	const start = match.zonedStartTime;
	const directions = directionsTo(match);
	const stands = match.state !== "POSTPONED" && match.state !== "CANCELLED";
	if (start === null) return null;
	return (
		<div className="flex min-h-19 flex-wrap items-center gap-x-3 gap-y-2 pt-3 lg:hidden">
			{match.state !== "UPCOMING" && (
				<p className={`font-xcond text-[2.625rem]/none font-[850] figures ${stands ? "" : "text-ink-2 line-through"}`}>
					{formatTime(start)}
				</p>
			)}
			<p className="min-w-22 flex-1 leading-snug">
				<b className="block font-[650]">{days.dated(start)}</b>
				<PlaceName match={match} />
				<MatchNumber match={match} />
				<MovedFrom match={match} className="text-accent-ink" />
			</p>
			{directions !== null && (
				<a href={directions} className={buttonStyle("quiet", "px-3!")}>
					<Icon name="mapPin" size={20} />
					{text.page.directions}
				</a>
			)}
		</div>
	);
}
