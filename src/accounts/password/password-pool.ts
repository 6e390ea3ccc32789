import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { RequestRefused } from "../request/refused.ts";
import { hashPassword, isPassword } from "./hash.ts";

/**
 * Hashes run on Node's four threads, which files and compression need too: one core and one thread stay with the readers.
 */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Some 50 s of work: further requests are refused with a retry time rather than left waiting. */
const WAITING_AT_MOST = 2_000;

/** Hashes and checks passwords, a few at a time in the order of arrival. */
export class PasswordPool {
	readonly #waiting: (() => void)[] = [];
	readonly #dummy: Promise<string>;
	#free = AT_ONCE;

	constructor() {
		this.#dummy = this.hash(randomBytes(16).toString("base64"));
	}

	/** @throws RequestRefused 503 when too many wait */
	hash(password: string): Promise<string> {
		return this.#run(() => hashPassword(password));
	}

	/**
	 * @param hashed undefined without an account: costs the same time, and is false
	 * @throws RequestRefused 503 if too many wait
	 */
	async verify(hashed: string | undefined, password: string): Promise<boolean> {
		const compared = hashed ?? (await this.#dummy);
		const right = await this.#run(() => isPassword(compared, password));
		return right && hashed !== undefined;
	}

	async #run<Result>(act: () => Promise<Result>): Promise<Result> {
		if (this.#free > 0) this.#free--;
		else {
			if (this.#waiting.length >= WAITING_AT_MOST) throw new RequestRefused(503, "busy", { retryAfter: 30 });
			await new Promise<void>((resolve) => this.#waiting.push(resolve));
		}
		try {
			return await act();
		} finally {
			const next = this.#waiting.shift();
			if (next) next();
			else this.#free++;
		}
	}
}
