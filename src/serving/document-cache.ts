import { type ChangeLog, type Dependencies, ResponseStore } from "./response-store.ts";
import type { StoredResponse } from "./stored-response.ts";

/** @param keep false: sent to the waiting clients but not cached */
export type Rendered = Omit<Dependencies, "readSince" | "now"> & { readonly document: StoredResponse; readonly keep: boolean };
/** Also knows how long the data read at a point of the sequence has been stale; infinity: too stale to be sent. */
export type DocumentChanges = ChangeLog & { behindSince(point: number): number };
type Rendering = { readonly readSince: number; readonly rendered: Promise<Rendered> };

/** How many times a second a page is rendered at most because its data changed. */
const PER_SECOND = 4;
/** Renderings allowed in a burst. */
const BURST = 4;
/** Milliseconds for which a page at that limit may be sent as it was before a change. */
const NEWEST_FOR = 250;
/** Pages whose renderings are counted. Beyond it, those not rendered recently are removed. */
const COUNTED = 1_000;

/**
 * Documents by address, language and brand, each until something that it depends on changes. A document is rendered once for all
 * concurrent requests, and only a few times a second however often its data changes: requests in between get the newest one.
 */
export class DocumentCache {
	readonly #changes: DocumentChanges;
	readonly #store: ResponseStore;
	readonly #rendering = new Map<string, Rendering>();
	/** Renderings that a page has left, and the instant at which that was counted. */
	readonly #left = new Map<string, { readonly renderings: number; readonly at: number }>();

	/** @param capacity limit in bytes of the cached documents */
	constructor(changes: DocumentChanges, capacity: number) {
		this.#changes = changes;
		this.#store = new ResponseStore(changes, capacity);
	}

	/** The cached document if it is fresh, or the newest one that may still be sent. */
	kept(key: string, now: number): StoredResponse | undefined {
		return this.#store.get(key, now, (stoodAt) => this.#leftOf(key) < 1 && this.#changes.behindSince(stoodAt) <= NEWEST_FOR);
	}

	/** @param render called if there is no fresh document */
	async get(key: string, now: number, render: () => Promise<Rendered>): Promise<StoredResponse> {
		const kept = this.kept(key, now);
		if (kept !== undefined) return kept;
		const known = this.#rendering.get(key);
		// A document begun before a change may lack the change.
		if (known !== undefined && known.readSince === this.#changes.sequence) return (await known.rendered).document;
		this.#count(key);
		const readSince = this.#changes.sequence;
		const mine: Rendering = {
			readSince,
			rendered: render().finally(() => {
				if (this.#rendering.get(key) === mine) this.#rendering.delete(key);
			}),
		};
		this.#rendering.set(key, mine);
		const { document, keep, ...standing } = await mine.rendered;
		// A document that was begun later is newer.
		if (keep && (this.#rendering.get(key) ?? mine) === mine) this.#store.put(key, document, { ...standing, readSince, now });
		return document;
	}

	#leftOf(key: string): number {
		const left = this.#left.get(key);
		return left === undefined ? BURST : Math.min(BURST, left.renderings + ((performance.now() - left.at) / 1000) * PER_SECOND);
	}

	#count(key: string): void {
		const renderings = this.#leftOf(key) - 1;
		this.#left.delete(key);
		this.#left.set(key, { renderings: Math.max(0, renderings), at: performance.now() });
		for (const oldest of this.#left.keys()) {
			if (this.#left.size <= COUNTED) break;
			this.#left.delete(oldest);
		}
	}

	get size(): number {
		return this.#store.size;
	}
}
