import { PARTS } from "../../client/address/live-center-request.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { SignInLinks } from "../account/SignInLinks.tsx";
import { LiveBadge } from "../match/LiveBadge.tsx";
import { MatchPart } from "./MatchPart.tsx";
import type { OwnMatches } from "./use-own-matches.ts";

/** The live center of one's own teams: all that they play, have ahead and have played. */
export default function OwnCenter({ own: { isSignedIn, teams, failed, parts } }: { own: OwnMatches }) {
	const { account, home, liveCenter: text, week } = useText();
	const { inYear } = useYear();
	if (!isSignedIn) {
		return (
			<Empty title={home.myTeams}>
				<p>{home.myTeamsSignedOut}</p>
				<p className="mt-4 flex flex-wrap gap-2.5">
					<SignInLinks />
				</p>
			</Empty>
		);
	}
	if (failed) return <Empty title={week.failed}>{week.failedHint}</Empty>;
	const shown = PARTS.filter((part) => parts[part].length > 0);
	if (shown.length === 0) {
		return (
			<Empty lit title={teams.length === 0 ? account.noTeams : week.noMatches}>
				<ArrowLink to={inYear("search")}>{account.findTeams}</ArrowLink>
			</Empty>
		);
	}
	return shown.map((part) => (
		<MatchPart
			key={part}
			title={part === "live" ? text.playingNow : text.parts[part]}
			badge={part === "live" && parts.live.some(({ state }) => state === "LIVE") && <LiveBadge />}
			matches={parts[part]}
			days={part !== "off"}
		/>
	));
}
