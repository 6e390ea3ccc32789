import type { TieData } from "../../client/queries/table.graphql.ts";
import { formatDifference } from "../../text/format.ts";
import type { CriterionName } from "../../text/match/table-en.ts";
import { useText } from "../../text/use-text.ts";
import { shortNames } from "../team/short-name.ts";
import { tieRows } from "./tie-rows.ts";

const DIFFERENCES: ReadonlySet<CriterionName> = new Set(["GOAL_DIFFERENCE", "HEAD_TO_HEAD_GOAL_DIFFERENCE"]);

/** The applied criteria in order, with a column for each level team; the deciding value is bold. */
export function TieTable({ tie }: { tie: TieData }) {
	const { match: text } = useText();
	const names = shortNames(tie.teams);
	return (
		<div className="-mx-1 overflow-x-auto px-1">
			<table className="mt-1 w-full border-collapse figures">
				<caption className="sr-only">{text.table.levelTitle(tie.teams.length, tie.points)}</caption>
				<thead>
					<tr className="border-b border-line text-[.9375rem]/[1.15] text-ink-2">
						<th scope="col" className="text-left">
							<span className="sr-only">{text.table.rule}</span>
						</th>
						{tie.teams.map(({ id }) => (
							<th key={id} scope="col" className="py-1 pl-3 text-right align-bottom font-cond font-[550]">
								{names.get(id)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{tieRows(tie).map(({ criterion, pass, values, deciding }, at) => (
						<tr key={`${criterion} ${pass}`} className="h-8 border-b border-line last:border-b-0">
							<th scope="row" className="w-full py-1 text-left font-cond text-[1.0625rem]/[1.15] font-[550]">
								{at + 1} {text.table.criterion(criterion, pass)}
							</th>
							{tie.teams.map(({ id }) => {
								const value = values.get(id);
								return (
									<td
										key={id}
										className={`pl-3 text-right font-cond text-[1.0625rem] ${deciding.has(id) ? "font-[850]" : "font-[500]"}`}
									>
										{value === undefined
											? "–"
											: DIFFERENCES.has(criterion)
												? formatDifference(value)
												: `${value}`.replace("-", "−")}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
