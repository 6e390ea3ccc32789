import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { namesLanguage } from "./load.ts";

it("a brand without a language is recognised, whatever the default is", () => {
	const folder = mkdtempSync(path.join(tmpdir(), "brands-"));
	for (const [name, file] of Object.entries({ with: { language: "sv" }, without: {} })) {
		mkdirSync(path.join(folder, name));
		writeFileSync(path.join(folder, name, "brand.json"), JSON.stringify(file));
	}
	expect([namesLanguage(folder, "with"), namesLanguage(folder, "without")]).toEqual([true, false]);
	rmSync(folder, { recursive: true });
});
