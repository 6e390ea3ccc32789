import { liveStore } from "./live.ts";
import { MOST_AT_ONCE } from "./most-at-once.ts";

/** What changed in what is being drawn. */
let waiting: (() => void)[] = [];

/**
 * Moves what has just changed, as it is drawn and before it is painted: once, and nothing where much else has changed with it, or where the page is
 * catching up.
 * @param year whose page is shown
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

/** DESIGN §2.4, as for a goal. */
const SLIDE = { duration: 240, easing: "ease-out" } as const;
const INVERTED = 600;

/** What has just become certain slides up, and is inverted for a moment. */
export function announce(element: HTMLElement): void {
	if (isStill()) return;
	element.animate([{ opacity: 0, translate: "0 12px" }, {}], SLIDE);
	element.animate([{ filter: "invert(1)" }, { filter: "invert(1)" }], INVERTED);
}

/** From where it was to where it is. @param by pixels: how far below its place it was */
export function slide(element: HTMLElement, by: number): void {
	if (!isStill()) element.animate([{ transform: `translateY(${by}px)` }, { transform: "none" }], SLIDE);
}
