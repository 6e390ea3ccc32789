import { z } from "zod";
import { type Fault, faultReadBy, printFault } from "../results/record/fault.ts";
import { faultInSwedish, wordsInSwedish } from "../results/record/naming/fault-sv.ts";
import type { Language } from "../text/language.ts";

/** Faults that the record finds, in the client's language. */
export function faultIn(language: Language, fault: Fault): Fault {
	const read = faultReadBy(language, fault);
	return language === "sv" ? faultInSwedish(read) : read;
}

/** One line with the field's name, without a place in a file: the office has no file. */
export const faultLine = (language: Language, fault: Fault): string =>
	printFault({ ...faultIn(language, fault), path: fault.field });

const swedish = z.locales.sv().localeError;

/** The errors of a body, by their place in it. */
export function bodyFaults(error: z.ZodError, language: Language): Record<string, string[]> {
	const errors: Record<string, string[]> = {};
	for (const issue of error.issues) {
		const key = issue.path.join(".") || "body";
		errors[key] = [...(errors[key] ?? []), language === "sv" ? issueInSwedish(issue) : issue.message];
	}
	return errors;
}

/** Our own text if it has a Swedish version, else a general one. */
function issueInSwedish(issue: z.core.$ZodIssue): string {
	const own = wordsInSwedish(issue.message);
	if (own !== issue.message) return own;
	const told = swedish(issue as z.core.$ZodRawIssue);
	return (typeof told === "string" ? told : told?.message) ?? issue.message;
}
