import type { CupFileMatch, EditionRecord } from "../record/cup-file.ts";

/** Selects matches of the programme by place and time. A criterion that is left out excludes nothing. */
export type Selection = {
	/** Ids. */
	readonly fields?: ReadonlySet<string>;
	readonly categories?: ReadonlySet<string>;
	/** Starts at this instant or later. In milliseconds. */
	readonly from: number;
	/** Starts before this instant. */
	readonly until: number;
};

/** Has its time, and is still to begin. */
export const isUpcoming = (match: CupFileMatch): match is CupFileMatch & { readonly start: string } =>
	match.status === "scheduled" && match.start !== undefined;

/** @returns the selected matches that have not begun, the earliest first */
export function selectedMatches({ edition }: EditionRecord, { fields, categories, from, until }: Selection) {
	const categoryOf = new Map(
		edition.categories.flatMap(({ id, stages }) =>
			stages.flatMap(({ divisions }) => divisions.map((division) => [division.id, id] as const)),
		),
	);
	return edition.matches
		.filter(isUpcoming)
		.filter(({ start, field, division }) => {
			const at = Date.parse(start);
			const isThere = fields === undefined || (field !== undefined && fields.has(field));
			return isThere && at >= from && at < until && (categories?.has(categoryOf.get(division) ?? "") ?? true);
		})
		.sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
}
