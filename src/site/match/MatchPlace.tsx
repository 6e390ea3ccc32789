import { PinButton } from "../pin/PinButton.tsx";
import { formatTime, formatWeekday } from "../text/format.ts";
import { useLanguage, useText } from "../text/language.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Icon } from "../ui/Icon.tsx";
import { directionsTo } from "./directions.ts";
import { PlaceName } from "./MatchFacts.tsx";
import { MovedFrom } from "./MovedFrom.tsx";
import type { MatchPageData } from "./match-page.graphql.ts";
import { ShareLink } from "./ShareLink.tsx";

const ACTION =
	"focus-inside flex h-14.5 flex-col items-center justify-center gap-0.5 border-t border-header-line text-[.9375rem] font-[600]";

/** Below the score on a phone: the actions, then when and where; the start only where the board does not show it. */
export function MatchPlace({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	const language = useLanguage();
	const start = match.zonedStartTime;
	const directions = directionsTo(match);
	const stands = match.state !== "POSTPONED" && match.state !== "CANCELLED";
	return (
		<div className="lg:hidden">
			<div className="on-header grid grid-cols-2 divide-x divide-header-line bg-header text-header-ink print:hidden">
				<PinButton match={match} className={ACTION} />
				<ShareLink title={text.page.title(match.homeTeamName, match.awayTeamName)} className={ACTION}>
					<Icon name="share" size={22} />
				</ShareLink>
			</div>
			{start !== null && (
				<div className="page-column flex min-h-19 flex-wrap items-center gap-x-3 gap-y-2 pt-3">
					{match.state !== "UPCOMING" && (
						<p className={`font-xcond text-[2.625rem]/none font-[850] figures ${stands ? "" : "text-ink-2 line-through"}`}>
							{formatTime(start)}
						</p>
					)}
					<p className="min-w-22 flex-1 leading-snug">
						<b className="block font-[650]">{formatWeekday(start, language)}</b>
						<PlaceName match={match} />
						<MovedFrom match={match} className="text-accent-ink" />
					</p>
					{directions !== null && (
						<a href={directions} className={buttonStyle("quiet", "px-3!")}>
							<Icon name="mapPin" size={20} />
							{text.page.directions}
						</a>
					)}
				</div>
			)}
		</div>
	);
}
