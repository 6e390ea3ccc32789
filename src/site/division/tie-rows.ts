import type { TieData } from "../../client/queries/table.graphql.ts";
import type { CriterionName } from "../../text/match/table-en.ts";

export type TieRow = {
	readonly criterion: CriterionName;
	readonly pass: number;
	/** By team id; a team that is missing is already separated, or the figure does not count. */
	readonly values: ReadonlyMap<string, number>;
	/** The teams whose figures decided. */
	readonly deciding: ReadonlySet<string>;
};

/**
 * A tie as a table's rows: one for each figure that counted, after the points that all have. Steps that count the same
 * figure for different sets of still level teams share a row.
 */
export function tieRows(tie: TieData): TieRow[] {
	const points = new Map(tie.teams.map(({ id }) => [id, tie.points]));
	const rows = new Map<string, { criterion: CriterionName; pass: number; values: Map<string, number>; deciding: Set<string> }>();
	for (const step of tie.steps) {
		const key = `${step.criterion} ${step.pass}`;
		const row = rows.get(key) ?? { criterion: step.criterion, pass: step.pass, values: new Map(), deciding: new Set() };
		for (const { team, value } of step.figures) if (value !== null) row.values.set(team.id, value);
		for (const { id } of step.decided) row.deciding.add(id);
		rows.set(key, row);
	}
	return [{ criterion: "POINTS", pass: 1, values: points, deciding: new Set() }, ...rows.values()];
}
