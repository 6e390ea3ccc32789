import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { keyOf } from "../../accounts/limit/limits.ts";
import { passwordFault } from "../../accounts/password/password-rule.ts";
import { email, optionalText, password, requiredText } from "../../accounts/request/fields.ts";
import { payload } from "../../accounts/request/payload.ts";
import { InvalidPayload, RequestRefused } from "../../accounts/request/refused.ts";
import { ADDRESS_IN_USE, WRONG_CODE } from "../../text/office-server/first-start.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { saveChallenge, spendChallenge } from "./challenge.ts";
import { hasOffice } from "./colleagues.ts";
import { acceptInvitation, addDesk, inviteDesk } from "./invitation.ts";
import { deviceOf, openSession } from "./session.ts";
import { setSessionCookie } from "./session-cookie.ts";

/** Headers that proxies add to a request, including X-Forwarded-Port and True-Client-IP. */
const FORWARDING = /^(x-)?(original-)?forwarded|^via$|^x-(real|original)-|^cdn-loop$|(client|connecting|external)-(ip|address)$/;

/** Without those that are read for one another. */
const LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const LETTERS_OF_CODE = 10;

const started = z.object({ code: optionalText(40), name: requiredText(60), email, password });

/** Whether the client is on this machine: it uses the machine's local name, and no proxy, behind which it could be anybody. */
export function isFromHere(context: Context, connectionOf: OfficeOptions["connectionOf"]): boolean {
	const connection = connectionOf?.(context);
	if (connection === undefined) return false;
	const { address, host } = connection;
	const isLoopback = address === "::1" || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
	// Another site's name that leads here is still another site's (DNS rebinding), also where the server has replaced it in the address.
	const isNamedSo = namesLoopback(`http://${host}`) && namesLoopback(context.req.url);
	return isLoopback && isNamedSo && Object.keys(context.req.header()).every((header) => !FORWARDING.test(header));
}

function namesLoopback(address: string): boolean {
	const name = URL.parse(address)?.hostname ?? "";
	return name === "localhost" || name === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(name);
}

/** Creates a code while nobody can sign in as the office. @returns null if somebody can */
export async function firstStartCode({ database, brand, now }: OfficeOptions): Promise<string | null> {
	if (await hasOffice(database.orm, brand.cup)) return null;
	const letters = Array.from({ length: LETTERS_OF_CODE }, () => LETTERS[randomInt(LETTERS.length)]);
	const code = `${letters.slice(0, 5).join("")}-${letters.slice(5).join("")}`;
	await saveChallenge(database.orm, code, { cup: brand.cup, kind: "first-start" }, now());
	return code;
}

/** Normalises a typed code: small letters, spaces, a missing dash. */
function asMade(typed: string): string {
	const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
	return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** The first desk of the office, made at this machine with the code from its log. It is not there for anybody else, nor afterwards. */
export function firstStart(options: OfficeOptions): Hono {
	const { database, brand, now, accounts } = options;
	const app = new Hono();
	app.post("/first-start", async (context) => {
		if (!isFromHere(context, options.connectionOf) || (await hasOffice(database.orm, brand.cup)))
			throw new RequestRefused(404, "notFound");
		await accounts.limits.take("wrongSignInsOfPlace", keyOf("first start"));
		const given = await payload(context, started);
		const fault = await passwordFault(given.password, given, brand.name);
		if (fault !== undefined) throw new InvalidPayload({ password: [fault] });
		const passwordHash = await accounts.passwords.hash(given.password);
		const at = now();
		const desk = await database.orm.transaction(async (tx) => {
			// One first start at a time, across processes.
			await tx.execute(sql`select pg_advisory_xact_lock(${brand.cup}, 22)`);
			if (await hasOffice(tx, brand.cup)) throw new RequestRefused(404, "notFound");
			const code = asMade(given.code);
			if (!(await spendChallenge(tx, code, { cup: brand.cup, kind: "first-start" }, at)))
				throw new OfficeRefused(422, WRONG_CODE, "code");
			const made = await addDesk(
				tx,
				brand.cup,
				{ name: given.name, email: given.email, role: "office", arena: null, until: null },
				at,
			);
			if (made === undefined) throw new OfficeRefused(422, ADDRESS_IN_USE);
			return acceptInvitation(tx, brand.cup, await inviteDesk(tx, made.id, at), { passwordHash, now: at });
		});
		if (desk === undefined) throw new RequestRefused(404, "notFound");
		const secret = await openSession(database.orm, desk.id, { way: "first-start", device: deviceOf(context), now: at });
		setSessionCookie(context, accounts.originOf(context), secret);
		return context.body(null, 204);
	});
	return app;
}
