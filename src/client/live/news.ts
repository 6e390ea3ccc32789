import { liveStore } from "./live.ts";
import { MOST_AT_ONCE } from "./most-at-once.ts";

/** Changes in the present rendering. */
let waiting: (() => void)[] = [];

/**
 * Animates what has just changed, after rendering and before painting: once, and not if much else has changed too, or the page is
 * catching up.
 * @param year of the page
 */
export function showNews(year: string, move: () => void): void {
	const standing = liveStore(year)?.reach.standing.kind ?? "live";
	if (standing !== "live") return;
	waiting.push(move);
	if (waiting.length > 1) return;
	queueMicrotask(() => {
		const all = waiting;
		waiting = [];
		if (all.length <= MOST_AT_ONCE) for (const each of all) each();
	});
}

const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** DESIGN §2.4, like a goal. */
const SLIDE = { duration: 240, easing: "ease-out" } as const;
const INVERTED = 600;

/** A newly certain fate slides up, and is inverted for a moment. */
export function announce(element: HTMLElement): void {
	if (isStill()) return;
	element.animate([{ opacity: 0, translate: "0 12px" }, {}], SLIDE);
	element.animate([{ filter: "invert(1)" }, { filter: "invert(1)" }], INVERTED);
}

/** From its old place to its new one. @param by pixels: how far below its new place it was */
export function slide(element: HTMLElement, by: number): void {
	if (!isStill()) element.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], SLIDE);
}
