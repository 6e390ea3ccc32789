import { ordinalSv } from "../cup/ordinal.ts";
import { decidesPlaces, type PlacementRound, placementOf } from "../cup/playoffs/playoff-round.ts";
import type { PlacementWords } from "./placement-en.ts";

/** The same in Swedish. */
export function placementSv(round: PlacementRound): PlacementWords {
	const { kind, places } = placementOf(round)!;
	const [best, last] = places;
	if (decidesPlaces(round)) {
		const about = `om ${ordinalSv(best)} plats`;
		return { name: `Match ${about}`, theRound: `matchen ${about}`, match: () => `match ${about}` };
	}
	const span = `${best}–${last}`;
	return {
		name: kind === "consolation" ? `Tröstslutspel ${span}` : `Plats ${span}`,
		theRound: kind === "consolation" ? `tröstslutspelet om plats ${span}` : `matcherna om plats ${span}`,
		match: (position) => `match${position === null ? "" : ` ${position}`} om plats ${span}`,
	};
}
