import type { TableData } from "../../client/queries/table.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { wayOnEdge } from "../standings/way-on-edge.ts";

/** The meaning of the coloured edges and of "=" in a wide table. */
export function TableLegend({ table }: { table: TableData }) {
	const { table: text } = useText().match;
	return (
		<ul className="hidden space-y-1.5 pt-3 text-[.9375rem] text-ink-2 lg:block">
			{table.advancement.map(({ stage, division }, at) => (
				<li key={stage.title} className="flex items-center gap-2.5">
					<span className={`h-4.5 w-[5px] ${wayOnEdge(at)}`} />
					{division?.title ?? stage.title}
				</li>
			))}
			{table.ties.length > 0 && (
				<li className="flex items-center gap-2.5">
					<span
						aria-hidden="true"
						className="grid size-5 place-items-center rounded-[3px] border-[1.5px] border-line-strong bg-surface font-cond text-sm/none font-[800] text-ink"
					>
						=
					</span>
					{text.levelOnPoints}
				</li>
			)}
		</ul>
	);
}
