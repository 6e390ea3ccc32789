/** Milliseconds for which the times of changes are remembered. */
const LATELY = 1_000;

/** Remembers when each key was last changed, so that a cached answer can check whether it is fresh. */
export class Changes {
	readonly #changedAt = new Map<number, number>();
	#lately: { readonly sequence: number; readonly at: number; readonly isGate: boolean }[] = [];
	#sequence = 0;

	/** Grows with every change; read it before reading data. */
	get sequence(): number {
		return this.#sequence;
	}

	/** @param isGate whether permissions may have changed: what is published, what a young category shows */
	note(keys: Iterable<string>, { isGate = false } = {}): void {
		this.#sequence += 1;
		const at = performance.now();
		this.#lately = this.#lately.filter((change) => at - change.at < LATELY);
		this.#lately.push({ sequence: this.#sequence, at, isGate });
		for (const key of keys) this.#changedAt.set(hashOf(key), this.#sequence);
	}

	/**
	 * Milliseconds for which data read at a point of the sequence has been stale; infinity if longer than a second, or if it is no longer
	 * public.
	 */
	behindSince(point: number): number {
		if (point === this.#sequence) return 0;
		const missed = this.#lately.filter(({ sequence }) => sequence > point);
		const [first] = missed;
		if (first?.sequence !== point + 1 || missed.some(({ isGate }) => isGate)) return Number.POSITIVE_INFINITY;
		return performance.now() - first.at;
	}

	/**
	 * Hashes of the keys of an answer, four bytes each: as strings they would be larger than the answer. A collision only causes a
	 * needless rendering.
	 */
	digest(dependencyKeys: Iterable<string>): Uint32Array {
		return Uint32Array.from(dependencyKeys, hashOf);
	}

	/** Whether none of these has changed after that point of the sequence. */
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
