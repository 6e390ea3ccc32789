/** Marks that are remembered, each in four bytes. */
const MARKS = 1 << 16;

/** Whether a text has been seen lately. It may forget one, and it may take one for another: so it says whether keeping is worth while. */
export class SeenBefore {
	readonly #marks = new Uint32Array(MARKS);

	/** Remembers it, too. */
	hasSeen(text: string): boolean {
		const mark = markOf(text);
		const place = mark % MARKS;
		if (this.#marks[place] === mark) return true;
		this.#marks[place] = mark;
		return false;
	}
}

/** FNV-1a, of 32 bits. */
function markOf(text: string): number {
	let mark = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
	return mark >>> 0;
}
