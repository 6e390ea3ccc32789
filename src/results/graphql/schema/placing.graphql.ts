import type { PlacingEntity } from "../../edition/building/placing-entities.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import { builder } from "./builder.ts";
import { DivisionRef, type In, MatchRef, TeamRef } from "./refs.ts";

export const PlacingRef = builder.objectRef<In<PlacingEntity>>("Placing").implement({
	description:
		"The final place of a team among all of its category, once nothing that is still to be played can change it: playoffs in the order of their stages, then teams of groups by their positions, last those that withdrew.",
	fields: (t) => ({
		team: t.field({ type: TeamRef, resolve: (own, _, { reading }) => reading.in(own).get("team", own.team) }),
		position: t.exposeInt("position", {
			description: "1, 2, 3, 3, 5: teams that nothing separates share the best of their places.",
		}),
		shared: t.exposeBoolean("shared"),
		among: t.exposeInt("among", { description: "How many teams the category has." }),
		withdrawn: t.boolean({
			description: "Whether it is last because it withdrew.",
			resolve: ({ reason }) => reason.kind === "withdrawn",
		}),
		division: t.field({
			type: DivisionRef,
			nullable: true,
			description: "The playoff or the group that gave the place.",
			resolve: (own, _, { reading }) =>
				own.reason.kind === "withdrawn" ? null : reading.in(own).find("division", own.reason.division),
		}),
		round: t.field({
			type: "PlayoffRound",
			nullable: true,
			description: "The round of its last match in a playoff.",
			resolve: ({ reason }) => ("round" in reason ? reason.round : null),
		}),
		match: t.field({
			type: MatchRef,
			nullable: true,
			description: "That match.",
			resolve: (own, _, { reading }) => ("match" in own.reason ? reading.in(own).match(own.reason.match) : null),
		}),
		won: t.boolean({
			nullable: true,
			description: "Whether it won that match; null also if that was cancelled.",
			resolve: ({ reason }) => (reason.kind === "match" ? reason.won : null),
		}),
		groupPosition: t.int({
			nullable: true,
			description: "Its position in the group that gave the place.",
			resolve: ({ reason }) => (reason.kind === "group" ? reason.position : null),
		}),
	}),
});

/** The certain final places of a category, the best first. */
export function placingsIn(edition: EditionReader, category: string): In<PlacingEntity>[] {
	return (edition.find("placings", category)?.teams ?? []).map((team) => ({
		...edition.get("placing", team),
		edition: edition.key,
	}));
}
