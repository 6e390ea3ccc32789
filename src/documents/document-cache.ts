import { type ChangeLog, ResponseStore, type Standing } from "../http/response-store.ts";
import type { StoredResponse } from "../http/stored-response.ts";

/** @param keep false: it goes to those who wait for it, then is gone */
export type Rendered = Omit<Standing, "readSince"> & { readonly document: StoredResponse; readonly keep: boolean };
type Rendering = { readonly readSince: number; readonly rendered: Promise<Rendered> };

/**
 * Documents by address, language and brand, each as long as nothing that it depends on has changed. The same document is rendered once
 * however many ask for it.
 */
export class DocumentCache {
	readonly #changes: ChangeLog;
	readonly #store: ResponseStore;
	readonly #rendering = new Map<string, Rendering>();

	/** @param capacity bytes that the kept documents may take */
	constructor(changes: ChangeLog, capacity: number) {
		this.#changes = changes;
		this.#store = new ResponseStore(changes, capacity);
	}

	/** The document where it is kept and still stands. */
	kept(key: string, now: number): StoredResponse | undefined {
		return this.#store.get(key, now);
	}

	/** @param render called when there is no fresh document */
	async get(key: string, now: number, render: () => Promise<Rendered>): Promise<StoredResponse> {
		const kept = this.#store.get(key, now);
		if (kept !== undefined) return kept;
		const known = this.#rendering.get(key);
		// What changed while it was being rendered may be missing from one that was begun before.
		if (known !== undefined && known.readSince === this.#changes.sequence) return (await known.rendered).document;
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
		if (keep && (this.#rendering.get(key) ?? mine) === mine) this.#store.put(key, document, { ...standing, readSince });
		return document;
	}

	get size(): number {
		return this.#store.size;
	}
}
