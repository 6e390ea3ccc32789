/** One measurement; all have the same form, so that they make one table. */
export type Row = {
	readonly what: string;
	readonly ours: number;
	readonly reference: number;
	/** The comparison. */
	readonly beside: string;
	readonly unit: string;
	/** The ratio of ours to the reference that it must reach, such as "≤ 2.5". */
	readonly target: string;
	/** The share of the machine that other processes used meanwhile. */
	readonly foreign?: number;
};

export const ROW = "row ";

/** Printed on standard output, where `npm run bench` reads it. */
export function sayRow(row: Row): void {
	console.log(ROW + JSON.stringify(row));
	console.log(inWords(row));
}

export function inWords({ what, ours, reference, beside, unit, target, foreign }: Row): string {
	const load = foreign !== undefined && foreign > 0.02 ? `; others had ${Math.round(foreign * 100)} % of the machine` : "";
	return `${what}: ${rounded(ours)} ${unit}, ${beside} ${rounded(reference)} ${unit}: ${rounded(ours / reference)} times (to reach: ${target}${load})`;
}

export function rounded(value: number): string {
	if (!Number.isFinite(value)) return "–";
	return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
