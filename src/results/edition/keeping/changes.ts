/** Remembers when what was last changed, so that a kept answer can ask whether it still stands. */
export class Changes {
	readonly #changedAt = new Map<string, number>();
	#sequence = 0;

	/** Grows with every change; ask for it before reading. */
	get sequence(): number {
		return this.#sequence;
	}

	note(keys: Iterable<string>): void {
		this.#sequence += 1;
		for (const key of keys) this.#changedAt.set(key, this.#sequence);
	}

	/** Whether nothing of this has changed after that point of the sequence. */
	unchangedSince(dependencyKeys: Iterable<string>, since: number): boolean {
		if (since === this.#sequence) return true;
		for (const key of dependencyKeys) if ((this.#changedAt.get(key) ?? 0) > since) return false;
		return true;
	}
}
