import { Fragment } from "react";
import { drawnOnce } from "../parts/drawn-once.tsx";

export type Column = {
	readonly key: string;
	/** Short, below the column: "Thu 16". */
	readonly label: string;
	/** For readers: "Thu 16 July". */
	readonly fullLabel: string;
	readonly value: number;
	/** The part of the value that is still to be played, drawn hatched. */
	readonly toCome?: number;
	/** Written above the column. */
	readonly shown: string;
	/** Emphasised: today. */
	readonly marked?: boolean;
	/** The cells of its row in the table for readers. */
	readonly cells: readonly string[];
};

type ColumnChartProps = {
	caption: string;
	/** Heads of the table for readers. */
	heads: readonly string[];
	columns: readonly Column[];
};

/**
 * Columns from zero with their values above, over a base line. Screen readers get a table, which also replaces the chart in large text,
 * where the columns do not fit.
 */
export const ColumnChart = import.meta.env.SSR ? drawnOnce(Chart) : Chart;

function Chart({ caption, heads, columns }: ColumnChartProps) {
	const top = Math.max(0, ...columns.map(({ value }) => value));
	return (
		<div className="@container">
			<div
				aria-hidden="true"
				className="grid @max-[16rem]:hidden auto-cols-fr grid-flow-col grid-rows-[13rem_auto] gap-x-2 pt-3 md:gap-x-3.5"
			>
				{columns.map(({ key, label, value, toCome = 0, shown, marked }) => (
					<Fragment key={key}>
						<div className="relative flex flex-col justify-end after:absolute after:right-[-.875rem] after:bottom-0 after:left-0 after:h-0.5 after:bg-ink last-of-type:after:right-0">
							<span className="font-cond text-[1.0625rem]/6 font-[750] whitespace-nowrap figures @max-[24rem]/page:font-xcond">
								{shown}
							</span>
							<div
								className="flex flex-col overflow-hidden [print-color-adjust:exact]"
								style={{ height: `${top === 0 ? 0 : (value / top) * 88}%` }}
							>
								{toCome > 0 && <div className="bars-hatched min-h-1" style={{ flexGrow: toCome }} />}
								<div className="bg-ink" style={{ flexGrow: Math.max(0, value - toCome) }} />
							</div>
						</div>
						<span className={`pt-2 text-[.9375rem]/tight whitespace-nowrap max-md:font-cond ${marked ? "font-[800]" : ""}`}>
							{label}
						</span>
					</Fragment>
				))}
			</div>
			<div className="sr-only @max-[16rem]:not-sr-only @max-[16rem]:overflow-x-auto!">
				<table className="w-full font-cond [&_td]:py-1.5 [&_td]:pl-2 [&_td]:text-right [&_th]:text-left [&_thead_th]:align-bottom [&_thead_th]:text-sm [&_thead_th]:hyphens-auto [&_th+th]:pl-2 [&_th+th]:text-right!">
					<caption className="sr-only">{caption}</caption>
					<thead>
						<tr>
							{heads.map((head) => (
								<th key={head} scope="col">
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{columns.map(({ key, fullLabel, cells }) => (
							<tr key={key}>
								<th scope="row">{fullLabel}</th>
								{cells.map((cell, at) => (
									<td key={heads[at + 1]}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}
