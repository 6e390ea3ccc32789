import { daysBetween } from "../../../cup/days-between.ts";
import type { PlanChange } from "../../../results/acts/plan-change.ts";
import type { DraftPlace } from "../../../results/acts/schedule-draft-table.ts";
import type { CupFileMatch, EditionRecord } from "../../../results/record/cup-file.ts";
import { isReported } from "../../../results/record/reporting/reported-result.ts";
import { dayIn } from "../../../results/record/zone.ts";
import { type NumberedMatch, numbersOf } from "../../../scheduling/figures/numbers.ts";

type MatchChange = NonNullable<NonNullable<PlanChange["editions"]>[number]["matches"]>[number];

/**
 * The change that gives matches the places of a draft. A match that the draft has no place for loses its own; one that is pinned or has
 * begun meanwhile is left alone, and so is one that is gone. All are numbered in the order of time by the edition's pattern, but once the
 * schedule is published a number stays.
 */
export function changeOfDraft(record: EditionRecord, places: readonly DraftPlace[]): PlanChange {
	const { edition } = record;
	const placeOf = new Map(places.map(([match, start, field]) => [match, { start, field }]));
	const stays = (match: CupFileMatch) => match.pinned === true || isReported(match) || match.status !== "scheduled";
	const placeAfter = (match: CupFileMatch) => (stays(match) ? match : (placeOf.get(match.id) ?? {}));
	const numbers = numbersAfter(record, placeAfter, stays);
	const matches = edition.matches.flatMap((match): MatchChange[] => {
		const number = numbers.get(match.id);
		const numbered = number === undefined || number === match.number ? {} : { number };
		const place = placeOf.get(match.id);
		const moved =
			stays(match) || (place !== undefined && isAt(match, place))
				? {}
				: (place ?? (match.start === undefined && match.field === undefined ? {} : { start: null, field: null }));
		return Object.keys({ ...moved, ...numbered }).length === 0 ? [] : [{ id: match.id, ...moved, ...numbered }];
	});
	return { editions: [{ id: edition.id, matches }] };
}

type Place = { readonly start?: string | undefined; readonly field?: string | undefined };

const isAt = ({ start, field }: Place, place: Place): boolean =>
	field === place.field && start !== undefined && place.start !== undefined && Date.parse(start) === Date.parse(place.start);

/** The numbers of all matches that have a place afterwards, or have a number that stays. */
function numbersAfter(
	{ cup, edition, arenas }: EditionRecord,
	placeAfter: (match: CupFileMatch) => Place,
	stays: (match: CupFileMatch) => boolean,
): Map<string, string> {
	const categories = new Map(
		edition.categories.flatMap(({ stages, shortName }) =>
			stages.flatMap(({ divisions }) => divisions.map(({ id }) => [id, shortName.sv] as const)),
		),
	);
	const zones = new Map(arenas.flatMap(({ fields, zone }) => fields.map(({ id }) => [id, zone ?? cup.zone] as const)));
	const days = daysBetween(edition.startsOn, edition.endsOn);
	const numbered = edition.matches.flatMap((match): NumberedMatch[] => {
		const { start, field } = placeAfter(match);
		const published = match.number !== undefined && (edition.published.schedule || stays(match)) ? match.number : null;
		if (published === null && (start === undefined || field === undefined)) return [];
		const day = start === undefined ? "" : String(1 + days.indexOf(dayIn(start, zones.get(field ?? "") ?? cup.zone)));
		return [
			{
				...{ id: match.id, day, published, category: categories.get(match.division) ?? "" },
				...{ start: start === undefined ? null : Date.parse(start), field: field ?? null },
			},
		];
	});
	return numbersOf(numbered, edition.programme?.numbers ?? "{n}");
}
