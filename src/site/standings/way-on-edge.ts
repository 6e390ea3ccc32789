/** A row's edge by the way on it has: the first is the accent's, the others grey. Words under the rows say the same. */
export function wayOnEdge(way: number | null): string {
	if (way === null) return "";
	return `border-l-5 ${way === 0 ? "border-l-accent" : way === 1 ? "border-l-ink-3" : "border-l-line-strong"}`;
}
