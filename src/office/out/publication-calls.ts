import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { jsonBody } from "../../accounts/request/payload.ts";
import { SWITCHES, type Switch } from "../../cup/publication-order.ts";
import type { Database } from "../../database/database.ts";
import { storable } from "../../results/record/input/storable-text.ts";
import { lockCup, writerTransaction } from "../../results/record/writer-lock.ts";
import { clockIn, dayIn } from "../../results/record/zone.ts";
import { inBoth, type Words } from "../../text/language.ts";
import { PUBLISHING_TEXTS } from "../../text/office-server/publishing.ts";
import { SECOND_LOOK, SECOND_LOOK_LINES } from "../../text/office-server/second-look.ts";
import { clock, instantOfClock } from "../cup-clock.ts";
import type { CurrentEdition } from "../current-edition.ts";
import type { Desk } from "../desk.ts";
import { deskThatMay, type OfficeContext, type OfficeEnv } from "../env.ts";
import { checkCupNamed } from "../named-cup.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { presentEdition } from "./commit-out.ts";
import { writeLine } from "./ledger-line.ts";
import { outBody } from "./out-body.ts";
import {
	answerProposed,
	askSecondLook,
	asksSecondLook,
	otherOffices,
	type ProposedPublication,
	proposedPublications,
	proposePublication,
} from "./second-look.ts";
import { checkOrder, checkPages, checkTime, nameOf, removeSwitchTime, setSwitchTime, turnSwitch } from "./turn-switch.ts";

const publish = z.strictObject({
	of: z.enum(SWITCHES),
	on: z.boolean(),
	/** The switches above or below it are turned too. */
	withOthers: z.boolean().default(false),
	cupName: z.string().optional(),
});
const timed = z.strictObject({ of: z.enum(SWITCHES), at: clock, withOthers: z.boolean().default(false) });
const sendingBack = z.strictObject({ words: storable(z.string().trim().min(1).max(200)) });
const secondLook = z.strictObject({ on: z.boolean() });

/** Calls that publish and hide: at once, at a time, or after a colleague's second look. */
export function publicationCalls(options: OfficeOptions): Hono<OfficeEnv> {
	const { database, brand } = options;
	const { cup } = brand;
	const app = new Hono<OfficeEnv>();

	/** One publication after the other. */
	const inTurn = <Answer>(work: (db: Database) => Promise<Answer>): Promise<Answer> =>
		writerTransaction(database, async (orm) => {
			await lockCup(orm, cup);
			return work({ ...database, orm });
		});

	app.post("/publication", async (context) => {
		const desk = deskThatMay(context, "publish");
		const { of, on, withOthers, cupName } = outBody(publish, await jsonBody(context));
		const current = await presentEdition(options);
		const { published } = current.summary;
		if (published[of] === on) return context.json({ published });
		if (on) await checkPages(options);
		if (!withOthers) checkOrder({ current }, of, on);
		// It disappears from people's phones: this needs a confirmation.
		if (!on) checkCupNamed(cupName, brand.name);
		return inTurn(async (db) => {
			if (on && (await asksSecondLook(db.orm, cup))) return propose(context, db, desk, current, { of, at: null });
			return context.json({ published: await turnSwitch(options, { db, current }, { desk }, of, on) });
		});
	});

	app.put("/timed", async (context) => {
		const desk = deskThatMay(context, "publish");
		const { of, at: when, withOthers } = outBody(timed, await jsonBody(context));
		const current = await presentEdition(options);
		const at = instantOfClock(when, current.zone);
		if (current.summary.published[of]) throw new OfficeRefused(409, PUBLISHING_TEXTS.isOut);
		await checkPages(options);
		return inTurn(async (db) => {
			await checkTime({ db, current }, of, at, withOthers);
			if (await asksSecondLook(db.orm, cup)) return propose(context, db, desk, current, { of, at });
			await setSwitchTime({ db, current }, { desk }, of, at);
			return context.body(null, 204);
		});
	});

	app.delete("/timed/:of", async (context) => {
		const desk = deskThatMay(context, "publish");
		const of = z.enum(SWITCHES).safeParse(context.req.param("of"));
		if (!of.success) throw new OfficeRefused(404, PUBLISHING_TEXTS.notSet);
		const current = await presentEdition(options);
		await inTurn((db) => removeSwitchTime({ db, current }, { desk }, of.data));
		return context.body(null, 204);
	});

	app.put("/second-look", async (context) => {
		const desk = deskThatMay(context, "publish");
		const { on } = outBody(secondLook, await jsonBody(context));
		const current = await presentEdition(options);
		return inTurn(async (db) => {
			if ((await asksSecondLook(db.orm, cup)) === on) return context.json({ on });
			// The proposal would go out without the look that it waits for.
			if (!on && (await proposedPublications(db.orm, cup)).length > 0) throw new OfficeRefused(409, SECOND_LOOK.waits, "waits");
			await askSecondLook(db.orm, cup, on);
			const { rule, isOn, isOff } = SECOND_LOOK_LINES;
			const [was, becomes] = on ? [isOff, isOn] : [isOn, isOff];
			await writeLine(db.orm, cup, desk, current.now, { what: rule, was, becomes });
			return context.json({ on });
		});
	});

	app.post("/proposed/:id/confirm", async (context) => {
		const desk = deskThatMay(context, "publish");
		const current = await presentEdition(options);
		await checkPages(options);
		return inTurn(async (db) => {
			const { of, at, ...proposed } = await proposedOf(context, db);
			// Nobody confirms their own.
			if (proposed.deskId === desk.id) throw new OfficeRefused(409, SECOND_LOOK.own, "own");
			if (proposed.edition !== current.edition) throw new OfficeRefused(409, SECOND_LOOK.gone, "gone");
			const by = { desk, askedBy: proposed.desk };
			const isOut = current.summary.published[of];
			if (at !== null && !isOut) {
				await checkTime({ db, current }, of, at, true);
				await setSwitchTime({ db, current }, by, of, at);
			} else if (!isOut) await turnSwitch(options, { db, current }, by, of, true);
			await answer(db, proposed.id, desk, { outcome: "committed", words: null, now: current.now });
			return context.json({ confirmed: proposed.id });
		});
	});

	app.post("/proposed/:id/send-back", async (context) => {
		const desk = deskThatMay(context, "publish");
		const read = sendingBack.safeParse(await jsonBody(context));
		if (!read.success) throw new OfficeRefused(422, SECOND_LOOK.words);
		const { words } = read.data;
		const current = await presentEdition(options);
		return inTurn(async (db) => {
			const proposed = await proposedOf(context, db);
			if (proposed.deskId === desk.id) throw new OfficeRefused(409, SECOND_LOOK.own, "own");
			await answer(db, proposed.id, desk, { outcome: "declined", words, now: current.now });
			await line(db, desk, current, proposed, { becomes: SECOND_LOOK_LINES.sentBack, why: words, askedBy: proposed.desk });
			return context.json({ sentBack: proposed.id });
		});
	});

	app.delete("/proposed/:id", async (context) => {
		const desk = deskThatMay(context, "publish");
		const current = await presentEdition(options);
		return inTurn(async (db) => {
			const proposed = await proposedOf(context, db);
			if (proposed.deskId !== desk.id) throw new OfficeRefused(409, SECOND_LOOK.notOwn, "not-own");
			await answer(db, proposed.id, desk, { outcome: "declined", words: null, now: current.now });
			await line(db, desk, current, proposed, { becomes: SECOND_LOOK_LINES.withdrawn });
			return context.body(null, 204);
		});
	});
	return app;

	/** A publication that waits for a colleague: an entry in the ledger, and nothing else yet. */
	async function propose(
		context: OfficeContext,
		db: Database,
		desk: Desk,
		current: CurrentEdition,
		{ of, at }: { readonly of: Switch; readonly at: string | null },
	): Promise<Response> {
		if ((await otherOffices(db.orm, cup, desk, dayIn(current.now.toISOString(), current.zone))) === 0)
			throw new OfficeRefused(409, SECOND_LOOK.alone, "alone");
		const [other] = await proposedPublications(db.orm, cup);
		if (other !== undefined) throw new OfficeRefused(409, SECOND_LOOK.waitsFirst(other.desk, other.of), "waits");
		const act = await line(db, desk, current, { of, at }, { was: SECOND_LOOK_LINES.hidden, becomes: SECOND_LOOK_LINES.proposed });
		const { edition, now } = current;
		const proposed = await proposePublication(db.orm, cup, desk, { request: randomUUID(), edition, of, at, act, now });
		return context.json({ proposed }, 202);
	}

	/** @throws OfficeRefused if it does not wait any more */
	async function proposedOf(context: OfficeContext, db: Database): Promise<ProposedPublication> {
		const waiting = await proposedPublications(db.orm, cup);
		const proposed = waiting.find(({ id }) => String(id) === context.req.param("id"));
		if (proposed === undefined) throw new OfficeRefused(409, SECOND_LOOK.gone, "gone");
		return proposed;
	}

	async function answer(db: Database, id: number, desk: Desk, said: Parameters<typeof answerProposed>[4]): Promise<void> {
		if (!(await answerProposed(db.orm, cup, id, desk, said))) throw new OfficeRefused(409, SECOND_LOOK.gone, "gone");
	}

	function line(
		db: Database,
		desk: Desk,
		{ now, zone }: CurrentEdition,
		{ of, at }: { readonly of: Switch; readonly at: string | null },
		{ was = SECOND_LOOK_LINES.proposed, ...more }: { was?: Words; becomes: Words; why?: string; askedBy?: string },
	): Promise<number> {
		const name = nameOf(of);
		const when = at === null ? null : clockIn(at, zone);
		const what =
			when === null
				? name
				: inBoth(`${name.en}, ${PUBLISHING_TEXTS.goesOut.en(when)}`, `${name.sv}, ${PUBLISHING_TEXTS.goesOut.sv(when)}`);
		return writeLine(db.orm, cup, desk, now, { what, was, ...more });
	}
}
