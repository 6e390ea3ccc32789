import { z } from "zod";
import { type Fault, printFault } from "../results/record/fault.ts";
import { faultInSwedish, wordsInSwedish } from "../results/record/naming/fault-sv.ts";
import type { Language } from "../text/language.ts";

/** What the record finds wrong, in the words of who is told. */
export const faultIn = (language: Language, fault: Fault): Fault => (language === "sv" ? faultInSwedish(fault) : fault);

/** In one line, by the field that it is about: the office has written no file that it could stand in. */
export const faultLine = (language: Language, fault: Fault): string =>
	printFault({ ...faultIn(language, fault), path: fault.field });

const swedish = z.locales.sv().localeError;

/** What a body has wrong, by where in it. */
export function bodyFaults(error: z.ZodError, language: Language): Record<string, string[]> {
	const errors: Record<string, string[]> = {};
	for (const issue of error.issues) {
		const key = issue.path.join(".") || "body";
		errors[key] = [...(errors[key] ?? []), language === "sv" ? issueInSwedish(issue) : issue.message];
	}
	return errors;
}

/** In our own words where they have their Swedish, else in those that are said of any body. */
function issueInSwedish(issue: z.core.$ZodIssue): string {
	const own = wordsInSwedish(issue.message);
	if (own !== issue.message) return own;
	const told = swedish(issue as z.core.$ZodRawIssue);
	return (typeof told === "string" ? told : told?.message) ?? issue.message;
}
