import { naturalOrder } from "../../cup/natural-order.ts";
import type { MatchPiece } from "./pieces.ts";

type Ordered = Pick<MatchPiece, "id" | "at" | "place">;

/** Soonest first; at one time by field, then by id. A match without a time stands last. */
export function byTime(a: Ordered, b: Ordered): number {
	if (a.at !== b.at) return a.at < b.at ? -1 : 1;
	return byPlace(a, b);
}

/** Latest first; a match without a time stands last. */
export function byTimeLatestFirst(a: Ordered, b: Ordered): number {
	if (a.at === b.at) return byPlace(a, b);
	if (a.at === Number.POSITIVE_INFINITY) return 1;
	return b.at === Number.POSITIVE_INFINITY || a.at > b.at ? -1 : 1;
}

function byPlace(a: Ordered, b: Ordered): number {
	return naturalOrder(a.place?.name ?? "", b.place?.name ?? "") || naturalOrder(a.id, b.id);
}
