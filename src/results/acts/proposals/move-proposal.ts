import { z } from "zod";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import type { EditionRecord } from "../../record/cup-file.ts";
import { date, id } from "../../record/cup-file-value.ts";
import { instantOn } from "../../record/zone.ts";
import { changeOfMove, type Move } from "../moved-match.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

/** A match's new place: a local time at the field's arena, or another field, or both. */
const to = z
	.strictObject({
		match: id,
		field: id.optional(),
		date: date.optional(),
		/** Minutes from midnight. */
		minute: z.int().min(0).max(1439).optional(),
	})
	.refine(({ date, minute }) => (date === undefined) === (minute === undefined), "expected a day with its minute, or neither")
	.refine(({ field, date }) => field !== undefined || date !== undefined, "expected a time, a field, or both");

/** Moves matches that have not begun, or were postponed, in one act. */
export const moveProposal = z.strictObject({
	kind: z.literal("move"),
	to: z.array(to).min(1, "expected a match at least").max(20_000),
});

/** Swaps the places of two matches that have not begun. */
export const swapProposal = z.strictObject({ kind: z.literal("swap"), matches: z.tuple([id, id]) });

export function moved({ record }: Ground, { to }: z.infer<typeof moveProposal>): Proposed | NotProposed {
	const known = new Map(record.edition.matches.map((match) => [match.id, match]));
	const zones = new Map(
		record.arenas.flatMap(({ zone, fields }) => fields.map((field) => [field.id, zone ?? record.cup.zone] as const)),
	);
	const unknown = to.find(({ match }) => !known.has(match));
	if (unknown) return notProposed("no-such-match", "to", PROPOSAL_TEXTS.noMatchThisYear(unknown.match));
	const nowhere = to.find(({ field }) => field !== undefined && !zones.has(field));
	if (nowhere) return notProposed("invalid", "to", PROPOSAL_TEXTS.noSuchField(nowhere.field!));
	const matches = to.flatMap(({ match: named, field, date, minute }) => {
		const match = known.get(named)!;
		// A match that has begun meanwhile does not move: the preview shows which ones do.
		if (match.status !== "scheduled" && match.status !== "postponed") return [];
		const zone = zones.get(field ?? match.field ?? "") ?? record.cup.zone;
		const start = date === undefined || minute === undefined ? undefined : instantOn(date, minute, zone);
		const move: Move = { ...(start !== undefined && { start }), ...(field !== undefined && { field }) };
		return changeOfMove(match, move) ?? [];
	});
	return { of: "programme", matches };
}

export function swapped({ record }: Ground, { matches: ids }: z.infer<typeof swapProposal>): Proposed | NotProposed {
	const [one, other] = ids.map((id) => record.edition.matches.find((match) => match.id === id));
	if (!one || !other) return notProposed("no-such-match", "matches", PROPOSAL_TEXTS.noMatchThisYear(one ? ids[1]! : ids[0]!));
	if (one === other) return notProposed("invalid", "matches", PROPOSAL_TEXTS.swapWithItself);
	for (const match of [one, other]) {
		const called = match.number ?? match.id;
		if (match.status !== "scheduled" || match.start === undefined)
			return notProposed("not-possible", "matches", PROPOSAL_TEXTS.notStillToBegin(called));
	}
	return { of: "programme", matches: [changeTo(one, other), changeTo(other, one)].flatMap((change) => change ?? []) };
}

type Match = EditionRecord["edition"]["matches"][number];
const changeTo = (match: Match, { start, field }: Match) =>
	changeOfMove(match, { ...(start !== undefined && { start }), ...(field !== undefined && { field }) });
