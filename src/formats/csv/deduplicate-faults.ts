import path from "node:path";
import { nameKey } from "../../cup/search/name-key.ts";
import type { Fault } from "../../results/record/fault.ts";
import { NO_GROUP } from "./matches/match-place.ts";

/** At most this many lines are listed. */
const NAMED = 5;

/**
 * An unknown name is one fault, however many rows, columns and sheets contain it: reported at its first occurrence, with the
 * lines of the others. Faults of single values, such as dates, are reported for each cell.
 */
export function deduplicateFaults(faults: readonly Fault[]): Fault[] {
	const alike = new Map<string, Fault[]>();
	for (const [at, fault] of faults.entries()) {
		const key = isOfName(fault) ? `${fault.message}\n${nameKey(String(fault.value)) || fault.value}` : `${at}\n`;
		alike.set(key, [...(alike.get(key) ?? []), fault]);
	}
	return [...alike.values()].map(told);
}

/** For two teams in two groups, the faulty cell is in the sheet of teams, however many matches they have. */
const isOfName = ({ message, value, expected, line }: Fault): boolean =>
	line !== undefined &&
	(expected === NO_GROUP || (value !== undefined && (message.startsWith("no such ") || message.startsWith("a team of "))));

function told(alike: readonly Fault[]): Fault {
	const { file } = alike[0]!;
	const [first, ...own] = alike.filter((fault) => fault.file === file).sort((a, b) => a.line! - b.line!);
	const lines = [...new Set(own.map(({ line }) => line!))].filter((line) => line !== first!.line);
	const elsewhere = [
		...new Set(alike.flatMap((fault) => (fault.file === file ? [] : `${path.basename(fault.file)}:${fault.line}`))),
	];
	if (lines.length + elsewhere.length === 0) return first!;
	const named = lines.slice(0, NAMED);
	const parts = [...(named.length > 0 ? [`line ${named.join(", ")}`] : []), ...elsewhere.slice(0, NAMED - named.length)];
	const left = lines.length + elsewhere.length - NAMED;
	const more = left > 0 ? `, and ${left} more` : "";
	return { ...first!, message: `${first!.message} (${parts.join(", ")}${more} too)` };
}
