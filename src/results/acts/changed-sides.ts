import { SIDE_NAMES } from "../../cup/match/match.ts";
import type { CupFileCategory, EditionRecord } from "../record/cup-file.ts";
import { filledCategory } from "../record/filled-category.ts";
import type { ChangedSide } from "./preview.ts";

/** Each side of a match in these categories that gets another team, or loses its team. */
export function changedSides(before: EditionRecord, after: EditionRecord, categories: readonly CupFileCategory[]): ChangedSide[] {
	return categories.flatMap((category) => {
		const was = filledCategory(before, category).sides;
		const becomes = after.edition.categories.find(({ id }) => id === category.id)!;
		return [...filledCategory(after, becomes).sides].flatMap(([match, becomes]) =>
			SIDE_NAMES.flatMap((side): ChangedSide[] => {
				const [old, now] = [was.get(match)?.[side].team ?? null, becomes[side].team];
				return old === now ? [] : [{ match, side, before: old, after: now }];
			}),
		);
	});
}
