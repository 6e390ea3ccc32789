import { createElement as drawn } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { saidText } from "../../../tests/support/said-text.ts";
import { type SiteData, SiteProvider } from "../../client/data/site-data.ts";
import { LanguageContext } from "../../text/use-text.ts";
import { Shirts } from "./Shirts.tsx";

function said(language: "en" | "sv", home: string | null, away: string | null): string {
	const site = { brand: { sport: "football" }, language } as unknown as SiteData;
	const list = drawn(LanguageContext, { value: language }, drawn(Shirts, { shirts: { home, away } }));
	const lines = saidText(renderToStaticMarkup(drawn(SiteProvider, { value: site }, list)));
	return lines.join(" ").replace(/^ul\S+ /, "");
}

test("equal shirts are listed once, and as one if only one is known", () => {
	expect(said("en", "#FF0000", "#ff0000")).toBe("Shirts: red");
	expect(said("sv", "rutig", "Rutig")).toBe("Tröjor: rutig");
	expect(said("en", "#FF0000", "#FFFFFF")).toMatch(/^Home.*: red Away.*: white$/);
	expect(said("en", null, "#FFFFFF")).toMatch(/^Away.*: white$/);
});
