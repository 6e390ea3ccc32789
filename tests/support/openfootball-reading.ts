import type { Report } from "../../src/formats/openfootball/place.ts";
import { printPath } from "../../src/results/record/input/json-path.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";

/** The value that a part of the reader returns, with all of its messages: "error matches[0].date: no date: 7; a date such as 2018-06-14". */
export function reading<Value>(read: (report: Report) => Value): { value: Value; said: string[] } {
	const said: string[] = [];
	const value = read(({ path }, { severity = "error", value, message, expected }) => {
		said.push(`${severity} ${printPath(path)}: ${message}: ${JSON.stringify(value)}; ${expected}`);
	});
	return { value, said };
}

export const openfootballSource = (input: unknown) => sourceWithoutLines("cup.json", input);
