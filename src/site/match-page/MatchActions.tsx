import { useYear } from "../../client/data/site-data.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { AddToCalendar } from "../calendar/AddToCalendar.tsx";
import { ShareLink } from "../match/ShareLink.tsx";
import { sideShown } from "../match/side-shown.ts";
import { PinButton } from "../pin/PinButton.tsx";

const ACTION =
	"focus-inside flex h-14.5 flex-col items-center justify-center gap-0.5 border-t border-header-line text-[.9375rem] font-[600] stacked:font-cond";

/** The way to the match's own calendar; none of one without a time. */
export function MatchCalendar({ match, className }: { match: MatchPageData; className: string }) {
	const { match: text } = useText();
	const { year } = useYear();
	if (match.zonedStartTime === null) return null;
	const name = text.page.title(sideShown(match.home, match.homeTeamName, text), sideShown(match.away, match.awayTeamName, text));
	return <AddToCalendar of={{ kind: "matches", year, id: match.id }} name={name} label="short" className={className} />;
}

/** Below the score on a phone: what can be done with the match. */
export function MatchActions({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	return (
		<div className="on-header grid auto-cols-fr grid-flow-col divide-x divide-header-line bg-header text-header-ink lg:hidden print:hidden">
			<PinButton match={match} className={ACTION} />
			<ShareLink title={text.page.title(match.homeTeamName, match.awayTeamName)} className={ACTION}>
				<Icon name="share" size={22} />
			</ShareLink>
			<MatchCalendar match={match} className={ACTION} />
		</div>
	);
}
