import type { AuthenticationResponseJSON, AuthenticatorTransport, RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { keyOf } from "../../accounts/limit/limits.ts";
import { languageOf } from "../../accounts/request/caller.ts";
import { payload } from "../../accounts/request/payload.ts";
import { staff, staffPasskey } from "../../accounts/tables/staff.ts";
import { MOST_PASSKEYS_REACHED, PASSKEY_REFUSED, PASSKEY_TEXTS } from "../../text/office-server/passkeys.ts";
import { cupMoment } from "../cup-day.ts";
import type { OfficeEnv } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { saveChallenge, spendChallenge } from "./challenge.ts";
import { ownProof, ownProofCheck } from "./own-proof.ts";
import { passkeysOf } from "./passkeys-of.ts";
import { deviceOf, isInTime, openSession } from "./session.ts";
import { setSessionCookie } from "./session-cookie.ts";

/** Loads at the first passkey: with its readers of certificates it needs 31 MB. */
const webAuthn = () => import("@simplewebauthn/server");

/** More than anybody carries. */
const MOST_PASSKEYS = 10;

const response = z.object({ response: z.looseObject({ id: z.string().regex(/^[\w-]{1,1000}$/) }) });

/** The site that a passkey is of: its host, as the browser sees it. */
function siteOf({ accounts }: OfficeOptions, context: Context) {
	const origin = accounts.originOf(context);
	return { origin, host: new URL(origin).hostname };
}

/** Signing in with a passkey. It asks for no address, so that nobody learns who has a passkey. */
export function passkeySignIn(options: OfficeOptions): Hono {
	const { database, models, brand, now, accounts } = options;
	const { orm } = database;
	const app = new Hono();

	app.post("/sign-in/passkey/options", async (context) => {
		await accounts.limits.take("signInsOfAddress", keyOf(`office ${accounts.addressOf(context)}`));
		const { generateAuthenticationOptions } = await webAuthn();
		const asked = await generateAuthenticationOptions({ rpID: siteOf(options, context).host, userVerification: "required" });
		await saveChallenge(orm, asked.challenge, { cup: brand.cup, kind: "passkey" }, now());
		return context.json(asked);
	});

	app.post("/sign-in/passkey", async (context) => {
		await accounts.limits.take("signInsOfAddress", keyOf(`office ${accounts.addressOf(context)}`));
		const given = await payload(context, response);
		const at = now();
		const [found] = await orm
			.select({ passkey: staffPasskey, staff })
			.from(staffPasskey)
			.innerJoin(staff, and(eq(staff.id, staffPasskey.staff), eq(staff.cup, brand.cup)))
			.where(eq(staffPasskey.id, given.response.id));
		const { today } = await cupMoment(models, brand.cup);
		if (found === undefined || !isInTime(found.staff, today)) throw new OfficeRefused(422, PASSKEY_REFUSED);
		const { id, publicKey, counter, transports } = found.passkey;
		const site = siteOf(options, context);
		const { verifyAuthenticationResponse } = await webAuthn();
		const verified = await verifyAuthenticationResponse({
			response: given.response as unknown as AuthenticationResponseJSON,
			expectedChallenge: (challenge) => spendChallenge(orm, challenge, { cup: brand.cup, kind: "passkey" }, at),
			expectedOrigin: site.origin,
			expectedRPID: site.host,
			credential: {
				...{ id, counter },
				publicKey: new Uint8Array(publicKey),
				transports: transports as AuthenticatorTransport[],
			},
			requireUserVerification: true,
		}).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
		if (!verified.verified) throw new OfficeRefused(422, PASSKEY_REFUSED);
		const { newCounter } = verified.authenticationInfo;
		await orm.update(staffPasskey).set({ counter: newCounter, lastUsedAt: at }).where(eq(staffPasskey.id, id));
		const secret = await openSession(orm, found.staff.id, { way: "passkey", device: deviceOf(context), now: at });
		setSessionCookie(context, site.origin, secret);
		return context.body(null, 204);
	});
	return app;
}

/** A desk's own passkeys, added and removed with the proof that any change of its sign-in needs. */
export function ownPasskeys(options: OfficeOptions): Hono<OfficeEnv> {
	const { database, brand, now } = options;
	const { orm } = database;
	const app = new Hono<OfficeEnv>();
	const checkOwn = ownProofCheck(options);
	const challengeOf = (owner: number) => ({ cup: brand.cup, kind: "new-passkey", staff: owner }) as const;

	app.post("/passkeys/options", async (context) => {
		const { id, name } = context.var.session.staff;
		await checkOwn(context, await payload(context, ownProof));
		const there = await passkeysOf(orm, id);
		if (there.length >= MOST_PASSKEYS) throw new OfficeRefused(409, MOST_PASSKEYS_REACHED);
		const { generateRegistrationOptions } = await webAuthn();
		const asked = await generateRegistrationOptions({
			rpName: brand.name,
			rpID: siteOf(options, context).host,
			userName: name,
			userID: new TextEncoder().encode(`${brand.cup}/${id}`),
			attestationType: "none",
			excludeCredentials: there.map((one) => ({ id: one.id })),
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
		});
		await saveChallenge(orm, asked.challenge, challengeOf(id), now());
		return context.json(asked);
	});

	app.post("/passkeys", async (context) => {
		const { id } = context.var.session.staff;
		const given = await payload(context, response);
		const at = now();
		const site = siteOf(options, context);
		const { verifyRegistrationResponse } = await webAuthn();
		const verified = await verifyRegistrationResponse({
			response: given.response as unknown as RegistrationResponseJSON,
			expectedChallenge: (challenge) => spendChallenge(orm, challenge, challengeOf(id), at),
			expectedOrigin: site.origin,
			expectedRPID: site.host,
			requireUserVerification: true,
		}).catch(() => ({ verified: false as const, registrationInfo: undefined }));
		if (!verified.verified) throw new OfficeRefused(422, PASSKEY_REFUSED);
		const { credential } = verified.registrationInfo;
		const kept = await orm
			.insert(staffPasskey)
			.values({
				...{ id: credential.id, staff: id, publicKey: credential.publicKey, counter: credential.counter },
				name: nameOf(deviceOf(context), languageOf(context)),
				transports: credential.transports ?? [],
				createdAt: at,
			})
			.onConflictDoNothing()
			.returning({ id: staffPasskey.id });
		if (kept.length === 0) throw new OfficeRefused(422, PASSKEY_REFUSED);
		return context.body(null, 204);
	});

	app.delete("/passkeys/:id{[A-Za-z0-9_-]{1,1000}}", async (context) => {
		const { id: owner } = context.var.session.staff;
		await checkOwn(context, await payload(context, ownProof));
		await orm.delete(staffPasskey).where(and(eq(staffPasskey.staff, owner), eq(staffPasskey.id, context.req.param("id"))));
		return context.body(null, 204);
	});
	return app;
}

const SYSTEMS = ["iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux"] as const;

/** A passkey's name in the list: the kind of device that created it. */
function nameOf(agent: string, language: "en" | "sv"): string {
	const system = SYSTEMS.find((one) => agent.includes(one));
	if (system === "Macintosh") return "Mac";
	return system ?? PASSKEY_TEXTS.device[language];
}
