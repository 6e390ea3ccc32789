const natural = new Intl.Collator("sv", { numeric: true });

/** Compares names as people sort them: Heden 2 before Heden 10 (DECISIONS §2). */
export function naturalOrder(a: string, b: string): number {
	return natural.compare(a, b);
}
