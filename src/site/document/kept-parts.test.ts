import { createElement, Fragment, type FunctionComponent, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { Brand } from "../../brands/brand.ts";
import { KeptPart, PartsContext, usePlace } from "../frame/KeptPart.tsx";
import { type SiteData, SiteProvider } from "../site-data.ts";
import { LanguageContext } from "../text/language.ts";
import { DocumentParts, escaped } from "./kept-parts.ts";

const brandOf = (name: string) => ({ name }) as Brand;

/** How often each part was drawn. */
const drawn: string[] = [];
function Menu({ name }: { name: string }) {
	const { pathname, within } = usePlace();
	drawn.push(name);
	return createElement("nav", { title: `<${name}>`, id: pathname }, name, createElement("a", { href: `/2025${within}` }));
}

const part = (name: string, ...by: string[]) =>
	createElement(
		KeptPart as FunctionComponent<{ by: () => readonly string[] }>,
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
	const site = createElement(SiteProvider, { value: { brand } as SiteData }, inLanguage);
	const drawing = createElement(PartsContext, { value: keeps ? parts : null }, site);
	const { html, parts: put } = parts.of(renderToString(createElement(StaticRouter, { location: at }, drawing)));
	return put.toReversed().reduce((whole, { at, of, kept, place }) => {
		const text = kept.pieces.map((piece) => (typeof piece === "string" ? escaped(place[piece]) : Buffer.from(piece).toString()));
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

	it("leads on from the page that it stands in, whatever page it was drawn for", () => {
		const brand = brandOf("four");
		const places = ["/2026", "/2026/matches", "/2026/a'b\"&<", "/privacy", "/"];
		const plain = places.map((at) => documentOf(brand, part("top"), { keeps: false, at }));
		drawn.length = 0;
		expect(places.map((at) => documentOf(brand, part("top"), { at }))).toEqual(plain);
		expect(drawn).toEqual(["top"]);
	});

	it("may stand twice in one document", () => {
		const brand = brandOf("three");
		const twice = createElement(Fragment, null, part("top"), part("top"));
		const plain = documentOf(brand, twice, { keeps: false });
		expect([documentOf(brand, twice), documentOf(brand, twice)]).toEqual([plain, plain]);
	});
});
