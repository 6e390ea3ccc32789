import { formatTime, formatWeekday } from "../text/format.ts";
import { useLanguage, useText } from "../text/language.ts";
import { Flag } from "../ui/Flag.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Section } from "../ui/Section.tsx";
import type { RoadData } from "./scenario.graphql.ts";

/** Where each place that a team can still have leads: when, where, how far, and whom it may meet. */
export function IfWeFinish({ roads, group }: { roads: readonly RoadData[]; group: string }) {
	const { match: text } = useText();
	const words = text.scenario.roads;
	return (
		<Section title={words.title} actions={<p className="text-ink-2">{group}</p>}>
			<ol className="band divide-y divide-line">
				{roads.map((road) => (
					<li
						key={road.place}
						className={`flex gap-4 px-4 py-4 stacked:flex-wrap ${road.held ? "border-l-[6px] border-l-beam pl-2.5" : ""}`}
					>
						<div className="w-20 shrink-0">
							<p className="font-xcond text-[2.5rem]/none font-[850]">{text.ordinal(road.place)}</p>
							<p className="pt-1 font-cond text-[1.0625rem]/[1.2] font-[600] text-ink-2">
								{road.stage.title}
								{road.held ? <> {words.asItStands}</> : road.why !== null && <> {words.why[road.why]}</>}
							</p>
						</div>
						<div className="min-w-0 flex-1">
							{road.match === null ? (
								<p className="text-ink-2">{words.otherGroups}</p>
							) : (
								<RoadMatch road={road} match={road.match} />
							)}
						</div>
					</li>
				))}
			</ol>
			<p className="pt-2 text-[.9375rem] text-ink-2">{words.note}</p>
		</Section>
	);
}

function RoadMatch({ road, match }: { road: RoadData; match: NonNullable<RoadData["match"]> }) {
	const { match: text } = useText();
	const language = useLanguage();
	const words = text.scenario.roads;
	const when = (start: string) => `${formatWeekday(start, language)} ${formatTime(start)}`;
	return (
		<>
			<p className="font-cond text-lg/6 font-[750]">
				{match.zonedStartTime === null ? text.timeNotSet : when(match.zonedStartTime)}
			</p>
			{match.locationName !== null && (
				<p className="flex items-center gap-2 pt-1">
					<Icon name="mapPin" size={19} className="shrink-0" />
					{match.locationName}
				</p>
			)}
			{road.sameArena ? (
				<p className="pt-1 text-ink-2">{words.sameArena}</p>
			) : (
				road.km !== null &&
				road.minutes !== null && <p className="pt-1 text-ink-2">{words.way(road.km, road.minutes, road.from)}</p>
			)}
			<div className="mt-2.5 rounded-[6px] border-[1.5px] border-dashed border-line-strong">
				{road.opponentName !== null && <p className="px-3 py-2 font-cond text-[1.0625rem] font-[650]">{road.opponentName}</p>}
				{road.opponents.length > 0 && (
					<ul className="border-t-[1.5px] border-dashed border-line-strong px-3 py-1.5">
						{road.opponents.map(({ team, holds }) => (
							<li key={team.id} className="flex min-h-9 items-center gap-2.5 font-cond text-lg/[1.15] font-[600]">
								<Flag nation={team.nation.code} size="small" />
								<span className="min-w-0 flex-1">{team.name}</span>
								{(road.decided || holds) && (
									<span className="font-text text-[.9375rem] font-[450] text-ink-2">
										{road.decided ? words.decided : words.now}
									</span>
								)}
							</li>
						))}
						{road.more > 0 && <li className="py-1 text-ink-2">{words.more(road.more)}</li>}
					</ul>
				)}
			</div>
			{road.onward !== null && (
				<p className="pt-2.5 text-[.9375rem]">
					{words.onward} <b className="font-[700]">{road.onward.roundName}</b>
					{road.onward.zonedStartTime !== null && `, ${when(road.onward.zonedStartTime)}`}
					{road.onward.locationName !== null && `, ${road.onward.locationName}`}
				</p>
			)}
		</>
	);
}
