import { useAsOf } from "../../client/live/use-connection-state.ts";
import { useText } from "../../text/use-text.ts";
import type { MatchClock } from "../clock/live-clock.ts";
import { MinuteRoom } from "./MinuteRoom.tsx";

type Props = { detail?: string | null; nextMinute?: MatchClock | null; small?: boolean };

/** Green, with a dot and the word: never by colour alone. `detail` is the minute, or what else is live ("table"). Hollow, with the time it was true, while the page may be old. */
export function LiveBadge({ detail = null, nextMinute = null, small = false }: Props) {
	const { match: text } = useText();
	const asOf = useAsOf();
	const shown = asOf ?? detail;
	return (
		<span
			className={`type-badge edged inline-flex shrink-0 items-center gap-1.5 whitespace-nowrap rounded-[3px] live-fill figures ${
				small ? "h-[1.125rem] px-1.5 text-[.8125rem]" : "h-[1.375rem] px-2"
			}`}
		>
			<span className="size-2 live-dot rounded-full" />
			<span>
				{text.live}
				{/* A unit is no word: metres stay "7 m". */}
				{shown !== null && <span className={/\d/.test(shown) && asOf === null ? "normal-case" : ""}>{` ${shown}`}</span>}
				{nextMinute !== null && asOf === null && <MinuteRoom match={nextMinute} />}
			</span>
		</span>
	);
}
