import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database, Orm } from "../../database/database.ts";
import { failed, jittered, type LeasedEntry, leaseDue, putBack, sent } from "../../outbox/outbox.ts";
import { outbox } from "../../outbox/outbox-table.ts";
import { type Sending, startSending } from "../../outbox/start-sending.ts";
import { type Log, plainError } from "../log.ts";
import { account } from "../tables/account.ts";
import { staff, staffInvitation } from "../tables/staff.ts";
import { makeSecret } from "../token/one-time-secret.ts";
import { hashOf, newSecret } from "../token/secret.ts";
import { LETTERS_AT_ONCE } from "./at-once.ts";
import type { Letter } from "./letter.ts";
import { composeMail, type Mail, type Sender } from "./mail.ts";
import { codeOf, RETRY_PAUSES_MS } from "./retry.ts";
import type { MailTransport } from "./transport.ts";

export type LetterOptions = {
	readonly cup: number;
	/** The site's scheme and host. Never from a request: a client could name any host, and the mail would link to it. */
	readonly origin: string;
	/** The identity site's root, without a trailing slash. */
	readonly identityBase: string;
	readonly transport: MailTransport;
	readonly sender: Sender;
	readonly log: Log;
	readonly now: () => Date;
	/** Before each try but the first, in ms. */
	readonly pauses?: readonly number[];
};

/** Sends the outbox's letters as long as the process runs. */
export function sendLetters(database: Database, options: LetterOptions): Promise<Sending> {
	const { cup, log, now } = options;
	return startSending(database, {
		...{ cup, way: "letter", limit: LETTERS_AT_ONCE, now },
		send: async (taken, { signal, over }) => {
			await Promise.all(taken.map((one) => sendLetter(database, options, one, signal).finally(over)));
		},
		onError: (error) => log.error(plainError(error), "the outbox's letters could not be looked after; it is tried again"),
	});
}

/** Sends due letters, and returns when each is sent or has failed. */
export async function sendDueLetters(database: Database, options: LetterOptions): Promise<void> {
	for (;;) {
		const taken = await leaseDue(database.orm, { cup: options.cup, way: "letter", now: options.now(), limit: LETTERS_AT_ONCE });
		if (taken.length === 0) return;
		for (const one of taken) await sendLetter(database, options, one);
	}
}

async function sendLetter({ orm }: Database, options: LetterOptions, one: LeasedEntry, signal?: AbortSignal): Promise<void> {
	const { transport, sender, log, now, pauses = RETRY_PAUSES_MS } = options;
	const { kind } = one.content as Letter;
	const mail = await written(orm, options, one);
	if (mail === undefined) return;
	if (mail === null) return failed(orm, one, { now: now(), again: null, reason: "not wanted any more" });
	try {
		await transport.deliver(mail, composeMail(mail, sender), signal);
	} catch (error) {
		if (signal?.aborted) return putBack(orm, [one], now());
		const { permanent, code, response } = codeOf(error);
		const pause = permanent ? undefined : pauses[one.tries - 1];
		const next = pause === undefined ? null : new Date(now().getTime() + jittered(pause));
		const again = next !== null && one.until !== null && next > one.until ? null : next;
		const about = { mail: kind, tries: one.tries, code, response };
		if (again === null) log.error(about, "a mail could not be sent and is given up");
		else log.warn({ ...about, again: pause! / 1000 }, "a mail could not be sent; it is tried again");
		return failed(orm, one, { now: now(), again, reason: String(response ?? code ?? "not sent") });
	}
	await sent(orm, [one], now());
}

/**
 * The letter to send, with a new secret if it has a one-time link; only the secret's hash is stored.
 * @returns null: no longer wanted; undefined: removed meanwhile
 */
function written(orm: Orm, options: LetterOptions, { id, content }: LeasedEntry): Promise<Mail | null | undefined> {
	return orm.transaction(async (tx) => {
		// Locked until its secret is stored: code that deletes sign-in secrets removes the letter first, and then finds the secret.
		const [waits] = await tx
			.select({ id: outbox.id })
			.from(outbox)
			.where(and(eq(outbox.id, id), isNull(outbox.sentAt), isNull(outbox.givenUpAt)))
			.for("update");
		return waits === undefined ? undefined : mailOf(tx, options, content as Letter);
	});
}

async function mailOf(orm: Orm, { origin, identityBase, now }: LetterOptions, letter: Letter): Promise<Mail | null> {
	if (letter.kind === "accountDeleted") return { kind: letter.kind, to: letter.to, link: null };
	if (letter.kind === "staffInvitation") return invitationMail(orm, origin, letter, now());
	const [person] = await orm.select().from(account).where(eq(account.id, letter.account));
	if (person === undefined) return null;
	switch (letter.kind) {
		case "passwordReset": {
			const secret = await makeSecret(orm, "password-reset", person.id, now());
			// In the path: logs and statistics store an address's query.
			return { kind: letter.kind, to: person, link: `${identityBase}/reset/${secret}` };
		}
		case "emailConfirmation": {
			const { kind, email } = letter;
			const secret = await makeSecret(orm, "email-confirmation", person.id, now(), { email });
			return { kind, to: { ...person, email }, link: `${identityBase}/confirm/${secret}` };
		}
		case "emailChanged":
			return { kind: letter.kind, to: { ...person, email: letter.email }, link: null };
		case "passReceipt":
		case "passRefund": {
			const { kind, order, language } = letter;
			return {
				kind,
				order,
				to: { ...person, language },
				link: kind === "passReceipt" ? `${origin}/${order.year}/streams` : null,
			};
		}
		default:
			return { kind: letter.kind, to: person, link: `${origin}/signin` };
	}
}

/** A second link beside the one shown to the office: either works once, and then both are invalid. */
async function invitationMail(
	orm: Orm,
	origin: string,
	{ desk, language }: Extract<Letter, { kind: "staffInvitation" }>,
	now: Date,
): Promise<Mail | null> {
	const [invited] = await orm
		.select({ staff, expiresAt: staffInvitation.expiresAt })
		.from(staffInvitation)
		.innerJoin(staff, eq(staff.id, staffInvitation.staff))
		.where(and(eq(staffInvitation.staff, desk), gt(staffInvitation.expiresAt, now)))
		.limit(1);
	if (invited === undefined) return null;
	const { name, email } = invited.staff;
	const secret = newSecret();
	const row = { secretHash: hashOf(secret), staff: desk, createdAt: now, expiresAt: invited.expiresAt };
	await orm.insert(staffInvitation).values(row);
	const link = `${origin}/office/invitation/${secret}`;
	return { kind: "staffInvitation", desk: name, to: { name, email, language }, link };
}
