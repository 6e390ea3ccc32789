import { describe, expect, it } from "vitest";
import { filesIn, pageDataIn, picturesIn, titleIn } from "./own-document.ts";

const DATA = '<script type="application/json" id="page-data">{"loaderData":{"root":{}},"errors":null}</script>';
const HTML = `<html lang="sv"><head><title>Älvsborg &amp; Co, Pojkar 16 – Fyrcupen 2026</title>
<link href="/assets/styles-a1.css"><style>url(/assets/sofia-latin-wght-b2.woff2) url(/assets/sofia-cyrillic-wght-c3.woff2)</style></head>
<body><img src="/flags/se.svg"/><img src="/flags/se.svg"/>${DATA}<script src="/assets/entry-d4.js"></script></body></html>`;

describe("a saved document", () => {
	it("has its data, files, pictures and title", () => {
		expect(pageDataIn(HTML)).toEqual({ loaderData: { root: {} }, errors: null });
		expect(filesIn(HTML)).toEqual(["/assets/styles-a1.css", "/assets/sofia-latin-wght-b2.woff2", "/assets/entry-d4.js"]);
		expect(picturesIn(HTML)).toEqual(["/flags/se.svg"]);
		expect(titleIn(HTML)).toBe("Älvsborg & Co, Pojkar 16");
	});

	it("is none if a captive portal answers with its own page", () => {
		expect(pageDataIn("<html><body><form>Log in to our wifi</form></body></html>")).toBeNull();
	});
});
