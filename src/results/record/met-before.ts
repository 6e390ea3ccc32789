import type { CupFileCategory, CupFileMatch, CupFileStage } from "./cup-file.ts";

/**
 * The pairs in a main round that need no match: they met in the previous stage, whose results it carries.
 * @param sides teams' ids, or slots as JSON
 * @param matches of the edition
 */
export function metBefore<Side extends string>(
	sides: readonly Side[],
	stage: CupFileStage,
	{ stages }: Pick<CupFileCategory, "stages">,
	matches: readonly CupFileMatch[],
): (readonly [Side, Side])[] {
	if (!stage.carries || stage.carries === "half") return [];
	const before = stages
		.filter(({ type, rank }) => type === "group" && rank < stage.rank)
		.toSorted((a, b) => a.rank - b.rank)
		.at(-1);
	const groupOf = new Map(before?.divisions.flatMap(({ id, teams = [] }) => teams.map((team) => [team, id] as const)));
	const divisions = new Set(before?.divisions.map(({ id }) => id));
	for (const { division, home, away } of matches)
		if (divisions.has(division)) for (const { team } of [home, away]) if (team !== undefined) groupOf.set(team, division);
	const from = (side: string): string | undefined => {
		const own = groupOf.get(side);
		if (own !== undefined || !side.startsWith("{")) return own;
		const slot = JSON.parse(side) as { division?: string };
		return slot.division !== undefined && divisions.has(slot.division) ? slot.division : undefined;
	};
	return sides.flatMap((one, at) =>
		sides.slice(at + 1).flatMap((other) => (from(one) !== undefined && from(one) === from(other) ? [[one, other] as const] : [])),
	);
}
