import type { ReachEntity } from "../../edition/building/reach.ts";
import { builder } from "./builder.ts";
import { DivisionRef, type In, MatchRef } from "./refs.ts";

export const ReachRef = builder.objectRef<In<ReachEntity>>("Reach").implement({
	description: "How far a team got, as far as tables and playoffs are published.",
	fields: (t) => ({
		group: t.field({
			type: DivisionRef,
			nullable: true,
			description: "Its last group.",
			resolve: (reach, _, { reading }) => reach.group && reading.in(reach).get("division", reach.group),
		}),
		position: t.exposeInt("position", { nullable: true, description: "In that group, once all its matches are settled." }),
		playoff: t.field({
			type: DivisionRef,
			nullable: true,
			description: "Its playoff.",
			resolve: (reach, _, { reading }) => reach.playoff && reading.in(reach).get("division", reach.playoff),
		}),
		round: t.expose("round", {
			type: "PlayoffRound",
			nullable: true,
			description: "The team's last round in it.",
		}),
		match: t.field({
			type: MatchRef,
			nullable: true,
			description: "Its match there.",
			resolve: (reach, _, { reading }) => reach.match && reading.in(reach).match(reach.match),
		}),
		won: t.exposeBoolean("won", {
			nullable: true,
			description: "Whether it won that match (in the final: the playoff); null while undecided.",
		}),
	}),
});
