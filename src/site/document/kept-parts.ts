import type { Brand } from "../../brands/brand.ts";
import type { PartsOfDocument } from "../frame/KeptPart.tsx";

/** Parts that are kept of a brand: some 4 kB each, of each year, language and entry of the menu. */
const MOST_PARTS = 500;

/** As KeptPart.tsx writes it. */
const MARK = /<template data-part="(\d+)"><\/template>/g;

/** By brand, and by all that they are drawn by. */
const known = new WeakMap<Brand, Map<string, string>>();

function keptOf(brand: Brand): Map<string, string> {
	const kept = known.get(brand) ?? new Map<string, string>();
	known.set(brand, kept);
	return kept;
}

/** Draws one document with the parts that others have left, and leaves its own for the next. */
export class DocumentParts implements PartsOfDocument {
	readonly #taken: { readonly key: string; readonly of: Map<string, string>; readonly there: string | undefined }[] = [];

	take(brand: Brand, key: string): { readonly mark: string; readonly isThere: boolean } {
		const of = keptOf(brand);
		const there = of.get(key);
		this.#taken.push({ key, of, there });
		return { mark: String(this.#taken.length - 1), isThere: there !== undefined };
	}

	/** @param html as it was drawn @returns it with all of its parts, and without their marks */
	whole(html: string): string {
		if (this.#taken.length === 0) return html;
		let whole = "";
		let from = 0;
		const begun = new Map<string, number>();
		for (const { 0: mark, 1: place = "", index } of html.matchAll(MARK)) {
			const part = this.#taken[Number(place)];
			whole += html.slice(from, index);
			from = index + mark.length;
			if (part === undefined) continue;
			if (part.there !== undefined) whole += part.there;
			else if (begun.has(place)) keep(part.of, part.key, html.slice(begun.get(place), index));
			else begun.set(place, from);
		}
		return whole + html.slice(from);
	}
}

function keep(kept: Map<string, string>, key: string, html: string): void {
	if (kept.size >= MOST_PARTS) kept.clear();
	// As a text of its own: what is cut out of a document would hold all of it.
	kept.set(key, Buffer.from(html).toString());
}
