import type { z } from "zod";
import type { Fault } from "../fault.ts";
import { type JsonPath, valueAt } from "./json-path.ts";
import { placeIn, type Source } from "./source.ts";

type Issue = z.core.$ZodIssue;

const SCORES: readonly unknown[] = ["score", "halfTime", "regularTime", "shootOut"];

const TYPES: Record<string, string> = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list",
	tuple: "a list of two",
	object: "an object",
	record: "an object",
	null: "null",
};

const FORMATS: Record<string, string> = {
	date: "a date such as 2026-07-16",
	datetime: "an instant with its offset, such as 2026-07-16T14:20:00+02:00",
};

/** @returns the expected type of a wrong field, as Fault.expected words it */
function expectedOf(issue: Issue): string {
	switch (issue.code) {
		case "invalid_type":
			return TYPES[issue.expected] ?? issue.expected;
		case "invalid_format":
			return FORMATS[issue.format] ?? issue.message;
		case "invalid_value":
			return `${issue.values.length > 1 ? "one of " : ""}${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
		case "too_small":
			if (issue.origin === "string") return "a text that is not empty";
			if (issue.origin === "array") return `at least ${issue.minimum} of them`;
			return `a number ${issue.inclusive ? "of at least" : "above"} ${issue.minimum}`;
		case "too_big":
			if (issue.origin === "string") return `a text of at most ${issue.maximum} characters`;
			return issue.origin === "array" ? `at most ${issue.maximum} of them` : `a number of at most ${issue.maximum}`;
		case "unrecognized_keys":
			return "only fields in the format (schemas/cup-file.schema.json)";
		case "invalid_union": {
			if ("discriminator" in issue && issue.discriminator) return "one of the kinds that the format knows";
			const ways = issue.errors.flatMap((errors) => errors.slice(0, 1).map(expectedOf));
			return [...new Set(ways)].join(", or ");
		}
		default:
			return issue.message;
	}
}

function messageOf(issue: Issue, value: unknown): string {
	if (value === undefined) return "missing";
	if (issue.code === "unrecognized_keys") return "an unknown field";
	if (issue.code === "invalid_type") return "of the wrong type";
	if (issue.code === "invalid_format") return "not in the right form";
	return "not allowed";
}

/** @returns the path to the score that contains an issue, if there is one */
function scorePath(path: JsonPath): JsonPath | undefined {
	const at = path.findLastIndex((step) => SCORES.includes(step));
	return at === -1 ? undefined : path.slice(0, at + 1);
}

/** @returns one fault per unknown field, else one */
export function shapeFaults(source: Source, issue: Issue): Fault[] {
	if (issue.code === "unrecognized_keys") return issue.keys.map((key) => fault(source, [...issue.path, key] as JsonPath, issue));
	const path = issue.path as JsonPath;
	const score = scorePath(path);
	if (!score) return [fault(source, path, issue)];
	return [
		{
			...fault(source, score, issue),
			message: "a score without two numbers",
			expected: "home and away, two whole numbers, 0 or more",
		},
	];
}

function fault(source: Source, path: JsonPath, issue: Issue): Fault {
	const value = valueAt(source.input, path);
	return {
		severity: "error",
		...placeIn(source, path, value),
		expected: expectedOf(issue),
		message: messageOf(issue, value),
	};
}
