/** Remembers when what was last changed, so that a kept answer can ask whether it still stands. */
export class Changes {
	readonly #changedAt = new Map<number, number>();
	#sequence = 0;

	/** Grows with every change; ask for it before reading. */
	get sequence(): number {
		return this.#sequence;
	}

	note(keys: Iterable<string>): void {
		this.#sequence += 1;
		for (const key of keys) this.#changedAt.set(hashOf(key), this.#sequence);
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
