/** Milliseconds for which the instants of changes are remembered. */
const LATELY = 1_000;

/** Remembers when what was last changed, so that a kept answer can ask whether it still stands. */
export class Changes {
	readonly #changedAt = new Map<number, number>();
	#lately: { readonly sequence: number; readonly at: number; readonly isGate: boolean }[] = [];
	#sequence = 0;

	/** Grows with every change; ask for it before reading. */
	get sequence(): number {
		return this.#sequence;
	}

	/** @param isGate whether what may be told may have changed: what is published, what a young category shows */
	note(keys: Iterable<string>, { isGate = false } = {}): void {
		this.#sequence += 1;
		const at = performance.now();
		this.#lately = this.#lately.filter((change) => at - change.at < LATELY);
		this.#lately.push({ sequence: this.#sequence, at, isGate });
		for (const key of keys) this.#changedAt.set(hashOf(key), this.#sequence);
	}

	/**
	 * Milliseconds for which what was read at a point of the sequence has been behind the record; endlessly where it is longer than a second, or
	 * tells what may be told no more.
	 */
	behindSince(point: number): number {
		if (point === this.#sequence) return 0;
		const missed = this.#lately.filter(({ sequence }) => sequence > point);
		const [first] = missed;
		if (first?.sequence !== point + 1 || missed.some(({ isGate }) => isGate)) return Number.POSITIVE_INFINITY;
		return performance.now() - first.at;
	}

	/**
	 * The keys as an answer keeps them, four bytes each: as texts they would take more than the answer. Two keys may be told as one, which
	 * makes an answer anew that still stood.
	 */
	digest(dependencyKeys: Iterable<string>): Uint32Array {
		return Uint32Array.from(dependencyKeys, hashOf);
	}

	/** Whether nothing of this has changed after that point of the sequence. */
	unchangedSince(digest: Uint32Array, since: number): boolean {
		if (since === this.#sequence) return true;
		for (const key of digest) if ((this.#changedAt.get(key) ?? 0) > since) return false;
		return true;
	}
}

/** FNV-1a, of 32 bits. */
function hashOf(key: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
	return hash >>> 0;
}
