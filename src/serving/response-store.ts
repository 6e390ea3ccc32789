import type { StoredResponse } from "./stored-response.ts";

/** What a store can contain. */
export type Storable = {
	/** Its approximate size in memory, in bytes. */
	readonly bytes: number;
	/** Called when its size changes. */
	onResize?: () => void;
};

/** Knows when each key was last changed. */
export type ChangeLog = {
	/** Grows with every change; read it before reading data. */
	readonly sequence: number;
	/** The keys in the short form that is stored. Two keys may get the same short form; one key never gets two. */
	digest(dependencyKeys: Iterable<string>): Uint32Array;
	/** Whether none of these keys has changed after that point of the sequence. */
	unchangedSince(digest: Uint32Array, since: number): boolean;
};

/** An answer's dependencies. */
export type Dependencies = {
	/** A change of any key makes it stale. */
	readonly dependencyKeys: Iterable<string>;
	/** The point of the sequence before the first read. */
	readonly readSince: number;
	/** Milliseconds since 1970 at which it expires without a change. */
	readonly freshUntil: number;
	/** The present time of the clock that the expiry refers to; left out: a clock that is never set. */
	readonly now?: number;
};

type Entry<Response> = {
	readonly response: Response;
	readonly digest: Uint32Array;
	readonly freshUntil: number;
	/** The expiry by a monotonic clock, so that setting the system's clock back does not prolong it. */
	readonly steadyUntil: number;
	/** The point of the sequence up to which it is known to be fresh. */
	stoodAt: number;
	bytes: number;
};

/** Overhead of an entry beside its key, its answer and its digest. */
const ENTRY = 400;
/** No answer may use more than this share of the store. */
const LARGEST = 1 / 8;

/**
 * Cached answers by request, each until something that it depends on changes. Its size counts everything: keys, headers and every coding.
 * The least recently read answers are evicted.
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
	 * @param isGoodEnough called if a dependency has changed since a point of the sequence
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

	/** Its size in bytes. */
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
