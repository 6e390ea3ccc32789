import { createElement as drawn } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { saidText } from "../../../tests/support/said-text.ts";
import { type SiteData, SiteProvider } from "../../client/data/site-data.ts";
import type { Language } from "../../text/language.ts";
import { LanguageContext } from "../../text/use-text.ts";
import { Advertisement } from "./Advertisement.tsx";

const ad = (text: string, lang: Language, more: { from?: string; until?: string } = {}) => ({
	...{ text, lang, picture: "a.svg", link: "https://bakery.example" },
	...more,
});
const ADVERTISEMENTS = [
	ad("Rolls", "en", { from: "2026-07-14", until: "2026-07-16" }),
	ad("Frallor", "sv", { until: "2026-07-16" }),
	ad("Bread", "en", { from: "2026-07-18" }),
];

/** The advertisements shown on a day; null: none, and no space is reserved. */
function advertised(on: string, language: Language, advertisements: object[] | undefined = ADVERTISEMENTS): string | null {
	const value = { brand: { advertisements }, language } as unknown as SiteData;
	const page = drawn(LanguageContext, { value: language }, drawn(Advertisement, { at: on }));
	const html = renderToStaticMarkup(drawn(SiteProvider, { value }, page));
	return html === "" ? null : (/\[alt=(\w+)\]/.exec(saidText(html).join(" "))?.[1] ?? "");
}

test("§1, §9 an advertisement is shown from its first day through its last, to readers of its language, if the brand has one", () => {
	const days = ["2026-07-13", "2026-07-14", "2026-07-16", "2026-07-17", "2026-07-18"];
	expect(days.map((day) => advertised(day, "en"))).toEqual([null, "Rolls", "Rolls", null, "Bread"]);
	expect(days.map((day) => advertised(day, "sv"))).toEqual(["Frallor", "Frallor", "Frallor", null, null]);
	expect(advertised("2026-07-14", "en", [])).toBeNull();
});
