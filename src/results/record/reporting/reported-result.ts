import { canonical } from "../canonical.ts";
import type { CupFileMatch } from "../cup-file.ts";

/**
 * Whether a report writes the field: all such fields are part of one result. A new key does not compile until it is listed here.
 */
const IS_REPORTED = {
	id: false,
	number: false,
	division: false,
	against: false,
	round: false,
	position: false,
	start: false,
	field: false,
	pinned: false,
	home: false,
	away: false,
	status: true,
	score: true,
	halfTime: true,
	regularTime: true,
	shootOut: true,
	decidedBy: true,
	winner: true,
	period: true,
	minute: true,
	periodStart: true,
	periodMinute: true,
	begun: true,
	ended: true,
	events: true,
	moved: false,
} as const satisfies { readonly [Key in keyof CupFileMatch]-?: boolean };

export const RESULT_FIELDS = (Object.keys(IS_REPORTED) as (keyof CupFileMatch)[]).filter((key) => IS_REPORTED[key]);

export const isReported = (match: CupFileMatch): boolean =>
	match.score !== undefined || ["live", "finished", "walkover"].includes(match.status);

export const resultOf = (match: CupFileMatch) => canonical(RESULT_FIELDS.map((field) => match[field] ?? null));
