const EDGES = ["shadow-[inset_5px_0_0_var(--accent)]", "shadow-[inset_5px_0_0_var(--ink-3)]"];
const FURTHER = "shadow-[inset_5px_0_0_var(--line-strong)]";

/** A row's edge by the way on it has: the first is the accent's, the others grey. Words under the rows say the same. */
export function wayOnEdge(way: number | null): string {
	return way === null ? "" : (EDGES[way] ?? FURTHER);
}
