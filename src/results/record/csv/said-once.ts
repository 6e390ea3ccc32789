import type { Fault } from "../fault.ts";

/** At most so many lines are named. */
const NAMED = 5;

/**
 * A name that is not known is one fault however many rows call it: said where it stands first, with the lines of the others. What
 * is wrong by itself, such as a date, is said of each cell.
 */
export function saidOnce(faults: readonly Fault[]): Fault[] {
	const alike = new Map<string, Fault[]>();
	for (const fault of faults) {
		const key = isOfName(fault)
			? [fault.file, fault.column?.letter, fault.message, fault.value, fault.expected].join("\n")
			: `${alike.size}\n`;
		alike.set(key, [...(alike.get(key) ?? []), fault]);
	}
	return [...alike.values()].map(([first, ...others]) => (others.length === 0 ? first! : withLines(first!, others)));
}

const isOfName = ({ message, value, line }: Fault): boolean =>
	line !== undefined && value !== undefined && (message.startsWith("no such ") || message.startsWith("a team of "));

function withLines(first: Fault, others: readonly Fault[]): Fault {
	const lines = others.slice(0, NAMED).map(({ line }) => line);
	const more = others.length > NAMED ? `, and ${others.length - NAMED} more` : "";
	return { ...first, message: `${first.message} (line ${lines.join(", ")}${more} too)` };
}
