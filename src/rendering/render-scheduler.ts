import type { CpuQuota } from "../http/cpu-quota.ts";

type Line = { readonly waiting: (() => void)[]; restsUntil: number };

/** Milliseconds after which an unfinished page is waiting for something other than the processor: the next page need not wait for it. */
const LONGEST = 2_000;
/** Milliseconds between two pages, in which other work proceeds. */
const BETWEEN = 1;
/** An address that has used much pauses for this multiple of its page's rendering time. */
const REST = 2;

/** The address used up its quota while its page was queued. */
export class ProcessorBudgetSpent extends Error {}

/**
 * Renders pages one at a time, the addresses in turn, with pauses for other work. An address that asks for a thousand new pages delays
 * another's first page by one, and in the long run uses at most a third of the processor. Rendering time is charged to the address.
 */
export class RenderScheduler {
	readonly #lines = new Map<CpuQuota, Line>();
	#isTaken = false;
	#timer: NodeJS.Timeout | undefined;
	/** When it looks for the next page; infinity: not at all. */
	#looksAt = Number.POSITIVE_INFINITY;

	/**
	 * @returns the result of `render`
	 * @throws ProcessorBudgetSpent if the address's other pages have used up its quota meanwhile
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

	/** Looks for the next page as soon as there may be one, earlier than planned if that was a pause of one address. */
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
			// Goes to the end of the queue, behind the other addresses.
			if (line.waiting.length > 0) this.#lines.set(meter, line);
			if (go === undefined) continue;
			this.#isTaken = true;
			go();
			return;
		}
		this.#later();
	}
}
