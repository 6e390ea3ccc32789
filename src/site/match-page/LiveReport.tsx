import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { isBye } from "../match/bye.ts";
import { EventTimeline } from "./EventTimeline.tsx";
import { MatchLine } from "./MatchLine.tsx";
import { ShootOut } from "./ShootOut.tsx";

/** The report of a match, or a text that there is none. */
export function LiveReport({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	const none = match.events.length === 0;
	return (
		<>
			{none ? (
				<p className="border-b border-line py-6 text-[1.0625rem] text-ink-2">
					{isBye(match) ? text.bye.noReport : text.page.noReport}
				</p>
			) : (
				<>
					<MatchLine match={match} />
					<EventTimeline match={match} />
				</>
			)}
			<ShootOut match={match} />
		</>
	);
}
