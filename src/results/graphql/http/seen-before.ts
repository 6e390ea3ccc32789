/** The number of remembered hashes, four bytes each. */
const MARKS = 1 << 16;

/**
 * Whether a text was seen recently. Approximate: hashes may be overwritten or collide, so it only decides whether caching is
 * worthwhile.
 */
export class SeenBefore {
	readonly #marks = new Uint32Array(MARKS);

	/** Also records the text. */
	hasSeen(text: string): boolean {
		const mark = markOf(text);
		const place = mark % MARKS;
		if (this.#marks[place] === mark) return true;
		this.#marks[place] = mark;
		return false;
	}
}

/** FNV-1a, 32 bits. */
function markOf(text: string): number {
	let mark = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
	return mark >>> 0;
}
