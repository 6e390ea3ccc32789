const EDGES = ["shadow-[inset_5px_0_0_var(--accent)]", "shadow-[inset_5px_0_0_var(--ink-3)]"];
const FURTHER = "shadow-[inset_5px_0_0_var(--line-strong)]";

/**
 * The colour of a row's edge, by its way on: the accent for the first, grey for the others. The lines under the rows have the same in
 * words.
 */
export function wayOnEdge(way: number | null): string {
	return way === null ? "" : (EDGES[way] ?? FURTHER);
}
