/** An undo in the ledger. */
export type UndoEntry = { readonly id: number; readonly undoes: readonly number[] };

/**
 * The undo that reverted each reverted act: the newest one that has not been undone itself. Undoing an undo restores what it
 * reverted, and undoing that reverts it again.
 * @param undoings all undos up to a moment, of any acts and of other undos
 */
export function undosInForce(undoings: readonly UndoEntry[]): Map<number, number> {
	const undoneBy = new Map<number, number>();
	// The newest first, so that an undo's own state is known before its acts are marked.
	for (const { id, undoes } of undoings.toSorted((a, b) => b.id - a.id)) {
		if (undoneBy.has(id)) continue;
		for (const act of undoes) if (!undoneBy.has(act)) undoneBy.set(act, id);
	}
	return undoneBy;
}
