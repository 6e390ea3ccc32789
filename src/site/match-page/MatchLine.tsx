import { useAsOf } from "../../client/live/use-connection-state.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { useCupNow } from "../clock/CupNow.tsx";
import { countedMinute, reportedClock } from "../clock/live-clock.ts";
import { useNextMinute } from "../clock/use-live-clock.ts";
import { EventSign } from "./EventSign.tsx";
import { eventLines } from "./event-words.ts";

/** The icons that fit a phone's line. A handball match has three times as many; those are drawn as dots. */
const SIGNS_WITH_ROOM = 16;

/** The match from its start to full time: home above, away below. The timeline has the same in words. */
export function MatchLine({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	const cupNow = useCupNow();
	const isOld = useAsOf() !== null;
	const nextMinute = useNextMinute();
	if (match.fullTime === null) return null;
	const happened = eventLines(match.events, text).filter(({ event }) => event.side !== null && event.minute !== null);
	const minutes = match.events.flatMap(({ minute }) => minute ?? []);
	const end = Math.max(match.fullTime, match.minute ?? 0, ...minutes);
	const at = (minute: number): string => `${(100 * Math.min(minute, end)) / end}%`;
	const live = match.state === "LIVE";
	const now = live ? (countedMinute(match, cupNow) ?? Math.max(0, ...minutes)) : end;
	// A document is read later than it was made, so the server does not know the minute. The document's own script sets it
	// (beginning/minutes.ts).
	const toCome = live && nextMinute(match);
	const marked = live && !isOld && (toCome || cupNow !== null || countedMinute(match, cupNow) !== null);
	const place = toCome ? `calc(100% * min(var(--minute, ${now}), ${end}) / ${end})` : at(now);
	const crowded = happened.length > SIGNS_WITH_ROOM;
	const halfTime = match.category.rules.halves === 2 ? match.fullTime / 2 : null;
	return (
		<div aria-hidden="true" className="px-5 pt-1 pb-2">
			<div data-clock={toCome ? reportedClock(match) : undefined} className={`relative ${crowded ? "h-14" : "h-24"}`}>
				<span className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 bg-line-strong" />
				<span
					className={`absolute top-1/2 left-0 h-1.5 -translate-y-1/2 ${live ? "bg-live" : "bg-ink"}`}
					style={{ width: place }}
				/>
				{[0, halfTime, end].map(
					(minute) =>
						minute !== null && (
							<span key={minute} className="absolute top-1/2 h-4.5 w-0.5 -translate-1/2 bg-ink" style={{ left: at(minute) }} />
						),
				)}
				{happened.map(({ order, event, sign, weight }) => (
					<span
						key={order}
						className={`absolute flex w-6 -translate-x-1/2 flex-col items-center ${crowded ? "h-7" : "h-12"} ${event.side === "HOME" ? "bottom-1/2" : "top-1/2 flex-col-reverse"}`}
						style={{ left: at(event.minute ?? 0) }}
					>
						{crowded ? (
							<span className={`size-2 rounded-full border-2 border-ink ${weight === "goal" ? "bg-ink" : "bg-paper"}`} />
						) : (
							<span className="grid size-6 place-items-center rounded-full bg-paper">
								<EventSign sign={sign} size={22} />
							</span>
						)}
						<span className="w-0.5 flex-1 bg-ink" />
					</span>
				))}
				{marked && (
					<span
						className={`absolute top-1/2 size-4.5 -translate-1/2 rounded-full border-2 border-paper bg-live ${toCome ? "minute-mark" : ""}`}
						style={{ left: place }}
					/>
				)}
			</div>
			<div className="relative flex h-5 justify-between font-cond text-[.9375rem] font-[550] text-ink-2 figures">
				<span>0'</span>
				{halfTime !== null && (
					<span className="absolute -translate-x-1/2" style={{ left: at(halfTime) }}>
						{text.page.events.kinds.HALF_TIME}
					</span>
				)}
				<span>{end}'</span>
			</div>
		</div>
	);
}
