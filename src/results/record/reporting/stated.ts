import { NOTHING_STATED } from "../../../cup/reports/course.ts";
import type { Report, Stated } from "../../../cup/reports/report.ts";
import type { CupFileMatch } from "../cup-file.ts";
import { withoutHoles } from "../nouns/value.ts";

const FIELDS = Object.keys(NOTHING_STATED) as (keyof Stated)[];

/** What the record has of a match, as its reports state it. */
export function statedOf(match: CupFileMatch): Stated {
	return Object.fromEntries(FIELDS.map((field) => [field, match[field] ?? NOTHING_STATED[field]])) as Stated;
}

/** The match with what its reports come to in place of what it had. */
export function withStated(match: CupFileMatch, stated: Stated): CupFileMatch {
	const rest = Object.fromEntries(Object.entries(match).filter(([key]) => !FIELDS.includes(key as keyof Stated)));
	const { events, ...result } = stated;
	return withoutHoles({ ...rest, ...result, events: events.length > 0 ? [...events] : null }) as unknown as CupFileMatch;
}

/** The id of what the record says of a match before anybody reported it. */
export const firstWordOf = (match: string): string => `statement:${match}`;

/**
 * What the record says of a match before anybody reported it, as the first word of its log; null where it says nothing.
 * An end is the office's word; a match on its way may be gone on with by anybody.
 */
export function firstStatement(match: CupFileMatch): Report | null {
	const stated = statedOf(match);
	if (stated.status === "scheduled" && stated.events.length === 0) return null;
	const ended = ["finished", "walkover", "cancelled"].includes(stated.status);
	return {
		id: firstWordOf(match.id),
		at: "1970-01-01T00:00:00Z",
		sender: ended ? "office" : "field",
		kind: "statement",
		stated,
	};
}
