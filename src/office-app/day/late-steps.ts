/** Minutes that the field sheet offers. */
export const LATE_STEPS = [5, 10, 15, 20, 30] as const;

/** What the sheet begins with: the least of them that takes up how late the field is, the most where none does; 0: it is on time, and nothing is proposed. */
export function stepFor(late: number | null): number {
	if (late === null || late <= 0) return 0;
	return LATE_STEPS.find((step) => step >= late) ?? LATE_STEPS.at(-1)!;
}
