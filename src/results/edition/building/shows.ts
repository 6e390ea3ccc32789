import type { Slot } from "../../../cup/match/slot.ts";
import type { CupFileCategory } from "../../record/cup-file.ts";
import type { Shows } from "../entities.ts";

/** What a category publishes. Tables and playoffs reveal results, so without scores neither is published. */
export function showsOf({ publishes }: Pick<CupFileCategory, "publishes">): Shows {
	if (!publishes) return { scores: true, tables: true, playoffs: true };
	const { scores, tables, playoffs } = publishes;
	return { scores, tables: scores && tables, playoffs: scores && playoffs };
}

/** Whether the team in a slot may be published: a position reveals its table. */
export function showsSlot({ tables }: Shows, slot: Slot | null | undefined): boolean {
	return tables || (slot?.kind !== "position" && slot?.kind !== "best-of");
}
