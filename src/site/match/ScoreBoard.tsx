import { useYear } from "../../client/data/site-data.ts";
import { scoreOf } from "../../client/match/score-of.ts";
import type { MatchCardData, SideData } from "../../client/queries/match-card.graphql.ts";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import { useDays } from "../clock/use-days.ts";
import { TeamHeart } from "../favourites/Heart.tsx";
import { useIsOwn } from "../favourites/use-own.ts";
import { Goals } from "./Goals.tsx";
import { LONGEST_NAME } from "./MatchTeam.tsx";
import type { Verdict } from "./match-verdict.ts";
import { PastStartBoard } from "./PastStart.tsx";
import { Planned } from "./Planned.tsx";
import { useShownState } from "./shown-state.ts";
import { sideResultOf } from "./side-result.ts";
import { eitherTeam } from "./side-shown.ts";
import { useStartShown } from "./use-start-shown.ts";

const DIGITS =
	"edged stacked:h-auto stacked:text-[4.25rem] flex h-23 min-w-28 items-center justify-center px-3 type-score-xl figures md:h-28 md:min-w-30 md:text-[7.5rem]";
/** Beside the kicks of a shoot-out the goals are narrower, so that the names have enough space. */
const DIGITS_ALONE = "stacked:min-w-18 stacked:px-2";
const DIGITS_BESIDE_KICKS = "border-r-0 narrow:min-w-18 stacked:min-w-12 stacked:px-1";
const LONGEST = "line-clamp-3 narrow:line-clamp-4 font-xname text-[1.5625rem]/none narrow:text-[1.25rem]";
const NARROW = "narrow:font-xname narrow:text-[1.375rem]";
const KICKS =
	"flex items-center justify-center pr-5 pl-1 stacked:pr-2 stacked:text-[1.75rem] font-xcond text-[2.125rem] font-[800] figures md:min-w-15";

/** The match on the board. Fields are null or undefined while only its row is known. */
type BoardMatch = MatchCardData & {
	readonly category: MatchPageData["category"] | null;
	readonly regularTimeHome: number | null | undefined;
};

/** Two teams and the board: the score, with a second column for a shoot-out; or the start, or the word in its place. */
export function ScoreBoard({ match, verdict }: { match: BoardMatch; verdict: Verdict | null }) {
	const { match: text } = useText();
	const score = scoreOf(match);
	const live = match.state === "LIVE";
	const shootOut = match.shootOutHome !== null && match.shootOutAway !== null;
	const narrow = shootOut || score === null;
	const tone = live ? "live-fill" : "border-x border-header-line bg-header-2";
	const dim = (side: "HOME" | "AWAY"): string =>
		sideResultOf(match, side) !== "trails" ? "" : live ? "font-[600] live-dim" : shootOut ? "" : "font-[600] text-board-dim";
	const dimKicks = (side: "HOME" | "AWAY"): string =>
		sideResultOf(match, side) === "trails" ? `font-[600] ${live ? "live-dim" : "text-board-dim"}` : "";
	const cell = (side: "HOME" | "AWAY", goals: number, kicks: number | null) => (
		<>
			<Goals goals={goals} className={`${DIGITS} ${tone} ${shootOut ? DIGITS_BESIDE_KICKS : DIGITS_ALONE} ${dim(side)}`}>
				<span className="sr-only"> {text.page.goalsHeard(goals)}</span>
			</Goals>
			{kicks !== null && (
				<span className={`${KICKS} ${tone} border-l-0 ${dimKicks(side)}`}>
					{kicks}
					<span className="sr-only"> {text.page.kicksHeard(match.decidedBy)}</span>
				</span>
			)}
		</>
	);
	return (
		<div className="-mr-4 grid grid-cols-[minmax(0,1fr)_auto_auto] border-t border-header-line md:mr-0">
			<Team side={match.home} name={match.homeTeamName} category={match.category} narrow={narrow} />
			{score === null ? <Instead match={match} /> : cell("HOME", score.home, match.shootOutHome)}
			{score !== null && !shootOut && <span />}
			<Team
				side={match.away}
				name={match.awayTeamName}
				category={match.category}
				narrow={narrow}
				className="border-t border-header-line"
			/>
			{score !== null && cell("AWAY", score.away, match.shootOutAway)}
			{score !== null && !shootOut && <span />}
			{(verdict !== null || (shootOut && score !== null && match.regularTimeHome !== undefined)) && (
				<div className="col-span-3 grid grid-cols-subgrid border-t border-header-line">
					<p className="py-2.5 pr-3 text-header-ink-2 stacked:order-last stacked:col-span-3">
						{verdict?.winner && <b className="font-[750] text-header-ink">{verdict.winner} </b>}
						{verdict !== null && <Unbroken>{verdict.rest}</Unbroken>}
					</p>
					{shootOut && (
						<>
							<span
								aria-hidden="true"
								className="stacked:px-1 stacked:font-xname stacked:col-start-2 pt-3 text-center font-cond text-sm font-[600]"
							>
								{match.regularTimeHome === null ? text.fullTime : text.page.afterExtraTime}
							</span>
							<span
								aria-hidden="true"
								className="stacked:pr-2 stacked:font-xname stacked:col-start-3 pt-3 pr-4 text-center font-cond text-sm font-[600]"
							>
								{text.pauses.SHOOT_OUT}
							</span>
						</>
					)}
				</div>
			)}
		</div>
	);
}

type TeamProps = {
	side: SideData;
	name: string;
	category: BoardMatch["category"];
	narrow: boolean;
	className?: string;
};

/**
 * Flag, name and heart. An unknown side shows its possible teams and the match it comes from, with a link.
 * @param narrow beside a board of two columns or of words, where a name has less space on the narrowest phones
 */
function Team({ side, name, category, narrow, className = "" }: TeamProps) {
	const { match: text } = useText();
	const { inYear } = useYear();
	const { team, slot } = side;
	const either = eitherTeam(side, text);
	const shown = either ?? name;
	const font = shown.length > LONGEST_NAME ? LONGEST : `line-clamp-2 font-cond text-[1.6875rem]/[1.1] ${narrow ? NARROW : ""}`;
	const to = team !== null ? `teams/${team.id}` : slot?.match != null ? `matches/${slot.match.id}` : null;
	return (
		<div
			className={`grid min-h-23 grid-cols-[2.75rem_minmax(0,1fr)] stacked:flex stacked:flex-wrap stacked:content-center stacked:gap-y-1 stacked:py-2 items-center gap-x-2 py-1 pr-3 not-narrow:gap-x-3 md:min-h-28 md:grid-cols-[2.75rem_minmax(0,1fr)_auto] ${className}`}
		>
			<span className={`flex ${team === null ? "row-span-2 md:row-span-1" : "self-end md:self-center"}`}>
				<Flag nation={team?.nation.code ?? null} size="large" />
			</span>
			<div className="row-span-2 min-w-0 stacked:order-last stacked:basis-full md:row-span-1">
				<p
					className={`font-[800] ${narrow ? "stacked:text-lg/[1.1]" : "stacked:text-[1.375rem]/[1.1]"} stacked:font-xname md:font-cond md:text-[2.125rem]/[1.1] ${font} ${team === null ? "text-header-ink-2" : ""}`}
				>
					{to === null ? (
						shown
					) : (
						<Link
							to={inYear(to)}
							className="underline decoration-header-line decoration-2 underline-offset-4 hover:decoration-current"
						>
							{shown}
						</Link>
					)}
				</p>
				{either !== null && <p className="mt-1 text-[.9375rem] leading-tight text-header-ink-2">{name}</p>}
				{team !== null && <UnderName team={team} name={name} />}
			</div>
			{team !== null && (
				<span className="-mt-1 -ml-1 md:m-0">
					{category === null ? <span className="block size-11" /> : <TeamHeart team={team} category={category} size="board" />}
				</span>
			)}
		</div>
	);
}

/** That the team is the reader's own; else, where there is room, its nation. */
function UnderName({ team, name }: { team: NonNullable<SideData["team"]>; name: string }) {
	const { account: text } = useText();
	const isOwn = useIsOwn(team.id);
	if (isOwn) return <p className="mt-1 text-[.9375rem] leading-none text-header-ink-2">{text.myTeam}</p>;
	if (team.nation.name === name) return null;
	return <p className="mt-0.5 hidden text-[.9375rem] text-header-ink-2 md:block">{team.nation.name}</p>;
}

/** The board's content without a score. */
function Instead({ match }: { match: BoardMatch }) {
	const startShown = useStartShown();
	const { match: text } = useText();
	const days = useDays();
	const start = match.zonedStartTime;
	const shown = startShown(match);
	const live = match.state === "LIVE";
	const state = useShownState()(match);
	const tone = live ? "live-fill" : "border-l border-header-line bg-header-2 md:border-r";
	return (
		<div
			className={`col-span-2 row-span-2 flex min-w-28 narrow:min-w-24 narrow:px-2 stacked:min-w-20 flex-col items-center justify-center px-4 md:min-w-40 ${tone}`}
		>
			{state === "DUE" && start !== null ? (
				<>
					<PastStartBoard start={start} size="board" />
					<span className="mt-1 font-cond text-[1.0625rem] font-[600] text-header-ink-2">{days.date(start)}</span>
				</>
			) : state === "UPCOMING" && start !== null && shown !== null ? (
				<>
					<span
						className={`font-xcond font-[850] whitespace-nowrap figures ${shown.planned ? "text-[2.875rem]/none narrow:text-[2.25rem] stacked:text-[2rem]" : "text-[3.5rem]/none stacked:text-[2.25rem]"}`}
					>
						{shown.time}
					</span>
					{shown.planned && <Planned size="board">{shown.planned}</Planned>}
					<span className="mt-1 font-cond text-[1.0625rem] font-[600] text-header-ink-2">{days.date(start)}</span>
				</>
			) : (
				<span className="text-center font-cond text-[1.375rem]/[1.1] font-[800] narrow:font-xname">{word()}</span>
			)}
		</div>
	);

	function word(): string {
		if (state === "BYE") return text.bye.noMatch;
		if (state === "UNREPORTED") return text.pastStart.noReport;
		if (match.isWalkover) return text.walkoverShort;
		if (match.state === "FINISHED") return text.played;
		return state === "UPCOMING" || state === "DUE" ? text.timeNotSet : text.states[state];
	}
}
