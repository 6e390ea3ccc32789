import type { Log } from "../log.ts";
import { composeMail, type Mail, type Sender } from "./mail.ts";
import type { MailTransport } from "./transport.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A server that restarts is back within the first, one that greylists within the middle ones, one that is down within the last. */
export const RETRY_PAUSES_MS: readonly number[] = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];
/** A dead mail server must not fill the memory. */
const WAITING_AT_MOST = 1_000;
const CLOSING_MS = 5 * SECOND;

/** What a mail server's refusal says without saying whose address it was. */
export function codeOf(error: unknown): { code: unknown; response: unknown; permanent: boolean } {
	const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
	return { code, response: responseCode, permanent: typeof responseCode === "number" && responseCode >= 500 };
}

/**
 * Sends mails beside the answers: whoever hands one in never waits for it nor hears of its failure. What a mail server does not
 * take now is tried again, with growing pauses; what it refuses for good is logged, without the address.
 */
export class MailQueue {
	readonly #transport: MailTransport;
	readonly #sender: Sender;
	readonly #log: Log;
	readonly #pauses: readonly number[];
	readonly #underWay = new Set<Promise<void>>();
	readonly #waiting = new Set<NodeJS.Timeout>();
	#closed = false;

	constructor(options: { transport: MailTransport; sender: Sender; log: Log; pauses?: readonly number[] }) {
		this.#transport = options.transport;
		this.#sender = options.sender;
		this.#log = options.log;
		this.#pauses = options.pauses ?? RETRY_PAUSES_MS;
	}

	send(mail: Mail): void {
		if (this.#waiting.size + this.#underWay.size >= WAITING_AT_MOST) {
			this.#log.error({ mail: mail.kind }, "a mail was not sent: too many wait for the mail server");
			return;
		}
		this.#try(mail, 0);
	}

	/** Gives what is on its way a moment; what waits for another try is lost, and said to be. */
	async close(): Promise<void> {
		this.#closed = true;
		for (const timer of this.#waiting) clearTimeout(timer);
		if (this.#waiting.size > 0) this.#log.error({ mails: this.#waiting.size }, "mails that waited for the mail server are lost");
		let given: NodeJS.Timeout | undefined;
		const moment = new Promise((resolve) => {
			given = setTimeout(resolve, CLOSING_MS);
		});
		await Promise.race([Promise.all(this.#underWay), moment]);
		clearTimeout(given);
		this.#transport.close();
	}

	#try(mail: Mail, tries: number): void {
		const underWay = this.#transport
			.deliver(mail, composeMail(mail, this.#sender))
			.catch((error: unknown) => this.#failed(mail, tries, error))
			.finally(() => this.#underWay.delete(underWay));
		this.#underWay.add(underWay);
	}

	#failed(mail: Mail, tries: number, error: unknown): void {
		const { permanent, ...code } = codeOf(error);
		const about = { mail: mail.kind, tries: tries + 1, ...code };
		const pause = this.#pauses[tries];
		const late = pause !== undefined && mail.until !== undefined && Date.now() + pause > mail.until.getTime();
		if (permanent || pause === undefined || late || this.#closed) {
			this.#log.error(about, "a mail could not be sent and is given up");
			return;
		}
		this.#log.warn({ ...about, again: pause / SECOND }, "a mail could not be sent; it is tried again");
		const timer = setTimeout(() => {
			this.#waiting.delete(timer);
			this.#try(mail, tries + 1);
		}, pause).unref();
		this.#waiting.add(timer);
	}
}
