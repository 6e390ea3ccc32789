import type { Publication } from "./publication.ts";

/** In order of publication: none is on without those before it. */
export const SWITCHES = ["clubs", "teams", "lot", "schedule"] as const;
export type Switch = (typeof SWITCHES)[number];

/** The flags after a switch is turned, with those that have to change with it: on, all before it; off, all after it. */
export function withSwitch(published: Publication, of: Switch, on: boolean): Publication {
	const at = SWITCHES.indexOf(of);
	const others = on ? SWITCHES.slice(0, at + 1) : SWITCHES.slice(at);
	return { ...published, ...Object.fromEntries(others.map((one) => [one, on])) };
}

/** The switch that has to be turned first, before this one can be; null: none. */
export function blockingSwitch(published: Publication, of: Switch, on: boolean): Switch | null {
	const at = SWITCHES.indexOf(of);
	if (on) return SWITCHES.slice(0, at).find((one) => !published[one]) ?? null;
	return SWITCHES.slice(at + 1).findLast((one) => published[one]) ?? null;
}
