import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { EventSign } from "./EventSign.tsx";
import { type EventLine, eventLines, eventMinute } from "./event-words.ts";

/** What happened, newest first while the match is live and oldest first when it is over. Players by shirt number only. */
export function EventTimeline({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	const lines = eventLines(match.events, text);
	/** A line in one breath: "11'. Goal, IF Fyrsken, shirt 9, 1–0." */
	const heard = ({ event, words, score }: EventLine): string => {
		const team = event.side === null ? null : event.side === "HOME" ? match.homeTeamName : match.awayTeamName;
		const shirt = event.shirt === null ? null : text.page.shirtHeard(event.shirt);
		const said = event.kind === "NOTE" ? null : event.text;
		const what = [words, team, shirt, score, said].filter(Boolean).join(", ");
		return [eventMinute(event), what].filter(Boolean).join(". ");
	};
	const ordered = match.state === "LIVE" ? lines.toReversed() : lines;
	return (
		<ol className="divide-y divide-line border-t border-line">
			{ordered.map((line) => (
				<li key={line.order}>
					<span className="sr-only">{heard(line)}</span>
					<span
						aria-hidden="true"
						className="grid min-h-12 grid-cols-[2.875rem_2.125rem_minmax(0,1fr)_auto] items-center py-2.5 stacked:gap-y-1"
					>
						<span
							className={`font-cond text-[1.1875rem] figures ${line.weight === "phase" ? "font-[650] text-ink-2" : "font-[800]"}`}
						>
							{eventMinute(line.event)}
						</span>
						<span className="flex w-6 justify-center">
							<EventSign sign={line.sign} />
						</span>
						<EventText line={line} match={match} />
						{line.score !== null && (
							<span className="pl-3 stacked:col-start-4 stacked:row-start-1 font-xcond text-[1.5rem]/none font-[800] figures">
								{line.score}
							</span>
						)}
					</span>
				</li>
			))}
		</ol>
	);
}

function EventText({ line: { event, words, weight }, match }: { line: EventLine; match: MatchPageData }) {
	const { match: text } = useText();
	const team = event.side === null ? null : (event.side === "HOME" ? match.home : match.away).team;
	const shirt = event.shirt === null ? null : text.page.shirt(event.shirt);
	const said = event.kind === "NOTE" ? null : event.text;
	return (
		<span className="min-w-0 stacked:col-span-full stacked:row-start-2 lg:flex lg:flex-wrap lg:items-center lg:gap-x-3">
			<span
				className={`flex items-center gap-2.5 ${weight === "goal" ? "font-[750]" : weight === "card" ? "font-[600]" : "font-[500]"}`}
			>
				{team !== null && <Flag nation={team.nation.code} name={team.name} />}
				{words}
			</span>
			{(shirt !== null || said !== null) && (
				<span className="type-meta block text-[.9375rem] text-ink-2">{[shirt, said].filter(Boolean).join(", ")}</span>
			)}
		</span>
	);
}
