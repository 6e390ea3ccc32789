import type { CupFileSide } from "../cup-file.ts";
import type { EditionIndex } from "./cup-index.ts";

type Slot = NonNullable<CupFileSide["slot"]>;
type BestOfSlot = Extract<Slot, { readonly kind: "best-of" }>;

/** @returns the slots of a stage's matches that take the best of several groups */
export function bestOfSlots({ edition, divisions }: EditionIndex, stage: string): BestOfSlot[] {
	return edition.matches.flatMap(({ division, home, away }) =>
		divisions.get(division)?.stage.id === stage ? [home.slot, away.slot].filter((slot) => slot?.kind === "best-of") : [],
	);
}
