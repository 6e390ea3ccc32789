import type { Slot } from "../../../cup/match/slot.ts";
import { SLOT_KINDS } from "../../../cup/match/slot.ts";
import { builder } from "./builder.ts";
import { enumOf } from "./enum-of.ts";
import { DivisionRef, type In, MatchRef, SideRef, TeamRef } from "./refs.ts";

const SlotKind = enumOf(
	"SlotKind",
	SLOT_KINDS,
	"What fills a place in a match: a position in a group, the winner or the loser of a match, the best of a position in several groups; or BYE, nobody.",
);

const SlotRef = builder.objectRef<In<Slot>>("Slot").implement({
	fields: (t) => ({
		kind: t.expose("kind", { type: SlotKind }),
		position: t.int({
			nullable: true,
			description: "For position and best-of: 1-based.",
			resolve: (slot) => ("position" in slot ? slot.position : null),
		}),
		rank: t.int({
			nullable: true,
			description: "For best-of: exactly this one of them, 1 the best. Null: one of those that go to the stage.",
			resolve: (slot) => (slot.kind === "best-of" ? (slot.rank ?? null) : null),
		}),
		divisions: t.field({
			type: [DivisionRef],
			description: "For position and best-of: the groups.",
			resolve: (slot, _, { reading }) => groupsOf(slot).flatMap((id) => reading.in(slot).find("division", id) ?? []),
		}),
		match: t.field({
			type: MatchRef,
			nullable: true,
			description: "For winner and loser.",
			resolve: (slot, _, { reading }) => ("match" in slot ? reading.in(slot).find("match", slot.match) : null),
		}),
	}),
});

function groupsOf(slot: Slot): readonly string[] {
	if (slot.kind === "position") return [slot.division];
	return slot.kind === "best-of" ? slot.divisions : [];
}

SideRef.implement({
	description: "One side of a match: a team, or the slot that a team will fill.",
	fields: (t) => ({
		team: t.field({
			type: TeamRef,
			nullable: true,
			resolve: (side, _, { reading }) => side.team && reading.in(side).get("team", side.team),
		}),
		mayBe: t.field({
			type: [TeamRef],
			nullable: true,
			description: "The two teams of which one will fill an open side, once both are known.",
			resolve: (side, _, { reading }) => side.mayBe && reading.in(side).all("team", side.mayBe),
		}),
		slot: t.field({
			type: SlotRef,
			nullable: true,
			resolve: ({ slot, edition }) => slot && { ...slot, edition },
		}),
	}),
});
