import type { StoredResponse } from "./stored-response.ts";

/** What a store can hold. */
export type Storable = {
	/** About what it takes of memory. */
	readonly bytes: number;
	/** Told when it holds another number of bytes. */
	onResize?: () => void;
};

/** Knows when what was last changed. */
export type ChangeLog = {
	/** Grows with every change; ask for it before reading. */
	readonly sequence: number;
	/** The keys as short as they are kept: of another key, it may say the same, and never another of the same. */
	digest(dependencyKeys: Iterable<string>): Uint32Array;
	/** Whether nothing of this has changed after that point of the sequence. */
	unchangedSince(digest: Uint32Array, since: number): boolean;
};

/** What an answer depends on. */
export type Dependencies = {
	/** A change of any makes it stale. */
	readonly dependencyKeys: Iterable<string>;
	/** The point of the sequence before the first thing was read. */
	readonly readSince: number;
	/** Milliseconds since 1970 at which it is no longer true though nothing changed. */
	readonly freshUntil: number;
	/** What the clock by which that was said shows; left out: it is never set. */
	readonly now?: number;
};

type Entry<Response> = {
	readonly response: Response;
	readonly digest: Uint32Array;
	readonly freshUntil: number;
	/** The same by a clock that is never set: what was kept does not stay for as long as the system's clock has been set back. */
	readonly steadyUntil: number;
	/** The point of the sequence up to which it is known to stand. */
	stoodAt: number;
	bytes: number;
};

/** What an entry takes besides its key, its answer and its digest. */
const ENTRY = 400;
/** No answer takes more of the store than this part. */
const LARGEST = 1 / 8;

/**
 * Answers by what was asked, each as long as nothing it depends on has changed. All that it holds is counted, keys, headers and every
 * coding; the least recently read ones make room.
 */
export class ResponseStore<Response extends Storable = StoredResponse> {
	readonly #changes: ChangeLog;
	readonly #capacity: number;
	readonly #entries = new Map<string, Entry<Response>>();
	#bytes = 0;

	/** @param capacity bytes */
	constructor(changes: ChangeLog, capacity: number) {
		this.#changes = changes;
		this.#capacity = capacity;
	}

	/**
	 * @param now milliseconds since 1970
	 * @param isGoodEnough asked where something it depends on has changed since a point of the sequence
	 */
	get(key: string, now: number, isGoodEnough?: (stoodAt: number) => boolean): Response | undefined {
		const entry = this.#entries.get(key);
		if (entry === undefined) return undefined;
		const { freshUntil, steadyUntil, digest, stoodAt } = entry;
		const isFresh = freshUntil > now && steadyUntil > performance.now();
		if (isFresh && !this.#changes.unchangedSince(digest, stoodAt) && isGoodEnough?.(stoodAt)) return entry.response;
		if (!isFresh || !this.#changes.unchangedSince(entry.digest, entry.stoodAt)) {
			this.#drop(key, entry);
			return undefined;
		}
		entry.stoodAt = this.#changes.sequence;
		this.#entries.delete(key);
		this.#entries.set(key, entry);
		return entry.response;
	}

	put(key: string, response: Response, { dependencyKeys, readSince, freshUntil, now }: Dependencies): void {
		const before = this.#entries.get(key);
		if (before !== undefined) this.#drop(key, before);
		const digest = this.#changes.digest(dependencyKeys);
		const steadyUntil = now === undefined ? Number.POSITIVE_INFINITY : performance.now() + freshUntil - now;
		const entry: Entry<Response> = { response, digest, freshUntil, steadyUntil, stoodAt: readSince, bytes: 0 };
		const measure = () => {
			if (this.#entries.get(key) !== entry) return;
			this.#bytes -= entry.bytes;
			entry.bytes = ENTRY + key.length * 2 + digest.byteLength + response.bytes;
			this.#bytes += entry.bytes;
			if (entry.bytes > this.#capacity * LARGEST) this.#drop(key, entry);
			this.#makeRoom();
		};
		this.#entries.set(key, entry);
		response.onResize = measure;
		measure();
	}

	get size(): number {
		return this.#entries.size;
	}

	/** Bytes that it holds. */
	get bytes(): number {
		return this.#bytes;
	}

	#makeRoom(): void {
		for (const [key, oldest] of this.#entries) {
			if (this.#bytes <= this.#capacity) break;
			this.#drop(key, oldest);
		}
	}

	#drop(key: string, entry: Entry<Response>): void {
		this.#entries.delete(key);
		this.#bytes -= entry.bytes;
	}
}
