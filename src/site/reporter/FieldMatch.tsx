import type { ReporterMatch } from "../../cup/reports/programme.ts";
import type { Stated } from "../../cup/reports/report.ts";
import { DOT } from "../../text/dot.ts";
import type { ReporterTexts } from "../../text/reporter/en.ts";
import { stageOfPlay } from "./stage-of-play.ts";
import { useReporterText } from "./use-phone.ts";
import { matchView } from "./use-view.ts";

type Props = { readonly match: ReporterMatch; readonly stated: Stated; readonly time: string };

/** A match of the list. The whole row is a button. */
export function FieldMatch({ match, stated, time }: Props) {
	const { text, language } = useReporterText();
	const live = stated.status === "live";
	return (
		<a
			href={matchView(match.id)}
			className={`grid min-h-24 grid-cols-[auto_minmax(0,1fr)_auto] stacked:grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 stacked:gap-y-1 rounded-card border-2 bg-surface p-3 ${live ? "border-live" : "border-ink"}`}
		>
			<span className="whitespace-nowrap stacked:col-span-full font-xcond text-[2.25rem]/none font-[850] figures">{time}</span>
			<span className="min-w-0 text-[1.25rem]/[1.25] stacked:font-cond font-[700] break-words">
				<span className="block">{match.home.name[language]}</span>
				<span className="block">{match.away.name[language]}</span>
				<span className="mt-1 block text-[1rem] font-[550] text-ink-2">
					{[
						match.category[language],
						match.stage[language],
						...(match.number === null ? [] : [text.number(match.number)]),
						stateWords(stated, text),
					].join(DOT)}
				</span>
			</span>
			{stated.score && (
				<span className="grid justify-items-end font-xcond text-[2.75rem]/[.95] font-[850] figures">
					<span>{stated.score.home}</span>
					<span>{stated.score.away}</span>
				</span>
			)}
		</a>
	);
}

/** "First half", "Walkover". */
export function stateWords(stated: Stated, text: ReporterTexts): string {
	if (stated.status === "walkover" || stated.status === "cancelled" || stated.status === "postponed") return text[stated.status];
	return text.states[stageOfPlay(stated)];
}
