import { and, eq, inArray } from "drizzle-orm";
import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../../database/database.ts";
import { commitProposal, groundOf, type NotCommitted, noSuchMatch } from "../../results/acts/commit-proposal.ts";
import { readActs } from "../../results/acts/ledger.ts";
import type { Preview } from "../../results/acts/preview.ts";
import { type Proposal, type ProposalKind, previewOf, proposal } from "../../results/acts/propose.ts";
import { UNDO_MODES, undoAct } from "../../results/acts/undo.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { printFault } from "../../results/record/fault.ts";
import { field } from "../../results/record/nouns/field.ts";
import { match } from "../../results/record/nouns/match.ts";
import { jsonOf, refuse } from "../answer.ts";
import { currentEdition } from "../current-edition.ts";
import type { Desk } from "../desk.ts";
import { type Deed, mayDo } from "../roles.ts";
import type { DeskEnv } from "./desk-env.ts";
import { namedIn } from "./named-in.ts";

export type ActCallOptions = {
	readonly database: Database;
	readonly cup: number;
	readonly now: () => Date;
	/** The office's edition as it is kept in memory: what a programme is tried on. What is done is judged by the record all the same. */
	readonly kept?: () => Promise<EditionRecord | undefined>;
};

const DEED_OF: { readonly [Kind in ProposalKind]: Deed } = {
	result: "result",
	walkover: "result",
	postpone: "result",
	played: "result",
	reopen: "result",
	park: "result",
	shift: "shift",
	move: "move",
	swap: "move",
};

const asked = z.strictObject({ proposal });
const commit = z.strictObject({
	/** The caller's own key: asked again under the same, it is the same act. */
	id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/, "expected 8 to 64 letters, digits and dashes"),
	proposal,
	ground: z.string().nullable().default(null),
	why: z.string().trim().min(1).max(200).optional(),
	tell: z.boolean().optional(),
	anyway: z.boolean().optional(),
});
const undo = z.strictObject({
	way: z.enum(UNDO_MODES).exclude(["whole"]).optional(),
	why: z.string().trim().min(1).max(200).optional(),
});

/** What stands under /acts: a proposal's preview, its commit, and its undoing. */
export function createActCalls({ database, cup, now, kept }: ActCallOptions): Hono<DeskEnv> {
	const app = new Hono<DeskEnv>();
	app.post("/preview", async (context) => {
		const read = asked.safeParse(await jsonOf(context));
		if (!read.success) return refuse(context, 422, "The proposal has faults.", { errors: faultsOf(read.error) });
		const current = await currentEdition(database, cup, now());
		if (!current) return refuse(context, 404, "The cup has no edition yet.");
		const { proposal } = read.data;
		if (!(await isAllowed(database, cup, context.get("desk"), proposal))) return refuse(context, 403, NOT_YOURS);
		const known = "match" in proposal ? undefined : await kept?.();
		const record = known?.edition.id === current.edition ? known : await groundOf(database, current, proposal);
		const preview = record
			? previewOf({ record, now: current.now }, proposal)
			: noSuchMatch("match" in proposal ? proposal.match : current.edition);
		if ("refused" in preview)
			return refuse(context, STATUS[preview.refused], firstOf(preview.errors), { errors: preview.errors });
		return context.json({ preview, named: record && namedIn(record, preview) });
	});
	app.post("/", async (context) => {
		const read = commit.safeParse(await jsonOf(context));
		if (!read.success) return refuse(context, 422, "The act has faults.", { errors: faultsOf(read.error) });
		const current = await currentEdition(database, cup, now());
		if (!current) return refuse(context, 404, "The cup has no edition yet.");
		const desk = context.get("desk");
		const { id, proposal, ground, why, anyway } = read.data;
		if (!(await isAllowed(database, cup, desk, proposal))) return refuse(context, 403, NOT_YOURS);
		const done = await commitProposal(database, current, {
			...{ id, proposal, ground },
			...(why !== undefined && { why }),
			...(anyway !== undefined && { anyway }),
			desk: { desk: desk.name, deskId: desk.id },
		});
		if (!("refused" in done)) return context.json({ act: done.act, again: done.again, revision: done.revision });
		if (!("preview" in done)) return refuseOther(context, done);
		const record = await groundOf(database, current, proposal);
		return refuse(context, 409, WHY[done.refused], {
			refused: done.refused,
			preview: done.preview,
			named: record && namedIn(record, done.preview),
		});
	});
	app.post("/:act/undo", async (context) => {
		const act = Number(context.req.param("act"));
		const read = undo.safeParse((await jsonOf(context)) ?? {});
		if (!read.success || !Number.isInteger(act)) return refuse(context, 422, "The undoing has faults: expected an act's number.");
		const desk = context.get("desk");
		const [own] = await readActs(database.orm, cup, [act]);
		if (!own) return refuse(context, 404, `The ledger has no act ${act}.`);
		const isOwn = own.deskId === desk.id;
		if (!mayDo(desk, "undo-any") && !(isOwn && mayDo(desk, "undo-own", desk)))
			return refuse(context, 403, "Another desk did this. Ask the office to undo it.");
		const { way, why } = read.data;
		// What others did later is theirs: only who may undo any may take it back too.
		if (way === "with-later" && !mayDo(desk, "undo-any"))
			return refuse(context, 403, "Later acts of others build on it. Ask the office to undo them too.");
		const done = await undoAct(database, cup, {
			...{ act, desk: desk.name, deskId: desk.id },
			...(way !== undefined && { mode: way }),
			...(why !== undefined && { why }),
		});
		if (!("refused" in done)) return context.json(done);
		return refuse(context, 409, UNDO_REFUSED[done.refused], { ...done });
	});
	return app;
}

const NOT_YOURS = "This is not yours to change. Ask the office.";

const STATUS = { "no-such-match": 404, "not-possible": 409, invalid: 422 } as const;

const WHY: { readonly [Why in Extract<NotCommitted, { preview: Preview }>["refused"]]: string } = {
	stale: "Someone was faster: this is what it would do now. Look once more.",
	asked: "Something else stands there. Say that it is meant.",
	impossible: "Settle the impossible one first.",
};

const UNDO_REFUSED = {
	"no-such-act": "The ledger has no such act.",
	"undone-already": "It has been undone already.",
	"nothing-left": "Nothing of it stands any more.",
	"built-on": "Later acts build on it.",
	faulty: "The cup would not hold together without it.",
} as const;

function refuseOther(context: Parameters<typeof refuse>[0], done: Exclude<NotCommitted, { preview: Preview }>) {
	switch (done.refused) {
		case "id-in-use":
			return refuse(context, 409, "This key belongs to another act. Send it under a key of its own.", { refused: done.refused });
		case "no-such-edition":
			return refuse(context, 404, "The cup has no edition yet.");
		case "faulty":
			return refuse(context, 422, "The cup would not hold together.", {
				errors: { proposal: done.faults.map((fault) => printFault({ ...fault, path: fault.field })) },
			});
		default:
			return refuse(context, STATUS[done.refused], firstOf(done.errors), { refused: done.refused, errors: done.errors });
	}
}

const firstOf = (errors: Readonly<Record<string, readonly string[]>>) => Object.values(errors).flat()[0] ?? "It cannot be done.";

function faultsOf(error: z.ZodError): Record<string, string[]> {
	const errors: Record<string, string[]> = {};
	for (const issue of error.issues) {
		const key = issue.path.join(".") || "body";
		errors[key] = [...(errors[key] ?? []), issue.message];
	}
	return errors;
}

/** Whether a desk may do this at every arena that it touches: where matches are, and where they would be. */
async function isAllowed(db: Database, cup: number, desk: Desk, proposal: Proposal): Promise<boolean> {
	const deed = DEED_OF[proposal.kind];
	if (mayDo(desk, deed, { arena: null })) return true;
	const { matches, fields } = touched(proposal);
	const from = await db.orm
		.selectDistinct({ arena: field.arena })
		.from(match)
		.leftJoin(field, and(eq(field.cup, match.cup), eq(field.id, match.field)))
		.where(and(eq(match.cup, cup), inArray(match.id, [...matches])));
	const to = await db.orm
		.selectDistinct({ arena: field.arena })
		.from(field)
		.where(and(eq(field.cup, cup), inArray(field.id, [...fields])));
	return from.length > 0 && [...from, ...to].every((where) => mayDo(desk, deed, where));
}

function touched(proposal: Proposal): { readonly matches: readonly string[]; readonly fields: readonly string[] } {
	if (proposal.kind === "move")
		return { matches: proposal.to.map(({ match }) => match), fields: proposal.to.flatMap(({ field }) => field ?? []) };
	return { matches: "match" in proposal ? [proposal.match] : proposal.matches, fields: [] };
}
