import { useDays } from "../frame/use-days.ts";
import { useQueryLink } from "../query.ts";
import { formatTime } from "../text/format.ts";
import { useText } from "../text/language.ts";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import type { TeamPath } from "./team-path.ts";

/** What is next for the team whose path is followed: "IF Fyrsken plays now. Win, and the semi-final is Fri 18 Jul 10:00." */
export function FollowLine({ team, path }: { team: { name: string }; path: TeamPath }) {
	const { playoff: text } = useText().match;
	const days = useDays();
	const query = useQueryLink();
	const when = (start: string): string => `${days.weekdayWithin(start)} ${formatTime(start)}`;
	const { last, won } = path;
	if (last === null) return null;
	const next = won === false ? null : last.winnerGoesTo;
	return (
		<div className="mb-4 flex items-center gap-3 rounded-control border-l-5 border-beam bg-beam-tint py-1.5 pr-1 pl-3">
			<Icon name="flag" size={20} className="text-ink-2" />
			<p className="flex-1 py-1.5">
				<b className="font-[750]">{team.name}</b> {said()}
				{next?.zonedStartTime && won === null && (
					<>
						{" "}
						{text.winAnd(text.theRound(next.round))} <b className="font-[750]">{when(next.zonedStartTime)}</b>.
					</>
				)}
			</p>
			<Link
				to={query({ team: null })}
				replace
				preventScrollReset
				aria-label={text.stopFollowing(team.name)}
				className="grid size-11 shrink-0 place-items-center"
			>
				<Icon name="close" size={18} />
			</Link>
		</div>
	);

	function said(): string {
		if (last === null) return "";
		if (won === false) return text.wentOut(text.theRound(last.round));
		if (won) return next === null ? text.won : text.playsNext(text.theRound(next.round));
		if (last.state === "LIVE") return text.playsNow;
		return last.zonedStartTime === null ? text.playsWhenSet : text.playsAt(when(last.zonedStartTime));
	}
}
