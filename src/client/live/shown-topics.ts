/** What is shown besides what the page says, in the words of the stream (docs/develop/live.md), and the revision that it was read at. */
export type ShownTopic = { readonly topic: string; readonly revision: number };

type Shown = { revision: number; times: number };

/** What a tab shows that the stream is to tell of: matches that are pinned or followed, teams, lists. */
export class ShownTopics {
	readonly #shown = new Map<string, Shown>();
	readonly #listeners = new Set<() => void>();

	/**
	 * From now on it is shown.
	 * @param revision that it was read at: what has changed of it since is to be told
	 * @returns it is not shown any more
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

	/** @param names those of which all has been told up to a revision; null: all */
	told(revision: number, names: ReadonlySet<string> | null): void {
		for (const [topic, shown] of this.#shown)
			if (names === null || names.has(topic)) shown.revision = Math.max(shown.revision, revision);
	}

	/** @param ids what the page itself shows, of which the stream tells as of the page: its matches need not be named */
	besides(ids: ReadonlySet<string>): ShownTopic[] {
		return [...this.#shown].flatMap(([topic, { revision }]) =>
			topic.startsWith("match:") && ids.has(topic.slice("match:".length)) ? [] : [{ topic, revision }],
		);
	}

	/** @param listener something more is shown @returns stops it */
	onMore(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}
}
