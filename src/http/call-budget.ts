type CallLimits = {
	/** Points of a caller that has been idle for a while. */
	readonly burst: number;
	/** Points that a caller gets back per second. */
	readonly perSecond: number;
};

/** Callers that are remembered. Beyond it, those with all their points are removed first. */
const REMEMBERED = 10_000;

/** Limits the calls of each caller to this process, whatever its address. A call costs points, which come back over time. */
export class CallBudget {
	readonly #limits: CallLimits;
	readonly #now: () => number;
	readonly #callers = new Map<string | number, { left: number; at: number }>();
	#forgetAt = REMEMBERED;

	/** @param now milliseconds of a monotonic clock */
	constructor(limits: CallLimits, now: () => number = () => performance.now()) {
		this.#limits = limits;
		this.#now = now;
	}

	/** @returns seconds until the caller may make this call; 0: now */
	wait(caller: string | number, points = 1): number {
		return Math.max(0, points - this.#left(caller)) / this.#limits.perSecond;
	}

	/** Spends the points if the caller has them. @returns seconds until the caller may make this call; 0: spent */
	spend(caller: string | number, points = 1): number {
		const left = this.#left(caller);
		if (left < points) return this.wait(caller, points);
		if (this.#callers.size >= this.#forgetAt) this.#forget();
		this.#callers.set(caller, { left: left - points, at: this.#now() });
		return 0;
	}

	#left(caller: string | number): number {
		const { burst, perSecond } = this.#limits;
		const known = this.#callers.get(caller);
		return known === undefined ? burst : Math.min(burst, known.left + ((this.#now() - known.at) / 1000) * perSecond);
	}

	#forget(): void {
		for (const caller of this.#callers.keys()) if (this.#left(caller) >= this.#limits.burst) this.#callers.delete(caller);
		this.#forgetAt = Math.max(REMEMBERED, this.#callers.size * 2);
	}
}
