import { Hono } from "hono";
import { z } from "zod";
import { languageOf } from "../../accounts/request/caller.ts";
import { email, requiredText } from "../../accounts/request/fields.ts";
import { payload } from "../../accounts/request/payload.ts";
import { ROLES } from "../../accounts/tables/staff.ts";
import { date } from "../../results/record/cup-file-value.ts";
import { readArenas } from "../../results/record/read.ts";
import { LANGUAGES } from "../../text/language.ts";
import { COLLEAGUE_TEXTS } from "../../text/office-server/colleagues.ts";
import { deskThatMay, type OfficeContext, type OfficeEnv } from "../env.ts";
import { checkCupNamed } from "../named-cup.ts";
import { OfficeRefused } from "../refused.ts";
import { MATRIX } from "../roles.ts";
import type { OfficeOptions } from "../service.ts";
import { type Changed, changeDesk, colleaguesOf, deskWith, removeDesk } from "./colleagues.ts";
import { addDesk, INVITATION_VALID_MS, inviteDesk } from "./invitation.ts";
import { endSessions, type StaffRow } from "./session.ts";

const LONGEST_NAME = 60;

const about = z.object({
	name: requiredText(LONGEST_NAME),
	role: z.enum(ROLES),
	arena: z.string().nullable().default(null),
	until: date.nullable().default(null),
});
const invited = about.extend({ email, language: z.enum(LANGUAGES).optional() });
const named = z.object({ cupName: z.string().optional() });

/** The office's accounts: only the office may list, invite, change and remove them. */
export function colleagueCalls(options: OfficeOptions): Hono<OfficeEnv> {
	const { database, brand, now, accounts } = options;
	const { orm } = database;
	const app = new Hono<OfficeEnv>();

	app.get("/", async (context) => {
		deskThatMay(context, "colleagues");
		return context.json({ colleagues: await colleaguesOf(orm, brand.cup, now()), matrix: MATRIX });
	});

	app.post("/", async (context) => {
		deskThatMay(context, "colleagues");
		const { language, ...given } = await payload(context, invited);
		await checkArena(given);
		const made = await addDesk(orm, brand.cup, given, now());
		if (made === undefined) throw new OfficeRefused(422, COLLEAGUE_TEXTS.taken);
		return context.json(await invite(context, made, language), 201);
	});

	app.post("/:id{[0-9]{1,9}}/invitation", async (context) => {
		deskThatMay(context, "colleagues");
		return context.json(await invite(context, await deskNamed(context)));
	});

	app.put("/:id{[0-9]{1,9}}", async (context) => {
		deskThatMay(context, "colleagues");
		const given = await payload(context, about);
		await checkArena(given);
		const { name, role, arena, until } = given;
		settle(await changeDesk(orm, brand.cup, idOf(context), { name, role, arena, until }));
		return context.body(null, 204);
	});

	/** Signs a desk out everywhere: a phone is lost. */
	app.delete("/:id{[0-9]{1,9}}/sessions", async (context) => {
		deskThatMay(context, "colleagues");
		await endSessions(orm, (await deskNamed(context)).id);
		return context.body(null, 204);
	});

	app.delete("/:id{[0-9]{1,9}}", async (context) => {
		deskThatMay(context, "colleagues");
		const { cupName } = await payload(context, named);
		checkCupNamed(cupName, brand.name);
		settle(await removeDesk(orm, brand.cup, idOf(context)));
		return context.body(null, 204);
	});
	return app;

	async function invite(context: OfficeContext, desk: StaffRow, language = languageOf(context)) {
		const at = now();
		const secret = await orm.transaction(async (tx) => {
			const made = await inviteDesk(tx, desk.id, at);
			const until = new Date(at.getTime() + INVITATION_VALID_MS);
			if (options.mails === true) await accounts.post({ kind: "staffInvitation", desk: desk.id, language, until }, tx);
			return made;
		});
		const path = `/office/invitation/${secret}`;
		return { id: String(desk.id), link: `${accounts.originOf(context)}${path}`, mailed: options.mails === true };
	}

	async function deskNamed(context: OfficeContext): Promise<StaffRow> {
		const desk = await deskWith(orm, brand.cup, idOf(context));
		if (desk === undefined) throw new OfficeRefused(404, COLLEAGUE_TEXTS.unknown);
		return desk;
	}

	async function checkArena({ role, arena }: Pick<z.infer<typeof about>, "role" | "arena">): Promise<void> {
		const isRight = role === "arena" ? (await readArenas(database, brand.cup)).some(({ id }) => id === arena) : arena === null;
		if (!isRight) throw new OfficeRefused(422, COLLEAGUE_TEXTS.arena);
	}
}

const idOf = (context: OfficeContext): number => Number(context.req.param("id"));

function settle(changed: Changed): void {
	if (changed === "unknown") throw new OfficeRefused(404, COLLEAGUE_TEXTS.unknown);
	if (changed === "last-office") throw new OfficeRefused(409, COLLEAGUE_TEXTS["last-office"], "last-office");
}
