import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { copiedPages } from "./copied-pages.ts";
import { brandNames, readBrandFile } from "./load.ts";

const SHIPPED = import.meta.dirname;

test("a copied brand's contact and privacy text is still another association's, until it is rewritten", () => {
	const folder = mkdtempSync(path.join(tmpdir(), "brand-"));
	try {
		cpSync(path.join(SHIPPED, "fyrcupen"), folder, { recursive: true });
		expect(copiedPages(folder, { name: "Sommarcupen" }, SHIPPED).sort()).toEqual([
			"contact.en.md: Fyrcupen",
			"contact.sv.md: Fyrcupen",
			"privacy.en.md: Fyrcupen",
			"privacy.sv.md: Fyrcupen",
		]);
		for (const language of ["en", "sv"]) {
			const file = path.join(folder, `contact.${language}.md`);
			const own = readFileSync(file, "utf8")
				.replaceAll("fyrcupen.example", "sommarcupen.example")
				.replaceAll("Fyrcupen", "Sommarcupen");
			writeFileSync(file, own);
		}
		expect(copiedPages(folder, { name: "Sommarcupen" }, SHIPPED).sort()).toEqual([
			"privacy.en.md: Fyrcupen",
			"privacy.sv.md: Fyrcupen",
		]);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test("the pages of the brands that come with the program are their own", () => {
	for (const name of brandNames(SHIPPED))
		expect(copiedPages(path.join(SHIPPED, name), readBrandFile(SHIPPED, name), SHIPPED), name).toEqual([]);
});
