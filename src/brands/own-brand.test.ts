import { rmSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { cleanLogo } from "./clean-logo.ts";
import { lackingPages } from "./lacking-pages.ts";
import { loadBrand } from "./load.ts";
import { loadPages } from "./load-pages.ts";
import { OWN_FOLDER, type OwnBrand, writeOwnBrand } from "./own-brand.ts";

const written: string[] = [];
afterEach(() => {
	for (const folder of written.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function write(brand: OwnBrand): string {
	const folder = writeOwnBrand(brand, { name: "Vågcupen", cup: 1, sport: "football" });
	written.push(folder);
	return folder;
}
const PIXEL =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const both = (text: string) => ({ en: text, sv: text });

it("a cup without any brand gets one that loads, with neither website nor pages", () => {
	const folder = write({});
	const brand = loadBrand(folder, OWN_FOLDER);
	expect(brand).toMatchObject({ name: "Vågcupen", cup: 1, sport: "football", language: "en", social: [], pages: [] });
	expect(brand.website).toBeUndefined();
	expect(brand.advertisements).toBeUndefined();
	expect(lackingPages(folder, brand, `${import.meta.dirname}`)).toEqual(["privacy", "contact"]);
});

it("what an organiser gives is what the brand shows: colours, links, pages and each sponsor in both languages", () => {
	const folder = write({
		...{ language: "sv", website: "https://club.example", colours: { header: "#0A2239", accent: "#D93A16" }, logo: PIXEL },
		contact: both("# Contact\n\nWrite to us."),
		privacy: both("# Privacy\n\nThe club keeps it."),
		sponsors: [{ picture: PIXEL, link: "https://bakery.example", text: { en: "Bread", sv: "Bröd" }, from: "2027-07-12" }],
	});
	const brand = loadBrand(folder, OWN_FOLDER);
	expect(brand).toMatchObject({ language: "sv", website: "https://club.example", pages: ["privacy", "contact"] });
	expect(brand.light.header).toBe("#0A2239");
	expect(brand.logo).toContain(PIXEL);
	expect(brand.advertisements).toMatchObject([
		{ picture: "sponsor-1.png", lang: "en", text: "Bread", from: "2027-07-12" },
		{ picture: "sponsor-1.png", lang: "sv", text: "Bröd" },
	]);
	expect(loadPages(`${folder}/${OWN_FOLDER}`).pages.contact?.en.title).toBe("Contact");
	expect(lackingPages(folder, brand, import.meta.dirname)).toEqual([]);
});

it("a page of a brand that ships counts as none, also where it was copied", () => {
	const shipped = import.meta.dirname;
	expect(lackingPages(shipped, { folder: "fyrcupen", name: "Fyrcupen" }, shipped)).toEqual(["privacy", "contact"]);
	const folder = write({
		contact: both("# Contact\n\nAsk Fyrcupen's office."),
		privacy: both("# Privacy\n\nThe club keeps it."),
	});
	expect(lackingPages(folder, loadBrand(folder, OWN_FOLDER), shipped)).toEqual(["contact"]);
});

it("a logo keeps what it draws, and loses what runs or loads from elsewhere", () => {
	const drawn =
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 34"><defs><linearGradient id="g"><stop offset="0" stop-color="#FFF"/></linearGradient></defs><path fill="url(#g)" d="M0 0h30v34H0z"/></svg>';
	const clean = cleanLogo(drawn);
	for (const part of ['viewBox="0 0 30 34"', "<linearGradient", 'fill="url(#g)"', 'd="M0 0h30v34H0z"'])
		expect(clean).toContain(part);
	const dirty = cleanLogo(
		'<svg viewBox="0 0 1 1" onload="run()"><script>run()</script><style>@import "x"</style><foreignObject><p>x</p></foreignObject><image href="https://else.example/x.png"/><use href="https://else.example/#x"/><path style="fill:red" fill="url(https://else.example/x)" d="M0 0"/></svg>',
	);
	expect(dirty).toContain('d="M0 0"');
	for (const part of ["run", "script", "import", "foreignObject", "else.example", "onload"]) expect(dirty).not.toContain(part);
	expect(cleanLogo("no drawing")).toBe("");
});

it("a page that cannot be shown is left out, and a header that cannot be read is replaced: the brand loads all the same", () => {
	const folder = write({
		contact: { en: "no title", sv: "# Kontakt\n\nSkriv." },
		privacy: both("# Privacy\n\n<script>run()</script>"),
		colours: { header: "#FFFFFF", accent: "#FFFF00" },
	});
	const brand = loadBrand(folder, OWN_FOLDER);
	expect(brand.pages).toEqual([]);
	expect(brand.light.header).not.toBe("#FFFFFF");
});
