import { useRef } from "react";
import { useAccount } from "../../client/account/use-account.ts";
import { useYear } from "../../client/data/site-data.ts";
import type { ScenarioData } from "../../client/queries/scenario.graphql.ts";
import type { ShortTableData } from "../../client/queries/table.graphql.ts";
import { formatDifference } from "../../text/format.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { Mark } from "../scenario/Mark.tsx";
import { wayOn } from "./qualification.ts";
import { useRowMotion } from "./use-row-motion.ts";
import { wayOnEdge } from "./way-on-edge.ts";

type Props = {
	table: ShortTableData;
	group: string;
	marked: readonly string[];
	/** Adds a last column: whether each team goes on. */
	scenario?: Pick<ScenarioData, "marks" | "stage"> | null;
};

/** A group's table in a narrow column: position, team, played, difference, points. `marked` teams are highlighted. */
export const ShortTable = import.meta.env.SSR ? drawnOnce(Table) : Table;

function Table({ table, group, marked, scenario = null }: Props) {
	const { match: text, account } = useText();
	const own = useAccount((state) => state.chosen.teams);
	const { inYear } = useYear();
	const { heads } = text.table;
	const started = table.rows.some(({ played }) => played > 0);
	const cell = "pr-1 text-right font-cond text-[1.0625rem] font-[550]";
	const drawn = useRef<HTMLTableElement>(null);
	useRowMotion(
		drawn,
		table.rows.map(({ team }) => team.id),
	);
	return (
		<div className="band relative max-md:not-print:overflow-x-auto">
			<table ref={drawn} className="w-full border-collapse figures">
				<caption className="sr-only">{text.table.caption(group)}</caption>
				<thead className="sr-only">
					<tr>
						<th scope="col">{text.table.position}</th>
						<th scope="col">{text.table.team}</th>
						{[heads.played, heads.goalDifference, heads.points].map(({ short, long }) => (
							<th key={short} scope="col">
								<abbr title={long}>{short}</abbr>
							</th>
						))}
						{scenario !== null && <th scope="col">{text.scenario.title}</th>}
					</tr>
				</thead>
				<tbody>
					{table.rows.map((row) => {
						const isMarked = marked.includes(row.team.id);
						const isOwn = own.has(row.team.id);
						const mark = scenario?.marks.find(({ team }) => team.id === row.team.id);
						return (
							<tr
								key={row.team.id}
								data-team={row.team.id}
								className={`h-12 border-b border-line last:border-b-0 ${isOwn ? "bg-beam-tint" : isMarked ? "bg-sunken" : ""}`}
							>
								<td className={`w-9 pl-3 font-cond text-lg font-[750] ${wayOnEdge(started ? wayOn(table, row) : null)}`}>
									{started ? row.position : "–"}
								</td>
								<th scope="row" className="text-left">
									<Link
										to={inYear(`teams/${row.team.id}`)}
										aria-current={isMarked ? "true" : undefined}
										className="focus-inside flex min-h-11 items-center gap-2.5 font-cond text-lg/[1.15] stacked:font-xname hover:underline"
									>
										<Flag nation={row.team.nation.code} size="small" />
										<span className={isMarked || isOwn ? "font-[800]" : "font-[600]"}>
											{row.team.name}
											{isOwn && <span className="sr-only">, {account.myTeam}</span>}
										</span>
									</Link>
								</th>
								<td className={`${cell} w-8`}>{row.played}</td>
								<td className={`${cell} ${scenario === null ? "w-12" : "w-10"}`}>{formatDifference(row.goalDifference)}</td>
								<td
									className={`text-right font-xcond text-[1.5625rem]/none font-[800] ${scenario === null ? "w-13 pr-4" : "w-10 pr-1"}`}
								>
									{row.points}
								</td>
								{scenario !== null && (
									<td className="w-10 pr-3 text-right print:hidden">
										{mark && <Mark mark={mark.mark} stage={scenario.stage.title} />}
									</td>
								)}
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}
