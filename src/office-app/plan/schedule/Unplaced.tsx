import { useCallback, useState } from "react";
import type { DayMatch } from "../../../office/day/day-data.ts";
import { formatNumber } from "../../../text/format.ts";
import type { RuleNames } from "../../../text/programme/rule-sentence.ts";
import { sideName, stageWord } from "../../programme/words.ts";
import { call, refusalWords } from "../../session/calls.ts";
import { useLanguage, useOfficeText } from "../../session/language.tsx";
import { useReading } from "../../session/use-reading.ts";
import { Problem } from "../Problem.tsx";
import { usePlanText } from "../plan-text.ts";
import { useScheduleText } from "./schedule-text.ts";

/** Matches that are shown before somebody asks for all. */
const FIRST = 12;

type Props = {
	/** Changes when the list may be another. */
	readonly version: string;
	readonly names: RuleNames;
	readonly mayChange: boolean;
	readonly onPlace: (match: DayMatch) => void;
};

/** The matches that wait for a time and a field. */
export function Unplaced({ version, names, mayChange, onPlace }: Props) {
	const text = useScheduleText();
	const { day: dayText } = useOfficeText();
	const { noAnswer } = usePlanText();
	const language = useLanguage();
	const [found, setFound] = useState<{ readonly all: number; readonly matches: readonly DayMatch[] } | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [isWhole, setWhole] = useState(false);
	const read = useCallback(() => {
		// Another version of the schedule is another list.
		void version;
		call<{ all: number; matches: DayMatch[] }>("GET", "/plan/schedule/matches?which=unplaced").then(
			(answer) => {
				setFound(answer);
				setProblem(null);
			},
			(error: unknown) => setProblem(refusalWords(error, noAnswer)),
		);
	}, [version, noAnswer]);
	useReading(read);
	if (problem !== null) return <Problem words={problem} />;
	if (found === null || found.all === 0) return null;
	const shown = isWhole ? found.matches : found.matches.slice(0, FIRST);
	return (
		<section className="mt-6 border-t-2 border-ink pt-3">
			<div className="flex flex-wrap items-baseline gap-x-4">
				<h2 className="office-h2 mr-auto">{text.unscheduled}</h2>
				<p className="office-meta">{formatNumber(found.all, language)}</p>
			</div>
			<p className="text-ink-2">{text.unscheduledHow}</p>
			<ul className="mt-2">
				{shown.map((match) => (
					<li key={match.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
						<span className="w-16 font-xcond text-[1.25rem] font-[800]">{names.category(match.category)}</span>
						<span className="w-40 text-ink-2">{stageWord(match, dayText)}</span>
						<span className="min-w-0 flex-1 break-words">
							{sideName(match.home, dayText)} – {sideName(match.away, dayText)}
						</span>
						{mayChange && (
							<button type="button" className="office-button" onClick={() => onPlace(match)}>
								{text.byHand}
								<span className="sr-only">
									: {sideName(match.home, dayText)} – {sideName(match.away, dayText)}
								</span>
							</button>
						)}
					</li>
				))}
			</ul>
			{found.all > FIRST && !isWhole && (
				<button type="button" className="day-more mt-2" onClick={() => setWhole(true)}>
					{text.showAll(formatNumber(Math.min(found.all, found.matches.length), language))}
				</button>
			)}
		</section>
	);
}
