import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { staff, staffRule } from "../../accounts/tables/staff.ts";
import type { Orm } from "../../database/database.ts";
import { dropBegun } from "./challenge.ts";

/** As in every authenticator app (RFC 6238): six digits, new every 30 seconds. */
const PERIOD = 30;
/** A phone's clock may be a step off. */
const WINDOW = 1;
/** 160 bits in Base32. */
const SECRET = /^[A-Z2-7]{32}$/;
const CODE = /^[0-9]{6}$/;

const codesOf = (secret: string, issuer?: string, label?: string): TOTP =>
	new TOTP({
		...{ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: PERIOD },
		...(issuer !== undefined && { issuer }),
		...(label !== undefined && { label }),
	});

/** @returns a new secret, and the address that an app reads it from */
export function newCodes(issuer: string, label: string): { readonly secret: string; readonly uri: string } {
	const secret = new Secret({ size: 20 }).base32;
	return { secret, uri: codesOf(secret, issuer, label).toString() };
}

/** @returns the step of the clock that a code is of; undefined where it is none of now */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
	const token = asciiDigits(code).replace(/\s/g, "");
	// otpauth throws on a token of six characters that has more bytes than the code.
	if (!SECRET.test(secret) || !CODE.test(token)) return undefined;
	const delta = codesOf(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
	return delta === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
}

/** A keyboard may write the digits of its own script. Unicode places decimal digits in runs of ten, each from 0 to 9. */
const asciiDigits = (text: string): string =>
	text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
		const point = digit.codePointAt(0)!;
		let first = point;
		while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
		return String((point - first) % 10);
	});

/** Accepts a code once, even if two requests send it concurrently. */
export async function spendCode(
	orm: Orm,
	desk: { readonly id: number; readonly totpSecret: string },
	code: string,
	now: Date,
): Promise<boolean> {
	const step = stepOf(desk.totpSecret, code, now);
	if (step === undefined) return false;
	// If the clock was set back, the stored step may be later than any present code. It is ignored then, so that nobody is locked out.
	const latest = Math.floor(now.getTime() / 1000 / PERIOD) + WINDOW;
	const taken = await orm
		.update(staff)
		.set({ totpStep: step })
		.where(and(eq(staff.id, desk.id), or(isNull(staff.totpStep), lt(staff.totpStep, step), gt(staff.totpStep, latest))))
		.returning({ id: staff.id });
	return taken.length > 0;
}

export async function setCodes(
	orm: Orm,
	id: number,
	codes: { readonly secret: string; readonly step: number } | null,
): Promise<void> {
	await dropBegun(orm, id);
	await orm
		.update(staff)
		.set({ totpSecret: codes?.secret ?? null, totpStep: codes?.step ?? null })
		.where(eq(staff.id, id));
}

/** Whether a cup requires one-time codes of every account that signs in with a password. */
export async function asksForCodes(orm: Orm, cup: number): Promise<boolean> {
	const [rule] = await orm.select().from(staffRule).where(eq(staffRule.cup, cup));
	return rule?.secondFactor ?? false;
}

export async function askForCodes(orm: Orm, cup: number, secondFactor: boolean): Promise<void> {
	await orm.insert(staffRule).values({ cup, secondFactor }).onConflictDoUpdate({ target: staffRule.cup, set: { secondFactor } });
}
