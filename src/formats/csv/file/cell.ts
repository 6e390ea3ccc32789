import type { Fault } from "../../../results/record/fault.ts";
import { columnLetter } from "./letter.ts";

/** The content of a cell, with its position for messages. */
export type Cell = {
	readonly file: string;
	/** 1-based: the line on which the cell begins. */
	readonly line: number;
	/** 0-based. */
	readonly column: number;
	/** As written in the file. */
	readonly heading: string;
	/** Without surrounding spaces. */
	readonly text: string;
	/** It has no usable value: its fault has been reported. */
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
