import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import type { Days } from "../../text/days.ts";
import { formatTime } from "../../text/format.ts";
import type { MatchTexts } from "../../text/match/en.ts";

export type Moved = Pick<MatchCardData, "zonedStartTime" | "locationName" | "movedFromStart" | "movedFromFieldName">;

/**
 * "was Fyrvallen 3, 10:00": the place and time before a match was moved, if they differ; with the day if that differs. Null if it was not
 * moved, and once it has been played.
 * @param days formats days for the reader; with dates in texts that are read later than written
 */
export function movedFrom(match: Moved, { moved }: MatchTexts, days: Pick<Days, "weekdayWithin">): string | null {
	const was = [fieldLeft(match), startLeft(match, days)].filter((part) => part !== null);
	return was.length === 0 ? null : moved.was(was.join(", "));
}

/** "moved to Fyrvallen 5, was 10:00": the same for the list of the field that it left. */
export function movedTo(match: Moved, { moved }: MatchTexts, days: Pick<Days, "weekdayWithin">): string {
	const start = startLeft(match, days);
	return [moved.to(match.locationName ?? ""), start === null ? null : moved.was(start)]
		.filter((part) => part !== null)
		.join(", ");
}

/** The day on which the field that it left had it. */
export function dayLeft({ movedFromStart, zonedStartTime }: Moved): string | undefined {
	return (movedFromStart ?? zonedStartTime)?.slice(0, 10);
}

function fieldLeft({ movedFromFieldName: field, locationName }: Moved): string | null {
	return field === locationName ? null : field;
}

function startLeft({ movedFromStart: start, zonedStartTime: now }: Moved, days: Pick<Days, "weekdayWithin">): string | null {
	if (start === null || start === now) return null;
	const sameDay = start.slice(0, 10) === now?.slice(0, 10);
	return sameDay ? formatTime(start) : `${days.weekdayWithin(start)} ${formatTime(start)}`;
}
