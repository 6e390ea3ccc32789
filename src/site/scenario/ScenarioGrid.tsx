import { useAsOf } from "../../client/live/use-connection-state.ts";
import type { AnswerData, GridData, MarginsData } from "../../client/queries/scenario.graphql.ts";
import type { TableData } from "../../client/queries/table.graphql.ts";
import { capital } from "../../text/capital.ts";
import { useText } from "../../text/use-text.ts";
import { decides, marginWords } from "./scenario-words.ts";

const holds = ({ from, to }: MarginsData, margin: number) => (from === null || from <= margin) && (to === null || margin <= to);
export const CELL = "relative grid h-11 place-items-center rounded-[4px] font-cond text-lg font-[750]";

/** Own results down, those of the other match across, and the place that they give. */
export function ScenarioGrid({ answer, grid, table }: { answer: AnswerData; grid: GridData; table: TableData }) {
	const { match: text } = useText();
	const words = text.scenario.grid;
	const isGoal = (place: number) =>
		table.advancement.some(({ from, to, stage }) => from <= place && place <= to && stage.title === answer.stage.title);
	// Offline, "as it stands" would be out of date: the state line shows the age of the page.
	const now = useAsOf() === null ? answer.now : null;
	const codes = new Set(grid.rows.flatMap(({ cells }) => cells.flatMap(({ by, places }) => (places.length > 1 ? [by] : []))));
	return (
		<div className="pt-4">
			<div className="relative max-md:overflow-x-auto">
				{/* A cell is 44 wide at least: what does not fit is moved sideways, under the own results. */}
				<table
					className="w-full table-fixed border-separate border-spacing-1 text-center figures"
					style={{ minWidth: `${5.75 + 3 * grid.across.length}rem` }}
				>
					<caption className="sr-only">{words.caption(answer.team.name, grid.rival.name)}</caption>
					<thead>
						<tr>
							<td className="sticky left-0 z-1 w-[5.5rem] bg-paper sm:w-[7.5rem]" />
							<th scope="colgroup" colSpan={grid.across.length} className="pb-1 text-left font-cond text-[.9375rem] font-[650]">
								{grid.rival.name}
							</th>
						</tr>
						<tr className="align-bottom text-[.9375rem] text-ink-2">
							<th scope="col" className="sticky left-0 z-1 bg-paper text-left font-cond font-[650] text-ink">
								{answer.team.name}
							</th>
							{grid.across.map((margins) => (
								<th key={`${margins.from}`} scope="col" className="pb-1 font-cond font-[500]">
									{marginWords(margins, text)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{grid.rows.map(({ own, cells }) => (
							<tr key={`${own.from}`}>
								<th scope="row" className="sticky left-0 z-1 bg-paper text-left font-cond text-[1.0625rem] font-[650]">
									{capital(marginWords(own, text))}
								</th>
								{cells.map(({ places, by }, at) => {
									const isNow =
										now?.own != null && now.across != null && holds(own, now.own) && holds(grid.across[at]!, now.across);
									const ring = isNow ? "outline-3 -outline-offset-1 outline-live" : "";
									const look =
										places.length > 1
											? "bars-hatched border-2 border-ink"
											: isGoal(places[0]!)
												? "bg-ink text-paper"
												: "border-[1.5px] border-line-strong bg-surface";
									return (
										<td key={`${grid.across[at]!.from}`} className="p-0">
											<span className={`${CELL} ${look} ${ring}`}>
												{isNow && (
													<span className="absolute -top-2.5 right-0 rounded-[3px] bg-live px-1 font-cond text-xs/4 font-[750] text-on-live uppercase">
														{words.now}
													</span>
												)}
												{places.length > 1 ? (
													<>
														<span aria-hidden="true">=</span>
														<span className="sr-only">{decides(by, text)}</span>
													</>
												) : (
													text.ordinal(places[0]!)
												)}
											</span>
										</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<ul className="flex flex-wrap gap-x-5 gap-y-2 pt-3 text-[.9375rem] text-ink-2">
				<Key look="bg-ink">{answer.stage.title}</Key>
				{codes.size > 0 && (
					<Key look="bars-hatched border-2 border-ink">
						{codes.size === 1 ? capital(decides([...codes][0]!, text)) : words.decidesLater}
					</Key>
				)}
				<Key look="border-[1.5px] border-line-strong bg-surface">{words.other}</Key>
			</ul>
			<p className="pt-3 text-[.9375rem] text-ink-2">{words.counted(answer.left)}</p>
		</div>
	);
}

/** The meaning of a cell's look. */
export function Key({ look, children }: { look: string; children: string }) {
	return (
		<li className="flex items-center gap-2.5">
			<span aria-hidden="true" className={`size-4.5 rounded-[3px] ${look}`} />
			{children}
		</li>
	);
}
