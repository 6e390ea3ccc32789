import { useLiveMatches } from "../../client/live/use-live-match.ts";
import { resultFor } from "../../client/match/result-for.ts";
import type { FollowedMatch } from "../../client/queries/followed.graphql.ts";
import { formatScore } from "../../text/format.ts";
import type { WeekTexts } from "../../text/my-week/en.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Section } from "../../ui/Section.tsx";
import { useCupNow } from "../clock/CupNow.tsx";
import { LiveBadge } from "../match/LiveBadge.tsx";
import { FormSquare } from "../team/FormSquares.tsx";
import { clockOf, type Hoped, kmOf, type Leg, minutesOf, type OwnDay, ownDay, type Visit } from "./two-teams.ts";

/** A day on which two or three followed teams play: side by side, the ways between, and when to leave. */
export function TwoTeams({
	matches,
	hoped,
	teams,
	isToday,
}: {
	matches: readonly FollowedMatch[];
	hoped: readonly Hoped[];
	teams: ReadonlySet<string>;
	isToday: boolean;
}) {
	const { week } = useText();
	const day = ownDay(useLiveMatches(matches), teams, hoped);
	if (day === null) return null;
	const ahead = [...day.legs, ...day.otherwise]
		.filter(({ to }) => to.match.state === "UPCOMING")
		.sort((a, b) => a.leave - b.leave || a.to.start - b.to.start);
	return (
		<Section title={week.together(day.teams.length)} className={ahead.length === 0 ? WHERE_DRAWN : ""}>
			<p className="-mt-1 mb-3 text-ink-2">{week.onFoot(day.visits.length, kmOf(day.legs))}</p>
			<Lanes day={day} isToday={isToday} />
			{ahead.length > 0 && <WhenToLeave legs={ahead} />}
		</Section>
	);
}

/** Hidden where the drawing does not fit, leaving the list; on paper too. */
const WHERE_DRAWN = "narrow:hidden stacked:hidden print:hidden";

const HOUR = 88;
/** Two of them have room on a phone of 390 px. */
const LANE = 156;
const CARD = 146;
const LEFT = 56;
const LOWEST_CARD = 78;
/** Longer names of places and opponents step down to a narrower width, so that a card has the place whole. */
const LONG_PLACE = 15;

function nameIn({ match, team }: Visit): string {
	return match.home.team?.id === team ? match.homeTeamName : match.awayTeamName;
}

/** Drawing; the list below has the same in words. In rem, so that it grows with the text; the narrowest phones show the list alone. */
function Lanes({ day: { teams, visits, legs }, isToday }: { day: OwnDay; isToday: boolean }) {
	const now = useCupNow();
	/** Where the line of a walk bends: at its middle; for a tight one in the middle of the available time. */
	const turnOf = ({ from, to, leave, isTight }: Leg) =>
		isTight
			? (bottom(from) + y(to.start)) / 2
			: Math.max(bottom(from) + TURN, Math.min(y((leave + to.start) / 2), y(to.start) - TURN));
	const first = Math.floor(Math.min(...visits.map(({ start }) => start)) / 60);
	const last = Math.ceil(Math.max(...visits.map(({ end }) => end)) / 60);
	const y = (minute: number) => ((minute - first * 60) / 60) * HOUR;
	const x = (team: string) => LEFT + teams.indexOf(team) * LANE;
	const hours = Array.from({ length: last - first + 1 }, (_, at) => first + at);
	const bottom = (visit: Visit) => y(visit.start) + Math.max(LOWEST_CARD, ((visit.end - visit.start) / 60) * HOUR);
	const zone = visits[0]?.match.zonedStartTime?.slice(0, 11) ?? "";
	const offset = visits[0]?.match.zonedStartTime?.slice(19) ?? "";
	const nowAt = !isToday || now === null ? null : (now - Date.parse(`${zone}00:00:00${offset}`)) / 60_000;
	const height = y(last * 60) + 24;
	const width = LEFT + (teams.length - 1) * LANE + CARD;
	return (
		<div aria-hidden="true" className={`overflow-x-auto pb-2 ${WHERE_DRAWN}`}>
			<div className="relative" style={{ width: rem(width), height: rem(height + 76) }}>
				{teams.map((team) => {
					const visit = visits.find((one) => one.team === team);
					return (
						<p
							key={team}
							className="absolute top-0 border-t-[3px] border-beam pt-1.5 font-cond text-lg/5 font-[750]"
							style={{ left: rem(x(team)), width: rem(CARD) }}
						>
							<span className="line-clamp-2">{visit && nameIn(visit)}</span>
							<span className="block text-[.9375rem]/5 font-[450] text-ink-2">{visit?.match.categoryShortName}</span>
						</p>
					);
				})}
				<div className="absolute inset-x-0 top-19">
					{hours.map((hour) => (
						<p
							key={hour}
							className="absolute inset-x-0 border-t border-line text-sm/none text-ink-2 figures"
							style={{ top: rem(y(hour * 60)) }}
						>
							<span className="absolute -top-2 bg-paper pr-1.5">{clockOf(hour * 60)}</span>
						</p>
					))}
					{nowAt !== null && nowAt > first * 60 && nowAt < last * 60 && (
						<p className="absolute inset-x-0 border-t-2 border-live-ink" style={{ top: rem(y(nowAt)) }}>
							<span className="type-badge absolute top-0 z-1 -translate-y-1/2 bg-paper figures">
								<span className="live-fill block rounded-[3px] px-1.5 py-0.5">{clockOf(Math.floor(nowAt))}</span>
							</span>
						</p>
					)}
					<svg
						aria-hidden="true"
						className="absolute top-0 left-0 text-ink"
						style={{ width: rem(width), height: rem(height) }}
						viewBox={`0 0 ${width} ${height}`}
					>
						{legs.map((leg) => {
							const [from, to] = [x(leg.from.team) + CARD / 2, x(leg.to.team) + CARD / 2];
							const [top, end] = [bottom(leg.from), y(leg.to.start)];
							return (
								<path
									key={leg.to.match.id}
									d={`M${from} ${top}V${turnOf(leg)}H${to}V${end}`}
									className={leg.isTight ? "text-loss" : ""}
									fill="none"
									stroke="currentColor"
									strokeWidth="3"
									strokeDasharray="3 5"
								/>
							);
						})}
					</svg>
					{legs.map((leg) => (
						<WaySigns
							key={leg.to.match.id}
							leg={leg}
							at={(x(leg.from.team) + x(leg.to.team) + CARD) / 2}
							from={x(leg.from.team) + CARD / 2}
							top={bottom(leg.from)}
							turn={turnOf(leg)}
							end={y(leg.to.start)}
						/>
					))}
					{visits.map((visit) => (
						<VisitCard
							key={visit.match.id}
							visit={visit}
							left={x(visit.team)}
							top={y(visit.start)}
							height={bottom(visit) - y(visit.start)}
						/>
					))}
				</div>
			</div>
		</div>
	);
}

/** Between a card and where a way turns, at least. */
const TURN = 16;
/** A sign needs as much. */
const SIGN = 24;

/** Beside a drawn walk: its length, and the free time before it. In the list if they do not fit. */
function WaySigns({
	leg,
	at,
	from,
	top,
	turn,
	end,
}: {
	leg: Leg;
	at: number;
	from: number;
	top: number;
	turn: number;
	end: number;
}) {
	const { week } = useText();
	const sign =
		"absolute flex -translate-x-1/2 -translate-y-1/2 items-center gap-1 bg-paper px-1 font-cond text-[.90625rem]/5 font-[650] whitespace-nowrap figures";
	return (
		<>
			{typeof leg.way !== "string" && end - top >= SIGN && (
				<p className={`${sign} ${leg.isTight ? "text-loss" : ""}`} style={{ left: rem(at), top: rem(turn) }}>
					<Icon name={leg.isTight ? "warningTriangle" : "walk"} size={18} />
					{week.wayDrawn(leg.way.km, leg.way.minutes)}
				</p>
			)}
			{leg.free !== null && turn - top >= 2 * SIGN && (
				<p className={sign} style={{ left: rem(from), top: rem((top + turn) / 2) }}>
					<Icon name="forkKnife" size={18} />
					{freeOf(leg.free, week)}
				</p>
			)}
		</>
	);
}

const freeOf = (minutes: number, week: Pick<WeekTexts, "free">): string => week.free(Math.floor(minutes / 60), minutes % 60);

const rem = (px: number): string => `${px / 16}rem`;

function VisitCard({
	visit: { match, team, start, ifTheyWin },
	left,
	top,
	height,
}: {
	visit: Visit;
	left: number;
	top: number;
	height: number;
}) {
	const { match: text } = useText();
	const { opponent, score, outcome } = resultFor(team, match);
	const isLive = match.state === "LIVE";
	const edge = ifTheyWin ? "border-dashed border-line-strong bg-paper" : "bg-surface shadow-card";
	return (
		<div
			className={`absolute rounded-card border border-l-5 px-2.5 py-1.5 border-l-beam [border-left-style:solid] ${edge} ${isLive ? "border-live-ink" : ifTheyWin ? "" : "border-card-line"}`}
			style={{ left: rem(left), top: rem(top), width: rem(CARD), minHeight: rem(height) }}
		>
			<p className="flex items-center justify-between gap-1 font-cond text-lg/5 font-[750] whitespace-nowrap figures">
				<span>{clockOf(start)}</span>
				{/* Without its dot: the score has room beside it. */}
				{isLive && (
					<span className="flex [&_.live-dot]:hidden">
						<LiveBadge small />
					</span>
				)}
				{ifTheyWin && <span className="text-[.90625rem] font-[600] text-ink-2 lowercase">{text.team.ifTheyWin}</span>}
				<span className="flex items-center gap-1">
					{score !== null && <span className={isLive ? "text-live-ink" : ""}>{formatScore(score.own, score.theirs)}</span>}
					{outcome !== null && <FormSquare mark={{ outcome }} />}
				</span>
			</p>
			<p className="flex items-center gap-1.5">
				<Flag nation={opponent.nation} size="small" />
				<span className={`truncate text-lg/6 font-[600] ${opponent.name.length > LONG_PLACE - 2 ? "font-xname" : "font-cond"}`}>
					{opponent.name}
				</span>
			</p>
			<p className={`text-sm text-ink-2 ${(match.locationName?.length ?? 0) > LONG_PLACE ? "font-cond" : ""}`}>
				{match.locationName}
			</p>
		</div>
	);
}

function WhenToLeave({ legs }: { legs: readonly Leg[] }) {
	const { week, match: text } = useText();
	return (
		<>
			<h3 className="type-h3 mt-4">{week.whenToLeave}</h3>
			<ul className="band mt-2 divide-y divide-line">
				{legs.map((leg) => (
					<li key={`${leg.from.match.id} ${leg.to.match.id}`} className="flex gap-4 px-4 py-3">
						<b className="w-14 shrink-0 font-xcond text-2xl/none font-[800] figures">{clockOf(leg.leave)}</b>
						<p className="min-w-0">
							{leg.if !== null && (
								<span className="text-ink-2">{leg.if === "wins" ? text.team.ifTheyWin : week.otherwise}: </span>
							)}
							{leg.isTight ? (
								<>
									<b className="font-[700] text-loss">
										<Icon name="warningTriangle" size={18} className="mr-1.5 align-[-.15em]" />
										{week.tight}
									</b>{" "}
									{week.tightWhy(minutesOf(leg.way), leg.gap, nameIn(leg.to))}
								</>
							) : (
								<>
									{leg.from.match.locationName !== null && (
										<b className="font-[700]">{week.leaveFrom(leg.from.match.locationName)} </b>
									)}
									{typeof leg.way === "string" ? week.noWalk[leg.way] : week.wayOf(leg.way.km, leg.way.minutes)}{" "}
									{week.thereBefore(leg.to.match.locationName, nameIn(leg.to))}
									{leg.free !== null && ` ${week.freeUntilThen(freeOf(leg.free, week))}`}
								</>
							)}
						</p>
					</li>
				))}
			</ul>
			<p className="mt-2 text-[.9375rem] text-ink-2">{week.wayEstimated}</p>
		</>
	);
}
