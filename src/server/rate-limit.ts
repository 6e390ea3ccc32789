/** So many in each span of time, each caller by itself. */
export class RateLimit {
	readonly #most: number;
	readonly #span: number;
	readonly #taken = new Map<string, { count: number; until: number }>();

	/** @param span milliseconds */
	constructor(most: number, span: number) {
		this.#most = most;
		this.#span = span;
	}

	/** @returns milliseconds to wait; 0: go on */
	take(caller: string, now: number): number {
		const taken = this.#taken.get(caller);
		if (!taken || taken.until <= now) {
			if (this.#taken.size > 10_000) this.#forget(now);
			this.#taken.set(caller, { count: 1, until: now + this.#span });
			return 0;
		}
		taken.count += 1;
		return taken.count > this.#most ? taken.until - now : 0;
	}

	#forget(now: number): void {
		for (const [caller, { until }] of this.#taken) if (until <= now) this.#taken.delete(caller);
	}
}
