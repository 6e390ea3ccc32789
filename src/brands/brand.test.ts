import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { OWN_BRAND, OWN_LOGO, writeOwnBrand } from "../../tests/support/own-brand.ts";
import { checkBrands } from "./check-brands.ts";
import { contrast } from "./contrast.ts";
import { FIXED_COLOURS } from "./fixed-colours.ts";
import { BrandError, brandNames, loadBrand } from "./load.ts";

const brands = path.dirname(fileURLToPath(import.meta.url));
const ownBrand = (change: Parameters<typeof writeOwnBrand>[0] = {}) => loadBrand(writeOwnBrand(change), "bergscupen");

describe("a brand", () => {
	it.each([
		["fyrcupen", "Fyrcupen", "football"],
		["hamncupen", "Hamncupen", "handball"],
	])("that ships can be shown: %s", (folder, name, sport) => {
		const brand = loadBrand(brands, folder);
		expect([brand.name, brand.sport, brand.folder]).toEqual([name, sport, folder]);
		expect(brand.logo).toMatch(/^<svg [^>]*viewBox="0 0 30 34"/);
	});

	it("that ships shows a cup of its own", () => {
		const cups = brandNames(brands).map((name) => loadBrand(brands, name).cup);
		expect(cups).toEqual([1, 2]);
	});

	it("is a folder anywhere, with its data, its logo and its pictures", () => {
		expect(ownBrand()).toEqual({ ...OWN_BRAND, folder: "bergscupen", logo: OWN_LOGO, pages: [] });
	});

	it.runIf(process.platform !== "win32").each(["brand.json", "logo.svg", "privacy.en.md"])(
		"whose %s is a pipe is refused, and nobody waits for its writer",
		(name) => {
			const folder = writeOwnBrand();
			const file = path.join(folder, "bergscupen", name);
			rmSync(file, { force: true });
			execFileSync("mkfifo", [file]);
			expect(() => loadBrand(folder, "bergscupen")).toThrow(/is no file but a folder, a pipe or a device/);
		},
	);

	it("without enough contrast is refused with the colours that cannot be read", () => {
		const faded = { light: { ...OWN_BRAND.light, "ink-3": "#A0A8B0" } };
		expect(() => ownBrand(faded)).toThrow(BrandError);
		expect(() => ownBrand(faded)).toThrow(/light: ink-3 on paper is \d\.\d+, at least 4\.5 is needed/);
	});

	it("without enough contrast beside a colour that all brands share is refused too", () => {
		const green = { dark: { ...OWN_BRAND.dark, surface: "#2E7D5B" } };
		expect(() => ownBrand(green)).toThrow(/dark: live-ink on surface is \d\.\d+, at least 4\.5 is needed/);
	});

	it("with a yellow accent on the page is refused, for yellow means a visitor's own; its header may be yellow", () => {
		const accent = { dark: { ...OWN_BRAND.dark, accent: "#FFD000", "on-accent": "#201800" } };
		expect(() => ownBrand(accent)).toThrow(/dark: accent is yellow, which is kept for a visitor's own teams/);
		const green = { dark: { ...OWN_BRAND.dark, accent: "#A8E05F" } };
		expect(() => ownBrand(green), "which is greener than any yellow").not.toThrow();
		const ink = { light: { ...OWN_BRAND.light, "accent-ink": "#7A6000" } };
		expect(() => ownBrand(ink)).not.toThrow();
		const header = { light: { ...OWN_BRAND.light, "header-accent": "#FFD000", "on-header-accent": "#201800" } };
		expect(() => ownBrand(header)).not.toThrow();
	});

	it.each([
		["dark.paper", { dark: { ...OWN_BRAND.dark, paper: "black" } }, /dark\.paper: a colour such as/],
		["stripe", { stripe: "red; } body { display: none" }, /stripe: one CSS background/],
		["cup", { cup: 0 }, /cup: /],
		["website", { website: "bergscupen" }, /website: /],
		["sport", { sport: "rugby" as "handball" }, /sport: /],
		["an unknown field", { colour: "red" } as object, /Unrecognized key: "colour"/],
	])("with a wrong value is refused with the field's name: %s", (_, change, message) => {
		expect(() => ownBrand(change)).toThrow(message);
	});

	it("whose advertisement has no picture is refused", () => {
		const folder = writeOwnBrand();
		rmSync(path.join(folder, "bergscupen", "advertisements", "tea.svg"));
		expect(() => loadBrand(folder, "bergscupen")).toThrow("The brand bergscupen has no tea.svg in ");
	});

	it("has the pages of its folder, in both languages", () => {
		for (const name of brandNames(brands)) expect(loadBrand(brands, name).pages).toEqual(["privacy", "contact"]);
		const folder = writeOwnBrand();
		for (const language of ["en", "sv"]) writeFileSync(path.join(folder, "bergscupen", `contact.${language}.md`), "# Us\n");
		expect(loadBrand(folder, "bergscupen").pages).toEqual(["contact"]);
	});

	it("whose pages lack a language, hold what they may not or have a name that is none is refused with all of it", () => {
		const folder = writeOwnBrand();
		const write = (file: string, text: string) => writeFileSync(path.join(folder, "bergscupen", file), text);
		write("privacy.en.md", "# Privacy\n\n<i>nothing</i>\n");
		write("contact.sv.md", "# Kontakt\n");
		write("kontakt.md", "# Kontakt\n");
		expect(() => loadBrand(folder, "bergscupen")).toThrow(BrandError);
		expect(() => loadBrand(folder, "bergscupen")).toThrow(
			/kontakt\.md: expected one of privacy\.en\.md, .*\n.*privacy\.en\.md: line 3: HTML.*\n.*privacy\.sv\.md is missing.*\n.*contact\.en\.md is missing/,
		);
	});

	it("that does not exist is refused with those that do", () => {
		expect(() => loadBrand(brands, "nowhere")).toThrow(/The brands are: fyrcupen, hamncupen\./);
		expect(() => loadBrand(path.join(brands, "nowhere"), "fyrcupen")).toThrow(/"fyrcupen" cannot be read/);
	});
});

describe("the build", () => {
	it("takes the brands that ship", () => {
		expect(() => checkBrands(brands)).not.toThrow();
	});

	it("stops at a brand that cannot be read by everyone", () => {
		const folder = writeOwnBrand({ light: { ...OWN_BRAND.light, "on-accent": "#9A6AB3" } });
		expect(() => checkBrands(folder)).toThrow(/light: on-accent on accent is/);
		writeFileSync(path.join(folder, "bergscupen", "brand.json"), JSON.stringify(OWN_BRAND));
		expect(() => checkBrands(folder)).not.toThrow();
	});
});

describe("contrast", () => {
	it("is WCAG's: black on white is 21, and the order does not matter", () => {
		expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
		expect(contrast("#0B1F33", "#F6F3EC")).toBeCloseTo(contrast("#F6F3EC", "#0B1F33"));
		expect(contrast("#0B1F33", "#F6F3EC")).toBeCloseTo(15.1, 1);
	});

	it("of the handball brand is what its design says", () => {
		const { light } = loadBrand(brands, "hamncupen");
		expect(contrast(light["accent-ink"], light.paper)).toBeCloseTo(8, 1);
		expect(contrast(light["on-header-accent"], light["header-accent"])).toBeCloseTo(11.3, 1);
		expect(contrast(light["header-accent"], light.header)).toBeCloseTo(6.9, 1);
		expect(contrast(light["header-ink-2"], light.header)).toBeCloseTo(8.1, 1);
	});

	it("that ships shows the heart of one's own on its header, in both themes", () => {
		const styles = readFileSync(path.join(brands, "..", "ui", "styles", "tokens.css"), "utf8");
		const heart = /--on-header-heart: (#[\da-f]{6});/.exec(styles)?.[1] ?? "";
		for (const name of brandNames(brands)) {
			const { light, dark } = loadBrand(brands, name);
			for (const { header } of [light, dark]) expect(contrast(heart, header), name).toBeGreaterThanOrEqual(3);
		}
	});

	it("is reckoned with the shared colours that the style sheet has", () => {
		const styles = readFileSync(path.join(brands, "..", "ui", "styles", "tokens.css"), "utf8");
		const [light = "", dark = ""] = styles.split("prefers-color-scheme: dark");
		for (const [name, value] of Object.entries(FIXED_COLOURS.light))
			expect(light).toContain(`--${name}: ${value.toLowerCase()};`);
		for (const [name, value] of Object.entries(FIXED_COLOURS.dark))
			expect(["beam", "on-beam"].includes(name) ? light : dark).toContain(`--${name}: ${value.toLowerCase()};`);
	});
});
