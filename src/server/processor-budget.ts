import { CallBudget } from "../http/call-budget.ts";
import { BROKEN_REQUESTS, type CpuQuota } from "../http/cpu-quota.ts";
import type { Asked } from "./client-address.ts";

/** What an address may use of the processor. */
export type BudgetLimits = {
	/** Milliseconds that it may use, after a while without. */
	readonly burst: number;
	/** Of these, those after whose use it is busy. */
	readonly atOnce: number;
	/** Milliseconds that it is given back in a second. */
	readonly perSecond: number;
};

/**
 * Of this process, for each address. An address may be a school hall's or a phone network's: pages that are kept and the site's own
 * questions never count, and of what does (pages that are rendered anew) it may have much.
 */
export const BUDGETS = {
	graphql: { burst: 5_000, atOnce: 500, perSecond: 250 },
	pages: { burst: 15_000, atOnce: 1_000, perSecond: 250 },
} as const satisfies Record<string, BudgetLimits>;

/** Milliseconds that what is being made already may go beyond the budget, so that what was begun is mostly ended. */
const OVERDRAFT = 500;
/** Addresses that are remembered before those that have all their budget again are forgotten. */
const REMEMBERED = 10_000;

/** The meter of who asks, for each kind of what is made anew. */
export type Meters = Readonly<Record<keyof typeof BUDGETS, (asked: Asked) => CpuQuota>>;

/** @param from the address that was refused */
type OnRefused = (of: keyof typeof BUDGETS, status: number, from: string) => void;

/** @param addressOf the address that a request counts for */
export function metersOf(addressOf: (asked: Asked) => string, onRefused?: OnRefused): Meters {
	const of = (name: keyof typeof BUDGETS) => {
		const budget = new ProcessorBudget(BUDGETS[name], undefined, (status, from) => onRefused?.(name, status, from));
		return (asked: Asked) => budget.meterOf(addressOf(asked));
	};
	return { graphql: of("graphql"), pages: of("pages") };
}

type Account = { left: number; at: number; readonly meter: CpuQuota };

/**
 * Time of the processor that addresses may use: what was used is taken after it was used, and comes back little by little. No limiter of
 * rate-limiter-flexible counts so: its points are taken before, in whole numbers, and all come back at once when a span of time is over.
 */
export class ProcessorBudget {
	readonly #limits: BudgetLimits;
	readonly #now: () => number;
	readonly #accounts = new Map<string, Account>();
	readonly #broken: CallBudget;
	#forgetAt = REMEMBERED;

	readonly #onRefused: ((status: number, address: string) => void) | undefined;

	/** @param now milliseconds of a clock that never goes back */
	constructor(
		limits: BudgetLimits,
		now: () => number = () => performance.now(),
		onRefused?: (status: number, address: string) => void,
	) {
		this.#limits = limits;
		this.#now = now;
		this.#broken = new CallBudget(BROKEN_REQUESTS, now);
		this.#onRefused = onRefused;
	}

	/** @param address as limits see it: of IPv6 its /64 */
	meterOf(address: string): CpuQuota {
		const known = this.#accounts.get(address);
		if (known) return known.meter;
		if (this.#accounts.size >= this.#forgetAt) this.#forget();
		const left = () => this.#left(account);
		const account: Account = {
			left: this.#limits.burst,
			at: this.#now(),
			meter: {
				wait: () => (left() > 0 ? 0 : ((1 - left()) / this.#limits.perSecond) * 1000),
				isBusy: () => left() < this.#limits.burst - this.#limits.atOnce,
				isOverdrawn: () => left() < -OVERDRAFT,
				spend: (ms) => {
					account.left = left() - ms;
					account.at = this.#now();
				},
				broken: () => this.#broken.spend(address) * 1_000,
				refused: (status) => this.#onRefused?.(status, address),
			},
		};
		this.#accounts.set(address, account);
		return account.meter;
	}

	get size(): number {
		return this.#accounts.size;
	}

	#left({ left, at }: Account): number {
		const { burst, perSecond } = this.#limits;
		return Math.min(burst, left + ((this.#now() - at) / 1000) * perSecond);
	}

	#forget(): void {
		for (const [address, account] of this.#accounts) {
			if (this.#left(account) >= this.#limits.burst) this.#accounts.delete(address);
		}
		// Where most of them are still owed something, not at each new one again.
		this.#forgetAt = Math.max(REMEMBERED, this.#accounts.size * 2);
	}
}
