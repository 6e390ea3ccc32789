import { DETOUR, type Point, straightLine } from "./overlap.ts";

/** Walking time with bags and children. */
const MINUTES_PER_KM = 12;
/** A shorter distance counts as the same place. */
const SAME_PLACE_KM = 0.3;

/** An estimate from the straight line, not from a map. */
export type Walk = { readonly km: number; readonly minutes: number };

/** The walk, to 0.1 km, rounded up to five minutes; null within one place. */
export function walkBetween(a: Point, b: Point): Walk | null {
	const km = Math.round(straightLine(a, b) * DETOUR * 10) / 10;
	if (km < SAME_PLACE_KM) return null;
	return { km, minutes: Math.ceil((km * MINUTES_PER_KM) / 5) * 5 };
}
