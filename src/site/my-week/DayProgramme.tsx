import { useLiveMatch } from "../../client/live/use-live-match.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useOtherClock } from "../match/other-clock.ts";
import { Planned } from "../match/Planned.tsx";
import { useStartShown } from "../match/use-start-shown.ts";
import { FollowedCard } from "./FollowedCard.tsx";
import { type DayItem, splitAtNow } from "./programme.ts";

const TIME_COLUMN = "grid grid-cols-[3.625rem_minmax(0,1fr)] gap-x-1.5 stacked:grid-cols-1 stacked:gap-y-1";

/**
 * A reader's own day: the matches they follow in order of time, the pauses, and overlaps. Today's past matches are folded away, so that the
 * next match comes first.
 */
export function DayProgramme({ items, isToday }: { items: readonly DayItem[]; isToday: boolean }) {
	const { week } = useText();
	const { earlier, rest } = isToday ? splitAtNow(items) : { earlier: [], rest: items };
	return (
		<>
			{earlier.length > 0 && (
				<details className="group/earlier mt-2.5">
					<summary className="flex min-h-11 w-fit max-w-full list-none items-center gap-2 font-[600] [&::-webkit-details-marker]:hidden">
						{week.earlier(earlier.length)}
						<Icon name="caretDown" size={16} className="group-open/earlier:rotate-180" />
					</summary>
					<Programme items={earlier} />
				</details>
			)}
			<Programme items={rest} />
		</>
	);
}

function Programme({ items }: { items: readonly DayItem[] }) {
	const { week } = useText();
	return (
		<ol className="mt-2.5 grid gap-3.5">
			{items.map((item) => (
				<li key={item.match.id} className="grid gap-3.5">
					{item.gap !== null && (
						<p className={`${TIME_COLUMN} text-ink-2`}>
							<span className="col-start-2 stacked:col-start-1 flex items-center gap-2.5">
								<span aria-hidden="true" className="h-0.5 w-5 bg-line-strong" />
								{week.untilNext(item.gap)}
							</span>
						</p>
					)}
					{item.overlap !== null && <Overlap overlap={item.overlap} />}
					<div className={TIME_COLUMN}>
						<StartTime item={item} />
						<FollowedCard match={item.match} why={item.why} ifTheyWin={item.ifTheyWin} />
					</div>
				</li>
			))}
		</ol>
	);
}

function StartTime({ item }: { item: DayItem }) {
	const { match: text } = useText();
	const startShown = useStartShown();
	const match = useLiveMatch(item.match);
	const start = startShown(match);
	const zone = useOtherClock()(match.zonedStartTime);
	const stands = match.state !== "POSTPONED" && match.state !== "CANCELLED";
	return (
		<span
			className={`flex flex-col pt-2.5 stacked:flex-row stacked:items-baseline stacked:gap-2 stacked:pt-0 font-xcond font-[800] figures ${start?.planned ? "text-[1.375rem]/none" : "text-[1.75rem]/none"} ${stands ? "" : "text-ink-2 line-through decoration-2"}`}
		>
			{start === null ? (
				<span className="text-[1.125rem]">{text.timeNotSet}</span>
			) : (
				<span className="whitespace-nowrap">{start.time}</span>
			)}
			{zone !== null && <span className="pt-0.5 font-text text-sm font-[550] text-ink-2">{zone}</span>}
			{start?.planned && <Planned>{start.planned}</Planned>}
		</span>
	);
}

function Overlap({ overlap }: { overlap: NonNullable<DayItem["overlap"]> }) {
	const { week } = useText();
	const { with: other, minutes, isPrevious } = overlap;
	const title = isPrevious ? week.overlap : week.overlapWith(`${other.homeTeamName} – ${other.awayTeamName}`);
	return (
		<div className={TIME_COLUMN}>
			<p className="col-start-2 stacked:col-start-1 flex gap-3 stacked:gap-2 rounded-control border-[1.5px] border-loss bg-surface px-3.5 py-3">
				<Icon name="warningTriangle" size={24} className="mt-0.5 text-loss" />
				<span>
					<b className="font-[700]">{title}</b> {week.overlapWhy(minutes)}
				</span>
			</p>
		</div>
	);
}
