/** Topics shown in addition to the page (docs/develop/live.md), each with the revision of its data. */
export type ShownTopic = { readonly topic: string; readonly revision: number };

type Shown = { revision: number; times: number };

/** What a tab shows and the stream should include: pinned or followed matches, teams, lists. */
export class ShownTopics {
	readonly #shown = new Map<string, Shown>();
	readonly #listeners = new Set<() => void>();

	/**
	 * Registers shown topics.
	 * @param revision of their data: later changes are requested
	 * @returns unregisters them
	 */
	show(topics: readonly string[], revision: number): () => void {
		for (const topic of topics) {
			const known = this.#shown.get(topic);
			if (known === undefined) this.#shown.set(topic, { revision, times: 1 });
			else {
				known.revision = Math.min(known.revision, revision);
				known.times += 1;
			}
		}
		if (topics.length > 0) for (const listener of this.#listeners) listener();
		return () => {
			for (const topic of topics) {
				const known = this.#shown.get(topic);
				if (known !== undefined && --known.times === 0) this.#shown.delete(topic);
			}
		};
	}

	/** @param names the topics that are complete up to a revision; null: all */
	told(revision: number, names: ReadonlySet<string> | null): void {
		for (const [topic, shown] of this.#shown)
			if (names === null || names.has(topic)) shown.revision = Math.max(shown.revision, revision);
	}

	/** @param ids of the page itself, which the stream includes: its matches need not be named */
	besides(ids: ReadonlySet<string>): ShownTopic[] {
		return [...this.#shown].flatMap(([topic, { revision }]) =>
			topic.startsWith("match:") && ids.has(topic.slice("match:".length)) ? [] : [{ topic, revision }],
		);
	}

	/** @param listener called when a further topic is shown @returns stops it */
	onMore(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}
