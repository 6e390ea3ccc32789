import { nameKey } from "../../cup/search/name-key.ts";
import type { Fault } from "../../results/record/fault.ts";

/** Faults with one cause: the same words about the same column, and for a name that is not known the same name. */
export type Cause = {
	/** The first of them. */
	readonly fault: Fault;
	readonly count: number;
	/** In order, each once. */
	readonly lines: readonly number[];
};

/** Words about one value: another value is another cause. */
const OF_VALUE = /^(?:no such |a name that |a team of )/;

/** @param faults as they are found, before they are put into a language */
export function causesOf(faults: readonly Fault[]): Cause[] {
	const causes = new Map<string, Fault[]>();
	for (const fault of faults) {
		const { severity, file, message, expected, column, field, value } = fault;
		const isOfValue = OF_VALUE.test(message) && value !== undefined;
		const key = [severity, file, message, isOfValue ? nameKey(String(value)) : expected, column?.heading ?? field].join("\n");
		const alike = causes.get(key);
		if (alike) alike.push(fault);
		else causes.set(key, [fault]);
	}
	return [...causes.values()].map((alike) => ({
		fault: alike[0]!,
		count: alike.length,
		lines: [...new Set(alike.flatMap(({ line }) => line ?? []))].sort((a, b) => a - b),
	}));
}

/** Lines that are named before the others are counted. */
const NAMED = 8;

/** Faults of one cause as one, which says how many rows have it: "missing (7 rows: 5, 6, 7, …)". */
export function oneFaultPerCause(faults: readonly Fault[]): Fault[] {
	return causesOf(faults).map(({ fault, count, lines }) => {
		if (count === 1 || lines.length < 2) return fault;
		const named = `${lines.slice(0, NAMED).join(", ")}${lines.length > NAMED ? ", …" : ""}`;
		return { ...fault, message: `${fault.message} (${lines.length} rows: ${named})` };
	});
}
