import type { Fault } from "../../../results/record/fault.ts";
import { columnLetter } from "./letter.ts";

/** What stands in one cell, with the place where its author finds it. */
export type Cell = {
	readonly file: string;
	/** 1-based: the line that the cell begins on. */
	readonly line: number;
	/** 0-based. */
	readonly column: number;
	/** As the file writes it. */
	readonly heading: string;
	/** Without spaces around it. */
	readonly text: string;
	/** It has no value to read: its fault has been said. */
	readonly isUnreadable?: true;
};

type Words = Pick<Fault, "message" | "expected"> & Partial<Pick<Fault, "severity" | "value">>;

export function cellFault({ file, line, column, heading, text }: Cell, { severity = "error", ...words }: Words): Fault {
	return {
		severity,
		file,
		line,
		column: { letter: columnLetter(column), heading },
		field: heading,
		value: text || undefined,
		...words,
	};
}
