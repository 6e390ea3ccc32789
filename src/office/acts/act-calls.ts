import { Hono } from "hono";
import { z } from "zod";
import { languageOf } from "../../accounts/request/caller.ts";
import { jsonBody } from "../../accounts/request/payload.ts";
import { commitProposal, groundOf, noSuchMatch } from "../../results/acts/commit-proposal.ts";
import { isCommitted, readActs } from "../../results/acts/ledger.ts";
import { pendingReportGround } from "../../results/acts/pending-report-ground.ts";
import type { Preview } from "../../results/acts/preview.ts";
import { type Proposal, previewOf, proposal } from "../../results/acts/propose.ts";
import { UNDO_MODES } from "../../results/acts/undo.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { storable } from "../../results/record/input/storable-text.ts";
import { writerTransaction } from "../../results/record/writer-lock.ts";
import {
	FAULTS,
	HEARD,
	LATER_OF_OTHERS,
	NO_ACT_NUMBER,
	NOT_YOURS_NOW,
	OF_ANOTHER,
	UNDO_REFUSED,
	WHY,
} from "../../text/office-server/acts.ts";
import { WAITS_NO_MORE } from "../../text/office-server/asking.ts";
import { NO_EDITION, NOT_YOURS } from "../../text/office-server/refusals.ts";
import { refuse } from "../answer.ts";
import { currentEdition } from "../current-edition.ts";
import type { DeskCallOptions, DeskEnv } from "../desk-env.ts";
import { bodyFaults } from "../fault-lines.ts";
import { lineIn } from "../ledger/ledger-page.ts";
import { undoableBy } from "../ledger/undo-right.ts";
import { notUndoneIn } from "../ledger/undo-ways.ts";
import { messageOf } from "../notifications/message.ts";
import {
	AS_JUDGED,
	announcementOf,
	audienceOf,
	enqueueNotifications,
	firstBoxes,
	notification,
} from "../notifications/notification.ts";
import { notifyUndone } from "../notifications/notify-undone.ts";
import { type UndoAudience, undoNotification } from "../notifications/undo-notification.ts";
import { mayDo } from "../roles.ts";
import { isAllowed } from "./act-permission.ts";
import { askedWords, refuseOther, refuseProposal } from "./act-refusals.ts";
import { answeredByAct, isAskedFor } from "./asked-acts.ts";
import { namedIn } from "./named-in.ts";

/** `look`: also previews acts that the account may not do, so that it can ask the office to do them. */
const asked = z.strictObject({ proposal, look: z.boolean().optional() });
const commit = z.strictObject({
	/** The client's own key: a repeated request with the same key is the same act. */
	id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/, "expected 8 to 64 letters, digits and dashes"),
	proposal,
	ground: z.string().nullable().default(null),
	why: storable(z.string().trim().min(1).max(200)).optional(),
	/** Whom to notify, in both languages; left out: nobody. */
	tell: z.union([notification, z.literal(AS_JUDGED)]).optional(),
	anyway: z.boolean().optional(),
	/** The number of the request from another account that this act answers. */
	asked: z.int().optional(),
});
const undo = z.strictObject({
	way: z.enum(UNDO_MODES).exclude(["whole"]).optional(),
	why: storable(z.string().trim().min(1).max(200)).optional(),
	/**
	 * Whom to notify of the undoing; null: nobody. Left out: if people were notified of the act, the call is refused so that the client
	 * can ask.
	 */
	tell: notification.nullable().optional(),
});

/** Rolls back the transaction of an undoing if the client has to ask first. */
class AskFirst extends Error {
	readonly told: UndoAudience;
	constructor(told: UndoAudience) {
		super();
		this.told = told;
	}
}

/** Calls under /acts: preview a proposal, commit it, undo an act. */
export function createActCalls({ database, cup, now, kept }: DeskCallOptions): Hono<DeskEnv> {
	const app = new Hono<DeskEnv>();
	app.post("/preview", async (context) => {
		const read = asked.safeParse(await jsonBody(context));
		if (!read.success) return refuse(context, 422, FAULTS, { errors: bodyFaults(read.error, languageOf(context)) });
		const current = await currentEdition(database, cup, now());
		if (!current) return refuse(context, 404, NO_EDITION);
		const { proposal, look = false } = read.data;
		const isYours = await isAllowed(database, cup, context.get("desk"), proposal);
		if (!isYours && !look) return refuse(context, 403, NOT_YOURS);
		const known = "match" in proposal ? undefined : await kept?.();
		const record = known?.edition.id === current.edition ? known : await groundOf(database, current, proposal);
		const preview = record
			? previewOf({ record, now: current.now, held: await pendingReportGround(database.orm, cup, proposal) }, proposal)
			: noSuchMatch("match" in proposal ? proposal.match : current.edition);
		if ("refused" in preview) return refuseProposal(context, preview);
		const message = record && messageOf(record, preview, proposal);
		return context.json({
			preview,
			isYours,
			named: record && namedIn(record, preview),
			tell:
				record && message
					? { message, audience: await audienceOf(database.orm, record, preview), boxes: firstBoxes(proposal.kind, preview) }
					: null,
		});
	});
	app.post("/", async (context) => {
		const read = commit.safeParse(await jsonBody(context));
		if (!read.success) return refuse(context, 422, FAULTS, { errors: bodyFaults(read.error, languageOf(context)) });
		const current = await currentEdition(database, cup, now());
		if (!current) return refuse(context, 404, NO_EDITION);
		const desk = context.get("desk");
		const { id, proposal, ground, why, anyway, tell, asked: answers } = read.data;
		if (!(await isAllowed(database, cup, desk, proposal))) return refuse(context, 403, NOT_YOURS);
		if (answers !== undefined) {
			if (desk.role !== "office") return refuse(context, 403, NOT_YOURS);
			const isWaiting = await isAskedFor(database, cup, answers, proposal);
			// A repeated request whose first answer was lost.
			if (!isWaiting && !(await isCommitted(database, cup, id))) return refuse(context, 409, WAITS_NO_MORE);
		}
		const chosen = tell === AS_JUDGED ? undefined : tell;
		if (chosen?.announcement && !mayDo(desk, "announce")) return refuse(context, 403, NOT_YOURS);
		const done = await commitProposal(database, current, {
			...{ id, proposal, ground },
			...(why !== undefined && { why }),
			...(anyway !== undefined && { anyway }),
			desk: { desk: desk.name, deskId: desk.id },
			...(chosen?.announcement && { announce: (record, preview) => announcementOf(record, preview, chosen, now()) }),
			within: async (orm, done) => {
				const telling = tell === AS_JUDGED ? asJudged(done, proposal) : tell;
				if (telling) await enqueueNotifications(orm, { ...done, now: now() }, telling);
				if (answers !== undefined) await answeredByAct(orm, cup, answers, { act: done.act, desk, now: current.now });
			},
		});
		if (!("refused" in done)) return context.json({ act: done.act, again: done.again, revision: done.revision });
		if (!("preview" in done)) return refuseOther(context, done);
		const record = await groundOf(database, current, proposal);
		return refuse(context, 409, done.refused === "asked" ? askedWords(done.preview) : WHY[done.refused], {
			refused: done.refused,
			preview: done.preview,
			named: record && namedIn(record, done.preview),
		});
	});
	app.post("/:act/undo", async (context) => {
		const act = Number(context.req.param("act"));
		const read = undo.safeParse((await jsonBody(context)) ?? {});
		if (!read.success || !Number.isSafeInteger(act)) return refuse(context, 422, NO_ACT_NUMBER);
		const desk = context.get("desk");
		const [own] = await readActs(database.orm, cup, [act]);
		if (!own) return refuse(context, 404, UNDO_REFUSED["no-such-act"]);
		if (!(await undoableBy(database, cup, desk, [own])).has(act))
			return refuse(context, 403, own.deskId === desk.id ? NOT_YOURS_NOW : OF_ANOTHER);
		const { way, why } = read.data;
		// Later acts of others: only an account that may undo any act may undo them too.
		if (way === "with-later" && !mayDo(desk, "undo-any")) return refuse(context, 403, LATER_OF_OTHERS);
		const { tell } = read.data;
		if (tell?.announcement && !mayDo(desk, "announce")) return refuse(context, 403, NOT_YOURS);
		const at = now();
		const current = await currentEdition(database, cup, at);
		try {
			const done = await writerTransaction(database, async (orm) => {
				const db = { ...database, orm };
				const undone = await undoNotification(db, cup, {
					...{ act, desk: desk.name, deskId: desk.id, current, now: at },
					...(way !== undefined && { mode: way }),
					...(why !== undefined && { why }),
					language: languageOf(context),
				});
				if ("refused" in undone) return undone;
				const { told, ...rest } = undone;
				if (told !== null && tell === undefined) throw new AskFirst(told.by);
				if (told !== null && tell)
					await notifyUndone(db, { act: rest.by, desk, now: at, record: told.record, preview: told.of }, tell);
				return rest;
			});
			if (!("refused" in done)) return context.json(done);
			return refuse(context, 409, UNDO_REFUSED[done.refused], { ...notUndoneIn(languageOf(context), done) });
		} catch (error) {
			if (!(error instanceof AskFirst)) throw error;
			const { id, kind, lines, changed, added, removed } = own;
			const about = { id, kind, changed, added, removed, lines: lines.map((line) => lineIn(languageOf(context), line)) };
			return refuse(context, 409, HEARD, { because: "told", act: about, told: error.told });
		}
	});
	return app;
}

/** @returns the recipients preselected for the act, with the message made from it; undefined: nobody is notified */
function asJudged({ record, preview }: { readonly record: EditionRecord; readonly preview: Preview }, proposal: Proposal) {
	const text = messageOf(record, preview, proposal);
	return text ? { ...firstBoxes(proposal.kind, preview), text } : undefined;
}
