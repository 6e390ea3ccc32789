import type { Frame, LiveMatch } from "./live-match.ts";

type HeardMatch = { readonly revision: number; readonly match: LiveMatch };

/** What the stream of a year has told so far: of each match its last state, and when what else was last changed. */
export class LiveStore {
	readonly #matches = new Map<string, HeardMatch>();
	readonly #about = new Map<string, number>();
	readonly #listeners = new Set<() => void>();
	#revision: number;
	#resetAt = 0;

	/** @param revision of the document that was read */
	constructor(revision: number) {
		this.#revision = revision;
	}

	/** The latest that was heard of; the stream is resumed from it. */
	get revision(): number {
		return this.#revision;
	}

	/** An older frame, of a process that lags behind, never overwrites what a newer one said. */
	take({ revision, matches, about }: Frame): void {
		for (const match of matches) {
			if ((this.#matches.get(match.id)?.revision ?? 0) < revision) this.#matches.set(match.id, { revision, match });
		}
		for (const key of about) this.#about.set(key, Math.max(revision, this.#about.get(key) ?? 0));
		this.#heard(revision);
	}

	/** Too much has changed to be told: all that was read before this revision is to be asked for again. */
	reset(revision: number): void {
		this.#resetAt = Math.max(this.#resetAt, revision);
		this.#heard(revision);
	}

	/** The same object until it changes. */
	match(id: string): HeardMatch | undefined {
		return this.#matches.get(id);
	}

	/** The last revision in which any of this changed; 0 where it has not since the page was opened. */
	changedAt(keys: readonly string[]): number {
		return Math.max(this.#resetAt, this.#about.get("edition") ?? 0, ...keys.map((key) => this.#about.get(key) ?? 0));
	}

	/** @returns stops it */
	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	#heard(revision: number): void {
		this.#revision = Math.max(this.#revision, revision);
		for (const listener of this.#listeners) listener();
	}
}
