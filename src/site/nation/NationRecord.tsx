import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import type { NationData } from "./nation.graphql.ts";

/** Totals of the finished matches of a nation's teams, in the words of a table. */
export function NationRecord({ record }: { record: NonNullable<NationData["record"]> }) {
	const { match, places } = useText();
	const language = useLanguage();
	const { heads } = match.table;
	const { played, won, drawn, lost, goalsFor, goalsAgainst } = record;
	const shown = (figure: number): string => formatNumber(figure, language);
	const figures = [
		{ head: heads.played, figure: shown(played) },
		{ head: heads.won, figure: shown(won) },
		{ head: heads.drawn, figure: shown(drawn) },
		{ head: heads.lost, figure: shown(lost) },
		{ head: heads.goals, figure: `${shown(goalsFor)}–${shown(goalsAgainst)}` },
	];
	return (
		<section aria-label={places.nation.record}>
			<dl className="band grid grid-cols-[repeat(4,minmax(0,1fr))_auto] stacked:grid-cols-2 divide-x divide-line max-md:border-x-0">
				{figures.map(({ head, figure }) => (
					<div
						key={head.short}
						className="flex flex-col-reverse justify-center px-1 py-2 text-center last:px-3 stacked:last:col-span-2 md:px-2 md:last:px-8"
					>
						<dt className="type-meta text-ink-2">
							<abbr title={head.long} className="no-underline">
								{head.short}
							</abbr>
						</dt>
						<dd className="font-xcond text-2xl/[1.1] font-[800] narrow:text-xl/[1.1] whitespace-nowrap figures">{figure}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
