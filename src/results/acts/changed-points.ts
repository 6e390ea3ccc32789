import type { EditionRecord } from "../record/cup-file.ts";
import { filledCategory } from "../record/filled-category.ts";
import type { ChangedPoints } from "./preview.ts";
import type { Proposed } from "./proposals/proposed.ts";

/** @returns a team's points in its table before and after a decision on points; undefined: another kind of proposal */
export function changedPoints(
	before: EditionRecord,
	after: EditionRecord,
	{ besides }: Pick<Proposed, "besides">,
): ChangedPoints | undefined {
	const decision = besides?.facts?.find((fact) => fact.kind === "points");
	if (!decision) return undefined;
	const { division, team } = decision;
	const category = after.edition.categories.find(({ stages }) =>
		stages.some(({ divisions }) => divisions.some(({ id }) => id === division)),
	);
	if (!category) return undefined;
	const [was = 0, becomes = 0] = [before, after].map(
		(record) =>
			filledCategory(record, category)
				.standings.get(division)
				?.rows.find((row) => row.team === team)?.points,
	);
	return { division, team, before: was, after: becomes };
}
