import { useText } from "../../text/use-text.ts";
import { LiveClockBadge } from "./LiveClockBadge.tsx";
import type { MatchClock } from "./live-clock.ts";

/** Above a match's board: the minute of one in play, or that it is over. */
export function StateBadge({ match }: { match: MatchClock & { readonly state: string } }) {
	const { match: text } = useText();
	if (match.state === "LIVE") return <LiveClockBadge match={match} />;
	if (match.state !== "FINISHED") return null;
	return <span className="type-badge rounded-[3px] bg-header-2 px-2 py-1 normal-case">{text.fullTime}</span>;
}
