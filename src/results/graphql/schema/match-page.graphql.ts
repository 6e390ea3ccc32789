import type { ListedMatch, MatchFilter } from "../../edition/building/listing.ts";
import { ORDERS, type OrderedMatch, type OrderName, ordered } from "../../edition/building/match-order.ts";
import type { EditionKey } from "../../edition/entities.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import { builder } from "./builder.ts";
import { DayCountRef, daysOf } from "./day-count.graphql.ts";
import { atMost } from "./first.ts";
import { afterCursor, cursorOf } from "./match-cursor.ts";
import { MatchRef } from "./refs.ts";

export const MatchOrder = builder.enumType("MatchOrder", {
	description:
		"LIVE_FIRST: live, then upcoming and postponed soonest first, then finished and cancelled latest first. A match without a time is last of its kind.",
	values: Object.keys(ORDERS) as OrderName[],
});

type MatchPage = {
	readonly edition: EditionKey;
	readonly totalCount: number;
	readonly filter: MatchFilter;
	readonly ids: readonly string[];
	readonly next: string | null;
};

export const MatchPageRef = builder.objectRef<MatchPage>("MatchPage").implement({
	description: "One page of the requested matches, in order.",
	fields: (t) => ({
		totalCount: t.exposeInt("totalCount", { description: "Of all requested matches." }),
		days: t.field({
			type: [DayCountRef],
			description: "Days with matches for the other arguments, ignoring day, state and part.",
			resolve: (page, _, { reading }) =>
				daysOf(reading.in(page).listMatches({ ...page.filter, day: null, states: null, parts: null })),
		}),
		nodes: t.field({ type: [MatchRef], resolve: (page, _, { reading }) => reading.in(page).all("match", page.ids) }),
		next: t.exposeString("next", {
			nullable: true,
			description: "Pass it as `after` for the next page; null on the last.",
		}),
	}),
});

/** A page of the matches that satisfy a filter. Later pages stay correct if a match moves in the order meanwhile. */
export function matchPage(
	edition: EditionReader,
	filter: MatchFilter,
	{ order, first, after }: { readonly order: OrderName; readonly first: number; readonly after?: string | null },
): MatchPage {
	const compare: (a: OrderedMatch, b: OrderedMatch) => number = ORDERS[order];
	const listed = edition.listMatches(filter);
	const most = atMost(first);
	// One more shows whether there is another page.
	const found = ordered(listed, order, after ? undefined : most + 1);
	const rest = after ? found.filter((match) => compare(match, afterCursor(after)) > 0) : found;
	const shown = rest.slice(0, most);
	return {
		edition: edition.key,
		totalCount: listed.length,
		filter,
		ids: shown.map(({ id }) => id),
		next: rest.length > shown.length && shown.length > 0 ? cursorOf(shown.at(-1) as ListedMatch) : null,
	};
}
