import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AXIS, type Layout } from "../programme/layout.ts";
import { A_FRAME, type Drawn, nextDrawn, type Wanted } from "./drawn-window.ts";

/** Columns and minutes rendered beyond the visible part; minutes advance in steps of this size. */
const MORE_COLUMNS = 3;
const MORE_MINUTES = 120;

/** The rendered part of the grid: it follows the visible part in steps that each fit into a frame. */
export function useDrawn(layout: Layout, columnWidth: number, scroller: RefObject<HTMLDivElement | null>) {
	const [drawn, setDrawn] = useState<Drawn>(new Map());
	const shown = useRef(drawn);
	const frame = useRef(0);
	const step = useCallback(() => {
		const box = scroller.current;
		if (!box) return;
		const isFirst = shown.current.size === 0;
		const next = nextDrawn(
			shown.current,
			wantedOf(box, layout, columnWidth),
			layout.columns,
			isFirst ? Number.POSITIVE_INFINITY : A_FRAME,
		);
		if (next === shown.current) return;
		shown.current = next;
		if (isFirst) return setDrawn(next);
		// In this frame, not after it.
		flushSync(() => setDrawn(next));
		frame.current = requestAnimationFrame(step);
	}, [scroller, layout, columnWidth]);
	const look = useCallback(() => {
		cancelAnimationFrame(frame.current);
		frame.current = requestAnimationFrame(step);
	}, [step]);
	useLayoutEffect(() => {
		if (shown.current.size === 0) step();
		else look();
		return () => cancelAnimationFrame(frame.current);
	}, [step, look]);
	useEffect(() => {
		const box = scroller.current;
		if (!box) return;
		const sizes = new ResizeObserver(look);
		sizes.observe(box);
		return () => sizes.disconnect();
	}, [scroller, look]);
	return [drawn, look] as const;
}

/** The visible part with a margin, in whole steps, so that it changes in few frames. */
function wantedOf(box: HTMLElement, { from, scale }: Layout, columnWidth: number): Wanted {
	const first = Math.floor(box.scrollLeft / columnWidth);
	const count = Math.ceil((box.clientWidth - AXIS) / columnWidth);
	const top = Math.floor((from + box.scrollTop / scale) / MORE_MINUTES) * MORE_MINUTES;
	return {
		first: Math.max(0, first - MORE_COLUMNS),
		last: first + count + MORE_COLUMNS,
		from: top - MORE_MINUTES,
		until: top + Math.ceil(box.clientHeight / scale) + 2 * MORE_MINUTES,
	};
}
