import type { ReactNode } from "react";

export type Bar = {
	readonly key: string;
	readonly label: ReactNode;
	readonly value: number;
	/** The value in words of the reader. */
	readonly shown: string;
	/** After the value, smaller. */
	readonly beside?: string;
};

type BarTableProps = {
	caption: string;
	/** Heads for readers: what the bars are of, what they measure. */
	heads: readonly [of: string, measure: string];
	bars: readonly Bar[];
	/** Shows the highest value in the accent; only where that is informative. */
	accented?: boolean;
	/** Values in a column at the right edge instead of at the bars' ends. */
	aligned?: boolean;
};

/** Bars from zero, each with its value written: a chart that is its own table. */
export function BarTable({ caption, heads, bars, accented = false, aligned = false }: BarTableProps) {
	const top = Math.max(0, ...bars.map(({ value }) => value));
	const room = aligned ? 0 : Math.max(...bars.map(roomFor));
	return (
		<div className="@container">
			<table className="w-full @max-[16rem]:block @max-[16rem]:[&_tbody]:block @max-[16rem]:[&_tr]:block @max-[16rem]:[&_td]:block @max-[16rem]:[&_th]:block @max-[16rem]:[&_th]:w-auto">
				<caption className="sr-only">{caption}</caption>
				<thead className="sr-only">
					<tr>
						<th scope="col">{heads[0]}</th>
						<th scope="col">{heads[1]}</th>
					</tr>
				</thead>
				<tbody>
					{bars.map(({ key, label, value, shown, beside }) => (
						<tr key={key} className="break-inside-avoid">
							<th scope="row" className="w-px py-1.75 pr-4 text-left font-[550]">
								{label}
							</th>
							<td className="py-1.75">
								<span className="flex items-center gap-2">
									<span className={aligned ? "flex-1" : "flex flex-1 items-center gap-2"}>
										<span
											aria-hidden="true"
											className={`block h-3.5 min-w-0.5 rounded-r-[2px] [print-color-adjust:exact] ${
												accented && value === top ? "bg-accent" : "bg-ink"
											}`}
											style={{ width: `calc((100% - ${room}rem) * ${top === 0 ? 0 : value / top})` }}
										/>
										{!aligned && <Value shown={shown} beside={beside} />}
									</span>
									{aligned && <Value shown={shown} beside={beside} />}
								</span>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

/** Rem that a value at its bar's end needs with the gap before it: the longest bar leaves it this much, so that no value wraps. */
function roomFor({ shown, beside = "" }: Bar): number {
	const FIGURE = 0.56;
	const LETTER = 0.44;
	return Math.max(3, Math.ceil(shown.length * FIGURE + (beside === "" ? 0 : (beside.length + 1) * LETTER) + 0.5));
}

function Value({ shown, beside }: { shown: string; beside?: string }) {
	return (
		<span className="min-w-10 text-right font-cond text-lg/none font-[750] whitespace-nowrap figures stacked:whitespace-normal">
			{shown}
			{beside !== undefined && <span className="type-meta font-[450] text-ink-2"> {beside}</span>}
		</span>
	);
}
