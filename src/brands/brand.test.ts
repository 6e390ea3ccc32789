import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { BrandError, loadBrand } from "./load.ts";

const brands = path.dirname(fileURLToPath(import.meta.url));

function changed(change: (brand: Record<string, Record<string, string>>) => void): string {
	const folder = mkdtempSync(path.join(tmpdir(), "brands-"));
	cpSync(path.join(brands, "fyrcupen"), path.join(folder, "trial"), { recursive: true });
	const file = path.join(folder, "trial", "brand.json");
	const brand = JSON.parse(readFileSync(file, "utf8"));
	change(brand);
	writeFileSync(file, JSON.stringify(brand));
	return folder;
}

describe("a brand", () => {
	it("is a folder with its data and its logo", () => {
		const brand = loadBrand(brands, "fyrcupen");
		expect(brand.name).toBe("Fyrcupen");
		expect(brand.logo).toContain("<svg");
	});

	it("without enough contrast does not build, and says which colours", () => {
		const folder = changed((brand) => {
			(brand.light as Record<string, string>)["ink-3"] = "#A0A8B0";
		});
		expect(() => loadBrand(folder, "trial")).toThrow(BrandError);
		expect(() => loadBrand(folder, "trial")).toThrow(/light: ink-3 on paper is \d\.\d+, at least 4\.5 is needed/);
	});

	it("with a wrong value is refused with the field's name", () => {
		const folder = changed((brand) => {
			(brand.dark as Record<string, string>).paper = "black";
		});
		expect(() => loadBrand(folder, "trial")).toThrow(/dark\.paper: a colour such as/);
	});

	it("that does not exist is refused with those that do", () => {
		expect(() => loadBrand(brands, "nowhere")).toThrow(/There are: fyrcupen/);
	});

	it("contrast is WCAG's: black on white is 21, and the order does not matter", () => {
		expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
		expect(contrast("#0B1F33", "#F6F3EC")).toBeCloseTo(contrast("#F6F3EC", "#0B1F33"));
		expect(contrast("#0B1F33", "#F6F3EC")).toBeCloseTo(15.1, 1);
	});
});
