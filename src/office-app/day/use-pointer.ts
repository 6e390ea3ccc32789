import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { DayMatch } from "../../office/day/day-data.ts";
import { AXIS, type Layout, WIDTHS, yOf } from "../programme/layout.ts";
import type { GridProps } from "./DayGrid.tsx";
import { mayMove } from "./may-move.ts";

/** Distance in px after which a pressed pointer carries the match. */
const STILL = 5;

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Press = { readonly x: number; readonly y: number; readonly match: DayMatch | null; isCarried: boolean };

/** A press on a block chooses it, and dragging moves it; a press on the background draws a lasso. */
export function usePointer(
	{ layout, width, scroller, onMatch, onField, onArena, onLasso, onCarry, onCarryOff, onHold }: GridProps,
	columnWidth: number,
) {
	const press = useRef<Press | null>(null);
	/** The element under a lifted finger. */
	const touched = useRef<DayMatch | null>(null);
	const [lasso, setLasso] = useState<Box | null>(null);
	const letGo = useEffectEvent(() => {
		if (press.current?.isCarried && press.current.match) onCarryOff();
		press.current = null;
		setLasso(null);
	});
	useEffect(() => {
		// After Esc the pointer carries nothing until it is pressed again.
		const listen = ({ key }: KeyboardEvent) => {
			if (key === "Escape" && press.current) letGo();
		};
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
	const place = (event: PointerEvent) => {
		const box = scroller.current!;
		const { left, top } = box.getBoundingClientRect();
		return { x: event.clientX - left + box.scrollLeft, y: event.clientY - top + box.scrollTop };
	};
	const matchAt = (event: PointerEvent): DayMatch | null => {
		const id = (event.target as Element).closest<HTMLElement>("[data-match]")?.dataset.match;
		if (id === undefined) return null;
		for (const { matches } of layout.columns) for (const match of matches) if (match.id === id) return match;
		return null;
	};
	const boxOf = (one: { x: number; y: number }, other: { x: number; y: number }): Box => ({
		...{ left: Math.min(one.x, other.x), top: Math.min(one.y, other.y) },
		...{ width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) },
	});
	const carriedTo = ({ match, x, y }: Press, to: { x: number; y: number }) => {
		const index = Math.max(0, Math.min(layout.columns.length - 1, Math.floor((to.x - AXIS) / columnWidth)));
		const minutes = Math.round((to.y - y) / layout.scale / 5) * 5;
		// A vertical drag stays on its field.
		const isAside = Math.abs(to.x - x) > columnWidth / 3;
		return { field: isAside ? layout.columns[index]!.field.id : match!.field!, minute: match!.minute + minutes };
	};
	return {
		lasso,
		handlers: {
			onPointerDown: (event: PointerEvent<HTMLElement>) => {
				if (event.button !== 0 || event.pointerType === "touch" || (event.target as Element).closest(".day-head, .day-arenas"))
					return;
				press.current = { ...place(event), match: matchAt(event), isCarried: false };
				event.currentTarget.setPointerCapture(event.pointerId);
			},
			onPointerMove: (event: PointerEvent) => {
				const down = press.current;
				if (!down) {
					if (event.pointerType === "mouse") onHold(matchAt(event)?.id ?? null);
					return;
				}
				const at = place(event);
				if (!down.isCarried && Math.hypot(at.x - down.x, at.y - down.y) < STILL) return;
				down.isCarried = true;
				const { match } = down;
				if (match === null) setLasso(boxOf(down, at));
				else if (mayMove(match)) {
					const { field, minute } = carriedTo(down, at);
					onCarry(match.id, field, minute, false);
				}
			},
			onPointerUp: (event: PointerEvent) => {
				const down = press.current;
				press.current = null;
				const head = (event.target as Element).closest<HTMLElement>("[data-field]")?.dataset.field;
				if (!down) {
					const arena = (event.target as Element).closest<HTMLElement>("[data-arena]")?.dataset.arena;
					if (head !== undefined) onField(head);
					else if (arena !== undefined) onArena(arena);
					else if (event.pointerType === "touch") touched.current = matchAt(event);
					return;
				}
				if (!down.isCarried) {
					if (down.match) onMatch(down.match.id, event.shiftKey || event.metaKey || event.ctrlKey);
					return;
				}
				const at = place(event);
				if (down.match) {
					if (!mayMove(down.match)) return;
					const { field, minute } = carriedTo(down, at);
					onCarry(down.match.id, field, minute, true);
					return;
				}
				setLasso(null);
				onLasso(within(layout, WIDTHS[width], boxOf(down, at)));
			},
			onPointerCancel: () => letGo(),
			// Not earlier: after the finger is lifted the browser focuses the touched element, and would take the focus from what opens.
			onClick: () => {
				const match = touched.current;
				touched.current = null;
				if (match) onMatch(match.id, true);
			},
		},
	};
}

/** The matches still to begin that a box touches. */
function within(layout: Layout, columnWidth: number, { left, top, width, height }: Box): string[] {
	return layout.columns.flatMap(({ index, matches }) => {
		const x = AXIS + index * columnWidth;
		if (x + columnWidth < left || x > left + width) return [];
		return matches
			.filter((match) => {
				const y = yOf(layout, match.minute);
				return mayMove(match) && y + match.length * layout.scale > top && y < top + height;
			})
			.map(({ id }) => id);
	});
}
