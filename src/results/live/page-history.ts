/** Limits of stored frames of a page, in number and bytes: a page with more changes is sent whole to returning clients. */
const KEPT = { frames: 64, bytes: 32 * 1024 };

/** A frame of a page's change. */
type Told = {
	/** The revisions of which the page is known to have been as it was before: from the one to the other, both with it. */
	readonly from: number;
	readonly until: number;
	/** The revision after the change. */
	readonly revision: number;
	readonly frame: Buffer;
};

/**
 * The recent frames of a page, for returning clients: the same bytes again, one change after the other, as all others have received them.
 */
export class PageHistory {
	#told: Told[] = [];
	#bytes = 0;

	/** @param told the patch for the page's last sent version */
	add(told: Told): void {
		this.#told.push(told);
		this.#bytes += told.frame.length;
		while (this.#told.length > KEPT.frames || this.#bytes > KEPT.bytes) this.#bytes -= this.#told.shift()?.frame.length ?? 0;
	}

	/** No patch is available: returning clients get the whole page. */
	forget(): void {
		this.#told = [];
		this.#bytes = 0;
	}

	/** What a client with a page of a revision has missed, in order; null: unknown. */
	since(revision: number): readonly Buffer[] | null {
		const at = this.#told.findIndex((told) => told.revision > revision);
		const first = this.#told[at];
		if (first === undefined || revision < first.from || revision > first.until) return null;
		return this.#told.slice(at).map(({ frame }) => frame);
	}
}
