import { type ChangeLog, type Dependencies, ResponseStore } from "./response-store.ts";
import type { StoredResponse } from "./stored-response.ts";

/** @param keep false: it goes to those who wait for it, then is gone */
export type Rendered = Omit<Dependencies, "readSince" | "now"> & { readonly document: StoredResponse; readonly keep: boolean };
/** Knows besides for how long what was read at a point of the sequence has been behind: endlessly, where it may not be told any more. */
export type DocumentChanges = ChangeLog & { behindSince(point: number): number };
type Rendering = { readonly readSince: number; readonly rendered: Promise<Rendered> };

/** Times in a second that a page is rendered anew because of what changes, … */
const PER_SECOND = 4;
/** … after so many at once. */
const BURST = 4;
/** Milliseconds of a change for which a page that is rendered as often as that may be told as it was before. */
const NEWEST_FOR = 250;
/** Pages whose renderings are counted before those of a while ago are forgotten. */
const COUNTED = 1_000;

/**
 * Documents by address, language and brand, each as long as nothing that it depends on has changed. The same document is rendered once
 * however many ask for it, and a few times a second however often something changes: who asks in between is told the newest there is.
 */
export class DocumentCache {
	readonly #changes: DocumentChanges;
	readonly #store: ResponseStore;
	readonly #rendering = new Map<string, Rendering>();
	/** Renderings that a page has left, and the instant at which it had them. */
	readonly #left = new Map<string, { readonly renderings: number; readonly at: number }>();

	/** @param capacity bytes that the kept documents may take */
	constructor(changes: DocumentChanges, capacity: number) {
		this.#changes = changes;
		this.#store = new ResponseStore(changes, capacity);
	}

	/** The document where it is kept and still stands, or is the newest that may be told. */
	kept(key: string, now: number): StoredResponse | undefined {
		return this.#store.get(key, now, (stoodAt) => this.#leftOf(key) < 1 && this.#changes.behindSince(stoodAt) <= NEWEST_FOR);
	}

	/** @param render called when there is no fresh document */
	async get(key: string, now: number, render: () => Promise<Rendered>): Promise<StoredResponse> {
		const kept = this.kept(key, now);
		if (kept !== undefined) return kept;
		const known = this.#rendering.get(key);
		// What changed while it was being rendered may be missing from one that was begun before.
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
		// One that was begun later knows more.
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
