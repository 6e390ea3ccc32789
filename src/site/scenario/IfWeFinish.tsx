import type { RoadData } from "../../client/queries/scenario.graphql.ts";
import { formatTime, formatWeekday } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Section } from "../../ui/Section.tsx";
import { endingPlaces } from "./ending-places.ts";

type Props = {
	roads: readonly RoadData[];
	group: string;
	/** The places that the team can still reach (null if unknown), and the number of places. */
	places: readonly number[] | null;
	size: number;
};

/** For each place that a team can still reach: when and where its next match is, how far away, and the possible opponents. */
export function IfWeFinish({ roads, group, places, size }: Props) {
	const { match: text } = useText();
	const words = text.scenario.roads;
	const gone = places === null ? [] : Array.from({ length: size }, (_, at) => at + 1).filter((place) => !places.includes(place));
	const ending = endingPlaces(roads, places, size);
	const named = (some: readonly number[]) => some.map((place) => text.ordinal(place));
	return (
		<Section title={words.title} actions={<p className="text-ink-2">{group}</p>}>
			<ol className="band divide-y divide-line lg:grid lg:gap-4 lg:divide-y-0 lg:border-0! lg:bg-transparent! lg:roads">
				{roads.map((road) => (
					<li
						key={`${road.place} ${road.stage.title}`}
						className={`flex gap-4 px-4 py-4 stacked:flex-wrap lg:road-beam lg:rounded-[8px] lg:border-dashed lg:bg-surface lg:px-5 ${
							road.held
								? "border-l-[6px] border-l-beam pl-2.5 lg:border-2 lg:border-ink"
								: "lg:border-[1.5px] lg:border-line-strong"
						}`}
					>
						<div className="w-20 shrink-0 lg:w-28">
							<p className="font-xcond text-[2.5rem]/none font-[850] lg:text-[3.25rem]/none">{text.ordinal(road.place)}</p>
							<p className="pt-1 font-cond text-[1.0625rem]/[1.2] font-[600] text-ink-2">
								{road.stage.title}
								{road.ranks && <> {words.ranks(road.ranks.from, road.ranks.to, road.ranks.of)}</>}
								{road.held ? places?.length !== 1 && <> {words.asItStands}</> : road.why !== null && <> {words.why[road.why]}</>}
							</p>
						</div>
						{road.match === null ? (
							<p className="min-w-0 flex-1 stacked:basis-full text-ink-2">
								{road.ranks && road.ranks.from > 1 ? words.leftOver : words.otherGroups}
							</p>
						) : (
							<RoadMatch road={road} match={road.match} />
						)}
					</li>
				))}
			</ol>
			<p className="pt-2 text-[.9375rem] text-ink-2">
				{ending.length > 0 && <>{words.ending(named(ending))} </>}
				{gone.length > 0 && <>{words.gone(named(gone))} </>}
				{roads.some(({ match }) => match?.isSchedulePublished === false) ? words.noteBeforeSchedule : words.note}
			</p>
		</Section>
	);
}

function RoadMatch({ road, match }: { road: RoadData; match: NonNullable<RoadData["match"]> }) {
	const { match: text } = useText();
	const language = useLanguage();
	const words = text.scenario.roads;
	const when = (start: string) => `${formatWeekday(start, language)} ${formatTime(start)}`;
	return (
		<div className="min-w-0 flex-1 stacked:basis-full lg:grid lg:grid-cols-2 lg:gap-x-6">
			<div className="min-w-0">
				{match.isSchedulePublished && (
					<p className="font-cond text-lg/6 font-[750]">
						{match.zonedStartTime === null ? text.timeNotSet : when(match.zonedStartTime)}
					</p>
				)}
				{match.locationName !== null && (
					<p className="flex items-center gap-2 pt-1">
						<Icon name="mapPin" size={19} className="shrink-0" />
						{match.locationName}
					</p>
				)}
				<Way road={road} />
			</div>
			<div className="min-w-0 lg:row-span-2">
				<Opponents road={road} />
			</div>
			{road.onward !== null && (
				<p className="pt-2.5 text-[.9375rem]">
					{words.onward} <b className="font-[700]">{withinSentence(road.onward.roundName)}</b>
					{road.onward.zonedStartTime !== null && `, ${when(road.onward.zonedStartTime)}`}
					{road.onward.locationName !== null && `, ${road.onward.locationName}`}
				</p>
			)}
		</div>
	);
}

function Way({ road }: { road: RoadData }) {
	const words = useText().match.scenario.roads;
	const way =
		road.km === null || road.minutes === null ? road.sameArena && words.sameArena : words.way(road.km, road.minutes, road.from);
	if (!way) return null;
	return (
		<p className="flex items-start gap-2 pt-1 text-ink-2">
			<Icon name="walk" size={19} className="mt-0.5 shrink-0" />
			<span className="min-w-0">{way}</span>
		</p>
	);
}

function Opponents({ road }: { road: RoadData }) {
	const { match: text } = useText();
	const words = text.scenario.roads;
	const now = words.now(road.opponentPlace === null ? null : text.ordinal(road.opponentPlace));
	return (
		<div className="mt-2.5 rounded-[6px] border-[1.5px] border-dashed border-line-strong lg:mt-0 lg:border-0">
			{road.opponentName !== null && (
				<p className="flex items-center gap-2.5 px-3 py-2 font-cond text-[1.0625rem] font-[650] lg:px-0 lg:pt-0 lg:pb-1">
					<Flag nation={null} size="small" />
					<span className="min-w-0">{road.opponentName}</span>
				</p>
			)}
			{road.opponents.length > 0 && (
				<ul className="border-t-[1.5px] border-dashed border-line-strong px-3 py-1.5 lg:border-0 lg:px-0 lg:py-0">
					{road.opponents.map(({ team, holds }) => (
						<li key={team.id} className="flex min-h-9 items-center gap-2.5 font-cond text-lg/[1.15] font-[600]">
							<Flag nation={team.nation.code} size="small" />
							<span className="min-w-0 flex-1">{team.name}</span>
							{(road.decided || holds) && (
								<span className="font-text text-[.9375rem] font-[450] text-ink-2">{road.decided ? words.decided : now}</span>
							)}
						</li>
					))}
					{road.more > 0 && <li className="py-1 text-ink-2">{words.more(road.more)}</li>}
				</ul>
			)}
		</div>
	);
}

/** "Round of 16" as "round of 16"; "A-final" unchanged. */
const withinSentence = (round: string): string => round.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
