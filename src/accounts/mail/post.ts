import type { Log } from "../log.ts";
import type { Carrier } from "./carrier.ts";
import { type Letter, type Sender, writeLetter } from "./letter.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** A server that restarts is back within the first, one that greylists within the middle ones, one that is down within the last. */
export const PAUSES_MS: readonly number[] = [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];
/** A dead mail server must not fill the memory. */
const WAITING_AT_MOST = 1_000;
const CLOSING_MS = 5 * SECOND;

/** What a mail server's refusal says without saying whose address it was. */
function codeOf(error: unknown): { code: unknown; response: unknown; permanent: boolean } {
	const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
	return { code, response: responseCode, permanent: typeof responseCode === "number" && responseCode >= 500 };
}

/**
 * Sends letters beside the answers: whoever hands one in never waits for it nor hears of its failure. What a mail server does not
 * take now is tried again, with growing pauses; what it refuses for good is logged, without the address.
 */
export class Post {
	readonly #carrier: Carrier;
	readonly #sender: Sender;
	readonly #log: Log;
	readonly #pauses: readonly number[];
	readonly #carrying = new Set<Promise<void>>();
	readonly #waiting = new Set<NodeJS.Timeout>();
	#closed = false;

	constructor(options: { carrier: Carrier; sender: Sender; log: Log; pauses?: readonly number[] }) {
		this.#carrier = options.carrier;
		this.#sender = options.sender;
		this.#log = options.log;
		this.#pauses = options.pauses ?? PAUSES_MS;
	}

	send(letter: Letter): void {
		if (this.#waiting.size + this.#carrying.size >= WAITING_AT_MOST) {
			this.#log.error({ mail: letter.kind }, "a mail was not sent: too many wait for the mail server");
			return;
		}
		this.#try(letter, 0);
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
		await Promise.race([Promise.all(this.#carrying), moment]);
		clearTimeout(given);
		this.#carrier.close();
	}

	#try(letter: Letter, tries: number): void {
		const carrying = this.#carrier
			.carry(letter, writeLetter(letter, this.#sender))
			.catch((error: unknown) => this.#failed(letter, tries, error))
			.finally(() => this.#carrying.delete(carrying));
		this.#carrying.add(carrying);
	}

	#failed(letter: Letter, tries: number, error: unknown): void {
		const { permanent, ...code } = codeOf(error);
		const about = { mail: letter.kind, tries: tries + 1, ...code };
		const pause = this.#pauses[tries];
		const late = pause !== undefined && letter.until !== undefined && Date.now() + pause > letter.until.getTime();
		if (permanent || pause === undefined || late || this.#closed) {
			this.#log.error(about, "a mail could not be sent and is given up");
			return;
		}
		this.#log.warn({ ...about, again: pause / SECOND }, "a mail could not be sent; it is tried again");
		const timer = setTimeout(() => {
			this.#waiting.delete(timer);
			this.#try(letter, tries + 1);
		}, pause).unref();
		this.#waiting.add(timer);
	}
}
