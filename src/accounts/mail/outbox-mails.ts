import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import { enqueue, failed, jittered, type LeasedEntry, putBack, sent } from "../../outbox/outbox.ts";
import { type Batch, type Sending, startSending } from "../../outbox/start-sending.ts";
import { type Log, plainError } from "../log.ts";
import { account } from "../tables/account.ts";
import { MAILS_AT_ONCE } from "./at-once.ts";
import { composeMail, type Sender } from "./mail.ts";
import { AUDIENCES, type AudienceMail, type MailAudience, mailedAccounts } from "./mailed-accounts.ts";
import { codeOf, RETRY_PAUSES_MS } from "./retry.ts";
import type { MailTransport } from "./transport.ts";

/** Moves are useful to know before the matches begin. */
const USEFUL_MS = 12 * 3_600_000;

type Options = {
	readonly cup: number;
	/** The site's scheme and host. */
	readonly origin: string;
	readonly transport: MailTransport;
	readonly sender: Sender;
	readonly log: Log;
	readonly now: () => Date;
	readonly pauses?: readonly number[];
};

/** Sends the outbox's mails as long as the process runs. */
export function sendOutboxMails(database: Database, options: Options): Promise<Sending> {
	const { cup, log, now } = options;
	return startSending(database, {
		...{ cup, way: "mail", limit: MAILS_AT_ONCE, now },
		send: async (taken, { signal, over }) => {
			await Promise.all(taken.map((one) => send(database, options, one, signal).finally(over)));
		},
		onError: (error) => log.error(plainError(error), "the outbox's mails could not be looked after; it is tried again"),
	});
}

const isAudience = (recipient: string): recipient is MailAudience => AUDIENCES.some((one) => one === recipient);

function send(database: Database, options: Options, one: LeasedEntry, signal: Batch["signal"]): Promise<void> {
	return isAudience(one.recipient) ? addressAll(database, options, one, one.recipient) : sendOne(database, options, one, signal);
}

/** Queues a mail for each account of an audience, all or none; an account in several audiences gets one. */
function addressAll({ orm }: Database, { cup, now }: Options, one: LeasedEntry, as: MailAudience): Promise<void> {
	const mail = one.content as AudienceMail;
	return orm.transaction(async (tx) => {
		const at = now();
		const accounts = await mailedAccounts(tx, { cup, year: mail.year, teams: mail.teams, as });
		const entries = accounts.map(({ id }) => ({
			...{ event: one.event, topic: one.topic, way: "mail" as const, recipient: `follower:${id}`, account: id },
			...(one.act !== null && { act: one.act }),
			...{ content: { text: mail.text, year: mail.year }, until: new Date(at.getTime() + USEFUL_MS) },
		}));
		await enqueue(tx, cup, entries, at);
		await sent(tx, [one], at);
	});
}

async function sendOne({ orm }: Database, options: Options, one: LeasedEntry, signal: Batch["signal"]): Promise<void> {
	const { origin, transport, sender, log, now, pauses = RETRY_PAUSES_MS } = options;
	const { text, year } = one.content as Omit<AudienceMail, "teams">;
	const about = { mail: "matchesMoved", tries: one.tries };
	// Uses the present settings: an account may have turned mails off, or changed its address.
	const [to] = await orm
		.select()
		.from(account)
		.where(and(eq(account.id, one.account ?? 0), eq(account.toldOfMoves, true)));
	if (to === undefined) return failed(orm, one, { now: now(), again: null, reason: "not wanted any more" });
	const mail = { kind: "matchesMoved", says: text[to.language], to, link: `${origin}/${year}/favourites` } as const;
	try {
		await transport.deliver(mail, composeMail(mail, sender), signal);
	} catch (error) {
		if (signal.aborted) return putBack(orm, [one], now());
		const { permanent, code, response } = codeOf(error);
		const pause = permanent ? undefined : pauses[one.tries - 1];
		const again = pause === undefined ? null : new Date(now().getTime() + jittered(pause));
		log.warn({ ...about, code, response, again: again !== null }, "a mail of the outbox could not be sent");
		return failed(orm, one, { now: now(), again, reason: String(response ?? code ?? "not sent") });
	}
	await sent(orm, [one], now());
}
