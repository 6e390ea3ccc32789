import { SIDE_NAMES } from "../../cup/match.ts";
import type { EditionRecord } from "../record/cup-file.ts";
import { filledCategory } from "./filled-category.ts";
import type { ChangedMatch, ChangedSide } from "./preview.ts";

/** Who plays where after these matches have ended otherwise: each side that gets another team, or loses the one it had. */
export function changedSides(before: EditionRecord, after: EditionRecord, changes: readonly ChangedMatch[]): ChangedSide[] {
	const ids = new Set(changes.map(({ match }) => match));
	const divisions = new Set(before.edition.matches.filter(({ id }) => ids.has(id)).map(({ division }) => division));
	const touched = before.edition.categories.filter(({ stages }) =>
		stages.some((stage) => stage.divisions.some(({ id }) => divisions.has(id))),
	);
	return touched.flatMap((category) => {
		const was = filledCategory(before, category).sides;
		return [...filledCategory(after, category).sides].flatMap(([match, becomes]) =>
			SIDE_NAMES.flatMap((side): ChangedSide[] => {
				const [old, now] = [was.get(match)?.[side].team ?? null, becomes[side].team];
				return old === now ? [] : [{ match, side, before: old, after: now }];
			}),
		);
	});
}
