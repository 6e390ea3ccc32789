import { FATE_KINDS, type Fate } from "../../../cup/playoffs/fate.ts";
import { builder } from "./builder.ts";
import { enumOf } from "./enum-of.ts";
import { DivisionRef, type In, StageRef } from "./refs.ts";

const FateKind = enumOf("FateKind", FATE_KINDS);

export const FateRef = builder.objectRef<In<Fate>>("Fate").implement({
	description:
		"What is certain. THROUGH: to a stage or a playoff round it has not played. OUT: it has no further match, after a defeat or by its place. PLACED: its last match was for a place.",
	fields: (t) => ({
		kind: t.expose("kind", { type: FateKind }),
		stage: t.field({ type: StageRef, resolve: (fate, _, { reading }) => reading.in(fate).get("stage", fate.stage) }),
		division: t.field({
			type: DivisionRef,
			nullable: true,
			description: "The playoff or group; null if the stage has several and it is open which.",
			resolve: (fate, _, { reading }) => (fate.division === null ? null : reading.in(fate).get("division", fate.division)),
		}),
		round: t.field({
			type: "PlayoffRound",
			nullable: true,
			description: "Null if it has not played in the stage, or its place leads nowhere.",
			resolve: ({ round }) => round,
		}),
		won: t.boolean({
			nullable: true,
			description: "Whether it won the match for its place.",
			resolve: (fate) => (fate.kind === "placed" ? fate.won : null),
		}),
	}),
});
