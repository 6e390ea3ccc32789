import { CallBudget } from "../http/call-budget.ts";
import { BROKEN_REQUESTS, type CpuQuota } from "../http/cpu-quota.ts";
import type { Asked } from "./client-address.ts";

/** The processor time that an address may use. */
export type BudgetLimits = {
	/** Milliseconds that it may use after a period without requests. */
	readonly burst: number;
	/** Milliseconds of use after which it counts as busy. */
	readonly atOnce: number;
	/** Milliseconds that it gets back per second. */
	readonly perSecond: number;
};

/**
 * Limits of this process per address. An address may be that of a school or a phone network. Cached pages and the site's own queries are
 * free; the budget for pages that are rendered anew is large.
 */
export const BUDGETS = {
	graphql: { burst: 5_000, atOnce: 500, perSecond: 250 },
	pages: { burst: 15_000, atOnce: 1_000, perSecond: 250 },
} as const satisfies Record<string, BudgetLimits>;

/** Milliseconds by which work in progress may exceed the budget, so that most of what was begun is finished. */
const OVERDRAFT = 500;
/** Addresses that are remembered. Beyond it, those with all their budget are removed first. */
const REMEMBERED = 10_000;

/** The client's meter for each kind of work. */
export type Meters = Readonly<Record<keyof typeof BUDGETS, (asked: Asked) => CpuQuota>>;

/** @param from the address that was refused */
type OnRefused = (of: keyof typeof BUDGETS, status: number, from: string) => void;

/** @param addressOf the address that a request is charged to */
export function metersOf(addressOf: (asked: Asked) => string, onRefused?: OnRefused): Meters {
	const of = (name: keyof typeof BUDGETS) => {
		const budget = new ProcessorBudget(BUDGETS[name], undefined, (status, from) => onRefused?.(name, status, from));
		return (asked: Asked) => budget.meterOf(addressOf(asked));
	};
	return { graphql: of("graphql"), pages: of("pages") };
}

type Account = { left: number; at: number; readonly meter: CpuQuota };

/**
 * Processor time that addresses may use: it is subtracted after use and comes back gradually. rate-limiter-flexible cannot do this: it
 * subtracts whole points in advance, and all come back at once at the end of a period.
 */
export class ProcessorBudget {
	readonly #limits: BudgetLimits;
	readonly #now: () => number;
	readonly #accounts = new Map<string, Account>();
	readonly #broken: CallBudget;
	#forgetAt = REMEMBERED;

	readonly #onRefused: ((status: number, address: string) => void) | undefined;

	/** @param now milliseconds of a monotonic clock */
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
		// If most of them still owe something, this is not repeated with each new one.
		this.#forgetAt = Math.max(REMEMBERED, this.#accounts.size * 2);
	}
}
