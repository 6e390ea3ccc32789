import { useQueryLink } from "../../client/address/query.ts";
import { formatTime } from "../../text/format.ts";
import { placeWon, type RoundName } from "../../text/round-name.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { useDays } from "../clock/use-days.ts";
import { NO_PATH } from "./followed-paths.ts";
import type { TeamPath } from "./team-path.ts";

type Props = {
	team: { readonly id?: string; readonly name: string };
	path: TeamPath;
	/** The reader's own team: shown without a choice. */
	isOwn?: boolean;
	/** Another team's path is highlighted; a press highlights this one's. */
	isBeside?: boolean;
};

/** The next match of the team whose path is highlighted: "IF Fyrsken plays now. Win, and the semi-final is Fri 18 Jul 10:00." */
export function FollowLine({ team, path, isOwn = false, isBeside = false }: Props) {
	const { playoff: text, ordinal } = useText().match;
	const days = useDays();
	const query = useQueryLink();
	const when = (start: string): string => `${days.weekdayWithin(start)} ${formatTime(start)}`;
	const { last, won, forPlace } = path;
	if (last === null) return null;
	const next = won === false ? null : last.winnerGoesTo;
	return (
		<div className="mb-2.5 flex items-center gap-3 rounded-control border-l-5 border-beam bg-beam-tint py-1.5 pr-1 pl-3">
			<Icon name={isOwn ? "heartFilled" : "flag"} size={20} className={isOwn ? "text-heart" : "text-ink-2"} />
			<p className="flex-1 py-1.5">
				{isBeside ? (
					<Link to={query({ team: team.id ?? null })} replace preventScrollReset className="text-link hit-44 font-[750]">
						{team.name}
					</Link>
				) : (
					<b className="font-[750]">{team.name}</b>
				)}{" "}
				{said()}
				{next?.zonedStartTime && won === null && (
					<>
						{" "}
						{text.winAnd(text.theRound(next.round))} <b className="font-[750]">{when(next.zonedStartTime)}</b>.
					</>
				)}
			</p>
			{!isBeside && (
				<Link
					to={query({ team: isOwn ? NO_PATH : null })}
					replace
					preventScrollReset
					aria-label={text.stopFollowing(team.name)}
					className="grid size-11 shrink-0 place-items-center"
				>
					<Icon name="close" size={18} />
				</Link>
			)}
		</div>
	);

	function said(): string {
		if (last === null) return "";
		if (won === false && forPlace !== null) return below(last.round, forPlace);
		if (won === false) return text.wentOut(text.theRound(last.round));
		if (won) return next === null ? text.won : text.playsNext(text.theRound(next.round));
		if (last.state === "LIVE") return text.playsNow;
		return last.zonedStartTime === null ? text.playsWhenSet : text.playsAt(when(last.zonedStartTime));
	}

	/** After a defeat: the place it plays for, or where it ended. */
	function below(lost: RoundName, match: NonNullable<TeamPath["forPlace"]>): string {
		const side = match.home.team?.id === team.id ? "HOME" : "AWAY";
		const place = match.round === "THIRD_PLACE" ? 3 : placeWon(match.round);
		if (match.state !== "FINISHED") return text.lostAndPlays(text.theRound(lost), text.theRound(match.round));
		if (place === null || match.leadingSide === null) return text.wentOut(text.theRound(lost));
		return text.endedAs(ordinal(match.leadingSide === side ? place : place + 1));
	}
}
