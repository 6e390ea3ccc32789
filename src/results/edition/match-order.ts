import { naturalOrder } from "../../cup/natural-order.ts";
import type { MatchPiece } from "./pieces.ts";

type Ordered = Pick<MatchPiece, "id" | "start" | "place">;

/** Soonest first; at one time by field, then by id. A match without a time stands last. */
export function byTime(a: Ordered, b: Ordered): number {
	return instantOf(a) - instantOf(b) || byPlace(a, b);
}

/** Latest first; a match without a time stands last. */
export function byTimeLatestFirst(a: Ordered, b: Ordered): number {
	if (!a.start || !b.start) return byTime(a, b);
	return instantOf(b) - instantOf(a) || byPlace(a, b);
}

function byPlace(a: Ordered, b: Ordered): number {
	return naturalOrder(a.place?.name ?? "", b.place?.name ?? "") || naturalOrder(a.id, b.id);
}

function instantOf({ start }: Ordered): number {
	return start ? Date.parse(start) : Number.MAX_SAFE_INTEGER;
}
