import { z } from "zod";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import type { EditionRecord } from "../../record/cup-file.ts";
import type { ArenaChange } from "../../record/cup-file-change.ts";
import { date, id, instant } from "../../record/cup-file-value.ts";
import { storable } from "../../record/input/storable-text.ts";
import { instantOn } from "../../record/zone.ts";
import { moved, moveProposal } from "./move-proposal.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

const fields = z.array(id).min(1, "expected a field at least").max(500);

/** An instant, or a minute of a day in the time zone of the fields' arena. */
const time = z.union([instant, z.strictObject({ date, minute: z.int().min(0).max(1440) })]);

/** Closes fields from an instant on: one field under water, or a whole arena in a thunderstorm. */
export const closeProposal = z.strictObject({
	kind: z.literal("close-fields"),
	fields,
	/** Left out: from now. */
	from: time.optional(),
	/** Left out: until they are opened again. */
	until: time.optional(),
	/** A note for the organisers; also in the ledger. */
	why: storable(z.string().trim().min(1).max(200)).optional(),
	/** Moves matches that lose their place, in the same act. A match without another place stays, and waits for one. */
	to: moveProposal.shape.to.optional(),
});

/** Opens fields from now on, and cancels later closings. */
export const openProposal = z.strictObject({ kind: z.literal("open-fields"), fields });

const written = (time: Date) => time.toISOString().replace(/\.\d{3}Z$/, "Z");

export function closedFields(ground: Ground, proposal: z.infer<typeof closeProposal>): Proposed | NotProposed {
	const { record, now } = ground;
	const unknown = noSuchField(record, proposal.fields);
	if (unknown) return unknown;
	const at = (given: z.infer<typeof time>) =>
		new Date(typeof given === "string" ? given : instantOn(given.date, given.minute, zoneOf(record, proposal.fields)));
	const from = written(proposal.from === undefined ? startOfMinute(now) : at(proposal.from));
	const until = proposal.until === undefined ? undefined : written(at(proposal.until));
	if (until !== undefined && until <= from) return notProposed("invalid", "until", PROPOSAL_TEXTS.opensBeforeClosing);
	const { why } = proposal;
	const closing = { from, ...(until !== undefined && { until }), ...(why !== undefined && { why }) };
	const move = proposal.to ? moved(ground, { kind: "move", to: proposal.to }) : { matches: [] };
	if ("refused" in move) return move;
	return {
		of: "programme",
		matches: move.matches,
		// One closing at a time: a new one replaces those that it overlaps.
		arenas: withClosings(record, proposal.fields, (closed) => [...closed.filter((one) => isApart(one, closing)), closing]),
		leavesOnClosed: true,
	};
}

export function openedFields({ record, now }: Ground, proposal: z.infer<typeof openProposal>): Proposed | NotProposed {
	const unknown = noSuchField(record, proposal.fields);
	if (unknown) return unknown;
	const at = written(startOfMinute(now));
	const isOpen = record.arenas
		.flatMap(({ fields }) => fields)
		.filter((field) => proposal.fields.includes(field.id))
		.every(({ closed = [] }) => closed.every(({ until }) => until !== undefined && until <= at));
	if (isOpen) return notProposed("not-possible", "fields", PROPOSAL_TEXTS.notClosed);
	return {
		of: "programme",
		matches: [],
		arenas: withClosings(record, proposal.fields, (closed) =>
			closed.flatMap((one) => {
				if (one.until !== undefined && one.until <= at) return one;
				return one.from < at ? { ...one, until: at } : [];
			}),
		),
	};
}

type Closing = NonNullable<EditionRecord["arenas"][number]["fields"][number]["closed"]>[number];

const MINUTE = 60_000;
/** Rounded, so that a preview and its commit within a minute are equal. */
const startOfMinute = (now: Date) => new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);

const isApart = (one: Closing, other: Closing) =>
	(one.until !== undefined && one.until <= other.from) || (other.until !== undefined && other.until <= one.from);

function withClosings(
	{ arenas }: EditionRecord,
	ids: readonly string[],
	change: (closed: readonly Closing[]) => readonly Closing[],
): ArenaChange[] {
	const asked = new Set(ids);
	return arenas.flatMap((arena): ArenaChange[] => {
		const own = arena.fields.filter(({ id }) => asked.has(id));
		if (own.length === 0) return [];
		return [
			{
				id: arena.id,
				fields: own.map(({ id, closed = [] }) => {
					const now = change(closed);
					return { id, closed: now.length === 0 ? null : [...now] };
				}),
			},
		];
	});
}

const zoneOf = ({ arenas, cup }: EditionRecord, ids: readonly string[]): string =>
	arenas.find(({ fields }) => fields.some(({ id }) => ids.includes(id)))?.zone ?? cup.zone;

function noSuchField({ arenas }: EditionRecord, ids: readonly string[]): NotProposed | null {
	const known = new Set(arenas.flatMap(({ fields }) => fields.map(({ id }) => id)));
	const unknown = ids.find((one) => !known.has(one));
	return unknown === undefined ? null : notProposed("invalid", "fields", PROPOSAL_TEXTS.noSuchField(unknown));
}
