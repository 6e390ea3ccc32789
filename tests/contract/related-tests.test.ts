import { describe, expect, it } from "vitest";
import { changesImports, lintedFiles } from "../../scripts/needed-checks.mjs";
import { relatedTests } from "../../scripts/related-tests.mjs";

describe("the tests that npm run check runs", () => {
	it("begin with the test beside a changed rule, and reach those that import it through others", () => {
		const { near, far } = relatedTests(["src/cup/tables/standings.ts"]);
		expect(near.slice(0, 20)).toContain("src/cup/tables/standings.test.ts");
		expect(near.length).toBeGreaterThan(20);
		expect(far.length).toBeGreaterThan(0);
	});

	it("are at most those of a minute, however much has changed", () => {
		expect(relatedTests(["src/cup/rules.ts", "src/cup/ids.ts", "src/cup/match/match.ts"]).near.length).toBeLessThanOrEqual(62);
	});

	it("include those that read a changed page or schema by its name", () => {
		expect(relatedTests(["docs/integrate/cup-file.md"]).near).toEqual(
			expect.arrayContaining(["tests/contract/cup-file-docs.test.ts", "tests/contract/docs-links.test.ts"]),
		);
	});

	it("are none where nothing has changed", () => {
		expect(relatedTests([])).toEqual({ near: [], far: [] });
	});
});

describe("the static checks that npm run check runs", () => {
	const rule = "src/cup/tables/standings.ts";

	it("lint the changed files that exist, and every file after a change of the linter's settings", () => {
		expect(lintedFiles([rule, "src/cup/deleted.ts"])).toEqual([rule]);
		expect(lintedFiles([rule, "biome.jsonc"])).toEqual(["."]);
		expect(lintedFiles([])).toEqual([]);
	});

	it.each([
		["an import", '+import { a } from "./a.ts";', true],
		["the end of an import of several lines", '-} from "./a.ts";', true],
		["an import of types that becomes one of values", "-import type {\n+import {", true],
		["an import while running", '+\tawait import("./a.ts");', true],
		["a list that is exported again", '+export * from "./a.ts";', true],
		["a statement", "-const a = 1;\n+const a = 2;", false],
		["a name in an import of several lines", "+\tb,", false],
		["the names of the files", "--- a/src/cup/import.ts\n+++ b/src/cup/import.ts\n+const a = 2;", false],
	])("judge the import directions after a change of %s: %s", (_, diff, differs) => {
		expect(changesImports([rule], [], diff)).toBe(differs);
	});

	it("judge the import directions after a new file of src, or a change of their settings", () => {
		expect(changesImports(["src/cup/a.ts"], ["src/cup/a.ts"], "")).toBe(true);
		expect(changesImports(["docs/README.md"], ["docs/README.md"], "")).toBe(false);
		expect(changesImports([".dependency-cruiser.cjs"], [], "")).toBe(true);
	});
});
