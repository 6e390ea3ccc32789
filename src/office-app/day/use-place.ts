import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { DayMatch } from "../../office/day/day-data.ts";
import { AXIS, HEAD, type Layout, WIDTHS, type Width, yOf } from "./layout.ts";
import { mayMove } from "./may-move.ts";
import type { Ghost } from "./proposed.ts";

/** Where one is on the day: the match that the keys are at, and what of the grid is in sight. */
export type Place = {
	readonly scroller: RefObject<HTMLDivElement | null>;
	/** The match that the keys are at; null: the day has none. */
	readonly current: string | null;
	/** The keys go to a match that has got the focus by itself. */
	readonly stayAt: (match: string) => void;
	/** Brings a match into sight and the keys to it. @param focus it gets the focus too */
	readonly showMatch: (match: DayMatch, focus: boolean) => void;
	/** The focus goes back to the match that the keys are at. */
	readonly goBack: () => void;
	readonly goNow: () => void;
};

export function usePlace(layout: Layout, width: Width, nowMinute: number | null): Place {
	const scroller = useRef<HTMLDivElement>(null);
	const [current, setCurrent] = useState<string | null>(null);
	const showMatch = useCallback(
		(match: DayMatch, focus: boolean) => {
			setCurrent(match.id);
			const box = scroller.current;
			const column = match.field === null ? undefined : layout.columnOf.get(match.field);
			if (!box || !column) return;
			const x = column.index * WIDTHS[width];
			const y = yOf(layout, match.minute);
			if (x < box.scrollLeft) box.scrollLeft = x;
			else if (x + WIDTHS[width] > box.scrollLeft + box.clientWidth - AXIS)
				box.scrollLeft = x + WIDTHS[width] - box.clientWidth + AXIS;
			if (y - HEAD < box.scrollTop) box.scrollTop = y - HEAD;
			else if (y + match.length * layout.scale > box.scrollTop + box.clientHeight)
				box.scrollTop = y + match.length * layout.scale - box.clientHeight + 8;
			if (focus) focusLater(match.id);
		},
		[layout, width],
	);
	const goNow = useCallback(() => {
		const box = scroller.current;
		if (box && nowMinute !== null) box.scrollTop = yOf(layout, nowMinute) - HEAD - (box.clientHeight - HEAD) / 3;
	}, [nowMinute, layout]);
	// The view begins at now; the first match is where the keys begin.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once a day
	useLayoutEffect(() => {
		goNow();
		const first = layout.columns.flatMap(({ matches }) => matches)[0];
		setCurrent(
			(before) =>
				before ?? layout.columns.find(({ matches }) => matches.length > 0)?.matches.find(mayMove)?.id ?? first?.id ?? null,
		);
	}, []);
	const goBack = useCallback(() => {
		if (current !== null) focusLater(current);
	}, [current]);
	return { scroller, current, stayAt: setCurrent, showMatch, goBack, goNow };
}

const blockOf = (match: string) => document.getElementById(`match-${match}`);
/** In the next frame, when what is drawn of it is there. */
const focusLater = (match: string) => requestAnimationFrame(() => blockOf(match)?.focus({ preventScroll: true }));

/**
 * The block that the keys are on may be drawn anew, where an act or a colleague has put it: the focus goes with it.
 * @param layout where blocks are drawn @param ghosts where some are drawn instead
 */
export function useFocusThatFollows(current: string | null, layout: Layout, ghosts: ReadonlyMap<string, Ghost>): void {
	const isOnBlock = useRef(false);
	useEffect(() => {
		const follow = ({ target }: FocusEvent) => {
			isOnBlock.current = target instanceof Element && target.closest("[role=gridcell]") !== null;
		};
		document.addEventListener("focusin", follow);
		return () => document.removeEventListener("focusin", follow);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever blocks are drawn anew
	useLayoutEffect(() => {
		if (!isOnBlock.current || current === null || document.activeElement !== document.body) return;
		blockOf(current)?.focus({ preventScroll: true });
	}, [layout, ghosts, current]);
}
