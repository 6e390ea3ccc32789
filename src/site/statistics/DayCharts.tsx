import { formatAverage } from "../../text/average.ts";
import { formatLongDate, formatNumber, formatWeekday } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import { ColumnChart } from "./ColumnChart.tsx";
import type { DayFigures } from "./statistics.graphql.ts";

type DayChartProps = { days: readonly DayFigures[]; today: string };

function dayLabels(day: string, language: Language): { label: string; fullLabel: string } {
	const [weekday = ""] = formatWeekday(day, language).split(" ");
	return { label: `${weekday} ${Number(day.slice(8))}`, fullLabel: `${weekday} ${formatLongDate(day, language)}` };
}

/** Matches of each day, those still to play hatched. */
export function MatchesPerDay({ days, today }: DayChartProps) {
	const text = useText().statistics;
	const language = useLanguage();
	const number = (value: number | null) => formatNumber(value ?? 0, language);
	const toPlay = days.some(({ remaining }) => (remaining ?? 0) > 0);
	return (
		<Section title={text.matchesPerDay} className="break-inside-avoid">
			<ColumnChart
				caption={text.matchesPerDay}
				heads={[text.day, text.matches, text.played, text.stillToPlay]}
				columns={days.map(({ day, matches, finished, remaining }) => ({
					key: day,
					...dayLabels(day, language),
					value: matches ?? 0,
					toCome: remaining ?? 0,
					shown: number(matches),
					marked: day === today,
					cells: [matches, finished, remaining].map(number),
				}))}
			/>
			{toPlay && (
				<ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 text-[.9375rem] text-ink-2">
					<li className="flex items-center gap-2">
						<span className="size-3.5 bg-ink [print-color-adjust:exact]" />
						{text.played}
					</li>
					<li className="flex items-center gap-2">
						<span className="bars-hatched size-3.5 [print-color-adjust:exact]" />
						{text.stillToPlay}
					</li>
				</ul>
			)}
		</Section>
	);
}

/** Goals of each day, and how many that is for a match. */
export function GoalsPerDay({ days, today }: DayChartProps) {
	const text = useText().statistics;
	const language = useLanguage();
	const scored = days.filter(({ counted }) => (counted ?? 0) > 0);
	if (scored.length === 0) return null;
	return (
		<Section title={text.goalsPerDay} className="break-inside-avoid">
			<ColumnChart
				caption={text.goalsPerDay}
				heads={[text.day, text.goals, text.goalsPerMatch]}
				columns={scored.map(({ day, goals, goalsPerMatch }) => ({
					key: day,
					...dayLabels(day, language),
					value: goals ?? 0,
					shown: formatNumber(goals ?? 0, language),
					marked: day === today,
					cells: [formatNumber(goals ?? 0, language), goalsPerMatch === null ? "–" : formatAverage(goalsPerMatch, language)],
				}))}
			/>
			<p className="mt-3 text-[.9375rem] text-ink-2">{text.goalsPerDayNote}</p>
		</Section>
	);
}
