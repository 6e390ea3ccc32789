import type { Publication } from "./publication.ts";

/** In the order in which they go out: none is on without those before it. */
export const SWITCHES = ["clubs", "teams", "lot", "schedule"] as const;
export type Switch = (typeof SWITCHES)[number];

/** What a switch turns besides itself: on, those that it needs; off, those that need it. */
export function turned(published: Publication, of: Switch, on: boolean): Publication {
	const at = SWITCHES.indexOf(of);
	const others = on ? SWITCHES.slice(0, at + 1) : SWITCHES.slice(at);
	return { ...published, ...Object.fromEntries(others.map((one) => [one, on])) };
}

/** Which others must be on, or off, first: the first of them is named. */
export function inTheWay(published: Publication, of: Switch, on: boolean): Switch | null {
	const at = SWITCHES.indexOf(of);
	if (on) return SWITCHES.slice(0, at).find((one) => !published[one]) ?? null;
	return SWITCHES.slice(at + 1).findLast((one) => published[one]) ?? null;
}
