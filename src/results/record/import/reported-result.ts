import { canonical } from "../canonical.ts";
import type { CupFileMatch } from "../cup-file.ts";

/** What reporting says of a match: these stand or fall together. */
const RESULT_FIELDS = [
	"status",
	"score",
	"halfTime",
	"regularTime",
	"shootOut",
	"decidedBy",
	"winner",
	"period",
	"minute",
	"periodStart",
	"periodMinute",
	"begun",
	"ended",
	"events",
] as const satisfies readonly (keyof CupFileMatch)[];

function isReported(match: CupFileMatch): boolean {
	return match.score !== undefined || ["live", "finished", "walkover"].includes(match.status);
}

export const resultOf = (match: CupFileMatch) => canonical(RESULT_FIELDS.map((field) => match[field] ?? null));

/**
 * A result already reported is replaced only when that is asked for.
 * @returns the match with everything new but its result, where `after` would replace a reported one; else undefined
 */
export function keepsReportedResult(before: CupFileMatch, after: CupFileMatch): CupFileMatch | undefined {
	if (!isReported(before) || resultOf(before) === resultOf(after)) return undefined;
	const kept: Record<string, unknown> = { ...after };
	for (const field of RESULT_FIELDS) {
		if (before[field] === undefined) delete kept[field];
		else kept[field] = before[field];
	}
	return kept as CupFileMatch;
}
