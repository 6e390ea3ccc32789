import { useYear } from "../../client/data/site-data.ts";
import { useLiveMatch } from "../../client/live/use-live-match.ts";
import type { PossibleMatch } from "../../client/queries/followed.graphql.ts";
import { DOT } from "../../text/dot.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { useOwnMatch } from "../favourites/use-own.ts";
import { LiveClockBadge } from "../match/LiveClockBadge.tsx";
import { MatchTeam } from "../match/MatchTeam.tsx";
import { MatchTile } from "../match/MatchTile.tsx";
import { MovedFrom } from "../match/MovedFrom.tsx";
import { PastStart } from "../match/PastStart.tsx";
import { opens } from "../match/pressed-match.ts";
import { stageLine } from "../match/stage-line.ts";
import { useMatchName } from "../match/use-match-name.ts";
import type { Why } from "./programme.ts";

const EDGE: Record<Why, string> = { teams: "border-l-beam", fields: "border-l-line-strong" };

/**
 * A match of the reader's own day, one link as a whole. Its edge shows whether a team or the field is followed; it is dashed if the team
 * plays only if it wins before.
 */
export function FollowedCard({ match: read, why, ifTheyWin }: { match: PossibleMatch; why: Why; ifTheyWin: boolean }) {
	const match = useLiveMatch(read);
	const { inYear } = useYear();
	const { week, match: text } = useText();
	const { heard } = useOwnMatch(match);
	const name =
		useMatchName()(match) + (why === "fields" ? ` ${week.byField}.` : heard) + (ifTheyWin ? ` ${text.team.ifTheyWin}.` : "");
	const live = match.state === "LIVE";
	const to = inYear(`matches/${match.id}`);
	return (
		<Link
			to={to}
			onClick={opens(to, match)}
			aria-label={name}
			className={`block rounded-card border border-l-5 ${ifTheyWin ? "border-dashed border-line-strong bg-paper [border-left-style:solid]" : "border-card-line bg-surface shadow-card"} ${EDGE[why]} py-2.5 pr-2.5 pl-3.5 stacked:pr-2 stacked:pl-2.5 text-ink hover:[&_.stage]:underline active:bg-sunken`}
		>
			<span className="flex gap-3 stacked:flex-wrap stacked:gap-1.5">
				<span className="min-w-0 flex-1 stacked:basis-[58%]">
					<span className="row-side min-h-8">
						<MatchTeam match={match} of="HOME" />
					</span>
					<span className="row-side min-h-8">
						<MatchTeam match={match} of="AWAY" />
					</span>
				</span>
				<MatchTile match={match} />
			</span>
			<PastStart match={match} />
			<span className="type-meta mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
				{live && <LiveClockBadge match={match} />}
				{ifTheyWin && <b className="font-[650] text-ink">{text.team.ifTheyWin}</b>}
				<span>
					{why === "fields" && <Icon name="mapPin" size={16} className="mr-1.5 align-[-.125em]" />}
					<span className="stage">{stageLine(match)}</span>
					{match.locationName !== null && (
						<>
							{DOT}
							<b className="inline-block font-[650] text-ink">{match.locationName}</b>
						</>
					)}
				</span>
			</span>
			<MovedFrom match={match} />
		</Link>
	);
}
