import type { Brand } from "../../brands/brand.ts";
import { ANY_PLACE, type PartsOfDocument, type Place } from "../frame/KeptPart.tsx";

/** Parts that are kept of a brand: up to some 20 kB each, of each year, language and entry of the menu. */
const MOST_PARTS = 300;

/** As KeptPart.tsx writes it. */
const MARK = /<template data-part="(\d+)"><\/template>/g;

/** By brand, and by all that they are drawn by. */
const known = new WeakMap<Brand, Map<string, string>>();

function keptOf(brand: Brand): Map<string, string> {
	const kept = known.get(brand) ?? new Map<string, string>();
	known.set(brand, kept);
	return kept;
}

type Taken = {
	readonly key: string;
	readonly of: Map<string, string>;
	readonly there: string | undefined;
	readonly place: Place;
};

/** Draws one document with the parts that others have left, and leaves its own for the next. */
export class DocumentParts implements PartsOfDocument {
	readonly #taken: Taken[] = [];

	take(brand: Brand, key: string, place: Place): { readonly mark: string; readonly isThere: boolean } {
		const of = keptOf(brand);
		const there = of.get(key);
		this.#taken.push({ key, of, there, place });
		return { mark: String(this.#taken.length - 1), isThere: there !== undefined };
	}

	/** @param html as it was drawn @returns it with all of its parts, and without their marks */
	whole(html: string): string {
		if (this.#taken.length === 0) return html;
		let whole = "";
		let from = 0;
		const begun = new Set<string>();
		for (const { 0: mark, 1: place = "", index } of html.matchAll(MARK)) {
			const part = this.#taken[Number(place)];
			const before = html.slice(from, index);
			from = index + mark.length;
			if (part === undefined) whole += before;
			else if (part.there !== undefined) whole += before + inPlace(part.there, part.place);
			else if (begun.has(place)) {
				whole += inPlace(before, part.place);
				keep(part.of, part.key, before);
			} else {
				whole += before;
				begun.add(place);
			}
		}
		return whole + html.slice(from);
	}
}

/** As React writes an attribute. */
const escaped = (text: string): string =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#x27;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");

function inPlace(html: string, { pathname, within }: Place): string {
	return html.replaceAll(ANY_PLACE.pathname, () => escaped(pathname)).replaceAll(ANY_PLACE.within, () => escaped(within));
}

function keep(kept: Map<string, string>, key: string, html: string): void {
	if (kept.size >= MOST_PARTS) kept.clear();
	// As a text of its own: what is cut out of a document would hold all of it.
	kept.set(key, Buffer.from(html).toString());
}
