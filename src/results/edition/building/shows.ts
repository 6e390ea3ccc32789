import type { Slot } from "../../../cup/match/slot.ts";
import type { CupFileCategory } from "../../record/cup-file.ts";
import type { Shows } from "../entities.ts";

/** What a category shows. Tables and playoffs tell results, so one that publishes no scores publishes neither. */
export function showsOf({ publishes }: Pick<CupFileCategory, "publishes">): Shows {
	if (!publishes) return { scores: true, tables: true, playoffs: true };
	const { scores, tables, playoffs } = publishes;
	return { scores, tables: scores && tables, playoffs: scores && playoffs };
}

/** Whether who comes through a slot may be told: a position tells of the table that it is a part of. */
export function showsSlot({ tables }: Shows, slot: Slot | null | undefined): boolean {
	return tables || (slot?.kind !== "position" && slot?.kind !== "best-of");
}
