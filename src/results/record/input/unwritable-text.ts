import { doublyEncoded, type TextFault, textFault } from "../../../cup/plain-text.ts";
import type { Fault } from "../fault.ts";
import type { JsonPath } from "./json-path.ts";
import { placeIn, type Source } from "./source.ts";

/** The expected text, by fault. */
const EXPECTED: Readonly<Record<TextFault, string>> = {
	"half character": "whole characters: this is half of a surrogate pair",
	"control character": "characters that can be printed: no control characters except line breaks and tabs",
	"bidirectional control": "no character that turns the reading direction: it can make one name look like another",
};

/**
 * @returns a fault for each text of the file that cannot be stored, or that was decoded with the wrong encoding before it was
 * saved
 */
export function unwritableTexts(source: Source): Fault[] {
	const faults: Fault[] = [];
	const look = (value: unknown, path: JsonPath) => {
		if (typeof value === "string") {
			const meant = doublyEncoded(value);
			// Letters decoded as Latin-1 contain control characters; those are part of the encoding fault.
			const wrong = textFault(meant ?? value);
			if (wrong !== null) faults.push(fault(source, value, path, EXPECTED[wrong], `a text that cannot be saved (${wrong})`));
			if (meant !== null) {
				const again = "export the file again as UTF-8, from a program where the letters look right";
				faults.push(
					fault(source, value, path, `${JSON.stringify(meant)}: ${again}`, "letters that were read in the wrong encoding"),
				);
			}
		} else if (typeof value === "object" && value !== null) {
			for (const key in value) look(value[key as keyof typeof value], [...path, Array.isArray(value) ? Number(key) : key]);
		}
	};
	look(source.input, []);
	return faults;
}

function fault(source: Source, value: string, path: JsonPath, expected: string, message: string): Fault {
	return { severity: "error", ...placeIn(source, path, value), expected, message };
}
