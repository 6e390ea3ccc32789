import type { TableData } from "../../client/queries/table.graphql.ts";

/**
 * The stage that a team of a group plays in where it does not reach the best one.
 * @param stage the title of the best one
 * @returns null where a place leads nowhere, or several other stages are possible
 */
export function onlyOtherStage(
	{
		rows,
		advancement,
	}: { rows: readonly unknown[]; advancement: readonly Pick<TableData["advancement"][number], "from" | "to" | "stage">[] },
	stage: string,
): string | null {
	const leads = (position: number) => advancement.some(({ from, to }) => from <= position && position <= to);
	if (!rows.every((_, at) => leads(at + 1))) return null;
	const [other, ...more] = new Set(advancement.map((way) => way.stage.title).filter((title) => title !== stage));
	return other === undefined || more.length > 0 ? null : other;
}
