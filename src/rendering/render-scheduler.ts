import type { CpuQuota } from "../http/cpu-quota.ts";

type Line = { readonly waiting: (() => void)[]; restsUntil: number };

/** Milliseconds after which a page that is not ready waits for something other than the processor: the next one need not wait for that. */
const LONGEST = 2_000;
/** Milliseconds between two pages, in which what waits for something else goes on. */
const BETWEEN = 1;
/** An address that has asked for much rests so many times as long as its page took. */
const REST = 2;

/** The address has used up its time while its page waited for its turn. */
export class ProcessorBudgetSpent extends Error {}

/**
 * Pages are rendered one at a time, the addresses in turn, and whoever waits for something else comes in between: an address that asks for a
 * thousand new ones holds up another's first one by one, and after a while has the processor for a third of the time at most. What a page
 * took counts on its address.
 */
export class RenderScheduler {
	readonly #lines = new Map<CpuQuota, Line>();
	#isTaken = false;
	#timer: NodeJS.Timeout | undefined;
	/** When it looks for the next one; endlessly far: it does not. */
	#looksAt = Number.POSITIVE_INFINITY;

	/**
	 * @returns what `render` does
	 * @throws ProcessorBudgetSpent where others of the address's pages have used up its time meanwhile
	 */
	async take<Rendered>(meter: CpuQuota, render: () => Promise<Rendered>): Promise<Rendered> {
		await this.#myTurn(meter);
		const began = performance.now();
		let isOver = false;
		const over = () => {
			if (isOver) return;
			isOver = true;
			clearTimeout(late);
			this.#end(meter, performance.now() - began);
		};
		const late = setTimeout(over, LONGEST);
		try {
			if (meter.isOverdrawn()) throw new ProcessorBudgetSpent("the address has used up its time");
			return await render();
		} finally {
			over();
		}
	}

	async #myTurn(meter: CpuQuota): Promise<void> {
		const line = this.#lines.get(meter);
		if (!line && !this.#isTaken) {
			this.#isTaken = true;
			return;
		}
		await new Promise<void>((go) => {
			if (line) line.waiting.push(go);
			else this.#lines.set(meter, { waiting: [go], restsUntil: 0 });
			this.#later();
		});
	}

	#end(meter: CpuQuota, took: number): void {
		meter.spend(took);
		this.#isTaken = false;
		if (meter.isBusy()) {
			const line = this.#lines.get(meter) ?? { waiting: [], restsUntil: 0 };
			line.restsUntil = performance.now() + took * REST;
			this.#lines.set(meter, line);
		}
		this.#later();
	}

	/** Looks for the next one, as soon as there may be one: sooner than it was to, where that was for an address that rests. */
	#later(): void {
		if (this.#isTaken || this.#lines.size === 0) return;
		const now = performance.now();
		const earliest = Math.min(...[...this.#lines.values()].map(({ restsUntil }) => restsUntil));
		const at = Math.max(now + BETWEEN, earliest);
		if (at >= this.#looksAt) return;
		clearTimeout(this.#timer);
		this.#looksAt = at;
		this.#timer = setTimeout(
			() => {
				this.#looksAt = Number.POSITIVE_INFINITY;
				if (!this.#isTaken) this.#next();
			},
			Math.ceil(at - now),
		);
	}

	#next(): void {
		const now = performance.now();
		for (const [meter, line] of this.#lines) {
			if (line.restsUntil > now) continue;
			this.#lines.delete(meter);
			const go = line.waiting.shift();
			// It goes to the end, behind the other addresses.
			if (line.waiting.length > 0) this.#lines.set(meter, line);
			if (go === undefined) continue;
			this.#isTaken = true;
			go();
			return;
		}
		this.#later();
	}
}
