import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { jsonBody } from "../../accounts/request/payload.ts";
import { placeName } from "../../cup/place-name.ts";
import type { Orm } from "../../database/database.ts";
import { writeAct } from "../../results/acts/ledger.ts";
import { id } from "../../results/record/cup-file-value.ts";
import { storable } from "../../results/record/input/storable-text.ts";
import { readArenas } from "../../results/record/read.ts";
import { readReportedFields } from "../../results/record/reporting/programme.ts";
import {
	addReporter,
	type Reporter,
	readReporters,
	renewReporter,
	revokeReporter,
} from "../../results/record/reporting/reporter.ts";
import { joinDifferences } from "../../results/record/write/difference.ts";
import type { Words } from "../../text/language.ts";
import { NO_EDITION } from "../../text/office-server/refusals.ts";
import { LEDGER, REPORTER_TEXTS } from "../../text/office-server/reporters.ts";
import { currentEdition } from "../current-edition.ts";
import type { Desk } from "../desk.ts";
import { deskThatMay, type OfficeContext, type OfficeEnv } from "../env.ts";
import { checkCupNamed } from "../named-cup.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import type { MadeLinks } from "./publishing-view.ts";
import { type SheetField, sheetPage } from "./reporter-sheet-page.ts";

/** Longest reporter's name, in characters. */
const LONGEST_NAME = 60;
/** The fields that get a new link each: one, those of an arena, or all without a link. */
const ofFields = z.union([
	z.strictObject({ field: id }),
	z.strictObject({ arena: id }),
	z.strictObject({ without: z.literal("a link") }),
]);
/** One link for several fields. */
const ofMany = z.strictObject({
	many: z.strictObject({
		/** Null: the whole cup. */
		arena: id.nullable(),
		/** Its reports count before the field's. */
		office: z.boolean(),
		/** What it is for; left out: its place. */
		name: storable(z.string().trim().min(1).max(LONGEST_NAME)).optional(),
	}),
});
const wanted = z.union([ofMany, ofFields]);
const named = z.object({ cupName: z.string().optional() });

type Link = "none" | "one" | "other" | "office";

/** Calls for reporters' links: created, renewed and withdrawn. A link is shown once and stored in no ledger. */
export function reporterCalls({ database, brand, now, accounts }: OfficeOptions): Hono<OfficeEnv> {
	const { cup } = brand;
	const app = new Hono<OfficeEnv>();

	app.post("/", async (context) => {
		const desk = deskThatMay(context, "publish");
		const read = wanted.safeParse(await jsonBody(context));
		if (!read.success) throw new OfficeRefused(422, REPORTER_TEXTS.wrong);
		const { time } = await moment();
		if ("many" in read.data) return context.json(await linkOfMany(context, desk, time, read.data.many));
		const living = (await readReporters(database, cup)).filter(({ revokedAt }) => revokedAt === null);
		const reported = new Set(living.flatMap(({ field, office }) => (field !== undefined && !office ? field : [])));
		const all = await readReportedFields(database, cup, "without" in read.data ? {} : read.data);
		const fields = all.filter(({ id }) => !("without" in read.data && reported.has(id)));
		if (all.length === 0) throw new OfficeRefused(404, REPORTER_TEXTS.noPlace);
		const origin = accounts.originOf(context);
		const sheet = await database.orm.transaction(async (orm) => {
			const made: SheetField[] = [];
			for (const field of fields) {
				const scope = { name: field.name.slice(0, LONGEST_NAME), office: false, field: field.id };
				const { id, token } = await addReporter({ orm }, cup, scope);
				made.push({ name: field.name, arena: field.arena, reporter: id, link: `${origin}/report#${token}` });
			}
			await written(
				orm,
				desk,
				time,
				fields.map(({ name, arena }) => ({ name: placeName(arena, name), was: "none", becomes: "one" })),
			);
			return made;
		});
		const made: MadeLinks = {
			links: sheet.map(({ name, arena, link }) => ({ name, arena, link })),
			page: sheetPage(brand.name, sheet),
		};
		return context.json(made);
	});

	app.post("/:id/renew", async (context) => {
		const { desk, time, known } = await asked(context);
		const token = await database.orm.transaction(async (orm) => {
			const made = await renewReporter({ orm }, cup, known.id);
			if (made !== undefined) await written(orm, desk, time, [{ name: known.name, was: "one", becomes: "other" }]);
			return made;
		});
		if (token === undefined) throw new OfficeRefused(404, REPORTER_TEXTS.noReporter);
		return context.json({ link: `${accounts.originOf(context)}/report#${token}` });
	});

	app.delete("/:id", async (context) => {
		const { desk, time, known } = await asked(context);
		const isRevoked = await database.orm.transaction(async (orm) => {
			const revoked = await revokeReporter({ orm }, cup, known.id, now());
			if (revoked) await written(orm, desk, time, [{ name: known.name, was: "one", becomes: "none" }]);
			return revoked;
		});
		if (!isRevoked) throw new OfficeRefused(404, REPORTER_TEXTS.noReporter);
		return context.body(null, 204);
	});
	return app;

	async function linkOfMany(
		context: OfficeContext,
		desk: Desk,
		time: Date,
		{ arena: of, office, name: given }: z.infer<typeof ofMany>["many"],
	): Promise<MadeLinks> {
		const arena = of === null ? undefined : (await readArenas(database, cup)).find(({ id }) => id === of);
		if (of !== null && arena === undefined) throw new OfficeRefused(404, REPORTER_TEXTS.noPlace);
		const place = arena?.name ?? brand.name;
		const name = given ?? place.slice(0, LONGEST_NAME);
		const link = await database.orm.transaction(async (orm) => {
			const made = await addReporter({ orm }, cup, { name, office, ...(of !== null && { arena: of }) });
			await written(orm, desk, time, [{ name, was: "none", becomes: office ? "office" : "one" }]);
			return { name, arena: place, reporter: made.id, link: `${accounts.originOf(context)}/report#${made.token}` };
		});
		return {
			links: [{ name, arena: place, link: link.link }],
			page: sheetPage(brand.name, [link], "many"),
		};
	}

	async function moment(): Promise<{ readonly time: Date }> {
		const current = await currentEdition(database, cup, now());
		if (!current) throw new OfficeRefused(404, NO_EDITION);
		return { time: current.now };
	}

	/** It cuts off a phone that is reporting, so the cup's name must be typed. */
	async function asked(context: OfficeContext): Promise<{ readonly desk: Desk; readonly time: Date; readonly known: Reporter }> {
		const desk = deskThatMay(context, "publish");
		checkCupNamed(named.safeParse((await jsonBody(context)) ?? {}).data?.cupName, brand.name);
		const { time } = await moment();
		const known = (await readReporters(database, cup)).find((one) => one.id === context.req.param("id"));
		if (!known || known.revokedAt !== null) throw new OfficeRefused(404, REPORTER_TEXTS.noReporter);
		return { desk, time, known };
	}

	/** In the transaction of the change. */
	async function written(
		orm: Orm,
		desk: Desk,
		time: Date,
		links: readonly { readonly name: string; readonly was: Link; readonly becomes: Link }[],
	): Promise<void> {
		if (links.length === 0) return;
		const asked = { request: randomUUID(), proposal: { kind: "reporter" } };
		const changes = links.map(({ name, was, becomes }) => {
			const told = ({ what, ...words }: (typeof LEDGER)[keyof Words]) => ({
				what: what(name),
				was: words[was],
				becomes: words[becomes],
			});
			return { consent: null, ...told(LEDGER.en), sv: told(LEDGER.sv) };
		});
		const entry = { now: time.toISOString(), difference: joinDifferences([]), editions: [], said: [], changes };
		await writeAct(orm, cup, { kind: "reporter", desk: desk.name, deskId: desk.id, asked }, entry);
	}
}
