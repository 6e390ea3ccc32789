import { NOTHING_STATED } from "../../../cup/reports/course.ts";
import type { Report, Stated } from "../../../cup/reports/report.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { withoutHoles } from "../nouns/value.ts";

const FIELDS = Object.keys(NOTHING_STATED) as (keyof Stated)[];

/** A match's recorded values in the form of its reports. */
export function statedOf(match: CupFileMatch): Stated {
	return Object.fromEntries(FIELDS.map((field) => [field, match[field] ?? NOTHING_STATED[field]])) as Stated;
}

/** The match with the result of its reports in place of its recorded one. */
export function withStated(match: CupFileMatch, stated: Stated): CupFileMatch {
	const rest = Object.fromEntries(Object.entries(match).filter(([key]) => !FIELDS.includes(key as keyof Stated)));
	const { events, ...result } = stated;
	return withoutHoles({ ...rest, ...result, events: events.length > 0 ? [...events] : null }) as unknown as CupFileMatch;
}

/** The id of the record's own statement, which begins a match's log. */
export const firstStatementId = (match: string): string => `statement:${match}`;

/**
 * The record's values of a match before any report, as the first entry of its log; null if there are none. A final result has the
 * office's authority; anybody may continue a live match.
 */
export function firstStatement(match: CupFileMatch): Report | null {
	const stated = statedOf(match);
	if (stated.status === "scheduled" && stated.events.length === 0) return null;
	const ended = ["finished", "walkover", "cancelled"].includes(stated.status);
	return {
		id: firstStatementId(match.id),
		at: "1970-01-01T00:00:00Z",
		sender: ended ? "office" : "field",
		kind: "statement",
		stated,
	};
}
