import { canonical } from "../canonical.ts";
import type { CupFileMatch } from "../cup-file.ts";

/** What reporting says of a match: these stand or fall together. */
export const RESULT_FIELDS = [
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

export const isReported = (match: CupFileMatch): boolean =>
	match.score !== undefined || ["live", "finished", "walkover"].includes(match.status);

export const resultOf = (match: CupFileMatch) => canonical(RESULT_FIELDS.map((field) => match[field] ?? null));
