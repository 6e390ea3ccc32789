import type { ShortTableData, TableData } from "../../client/queries/table.graphql.ts";

type Advancement = TableData["advancement"][number];
type Placed = Pick<ShortTableData["rows"][number], "position">;

/** The way on of a row, as an index into the table's advancement: 0 is the best; null if it leads nowhere, or is undecided. */
export function wayOn(
	{ rows, advancement }: { rows: readonly Placed[]; advancement: ShortTableData["advancement"] },
	row: Placed,
): number | null {
	const last = row.position + rows.filter((other) => other.position === row.position).length - 1;
	const at = advancement.findIndex(({ from, to }) => from <= row.position && last <= to);
	return at === -1 ? null : at;
}

/** The lines under a row: the ways on that end with it. `at` is the row's index in the table. */
export function linesUnder({ rows, advancement }: Pick<TableData, "rows" | "advancement">, at: number): Advancement[] {
	return advancement.filter(({ from, to }) => from <= rows.length && Math.min(to, rows.length) === at + 1);
}
