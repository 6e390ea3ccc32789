import { useText } from "../../text/use-text.ts";
import type { MatchClock } from "../clock/live-clock.ts";
import { LiveClockBadge } from "./LiveClockBadge.tsx";

/** Above a match's board: the minute of one in play, or that it is over. */
export function StateBadge({ match }: { match: MatchClock & { readonly state: string } }) {
	const { match: text } = useText();
	if (match.state === "LIVE") return <LiveClockBadge match={match} />;
	if (match.state !== "FINISHED") return null;
	return <span className="type-badge rounded-[3px] bg-header-2 px-2 py-1 normal-case">{text.fullTime}</span>;
}
