import type { StoredDocument } from "./stored-document.ts";

/** Compressed bytes that the cache may hold; a page is about 5 kB, so this is every page of a big cup many times over. */
const CAPACITY = 96 * 1024 * 1024;

type Rendered = { readonly document: StoredDocument; readonly keep: boolean };

/**
 * Documents by address, language and brand. A change in the read model drops only the documents that depend on what
 * changed; the same document is rendered once however many ask for it; the least recently read ones make room.
 */
export class DocumentCache {
	readonly #documents = new Map<string, StoredDocument>();
	readonly #rendering = new Map<string, Promise<Rendered>>();
	#bytes = 0;
	#generation = 0;

	/** @param render called when there is no fresh document; one that is not to be kept goes to those who wait for it, then is gone */
	async get(key: string, now: number, render: () => Promise<Rendered>): Promise<StoredDocument> {
		const kept = this.#documents.get(key);
		if (kept !== undefined && kept.freshUntil > now) {
			this.#documents.delete(key);
			this.#documents.set(key, kept);
			return kept;
		}
		let rendering = this.#rendering.get(key);
		if (rendering === undefined) {
			const generation = this.#generation;
			const mine: Promise<Rendered> = render().finally(() => {
				if (this.#rendering.get(key) === mine) this.#rendering.delete(key);
			});
			rendering = mine;
			this.#rendering.set(key, mine);
			const { document, keep } = await rendering;
			// What changed while it was being rendered may be missing from it.
			if (keep && generation === this.#generation) this.#keep(key, document);
			return document;
		}
		return (await rendering).document;
	}

	/** Drops every document that depends on any of the keys, and lets none that is being rendered now stay. */
	changed(keys: ReadonlySet<string>): void {
		this.#generation++;
		this.#rendering.clear();
		for (const [key, document] of this.#documents) {
			for (const dependency of document.dependencyKeys) {
				if (keys.has(dependency)) {
					this.#drop(key);
					break;
				}
			}
		}
	}

	get size(): number {
		return this.#documents.size;
	}

	#keep(key: string, document: StoredDocument): void {
		this.#drop(key);
		this.#documents.set(key, document);
		this.#bytes += document.brotli.length;
		for (const oldest of this.#documents.keys()) {
			if (this.#bytes <= CAPACITY) break;
			this.#drop(oldest);
		}
	}

	#drop(key: string): void {
		const document = this.#documents.get(key);
		if (document === undefined) return;
		this.#documents.delete(key);
		this.#bytes -= document.brotli.length;
	}
}
