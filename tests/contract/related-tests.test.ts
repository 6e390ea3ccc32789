import { describe, expect, it } from "vitest";
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
