import { z } from "zod";
import { hasBegun } from "../../../cup/match/kick-off.ts";
import { stuckSlots } from "../../../cup/playoffs/stuck-slots.ts";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import { id } from "../../record/cup-file-value.ts";
import { categoryPlan, filledCategory } from "../../record/filled-category.ts";
import { teamName } from "../../record/naming/teams-named.ts";
import { playedMatch } from "./match-of.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

/** Decides a side that no result can fill: a team chosen by the organiser, or none, and the other side advances. */
export const fillSlotProposal = z.strictObject({
	kind: z.literal("fill-slot"),
	match: id,
	side: z.enum(["home", "away"]),
	/** Null: no opponent. */
	team: id.nullable(),
});

export function fillSlotProposed(
	{ record }: Ground,
	{ match: own, side, team: named }: z.infer<typeof fillSlotProposal>,
): Proposed | NotProposed {
	const placed = playedMatch(record, own);
	if ("refused" in placed) return placed;
	const { match, category, stage } = placed;
	const filled = filledCategory(record, category);
	const isStuck = stuckSlots(categoryPlan(record, category), filled).some(({ sides }) =>
		sides.some((one) => one.match === own && one.side === side),
	);
	if (!isStuck || hasBegun(match)) return notProposed("not-possible", "side", PROPOSAL_TEXTS.notStuck);
	// `besides` makes it a write like an import: results alone are written like reports, which cannot change sides.
	if (named === null) {
		if (stage.type === "group") return notProposed("not-possible", "team", PROPOSAL_TEXTS.groupNeedsTwo);
		return { of: "decision", matches: [{ id: own, [side]: { slot: { kind: "bye" } } }], besides: {} };
	}
	const team = record.edition.teams.find((one) => one.id === named && one.category === category.id);
	if (!team) return notProposed("invalid", "team", PROPOSAL_TEXTS.noTeamInCategory(category.name, named));
	if (team.withdrawn || filled.sides.get(own)![side === "home" ? "away" : "home"].team === named)
		return notProposed(
			"not-possible",
			"team",
			(team.withdrawn ? PROPOSAL_TEXTS.teamHasLeft : PROPOSAL_TEXTS.otherTeamAlready)(teamName(team, record.clubs)),
		);
	return { of: "decision", matches: [{ id: own, [side]: { team: named } }], besides: {}, takesPlaces: true };
}
