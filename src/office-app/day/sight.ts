import type { DayMatch } from "../../office/day/day-data.ts";
import { AXIS, HEAD, type Layout, WIDTHS, type Width, yOf } from "../programme/layout.ts";

/** A match's present or proposed place on the day. */
export type PlaceOfMatch = Pick<DayMatch, "field" | "minute" | "length">;
/** The visible part of the grid in px; its axis and heads cover its beginning. */
export type Sight = Readonly<Record<"scrollLeft" | "scrollTop" | "clientWidth" | "clientHeight", number>>;

/** @returns how far the view has to scroll to the right and down to show all of a match, in px; null: it has no field here */
export function outOfSight(sight: Sight, layout: Layout, width: Width, { field, minute, length }: PlaceOfMatch) {
	const column = field === null ? undefined : layout.columnOf.get(field);
	if (!column) return null;
	const [left, top] = [column.index * WIDTHS[width], yOf(layout, minute)];
	const [right, bottom] = [left + WIDTHS[width], top + length * layout.scale + 8];
	return {
		aside: Math.min(0, left - sight.scrollLeft) || Math.max(0, right + AXIS - sight.scrollLeft - sight.clientWidth),
		down: Math.min(0, top - HEAD - sight.scrollTop) || Math.max(0, bottom - sight.scrollTop - sight.clientHeight),
	};
}
