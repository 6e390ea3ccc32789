import { useYear } from "../../client/data/site-data.ts";
import { formatAverage } from "../../text/average.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import type { StatisticsFigures } from "./statistics.graphql.ts";

const CELL = "py-2.5 pl-2 text-right font-cond text-[1.0625rem] figures md:pl-4";

/** This edition beside those before it, newest first; each leads to its own statistics. */
export function EditionsCompared({ editions }: { editions: StatisticsFigures["editions"] }) {
	const text = useText().statistics;
	if (editions.length < 2) return null;
	return (
		<Section title={text.editionsCompared}>
			<EditionsTable editions={editions} />
		</Section>
	);
}

const EditionsTable = import.meta.env.SSR ? drawnOnce(Table) : Table;

function Table({ editions }: { editions: StatisticsFigures["editions"] }) {
	const text = useText().statistics;
	const language = useLanguage();
	const { year: viewed } = useYear();
	const most = Math.max(0, ...editions.map(({ teams }) => teams ?? 0));
	const number = (value: number | null) => (value === null ? "–" : formatNumber(value, language));
	return (
		<div className="relative max-md:not-print:overflow-x-auto">
			<table className="w-full">
				<caption className="sr-only">{text.editionsCompared}</caption>
				<thead>
					<tr className="border-b border-line text-[.9375rem] text-ink-2">
						<th scope="col" className="py-2 text-left font-[550]">
							{text.year}
						</th>
						{[text.teams, text.nations, text.matches, text.goals, text.perMatch].map((head) => (
							<th key={head} scope="col" className="py-2 pl-2 text-right font-[550] @max-[24rem]/page:font-cond md:pl-4">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{editions.map(({ year, teams, nations, matches, goals, goalsPerMatch }) => (
						<tr key={year} className={`border-b border-line ${String(year) === viewed ? "font-[750]" : ""}`}>
							<th scope="row" className="text-left">
								<Link to={`/${year}/states`} className="hit-44 text-link font-xcond text-2xl font-[850]">
									{year}
								</Link>
							</th>
							<td className={`${CELL} md:w-2/5`}>
								<span className="flex items-center justify-end gap-3">
									<span aria-hidden="true" className="hidden flex-1 md:block">
										<span
											className={`block h-3.5 rounded-r-[2px] [print-color-adjust:exact] ${String(year) === viewed ? "bg-accent" : "bg-ink"}`}
											style={{ width: `${most === 0 ? 0 : ((teams ?? 0) / most) * 100}%` }}
										/>
									</span>
									<span className="md:min-w-12">{number(teams)}</span>
								</span>
							</td>
							{[nations, matches, goals].map((value, at) => (
								<td key={[text.nations, text.matches, text.goals][at]} className={CELL}>
									{number(value)}
								</td>
							))}
							<td className={CELL}>{goalsPerMatch === null ? "–" : formatAverage(goalsPerMatch, language)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
