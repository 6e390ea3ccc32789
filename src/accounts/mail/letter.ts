import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Orm } from "../../database/database.ts";
import { enqueue, stopFor } from "../../outbox/outbox.ts";
import { outbox } from "../../outbox/outbox-table.ts";
import type { MailedOrder } from "../../text/accounts/mails-en.ts";
import type { Language } from "../../text/language.ts";
import { VALID_MS } from "../token/one-time-secret.ts";
import type { MailKind, OrderMailKind, Recipient } from "./mail.ts";

/** Sent to the account's address at the time of sending. */
type AccountLetter = Exclude<MailKind, "emailConfirmation" | "emailChanged" | "accountDeleted">;

/**
 * A mail to one person, as queued in the outbox: its recipient and kind. It contains no one-time link: the secret is created when the
 * letter is sent.
 */
export type Letter =
	| { readonly kind: AccountLetter; readonly account: number }
	/** To the address to be confirmed. */
	| { readonly kind: "emailConfirmation"; readonly account: number; readonly email: string }
	/** Sent to the previous address. */
	| { readonly kind: "emailChanged"; readonly account: number; readonly email: string }
	/** For a deleted account, whose address cannot be looked up any more. */
	| { readonly kind: "accountDeleted"; readonly to: Recipient }
	| {
			readonly kind: OrderMailKind;
			readonly account: number;
			readonly order: MailedOrder;
			/** The order's, whatever the account's is by now. */
			readonly language: Language;
	  }
	/** Sent to an account of the office while its invitation is valid. */
	| { readonly kind: "staffInvitation"; readonly desk: number; readonly language: Language; readonly until: Date };

/** Of these only the last requested one counts, so it replaces a waiting one. */
const REPLACES = ["passwordReset", "emailConfirmation", "staffInvitation"] as const;
type Replacing = (typeof REPLACES)[number];
const replaces = ({ kind }: Letter): boolean => REPLACES.some((one) => one === kind);

const whose = (letter: Letter): string =>
	"account" in letter ? String(letter.account) : "desk" in letter ? String(letter.desk) : "";
const addressee = (kind: Replacing, of: number | string): string => `${kind}:${of}`;

/** Queues a letter, in the transaction of its event. */
export async function postLetter(orm: Orm, cup: number, letter: Letter, now: Date): Promise<void> {
	const event = `${letter.kind}:${randomUUID()}`;
	// A key of its own: a letter never waits for another one's mail server.
	const recipient = replaces(letter) ? addressee(letter.kind as Replacing, whose(letter)) : event;
	if (replaces(letter)) await stopFor(orm, cup, "letter", recipient);
	const until = untilOf(letter, now);
	const entry = { event, way: "letter", recipient, content: letter } as const;
	await enqueue(orm, cup, [{ ...entry, ...("account" in letter && { account: letter.account }), ...(until && { until }) }], now);
}

/** After this time it is not sent. */
function untilOf(letter: Letter, now: Date): Date | undefined {
	if ("until" in letter) return letter.until;
	if (letter.kind === "passwordReset") return new Date(now.getTime() + VALID_MS["password-reset"]);
	if (letter.kind === "emailConfirmation") return new Date(now.getTime() + VALID_MS["email-confirmation"]);
	return undefined;
}

/** Removes queued letters with a sign-in link: before their secrets are deleted, since a letter being sent creates a new one. */
export async function dropLetters(orm: Orm, owner: number, kinds: readonly Replacing[]): Promise<void> {
	const to = kinds.map((kind) => addressee(kind, owner));
	const waiting = and(isNull(outbox.sentAt), isNull(outbox.givenUpAt));
	await orm.delete(outbox).where(and(eq(outbox.way, "letter"), inArray(outbox.recipient, to), waiting));
}
