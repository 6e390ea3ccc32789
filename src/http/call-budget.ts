type CallLimits = {
	/** Points that a caller has after a while without calls. */
	readonly burst: number;
	/** Points that it is given back in a second. */
	readonly perSecond: number;
};

/** Callers that are remembered before those that have all their points again are forgotten. */
const REMEMBERED = 10_000;

/** How much each caller may ask of this process, whatever its address: points are spent on calls and come back little by little. */
export class CallBudget {
	readonly #limits: CallLimits;
	readonly #now: () => number;
	readonly #callers = new Map<string | number, { left: number; at: number }>();
	#forgetAt = REMEMBERED;

	/** @param now milliseconds of a clock that never goes back */
	constructor(limits: CallLimits, now: () => number = () => performance.now()) {
		this.#limits = limits;
		this.#now = now;
	}

	/** @returns seconds until the caller may ask for as much; 0 where it may now */
	wait(caller: string | number, points = 1): number {
		return Math.max(0, points - this.#left(caller)) / this.#limits.perSecond;
	}

	/** @returns seconds until the caller may ask for as much; 0 where it may now, and has spent it */
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
