import { formatTime } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useDays } from "../clock/use-days.ts";
import { drawnOnce } from "../parts/drawn-once.tsx";
import type { BracketMatchData } from "./bracket.graphql.ts";

type Props = { next: NonNullable<BracketMatchData["winnerGoesTo"]>; pair: boolean };

/** "Winners meet in semi-final 1, Fri 18 Jul 10:00, Fyrvallen 1". */
export const WinnersMeet = import.meta.env.SSR ? drawnOnce(Line) : Line;

function Line({ next, pair }: Props) {
	const { playoff: text } = useText().match;
	const days = useDays();
	const start = next.zonedStartTime;
	const details = [start && `${days.weekdayWithin(start)} ${formatTime(start)}`, next.locationName].filter(Boolean);
	return (
		<p className="flex items-start gap-2.5 pt-2 pb-3 text-ink-2">
			<Icon name="arrowElbow" size={20} className="mt-0.5 text-accent-ink" />
			<span>
				{pair ? text.winnersMeet : text.winnerGoes}{" "}
				<b className="font-[750] text-ink">{text.matchOf(next.round, next.position)}</b>
				{details.length > 0 && `, ${details.join(", ")}`}
			</span>
		</p>
	);
}
