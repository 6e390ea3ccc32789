import type { Slot } from "../../cup/match/slot.ts";
import type { CupFileMatch } from "../../results/record/cup-file.ts";

export type CupFileSlot = NonNullable<CupFileMatch["home"]["slot"]>;

/** A slot of the rules in the cup file's form. */
export function cupFileSlot(slot: Slot): CupFileSlot {
	return slot.kind === "best-of" ? { ...slot, divisions: [...slot.divisions] } : slot;
}
