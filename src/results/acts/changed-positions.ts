import type { CupFileCategory, EditionRecord } from "../record/cup-file.ts";
import { filledCategory } from "../record/filled-category.ts";
import type { ChangedPosition } from "./preview.ts";

/** The teams of these categories with a new position in their table. */
export function changedPositions(
	before: EditionRecord,
	after: EditionRecord,
	categories: readonly CupFileCategory[],
): ChangedPosition[] {
	return categories.flatMap((category) => {
		const was = filledCategory(before, category).standings;
		return [...filledCategory(after, category).standings].flatMap(([division, { rows }]) =>
			rows.flatMap(({ team, position, shared, decidedBy }): ChangedPosition[] => {
				const old = was.get(division)?.rows.find((row) => row.team === team);
				if (!old || (old.position === position && old.shared === shared)) return [];
				return [
					{
						...{ division, team, decidedBy },
						before: { position: old.position, shared: old.shared },
						after: { position, shared },
					},
				];
			}),
		);
	});
}
