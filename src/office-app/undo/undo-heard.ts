import { CallRefused } from "../session/calls.ts";
import type { ShownAct } from "./shown-act.ts";

/** The part of an act that its undoing shows. */
export type UndoableAct = Pick<ShownAct, "id" | "kind" | "lines" | "changed" | "added" | "removed">;

/** @returns the act that was not undone because others were notified of it, so that the user is asked first; null: another error */
export function heardAct(error: unknown): UndoableAct | null {
	if (!(error instanceof CallRefused) || error.because !== "told") return null;
	return (error.answer as { readonly act: UndoableAct }).act;
}

type Handed = { readonly undo?: UndoableAct };

/** The ledger's navigation state that opens the undoing of an act. */
export const toUndo = (act: UndoableAct): Handed => ({ undo: act });
/** @param state of a navigation, which may be any screen's */
export const handedToUndo = (state: unknown): UndoableAct | null => (state as Handed | null)?.undo ?? null;
