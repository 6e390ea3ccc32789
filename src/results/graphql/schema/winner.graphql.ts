import type { Winner } from "../../edition/building/winners.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import { builder } from "./builder.ts";
import { CategoryRef, DivisionRef, type In, MatchRef, TeamRef } from "./refs.ts";

type WinnerIn = In<Winner & { readonly category: string }>;

export const WinnerRef = builder.objectRef<WinnerIn>("Winner").implement({
	description: "The winner of a playoff, or of the league in a category without one.",
	fields: (t) => ({
		category: t.field({ type: CategoryRef, resolve: (own, _, { reading }) => reading.in(own).get("category", own.category) }),
		division: t.field({
			type: DivisionRef,
			description: "The playoff, or the league's group.",
			resolve: (own, _, { reading }) => reading.in(own).get("division", own.division),
		}),
		match: t.field({
			type: MatchRef,
			nullable: true,
			description: "The final; null for a league.",
			resolve: (own, _, { reading }) => own.match && reading.in(own).get("match", own.match),
		}),
		team: t.field({ type: TeamRef, resolve: (own, _, { reading }) => reading.in(own).get("team", own.team) }),
		runnerUp: t.field({
			type: TeamRef,
			nullable: true,
			resolve: (own, _, { reading }) => own.runnerUp && reading.in(own).get("team", own.runnerUp),
		}),
	}),
});

/** The known winners, by category in the cup's order. */
export function winnersIn(edition: EditionReader): WinnerIn[] {
	return edition
		.get("categories")
		.flatMap((category) =>
			(edition.find("winners", category) ?? []).map((winner) => ({ ...winner, category, edition: edition.key })),
		);
}
