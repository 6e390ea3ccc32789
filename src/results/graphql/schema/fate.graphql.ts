import { FATE_KINDS, type Fate } from "../../../cup/playoffs/fate.ts";
import { PlayoffRound } from "./bracket.graphql.ts";
import { builder } from "./builder.ts";
import { enumOf } from "./enum-of.ts";
import { DivisionRef, type In, StageRef } from "./refs.ts";

const FateKind = enumOf("FateKind", FATE_KINDS);

export const FateRef = builder.objectRef<In<Fate>>("Fate").implement({
	description:
		"What is certain of a team by the rules: THROUGH to a stage or to a round of a playoff that it has not played; OUT, since no match to come can be its own, after a defeat or by its place in a group; PLACED, since its last match was for a place.",
	fields: (t) => ({
		kind: t.expose("kind", { type: FateKind }),
		stage: t.field({ type: StageRef, resolve: (fate, _, { reading }) => reading.in(fate).get("stage", fate.stage) }),
		division: t.field({
			type: DivisionRef,
			nullable: true,
			description: "The playoff or group; null where the stage has several and it is not known which.",
			resolve: (fate, _, { reading }) => (fate.division === null ? null : reading.in(fate).get("division", fate.division)),
		}),
		round: t.field({
			type: PlayoffRound,
			nullable: true,
			description: "Null for a stage that it has played nothing of, and where its place in a group leads nowhere.",
			resolve: ({ round }) => round,
		}),
		won: t.boolean({
			nullable: true,
			description: "Whether it won the match for its place.",
			resolve: (fate) => (fate.kind === "placed" ? fate.won : null),
		}),
	}),
});
