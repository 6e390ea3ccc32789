import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { DayMatch } from "../../office/day/day-data.ts";
import { HEAD, type Layout, type Width, yOf } from "../programme/layout.ts";
import type { Ghost } from "../programme/proposed.ts";
import { mayMove } from "./may-move.ts";
import { outOfSight, type PlaceOfMatch } from "./sight.ts";

/** The cursor and the visible part of the day's grid. */
export type Place = {
	readonly scroller: RefObject<HTMLDivElement | null>;
	/** The match that the keys are at; null: the day has none. */
	readonly current: string | null;
	/** The keys go to a match that has got the focus by itself. */
	readonly stayAt: (match: string) => void;
	/** Brings a match into sight and the keys to it. @param focus it gets the focus too */
	readonly showMatch: (match: DayMatch, focus: boolean) => void;
	/** Scrolls to the first of these if none is visible; the cursor does not move. */
	readonly keepInSight: (places: readonly PlaceOfMatch[]) => void;
	/** Returns the focus to the match at the cursor. */
	readonly goBack: () => void;
	readonly goNow: () => void;
};

export function usePlace(layout: Layout, width: Width, nowMinute: number | null): Place {
	const scroller = useRef<HTMLDivElement>(null);
	const [current, setCurrent] = useState<string | null>(null);
	const bring = useCallback(
		(place: PlaceOfMatch) => {
			const box = scroller.current;
			const away = box && outOfSight(box, layout, width, place);
			if (!away) return;
			box.scrollLeft += away.aside;
			box.scrollTop += away.down;
		},
		[layout, width],
	);
	const showMatch = useCallback(
		(match: DayMatch, focus: boolean) => {
			setCurrent(match.id);
			bring(match);
			if (focus) focusLater(match.id);
		},
		[bring],
	);
	const keepInSight = useCallback(
		(places: readonly PlaceOfMatch[]) => {
			const box = scroller.current;
			const [first] = places;
			if (!box || !first) return;
			const isSeen = (place: PlaceOfMatch) => {
				const away = outOfSight(box, layout, width, place);
				return away !== null && away.aside === 0 && away.down === 0;
			};
			if (!places.some(isSeen)) bring(first);
		},
		[bring, layout, width],
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
	return { scroller, current, stayAt: setCurrent, showMatch, keepInSight, goBack, goNow };
}

const blockOf = (match: string) => document.getElementById(`match-${match}`);
/** In the next frame, when its element exists. */
const focusLater = (match: string) => requestAnimationFrame(() => blockOf(match)?.focus({ preventScroll: true }));

/**
 * An act or a colleague may move the focused block, which is then rendered anew: the focus follows it.
 * @param layout where blocks are drawn
 * @param ghosts where some are drawn instead
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
