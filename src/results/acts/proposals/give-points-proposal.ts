import { z } from "zod";
import { divisionsOf } from "../../../cup/match/divisions-of.ts";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import { joinedGroups } from "../../../text/group-title.ts";
import { id } from "../../record/cup-file-value.ts";
import { filledCategory } from "../../record/filled-category.ts";
import { storable } from "../../record/input/storable-text.ts";
import { namedGroups } from "../../record/naming/named-groups.ts";
import { isYoung } from "../../record/young-category.ts";
import { factId } from "../fact-id.ts";
import { placedMatch } from "./match-of.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

const MOST_POINTS = 999;

/** The organiser gives a team points in its group's table, or deducts them. */
export const givePointsProposal = z.strictObject({
	kind: z.literal("give-points"),
	/** A match of the team in that group. */
	match: id,
	team: id,
	/** Negative: deducted. */
	points: z
		.int()
		.min(-MOST_POINTS)
		.max(MOST_POINTS)
		.refine((points) => points !== 0, { error: "expected a whole number other than 0" }),
	/** Shown to visitors below the table. */
	reason: storable(z.string().trim().min(3, "expected a few words").max(400, "expected 400 letters at most")),
});

/** Each decision is a fact of its own: a second one for the same team adds to the first. */
export function pointsGiven(
	{ record, now }: Ground,
	{ match, team, points, reason }: z.infer<typeof givePointsProposal>,
): Proposed | NotProposed {
	const placed = placedMatch(record, match);
	if (!placed) return notProposed("no-such-match", "match", PROPOSAL_TEXTS.noMatchInEdition(record.edition.name, match));
	const { category, stage } = placed;
	if (stage.type !== "group" || isYoung(category)) return notProposed("not-possible", "match", PROPOSAL_TEXTS.noTable);
	const { standings } = filledCategory(record, category);
	const groups = stage.divisions.filter(({ id }) => divisionsOf(placed.match).includes(id));
	const division = groups.find(({ id }) => standings.get(id)?.rows.some((row) => row.team === team));
	if (!division) {
		const named = namedGroups([category]);
		const called = { ...named.get(placed.match.division)!, name: joinedGroups(groups.map(({ name }) => name)) };
		return notProposed("invalid", "team", PROPOSAL_TEXTS.notInGroup(called));
	}
	const stated = { kind: "points" as const, division: division.id, team, points, note: reason };
	const present = record.edition.facts ?? [];
	const others = present.filter((fact) => fact.kind !== "points");
	const own = factId(stated, others);
	const taken = new Set(present.map((fact) => fact.id));
	const free = taken.has(own) ? `${own.slice(0, 50)}-${now.getTime().toString(36)}` : own;
	return { of: "decision", matches: [], besides: { facts: [{ ...stated, id: free, at: now.toISOString() }] } };
}
