const A_DAY = 86_400_000;

/** @returns the days from one to another, both included: 2026-07-13, 2026-07-14, … */
export function daysBetween(first: string, last: string): string[] {
	const [from, to] = [Date.parse(first), Date.parse(last)];
	return Array.from({ length: Math.max(0, (to - from) / A_DAY + 1) }, (_, at) =>
		new Date(from + at * A_DAY).toISOString().slice(0, 10),
	);
}
