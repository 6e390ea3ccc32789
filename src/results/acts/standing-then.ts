/** An undoing, as the ledger keeps it. */
export type Undoing = { readonly id: number; readonly undoes: readonly number[] };

/**
 * By which undoing each act is undone that is: the newest one that is not undone itself. An undoing that is undone brings back what it took
 * back, and takes it back again when its own undoing is undone.
 * @param undoings all that had been done by a moment, of whatever acts, undoings among them
 */
export function undoneByThen(undoings: readonly Undoing[]): Map<number, number> {
	const undoneBy = new Map<number, number>();
	// The newest first: whether an undoing stands is known before what it takes back is asked for.
	for (const { id, undoes } of undoings.toSorted((a, b) => b.id - a.id)) {
		if (undoneBy.has(id)) continue;
		for (const act of undoes) if (!undoneBy.has(act)) undoneBy.set(act, id);
	}
	return undoneBy;
}
