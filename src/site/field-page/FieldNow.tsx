import { useYear } from "../../client/data/site-data.ts";
import { useAsOf } from "../../client/live/use-connection-state.ts";
import { useLiveMatch } from "../../client/live/use-live-match.ts";
import { scoreOf } from "../../client/match/score-of.ts";
import { colourName } from "../../text/colour-name.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { useCupNow } from "../clock/CupNow.tsx";
import { useDays } from "../clock/use-days.ts";
import { useIsOwn, useOwnMatch } from "../favourites/use-own.ts";
import { Goals } from "../match/Goals.tsx";
import { LiveClockBadge } from "../match/LiveClockBadge.tsx";
import { LONGEST_NAME } from "../match/MatchTeam.tsx";
import { PastStart } from "../match/PastStart.tsx";
import { opens } from "../match/pressed-match.ts";
import { sideResultOf } from "../match/side-result.ts";
import { eitherTeam, sideShown } from "../match/side-shown.ts";
import { stageLine } from "../match/stage-line.ts";
import { useMatchName } from "../match/use-match-name.ts";
import { useStartShown } from "../match/use-start-shown.ts";
import { ShirtSign } from "../team/Shirts.tsx";
import type { FieldMatch } from "./field.graphql.ts";

const NAME = "min-w-0 font-[800] text-balance";

/** The field's delay by its reports. Hidden while the page may be stale. @param delay minutes; 0 on time */
export function DelayLine({ delay }: { delay: number | null }) {
	const { pitch: text } = useText().places.field;
	const isOld = useAsOf() !== null;
	if (delay === null || isOld) return null;
	return (
		<p className="-mx-4 flex min-h-11 items-center gap-3 border-t border-header-line bg-header-2 px-4 py-1.5 text-[1.0625rem] md:mx-0">
			<Icon name={delay === 0 ? "check" : "timer"} size={20} />
			<span>
				<b className="font-[700]">{delay === 0 ? text.onTime : text.late(delay)}</b>{" "}
				<span className="text-header-ink-2">{text.forNow}</span>
			</span>
		</p>
	);
}

/** The present or overdue match, readable from the other side of the field. */
export function NowOnField({ match: read }: { match: FieldMatch }) {
	const text = useText();
	const match = useLiveMatch(read);
	const { inYear } = useYear();
	const matchName = useMatchName();
	const { heard } = useOwnMatch(match);
	const heading = `now-${match.id}`;
	const live = match.state === "LIVE";
	const score = scoreOf(match);
	const shootOut = score !== null && match.shootOutHome !== null && match.shootOutAway !== null;
	const to = inYear(`matches/${match.id}`);
	return (
		<section aria-labelledby={heading} className="-mx-4 border-t border-header-line md:mx-0">
			<div className="flex min-h-11 flex-wrap items-center gap-x-3 px-4">
				<h2 id={heading} className="font-cond text-lg font-[800]">
					{text.places.field.pitch.now}
				</h2>
				<span className="min-w-0 flex-1 basis-32 text-[.9375rem] text-header-ink-2">{stageLine(match)}</span>
				{live && <LiveClockBadge match={match} />}
			</div>
			<Link
				to={to}
				onClick={opens(to, match)}
				aria-label={matchName(match) + heard}
				className={`focus-inside grid border-t border-header-line hover:bg-header-2 ${shootOut ? "grid-cols-[minmax(0,1fr)_auto_auto]" : "grid-cols-[minmax(0,1fr)_auto]"}`}
			>
				{(["HOME", "AWAY"] as const).map((of) => {
					const goals = score === null ? null : of === "HOME" ? score.home : score.away;
					const kicks = of === "HOME" ? match.shootOutHome : match.shootOutAway;
					return <NowSide key={of} match={match} of={of} goals={goals} kicks={shootOut ? kicks : null} />;
				})}
				{live && score === null && (
					<span className="live-fill edged col-start-2 row-span-2 row-start-1 grid min-w-27 place-items-center px-3 font-xcond text-[2rem] font-[850]">
						{text.match.live}
					</span>
				)}
				<span className="col-span-full px-4 empty:hidden [&>*]:pb-3 [&>*]:text-header-ink">
					<PastStart match={match} />
				</span>
			</Link>
		</section>
	);
}

type NowSideProps = { match: FieldMatch; of: "HOME" | "AWAY"; goals: number | null; kicks: number | null };

function NowSide({ match, of, goals, kicks }: NowSideProps) {
	const { match: text } = useText();
	const side = of === "HOME" ? match.home : match.away;
	const name = sideShown(side, of === "HOME" ? match.homeTeamName : match.awayTeamName, text);
	const isOwn = useIsOwn(side.team?.id ?? null);
	const rule = of === "AWAY" ? "border-t border-header-line" : "";
	const size = name.length > LONGEST_NAME ? "font-xname text-[1.375rem]/[1.05]" : "font-cond text-[1.5rem]/[1.1]";
	const weight = sideResultOf(match, of) === "trails" ? "font-[600] live-dim" : "font-[850]";
	return (
		<>
			<span
				className={`col-start-1 flex min-h-18.5 min-w-0 items-center gap-3.5 py-1.5 pr-3 pl-4 stacked:flex-wrap stacked:gap-y-0 ${rule}`}
			>
				<Flag nation={side.team?.nation.code ?? null} size="large" />
				<span
					className={`${NAME} ${size} stacked:basis-full ${isOwn ? "rounded-[3px] bg-beam-tint box-decoration-clone px-1.5 text-ink" : ""}`}
				>
					{name}
				</span>
			</span>
			{goals !== null && (
				<Goals
					goals={goals}
					className={`live-fill edged col-start-2 grid place-items-center px-3 stacked:px-1 font-xcond text-[4.875rem]/[4.625rem] figures stacked:text-[3.5rem] ${kicks === null ? "min-w-27 stacked:min-w-16" : "border-r-0 min-w-20 stacked:min-w-12"} ${weight}`}
				/>
			)}
			{kicks !== null && (
				<span
					className={`live-fill edged col-start-3 grid min-w-12 place-items-center border-l-0 pr-3 font-xcond text-[2.25rem] figures stacked:min-w-8 stacked:pr-1.5 stacked:text-[1.75rem] ${weight}`}
				>
					{kicks}
				</span>
			)}
		</>
	);
}

/** The next match, with its time emphasised. @param alone there is no present match, so that the time has more space */
export function NextOnField({ match: read, alone, today }: { match: FieldMatch; alone: boolean; today: string }) {
	const text = useText();
	const match = useLiveMatch(read);
	const { inYear } = useYear();
	const matchName = useMatchName();
	const startShown = useStartShown();
	const days = useDays(today);
	const { isOwn, heard } = useOwnMatch(match);
	const minutes = useMinutesUntil(match);
	const start = match.zonedStartTime;
	const shown = startShown(match);
	const to = inYear(`matches/${match.id}`);
	const stage = stageLine(match);
	const day = start === null || days.isToday(start) ? null : days.weekday(start);
	const beside = [day, shown?.planned, day === null && minutes !== null && text.places.field.pitch.inMinutes(minutes)];
	return (
		<section aria-labelledby="next-title" className="band border-t-0! md:mt-4 md:border-t!">
			<Link
				to={to}
				onClick={opens(to, match)}
				aria-label={matchName(match) + heard}
				className={`focus-inside block px-4 pt-3 pb-4 hover:bg-sunken/50 ${isOwn ? "beam-edge" : ""}`}
			>
				<div className="flex min-h-7 flex-wrap items-baseline justify-between gap-x-3">
					<h2 id="next-title" className="font-cond text-lg font-[800]">
						{text.places.field.next}
					</h2>
					<span className="text-ink-2 figures">{beside.filter(Boolean).slice(0, 2).join(", ")}</span>
				</div>
				<span className="flex flex-wrap items-end justify-between gap-x-4">
					<span className="min-w-0 flex-1 basis-24 pb-1 text-[1.0625rem]/[1.35] text-ink-2">
						<span className="block">{stage}</span>
						{stage.endsWith(match.roundName) ? null : <span className="block">{match.roundName}</span>}
					</span>
					{shown === null ? (
						<span className="font-cond text-[1.625rem] font-[800]">{text.match.timeNotSet}</span>
					) : (
						<span
							className={`font-xcond font-[850] whitespace-nowrap figures ${alone ? "text-[5.75rem]/[1] narrow:text-[4.5rem]/[1]" : "text-[4.125rem]/[1.1]"} stacked:text-[2.75rem]/[1.1]`}
						>
							{shown.time}
						</span>
					)}
				</span>
				<NextSide match={match} of="HOME" alone={alone} />
				<NextSide match={match} of="AWAY" alone={alone} />
			</Link>
		</section>
	);
}

function NextSide({ match, of, alone }: { match: FieldMatch; of: "HOME" | "AWAY"; alone: boolean }) {
	const { match: text } = useText();
	const side = of === "HOME" ? match.home : match.away;
	const from = of === "HOME" ? match.homeTeamName : match.awayTeamName;
	const name = sideShown(side, from, text);
	const isOwn = useIsOwn(side.team?.id ?? null);
	const isLong = name.length > LONGEST_NAME;
	const size = isLong
		? "font-xname text-[1.5rem]/[1.05]"
		: alone
			? "font-cond text-[2.0625rem]/[1.1] narrow:text-[1.75rem]/[1.1]"
			: "font-cond text-[1.8125rem]/[1.1] narrow:text-[1.625rem]/[1.1]";
	const shirt = side.team?.shirts?.home ?? null;
	return (
		<span className="mt-2.5 flex min-h-9 flex-wrap items-center gap-x-3.5 gap-y-1">
			<Flag nation={side.team?.nation.code ?? null} size="large" />
			<span
				className={`${NAME} flex-1 basis-36 stacked:basis-full stacked:font-xname stacked:text-[1.25rem]/[1.1] ${size} ${side.team === null ? "text-ink-2" : ""}`}
			>
				<span className={isOwn ? "-mx-1.5 rounded-[3px] bg-beam-tint box-decoration-clone px-1.5" : ""}>{name}</span>
				{eitherTeam(side, text) !== null && <span className="block text-[1.0625rem] font-[550] text-ink-2">{from}</span>}
			</span>
			{shirt !== null && <Shirt colour={shirt} />}
		</span>
	);
}

/** The shirt to look for, and its colour in words. */
function Shirt({ colour }: { colour: string }) {
	const { team: text } = useText().match;
	const name = colourName(colour);
	return (
		<span className="flex items-center gap-2 text-ink-2">
			{name !== null && <ShirtSign colour={colour} className="h-6 w-6.5" />}
			{name === null ? colour : text.colours[name]}
		</span>
	);
}

/** Minutes for which a reader waits beside the field. */
const SOON = 60;

/** Whole minutes until a match begins, within the hour; null where the clock is not known yet. */
function useMinutesUntil({ zonedStartTime, expectedStart }: Pick<FieldMatch, "zonedStartTime" | "expectedStart">): number | null {
	const now = useCupNow();
	const start = expectedStart ?? zonedStartTime;
	if (now === null || start === null) return null;
	const minutes = Math.ceil((Date.parse(start) - now) / 60_000);
	return minutes > 0 && minutes <= SOON ? minutes : null;
}
