import { ID, type PageData } from "./page-data.ts";

/** Of what is deeper within a page's data, no part is looked for that is kept: its data, its routes', what those are about, and what that has. */
const DEEPEST = 4;

/** What is frozen says the same for ever: its JSON is made once, and goes away with it. */
const kept = new WeakMap<object, Uint8Array>();

/**
 * The element that brings a document's data, in the order of its pieces: data, which no policy has to allow and no engine compiles.
 * @param data of which what is frozen (an answer that is kept) is frozen all through
 */
export function pageDataElement(data: PageData): readonly (string | Uint8Array)[] {
	const written = new Written();
	written.text(`<script type="application/json" id="${ID}">`);
	write(data, DEEPEST, written);
	written.text("</script>");
	return written.pieces();
}

class Written {
	readonly #pieces: (string | Uint8Array)[] = [];
	#text = "";

	text(text: string): void {
		this.#text += text;
	}

	bytes(bytes: Uint8Array): void {
		this.#pieces.push(this.#text, bytes);
		this.#text = "";
	}

	pieces(): readonly (string | Uint8Array)[] {
		return [...this.#pieces, this.#text];
	}
}

/** As `JSON.stringify` writes it; no text in it ends the element. */
const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

function write(value: unknown, depth: number, written: Written): void {
	const isObject = typeof value === "object" && value !== null;
	if (isObject && Object.isFrozen(value)) written.bytes(keptJsonOf(value));
	else if (!isObject || depth === 0 || Array.isArray(value) || "toJSON" in value) written.text(jsonOf(value));
	else writeEach(value, depth, written);
}

function writeEach(value: object, depth: number, written: Written): void {
	let before = "{";
	for (const [name, own] of Object.entries(value)) {
		if (own === undefined || typeof own === "function" || typeof own === "symbol") continue;
		written.text(`${before}${jsonOf(name)}:`);
		write(own, depth - 1, written);
		before = ",";
	}
	written.text(before === "{" ? "{}" : "}");
}

function keptJsonOf(value: object): Uint8Array {
	const there = kept.get(value);
	if (there !== undefined) return there;
	const made = Buffer.from(jsonOf(value));
	kept.set(value, made);
	return made;
}
