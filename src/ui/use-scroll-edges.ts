import { type RefObject, useEffect, useState } from "react";

/** SPEC §9: how long the scroller rests before its arrows are recomputed, ms, and how near counts as at the edge, px. */
const SCROLLER_DEBOUNCE = 100;
const EDGE_TOLERANCE = 2.5;

export type ScrollEdges = { readonly atStart: boolean; readonly atEnd: boolean };

/** Whether a sideways scroller is at its first or last item. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): ScrollEdges {
	const [edges, setEdges] = useState<ScrollEdges>({ atStart: true, atEnd: false });
	useEffect(() => {
		const list = scroller.current;
		if (list === null) return;
		let rest: ReturnType<typeof setTimeout>;
		const measure = () => {
			const end = list.scrollWidth - list.clientWidth;
			const now = { atStart: list.scrollLeft <= EDGE_TOLERANCE, atEnd: list.scrollLeft >= end - EDGE_TOLERANCE };
			setEdges((before) => (before.atStart === now.atStart && before.atEnd === now.atEnd ? before : now));
		};
		const later = () => {
			clearTimeout(rest);
			rest = setTimeout(measure, SCROLLER_DEBOUNCE);
		};
		measure();
		list.addEventListener("scroll", later, { passive: true });
		window.addEventListener("resize", later);
		return () => {
			clearTimeout(rest);
			list.removeEventListener("scroll", later);
			window.removeEventListener("resize", later);
		};
	}, [scroller]);
	return edges;
}
