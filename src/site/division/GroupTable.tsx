import { Fragment, useRef } from "react";
import type { ScenarioData } from "../../client/queries/scenario.graphql.ts";
import type { TableData } from "../../client/queries/table.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { linesUnder } from "../standings/qualification.ts";
import { useRowMotion } from "../standings/use-row-motion.ts";
import { GroupTableHead } from "./GroupTableHead.tsx";
import { GroupTableRow, RowOnServer } from "./GroupTableRow.tsx";
import { WayOnLine } from "./WayOnLine.tsx";

/** Columns of the full table, for lines that run across. */
const COLUMNS = 10;

type GroupTableProps = {
	table: TableData;
	/** "Group 4", for screen readers. */
	group: string;
	/** The category's playoffs are reached under this path, with the playoff's id after it. */
	playoffPath: (division: string) => string;
	/** On a phone: won, drawn, lost and goals in place of form. */
	allColumns: boolean;
	/** Opens the explanation of a tie. */
	onWhy: (tie: number) => void;
	/** Adds a last column: whether each team goes on. */
	scenario?: ScenarioData | null;
};

/** A group's table. On a phone it has #, Team, P, GD, Form and Pts, or all columns but form; from 768 all. */
export function GroupTable({ table, group, playoffPath, allColumns, onWhy, scenario = null }: GroupTableProps) {
	const { match: text } = useText();
	const drawn = useRef<HTMLTableElement>(null);
	useRowMotion(
		drawn,
		table.rows.map(({ team }) => team.id),
	);
	return (
		// With very large text a phone has no room for the table: it scrolls by itself, not the page, and with it the words that are only heard.
		<div className="band @container/band relative max-md:not-print:overflow-x-auto">
			<table ref={drawn} className={`group/table w-full border-collapse figures ${allColumns ? "all-columns" : ""}`}>
				<caption className="sr-only">{text.table.caption(group)}</caption>
				<GroupTableHead ways={scenario !== null} />
				<tbody>
					{table.rows.map((row, at) => (
						<Fragment key={row.team.id}>
							{import.meta.env.SSR ? (
								<RowOnServer table={table} row={row} scenario={scenario} />
							) : (
								<GroupTableRow table={table} row={row} onWhy={onWhy} scenario={scenario} />
							)}
							{linesUnder(table, at).map((way) => (
								<WayOnLine
									key={way.stage.title}
									way={way}
									columns={scenario === null ? COLUMNS : COLUMNS + 1}
									playoffPath={playoffPath}
								/>
							))}
						</Fragment>
					))}
				</tbody>
			</table>
		</div>
	);
}
