import { RequestRefused } from "../../request/refused.ts";

/** A body of 8 MB is in memory up to three times while it is read. */
const OF_PROCESS = 4;
const OF_ADDRESS = 2;
const RETRY_SECONDS = 5;

/** Number of pictures that this process is reading or decoding. */
export class Uploads {
	readonly #accounts = new Set<number>();
	/** One entry per upload: an address may have several. */
	readonly #addresses: string[] = [];

	/**
	 * Counts an upload before its body is read.
	 * @returns ends it
	 * @throws RequestRefused 429 where the account or the address has too many; 503 where the process has
	 */
	begin(account: number, address: string): () => void {
		const ofAddress = this.#addresses.filter((one) => one === address).length;
		if (this.#accounts.has(account) || ofAddress >= OF_ADDRESS)
			throw new RequestRefused(429, "pictureUnderWay", { retryAfter: RETRY_SECONDS });
		if (this.#addresses.length >= OF_PROCESS) throw new RequestRefused(503, "picturesBusy", { retryAfter: RETRY_SECONDS });
		this.#accounts.add(account);
		this.#addresses.push(address);
		return () => {
			this.#accounts.delete(account);
			this.#addresses.splice(this.#addresses.indexOf(address), 1);
		};
	}
}
