import { useAccount } from "../account/use-account.ts";
import { drawnOnce } from "../document/drawn-once.tsx";
import { useYear } from "../site-data.ts";
import { formatDifference } from "../text/format.ts";
import { useText } from "../text/language.ts";
import { Flag } from "../ui/Flag.tsx";
import { Link } from "../ui/Link.tsx";
import { wayOn } from "./qualification.ts";
import type { ShortTableData } from "./table.graphql.ts";
import { wayOnEdge } from "./way-on-edge.ts";

/** A group's table beside something else: position, team, played, difference, points. `marked` teams stand out. */
export const ShortTable = import.meta.env.SSR ? drawnOnce(Table) : Table;

function Table({ table, group, marked }: { table: ShortTableData; group: string; marked: readonly string[] }) {
	const { match: text, account } = useText();
	const own = useAccount((state) => state.chosen.teams);
	const { inYear } = useYear();
	const { heads } = text.table;
	const started = table.rows.some(({ played }) => played > 0);
	const cell = "pr-1 text-right font-cond text-[1.0625rem] font-[550]";
	return (
		<div className="band max-md:not-print:overflow-x-auto">
			<table className="w-full border-collapse figures">
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
					</tr>
				</thead>
				<tbody>
					{table.rows.map((row) => {
						const isMarked = marked.includes(row.team.id);
						const isOwn = own.has(row.team.id);
						return (
							<tr
								key={row.team.id}
								className={`h-12 border-b border-line last:border-b-0 ${isOwn ? "bg-beam-tint" : isMarked ? "bg-sunken" : ""}`}
							>
								<td className={`w-9 pl-3 font-cond text-lg font-[750] ${wayOnEdge(started ? wayOn(table, row) : null)}`}>
									{started ? row.position : "–"}
								</td>
								<th scope="row" className="text-left">
									<Link
										to={inYear(`teams/${row.team.id}`)}
										aria-current={isMarked ? "true" : undefined}
										className="focus-inside flex min-h-11 items-center gap-2.5 font-cond text-lg/[1.15] stacked:font-xcond hover:underline"
									>
										<Flag nation={row.team.nation.code} size="small" />
										<span className={isMarked || isOwn ? "font-[800]" : "font-[600]"}>
											{row.team.name}
											{isOwn && <span className="sr-only">, {account.myTeam}</span>}
										</span>
									</Link>
								</th>
								<td className={`${cell} w-8`}>{row.played}</td>
								<td className={`${cell} w-12`}>{formatDifference(row.goalDifference)}</td>
								<td className="w-13 pr-4 text-right font-xcond text-[1.5625rem]/none font-[800]">{row.points}</td>
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}
