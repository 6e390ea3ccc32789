import type { PlanChange } from "../../../results/acts/plan-change.ts";
import type { DraftPlace } from "../../../results/acts/schedule-draft-table.ts";
import type { EditionRecord } from "../../../results/record/cup-file.ts";
import { isReported } from "../../../results/record/reporting/reported-result.ts";

type MatchChange = NonNullable<NonNullable<PlanChange["editions"]>[number]["matches"]>[number];

/**
 * @returns the change that gives matches the places of a draft. A match that the draft has no place for loses its own; one that is
 * pinned or has begun meanwhile is left alone, and so is one that is gone.
 */
export function changeOfDraft({ edition }: EditionRecord, places: readonly DraftPlace[]): PlanChange {
	const placeOf = new Map(places.map(([match, start, field]) => [match, { start, field }]));
	const matches = edition.matches.flatMap((match): MatchChange[] => {
		if (match.pinned === true || isReported(match) || match.status !== "scheduled") return [];
		const place = placeOf.get(match.id);
		if (place === undefined)
			return match.start === undefined && match.field === undefined ? [] : [{ id: match.id, start: null, field: null }];
		const isSame =
			match.field === place.field && match.start !== undefined && Date.parse(match.start) === Date.parse(place.start);
		return isSame ? [] : [{ id: match.id, ...place }];
	});
	return { editions: [{ id: edition.id, matches }] };
}
