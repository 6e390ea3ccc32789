/** Minutes that the field sheet offers. */
export const LATE_STEPS = [5, 10, 15, 20, 30] as const;

/** The sheet's first value: the smallest step that covers the field's delay, or the largest; 0: on time, no proposal. */
export function stepFor(late: number | null): number {
	if (late === null || late <= 0) return 0;
	return LATE_STEPS.find((step) => step >= late) ?? LATE_STEPS.at(-1)!;
}
