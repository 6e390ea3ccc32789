type Edit = { readonly from: number; readonly to: number; readonly by: string };

/** Changes to a long text that are applied at once. They do not overlap. */
export class TextEdits {
	readonly #text: string;
	readonly #edits: Edit[] = [];

	constructor(text: string) {
		this.#text = text;
	}

	insert(at: number, added: string): void {
		this.replace(at, at, added);
	}

	/** @param from and `to` are positions in the text before all changes */
	replace(from: number, to: number, by: string): void {
		this.#edits.push({ from, to, by });
	}

	/** @returns the text up to `end`, with the changes before it */
	applied(end: number): string {
		const pieces: string[] = [];
		let copied = 0;
		for (const { from, to, by } of this.#edits.toSorted((a, b) => a.from - b.from)) {
			if (from >= end) break;
			pieces.push(this.#text.slice(copied, from), by);
			copied = to;
		}
		return pieces.join("") + this.#text.slice(copied, end);
	}
}
