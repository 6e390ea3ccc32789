import { formatAverage } from "../../text/average.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import type { StatisticsFigures } from "./statistics.graphql.ts";

/** The cup in six numbers: three in a row on a phone, all in a row on a desktop. Unpublished ones are left out. */
export function FigureRow({ figures }: { figures: StatisticsFigures }) {
	const text = useText().statistics;
	const language = useLanguage();
	const whole = (value: number | null) => (value === null ? null : formatNumber(value, language));
	const row = [
		{ label: text.teams, shown: whole(figures.teams) },
		{ label: text.nations, shown: whole(figures.nations) },
		{ label: text.matches, shown: whole(figures.matches) },
		{ label: text.goals, shown: whole(figures.goals) },
		{
			label: text.goalsPerMatch,
			shown: figures.goalsPerMatch === null ? null : formatAverage(figures.goalsPerMatch, language),
		},
		{ label: text.fields, shown: figures.fields === 0 ? null : whole(figures.fields) },
	].filter(({ shown }) => shown !== null);
	return (
		<dl className="grid grid-cols-3 @max-[17rem]/page:grid-cols-1 border-t-2 border-ink lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
			{row.map(({ label, shown }) => (
				<div
					key={label}
					className="flex flex-col-reverse justify-end gap-1.5 border-b border-line py-3.5 pl-3 not-[:nth-child(3n+1)]:border-l max-lg:nth-[3n+1]:pl-0 lg:pl-4.5 lg:not-first:border-l lg:first:border-l-0 lg:first:pl-0 @max-[17rem]/page:flex-row-reverse @max-[17rem]/page:items-baseline @max-[17rem]/page:border-l-0! @max-[17rem]/page:pl-0"
				>
					<dt className="leading-tight font-[550] narrow:text-[.875rem] @max-[17rem]/page:flex-1">{label}</dt>
					<dd className="type-figure whitespace-nowrap max-md:text-[clamp(min(2rem,13vw),10vw,2.875rem)]">{shown}</dd>
				</div>
			))}
		</dl>
	);
}
