const natural = new Intl.Collator("sv", { numeric: true });

/** Compares names in natural order: Heden 2 before Heden 10 (DECISIONS §2). */
export function naturalOrder(a: string, b: string): number {
	return natural.compare(a, b);
}
