/** Frames that are kept of a page, and their bytes: a page that changes more is told whole to who was away. */
const KEPT = { frames: 64, bytes: 32 * 1024 };

/** What was told of a page when it changed. */
type Told = {
	/** The revisions of which the page is known to have been as it was before: from the one to the other, both with it. */
	readonly from: number;
	readonly until: number;
	/** Of which it was then. */
	readonly revision: number;
	readonly frame: Buffer;
};

/**
 * What has been told of a page of late, for who comes back to it: the same bytes again, one change after the other, as all others have
 * been told.
 */
export class PageHistory {
	#told: Told[] = [];
	#bytes = 0;

	/** @param told what differs from the page that was told of before */
	add(told: Told): void {
		this.#told.push(told);
		this.#bytes += told.frame.length;
		while (this.#told.length > KEPT.frames || this.#bytes > KEPT.bytes) this.#bytes -= this.#told.shift()?.frame.length ?? 0;
	}

	/** What it became is not known by what differs: whoever was away is told it whole. */
	forget(): void {
		this.#told = [];
		this.#bytes = 0;
	}

	/** What one who has the page of a revision has missed of it, in order; null where that is not known. */
	since(revision: number): readonly Buffer[] | null {
		const at = this.#told.findIndex((told) => told.revision > revision);
		const first = this.#told[at];
		if (first === undefined || revision < first.from || revision > first.until) return null;
		return this.#told.slice(at).map(({ frame }) => frame);
	}
}
