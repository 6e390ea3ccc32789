import { useYear } from "../../client/data/site-data.ts";
import type { StreamRowData } from "../../client/queries/stream-row.graphql.ts";
import { DOT } from "../../text/dot.ts";
import { formatTime } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { useDays } from "../clock/use-days.ts";
import { MatchTeam } from "../match/MatchTeam.tsx";
import { MatchTile } from "../match/MatchTile.tsx";
import { PastStart } from "../match/PastStart.tsx";
import { stageLine } from "../match/stage-line.ts";
import { useMatchName } from "../match/use-match-name.ts";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { useMayWatch } from "./use-may-watch.ts";

type Props = {
	stream: StreamRowData;
	/** It links to the page that it is on. */
	here?: boolean;
	/** Whether it shows its day: not under a heading with the day. */
	dated?: boolean;
};

/** A stream as a row of a list, one link as a whole. Put it in a `<li>` of a `band`. */
export const StreamRow = import.meta.env.SSR ? drawnOnce(Row) : Row;

function Row({ stream, here = false, dated = true }: Props) {
	const { inYear } = useYear();
	const { streams: text } = useText();
	const matchName = useMatchName();
	const days = useDays();
	const watching = useMayWatch(stream.access);
	// "Sign in to watch" is left out for a user who is signed in.
	const access = stream.access === "ACCOUNT" && watching === "may" ? null : text.access[stream.access];
	const { match, zonedStartTime: start } = stream;
	const when = start === null ? "" : `${formatTime(start)}, ${days.longDateWithin(start)}`;
	const shows = match === null ? [when, stream.locationName].filter(Boolean).join(", ") : matchName(match);
	return (
		<Link
			to={inYear(`streams/${stream.id}`)}
			aria-current={here ? "page" : undefined}
			aria-label={[text.states[stream.state], access, stream.title, shows].filter((part) => part !== null).join(". ")}
			className={`flex min-h-18 items-center gap-3 stacked:flex-wrap stacked:gap-y-1 border-l-5 py-2 pr-4 pl-2.75 text-ink hover:bg-sunken/50 focus-visible:-outline-offset-3 ${here ? "border-accent bg-sunken" : "border-transparent"}`}
		>
			<span className="flex w-12 shrink-0 flex-col items-center gap-1 text-ink-2 stacked:w-auto stacked:basis-full stacked:flex-row stacked:gap-2">
				{/* Before it begins there is nothing to play. */}
				{watching !== "may" ? (
					<Icon name="lock" size={22} />
				) : (
					stream.state !== "UPCOMING" && <Icon name="playFilled" size={22} />
				)}
				{stream.state === "UPCOMING" && start !== null && (
					<span className="font-cond text-xl/none font-[750] whitespace-nowrap text-ink figures">{formatTime(start)}</span>
				)}
				{dated && stream.state !== "LIVE" && start !== null && <Small>{days.date(start)}</Small>}
			</span>
			<span className="flex min-w-0 flex-1 flex-col">
				{match === null || isUnknown(match) ? (
					<span className="type-team leading-tight">{match === null ? stream.title : stageLine(match)}</span>
				) : (
					<>
						<MatchTeam match={match} of="HOME" />
						<MatchTeam match={match} of="AWAY" />
						<PastStart match={match} />
					</>
				)}
				<span className="type-meta mt-0.5 text-ink-2">
					{match === null ? stream.locationName : stream.title}
					{access !== null && (
						<>
							{DOT}
							<span className="whitespace-nowrap">{access}</span>
						</>
					)}
				</span>
			</span>
			{match !== null && <MatchTile match={match} />}
		</Link>
	);
}

/** Neither the teams nor the possible teams are known: the round says more than two placeholders. */
function isUnknown({ home, away }: NonNullable<StreamRowData["match"]>): boolean {
	return [home, away].every(({ team, mayBe }) => team === null && mayBe === null);
}

function Small({ children }: { children: string }) {
	return <span className="font-cond text-[.9375rem]/none font-[650] whitespace-nowrap figures">{children}</span>;
}
