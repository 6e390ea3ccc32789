import type { Fault } from "../fault.ts";
import type { JsonPath } from "./json-path.ts";
import { placeIn, type Source } from "./source.ts";

/** PostgreSQL keeps every text but two: one with a NUL in it, and one with half of a surrogate pair. */
const isWritable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** @returns a fault for each text of the file that no record can keep */
export function unwritableTexts(source: Source): Fault[] {
	const faults: Fault[] = [];
	const look = (value: unknown, path: JsonPath) => {
		if (typeof value === "string") {
			if (!isWritable(value)) faults.push(fault(source, value, path));
		} else if (typeof value === "object" && value !== null) {
			for (const key in value) look(value[key as keyof typeof value], [...path, Array.isArray(value) ? Number(key) : key]);
		}
	};
	look(source.input, []);
	return faults;
}

function fault(source: Source, value: string, path: JsonPath): Fault {
	return {
		severity: "error",
		...placeIn(source, path, value),
		expected: "characters that can be written: no NUL, no half of a surrogate pair",
		message: "a text that cannot be kept",
	};
}
