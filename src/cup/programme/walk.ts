import { DETOUR, type Point, straightLine } from "./overlap.ts";

/** Minutes that a kilometre takes with bags and children. */
const MINUTES_PER_KM = 12;
/** Nearer than this is the same place. */
const SAME_PLACE_KM = 0.3;

/** An estimate, not measured on the streets. */
export type Walk = { readonly km: number; readonly minutes: number };

/** The way on foot, to 0.1 km and up to the next five minutes; null within one place. */
export function walkBetween(a: Point, b: Point): Walk | null {
	const km = Math.round(straightLine(a, b) * DETOUR * 10) / 10;
	if (km < SAME_PLACE_KM) return null;
	return { km, minutes: Math.ceil((km * MINUTES_PER_KM) / 5) * 5 };
}
