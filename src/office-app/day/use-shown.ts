import { useCallback, useMemo, useRef } from "react";
import type { Day, DayCategory, DayMatch } from "../../office/day/day-data.ts";
import { fittedScale, type Layout, layoutOf } from "../programme/layout.ts";
import { type Filter, isLeft } from "./filter.ts";
import { mayMove } from "./may-move.ts";

/** The shown part of a day: its fields as columns, and the filtered matches. */
export type Shown = {
	readonly layout: Layout;
	/** All matches of the day, by id. */
	readonly matches: ReadonlyMap<string, DayMatch>;
	readonly categories: ReadonlyMap<string, DayCategory>;
	/** The fields that are shown, from left to right. */
	readonly fields: readonly string[];
	readonly passes: (match: DayMatch) => boolean;
	/** The filtered matches of these fields that can still be moved. */
	readonly left: readonly DayMatch[];
};

/** @param arena only this one's fields; null: all. @param scale pixels a minute */
export function useShown(day: Day, filter: Filter, arena: string | null, scale: number): Shown {
	const matches = useMemo(() => new Map(day.matches.map((match) => [match.id, match])), [day.matches]);
	const categories = useMemo(() => new Map(day.categories.map((category) => [category.id, category])), [day.categories]);
	const before = useRef<Layout | undefined>(undefined);
	const fitted = useMemo(() => fittedScale(day.matches, scale), [day.matches, scale]);
	const layout = useMemo(() => layoutOf(day, arena, { before: before.current, scale: fitted }), [day, arena, fitted]);
	before.current = layout;
	const fields = useMemo(() => layout.columns.map(({ field }) => field.id), [layout]);
	const passes = useCallback((match: DayMatch) => isLeft(match, filter), [filter]);
	const left = useMemo(
		() =>
			day.matches.filter((match) => mayMove(match) && match.field !== null && layout.columnOf.has(match.field) && passes(match)),
		[day.matches, layout, passes],
	);
	return { layout, matches, categories, fields, passes, left };
}
