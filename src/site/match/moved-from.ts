import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import type { Days } from "../../text/days.ts";
import { formatTime } from "../../text/format.ts";
import type { MatchTexts } from "../../text/match/en.ts";

export type Moved = Pick<MatchCardData, "zonedStartTime" | "locationName" | "movedFromStart" | "movedFromFieldName">;

/**
 * "was Fyrvallen 3, 10:00": what a match was before it was moved, as far as it is another now; with the day where that is
 * another too. Null where it was not moved, and once it has been played.
 * @param days as the reader says them; in what is read later than it is written, by their date
 */
export function movedFrom(match: Moved, { moved }: MatchTexts, days: Pick<Days, "weekdayWithin">): string | null {
	const was = [fieldLeft(match), startLeft(match, days)].filter((part) => part !== null);
	return was.length === 0 ? null : moved.was(was.join(", "));
}

/** "moved to Fyrvallen 5, was 10:00": the same, told at the field that it left. */
export function movedTo(match: Moved, { moved }: MatchTexts, days: Pick<Days, "weekdayWithin">): string {
	const start = startLeft(match, days);
	return [moved.to(match.locationName ?? ""), start === null ? null : moved.was(start)]
		.filter((part) => part !== null)
		.join(", ");
}

/** Before it was moved: the day that the field it left had it on. */
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
