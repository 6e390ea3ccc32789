import type { Brand } from "../../brands/brand.ts";
import { ANY_PLACE, type PartsOfDocument, type Place } from "../frame/KeptPart.tsx";
import { type Lists, listsOf } from "./first-style.ts";

/** Parts that are kept of a brand: up to some 40 kB each, text and bytes, of each year, language, entry of the menu and what is announced. */
const MOST_PARTS = 200;

/** As KeptPart.tsx writes it. */
const MARK = /<template data-part="(\d+)"><\/template>/g;
const markOf = (mark: number): string => `<template data-part="${mark}"></template>`;

/** By brand, and by all that they are drawn by. */
const known = new WeakMap<Brand, Map<string, KeptText>>();

function keptOf(brand: Brand): Map<string, KeptText> {
	const kept = known.get(brand) ?? new Map<string, KeptText>();
	known.set(brand, kept);
	return kept;
}

type Taken = {
	readonly key: string;
	readonly of: Map<string, KeptText>;
	readonly there: KeptText | undefined;
	readonly place: Place;
};

/** A part as it is kept. */
export type KeptText = {
	readonly html: string;
	/** Its bytes, cut where it says the page's place. */
	readonly pieces: readonly (Uint8Array | keyof Place)[];
	readonly lists: Lists;
};

/** Stands in the place of something of a document that is drawn. */
export type PlacedPart = { readonly at: number; readonly of: number; readonly kept: KeptText; readonly place: Place };

/** Draws one document with the parts that others have left, and leaves its own for the next. */
export class DocumentParts implements PartsOfDocument {
	readonly #taken: Taken[] = [];

	take(brand: Brand, key: string, place: Place): { readonly mark: string; readonly isThere: boolean } {
		const of = keptOf(brand);
		const there = of.get(key);
		this.#taken.push({ key, of, there, place });
		return { mark: String(this.#taken.length - 1), isThere: there !== undefined };
	}

	/**
	 * @param html as it was drawn
	 * @returns it as far as it was drawn for this document, and what to put into it. Where a part of it was drawn for the first time, that is nothing
	 */
	of(html: string): { readonly html: string; readonly parts: readonly PlacedPart[] } {
		if (this.#taken.some(({ there }) => there === undefined)) return { html: this.#whole(html), parts: [] };
		const parts = this.#taken.flatMap(({ there: kept, place }, mark): PlacedPart[] => {
			const text = markOf(mark);
			const at = html.indexOf(text);
			return kept === undefined || at < 0 ? [] : [{ at, of: text.length, kept, place }];
		});
		return { html, parts };
	}

	/** With all of its parts, and without their marks. */
	#whole(html: string): string {
		let whole = "";
		let from = 0;
		const begun = new Set<string>();
		for (const { 0: mark, 1: number = "", index } of html.matchAll(MARK)) {
			const part = this.#taken[Number(number)];
			const before = html.slice(from, index);
			from = index + mark.length;
			if (part === undefined) whole += before;
			else if (part.there !== undefined) whole += before + inPlace(part.there, part.place);
			else if (begun.has(number)) {
				const kept = keep(part.of, part.key, before);
				whole += inPlace(kept, part.place);
			} else {
				whole += before;
				begun.add(number);
			}
		}
		return whole + html.slice(from);
	}
}

/** As React writes an attribute. */
export const escaped = (text: string): string =>
	text
		.replaceAll("&", "&amp;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#x27;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;");

const inPlace = ({ pieces }: KeptText, place: Place): string =>
	pieces.map((piece) => (typeof piece === "string" ? escaped(place[piece]) : Buffer.from(piece).toString())).join("");

function keep(kept: Map<string, KeptText>, key: string, cut: string): KeptText {
	// As a text of its own: what is cut out of a document would hold all of it.
	const html = Buffer.from(cut).toString();
	const names = Object.keys(ANY_PLACE) as (keyof Place)[];
	const pieces = html.split(PLACES).map((piece) => names.find((name) => ANY_PLACE[name] === piece) ?? Buffer.from(piece));
	const part = { html, pieces, lists: listsOf(html, html.length - 1) };
	if (kept.size >= MOST_PARTS) kept.clear();
	kept.set(key, part);
	return part;
}

/** In brackets, so that they are among what a text is split into. */
const PLACES = new RegExp(`(${Object.values(ANY_PLACE).join("|")})`);
