import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildTarget, oldestSupported } from "../../scripts/supported-browsers.mjs";
import { cssBeyond } from "../browsers/css.ts";
import { faultsOf } from "../browsers/faults.ts";
import { data, type Feature, lackedBy } from "../browsers/support.ts";

const featuresOf = (stylesheet: string) => cssBeyond(stylesheet).map(({ feature }) => feature);

test("the build lowers to the browsers that package.json states", () => {
	expect(oldestSupported()).toEqual({ chrome: "111", edge: "111", firefox: "128", ios: "16.4", safari: "16.4", samsung: "22" });
	expect([...buildTarget].sort()).toEqual(["chrome111", "edge111", "firefox128", "ios16.4", "safari16.4"]);
});

test("README states the same browsers", () => {
	const readme = readFileSync(path.resolve(import.meta.dirname, "..", "..", "README.md"), "utf8");
	const { chrome, firefox, safari, samsung } = oldestSupported();
	expect(readme).toContain(
		`Safari and iOS ${safari}, Firefox ${firefox}, Chrome and Edge ${chrome}, Samsung Internet ${samsung}, and all that are newer`,
	);
});

test("what WebKit drops of a shorthand is refused", () => {
	expect(featuresOf("a { text-decoration: underline 2px }")).toContain("css.properties.text-decoration.includes_thickness");
	expect(featuresOf("a { text-decoration: underline var(--line) }")).toContain(
		"css.properties.text-decoration.includes_thickness",
	);
	expect(featuresOf("a { text-decoration: underline }")).toEqual([]);
	expect(featuresOf("a { text-decoration-line: underline; text-decoration-thickness: 2px }")).toEqual([]);
});

test("a value counts as supported beside one that every browser knows, and in @supports", () => {
	expect(featuresOf("a { width: round(up, 1px, 1px) }")).toEqual(["css.types.round"]);
	expect(featuresOf("a { width: 1px; width: round(up, 1px, 1px) }")).toEqual([]);
	expect(featuresOf("@supports (width: round(up, 1px, 1px)) { a { width: round(up, 1px, 1px) } }")).toEqual([]);
	expect(featuresOf("a { --rows: round(up, 1px, 1px) }")).toEqual(["css.types.round"]);
});

test("a selector that an older browser does not know is refused, since it drops the whole rule", () => {
	expect(featuresOf("dialog:popover-open { color: red }")).toEqual(["css.selectors.popover-open"]);
	expect(featuresOf("dialog:is([open], :popover-open) { color: red }")).toEqual([]);
});

test("what is allowed is named, and an allowance that nothing needs is a fault", () => {
	const use = { feature: "api.Navigator.share", where: "src/site/match/ShareLink.tsx", lackedBy: ["firefox lacks it"] };
	const allowed = { feature: "api.Navigator.share", file: use.where, without: "the link is copied" };
	expect(faultsOf([use], [])).toEqual(["src/site/match/ShareLink.tsx: api.Navigator.share; firefox lacks it"]);
	expect(faultsOf([use], [allowed])).toEqual([]);
	expect(faultsOf([{ ...use, where: "src/site/other.tsx" }], [allowed])).toHaveLength(2);
});

// src/site/beginning/first-script.ts asks for these two.
test("the first script's question has the stated browsers, and none before them", () => {
	const asked: readonly (Feature | undefined)[] = [
		(data.api.CSS as unknown as Record<string, Feature>).registerProperty_static,
		data.css.types?.color?.["color-mix"],
	];
	const lacks = (oldest: Readonly<Record<string, string>>) => asked.some((feature) => lackedBy(feature, oldest).length > 0);
	expect(lacks(oldestSupported())).toBe(false);
	const before = { safari: "16.3", ios: "16.3", firefox: "127", chrome: "110", edge: "110" };
	for (const [name, version] of Object.entries(before)) expect(lacks({ [name]: version }), name).toBe(true);
});
