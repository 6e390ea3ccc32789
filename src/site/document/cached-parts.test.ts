import { createElement, Fragment, type FunctionComponent, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { Brand } from "../../brands/brand.ts";
import { type SiteData, SiteProvider, useYear } from "../../client/data/site-data.ts";
import { LanguageContext, useLanguage } from "../../text/use-text.ts";
import { CachedPart, PartsContext, usePlace } from "../parts/CachedPart.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { type CachedHtml, DocumentParts, escaped, Rows } from "./cached-parts.ts";

const brandOf = (name: string) => ({ name }) as Brand;

/** The names of the rendered parts. */
const drawn: string[] = [];
function Menu({ name }: { name: string }) {
	const { pathname, within } = usePlace();
	drawn.push(name);
	return createElement("nav", { title: `<${name}>`, id: pathname }, name, createElement("a", { href: `/2025${within}` }));
}

const part = (name: string, ...by: string[]) =>
	createElement(
		CachedPart as FunctionComponent<{ by: () => readonly string[] }>,
		{ by: () => [name, ...by] },
		createElement(Menu, { name }),
	);

function documentOf(
	brand: Brand,
	children: ReactNode,
	{ keeps = true, language = "en" as "en" | "sv", at = "/2026" } = {},
): string {
	const parts = new DocumentParts();
	const inLanguage = createElement(LanguageContext, { value: language }, children);
	const editions = ["2026", "2025"].map((name) => ({ name, tournaments: [] }));
	const site = createElement(SiteProvider, { value: { brand, editions } as unknown as SiteData }, inLanguage);
	const drawing = createElement(PartsContext, { value: keeps ? parts : null }, site);
	const html = renderToString(createElement(StaticRouter, { location: at }, drawing));
	return parts
		.of(html)
		.toReversed()
		.reduce((whole, { at, of, kept, place }) => {
			const text = kept.pieces.map((piece) =>
				typeof piece === "string" ? escaped(place[piece]) : Buffer.from(piece).toString(),
			);
			return whole.slice(0, at) + text.join("") + whole.slice(at + of);
		}, html);
}

describe("a part of the frame", () => {
	it("is drawn once, and is the same in each document as if it were drawn there", () => {
		const brand = brandOf("one");
		const page = (title: string) => createElement(Fragment, null, part("top"), createElement("h1", null, title), part("foot"));
		const plain = ["A", "B"].map((title) => documentOf(brand, page(title), { keeps: false }));
		drawn.length = 0;
		expect(["A", "B"].map((title) => documentOf(brand, page(title)))).toEqual(plain);
		expect(drawn).toEqual(["top", "foot"]);
	});

	it("is drawn again for another brand, in another language, and where what it is drawn by is another", () => {
		const brand = brandOf("two");
		drawn.length = 0;
		for (const page of [part("top", "2025"), part("top", "2026"), part("top", "2026")]) documentOf(brand, page);
		documentOf(brand, part("top", "2026"), { language: "sv" });
		documentOf(brandOf("two"), part("top", "2026"));
		expect(drawn).toEqual(["top", "top", "top", "top"]);
	});

	it("links from the page that it is on, whatever page it was rendered for", () => {
		const brand = brandOf("four");
		const places = ["/2026", "/2026/matches", "/2026/a'b\"&<", "/privacy", "/"];
		const plain = places.map((at) => documentOf(brand, part("top"), { keeps: false, at }));
		drawn.length = 0;
		expect(places.map((at) => documentOf(brand, part("top"), { at }))).toEqual(plain);
		expect(drawn).toEqual(["top"]);
	});

	it("may occur twice in one document", () => {
		const brand = brandOf("three");
		const twice = createElement(Fragment, null, part("top"), part("top"));
		const plain = documentOf(brand, twice, { keeps: false });
		expect([documentOf(brand, twice), documentOf(brand, twice)]).toEqual([plain, plain]);
	});
});

type Match = { readonly home: string; readonly score: readonly [number, number] | null };
const Row = drawnOnce(({ match: { home, score }, under }: { match: Match; under?: string }) => {
	const { inYear } = useYear();
	drawn.push(home);
	return createElement("a", { href: inYear(home), className: score && "played" }, home, score?.join("–"), useLanguage(), under);
});

describe("a row or card", () => {
	const list = (...matches: Match[]) =>
		createElement("ul", null, ...matches.map((match) => createElement("li", null, createElement(Row, { match }))));
	const before: Match = { home: "A & B", score: null };
	const other: Match = { home: "C", score: [1, 0] };

	it("is drawn again only where what it is drawn with is another, and is the same in each document as if it were drawn there", () => {
		const brand = brandOf("five");
		const documents = [list(before, other), list(other, before), list({ ...before, score: [0, 1] }, other)];
		const plain = documents.map((one) => documentOf(brand, one, { keeps: false }));
		drawn.length = 0;
		expect(documents.map((one) => documentOf(brand, one))).toEqual(plain);
		expect(drawn).toEqual(["A & B", "C", "A & B"]);
	});

	it("is drawn again in another year and language, for another brand, and for another place in its list's words", () => {
		const brand = brandOf("six");
		drawn.length = 0;
		for (const at of ["/2026", "/2026/matches", "/2025"]) documentOf(brand, list(other), { at });
		documentOf(brand, list(other), { language: "sv" });
		documentOf(brand, createElement(Row, { match: other, under: "day" }));
		documentOf(brandOf("six"), list(other));
		expect(drawn).toEqual(["C", "C", "C", "C", "C"]);
	});

	it("may occur within another cached part, and twice in one document", () => {
		const brand = brandOf("seven");
		const page = createElement(Fragment, null, part("top"), list(other, other, before), part("foot"));
		const plain = documentOf(brand, page, { keeps: false });
		expect([documentOf(brand, page), documentOf(brand, page)]).toEqual([plain, plain]);
	});

	it("makes room for others when it was asked for least recently", () => {
		const text = (length: number): CachedHtml => ({
			pieces: [new Uint8Array(length)],
			lists: { lists: new Set(), ahead: new Set() },
			declarations: new Map(),
			inline: [],
		});
		const rows = new Rows(10_000);
		rows.keep("first", text(3_000));
		rows.keep("second", text(3_000));
		expect(rows.get("first")).toBeDefined();
		rows.keep("third", text(3_500));
		expect(["first", "second", "third"].map((key) => rows.get(key) !== undefined)).toEqual([true, false, true]);
		rows.keep("third", text(100));
		expect(rows.bytes).toBeLessThan(5_000);
		rows.keep("larger than all", text(20_000));
		expect(rows.bytes).toBe(0);
	});
});
