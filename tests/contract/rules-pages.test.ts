import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { PRESET_RULES } from "../../src/cup/presets.ts";
import { type Criterion, PRESETS, SIMPLE_CRITERIA } from "../../src/cup/rules.ts";
import { criterionCodes } from "../../src/cup/tables/criterion.ts";

const folder = fileURLToPath(new URL("../../docs/organise/rules/", import.meta.url));
const page = (name: string) => readFileSync(`${folder}${name}.md`, "utf8");

/** The lines of a page's fenced list of criteria; undefined where it has none. */
const listOf = (text: string, name: string) => new RegExp(`^\`\`\`${name}\n(.*?)\n\`\`\`$`, "ms").exec(text)?.[1]?.split("\n");

/** The criteria as a page lists them: a head-to-head that is applied again is marked so after its figures. */
const listed = (criteria: readonly Criterion[]) =>
	criteria.flatMap((criterion) => [
		...criterionCodes([criterion]),
		...(typeof criterion === "object" && criterion.again ? ["again"] : []),
	]);

/** The value of a rule in a page's table. */
function ruleOf(text: string, rule: string): string {
	const row = text.split("\n").find((line) => line.startsWith(`| ${rule} |`));
	if (!row) throw new Error(`The page has no row "${rule}".`);
	return row.split("|")[2]!;
}

const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(Number);
const codes = (text: string) => [...text.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code);

it("every preset has a page, every page a preset, and the index leads to each", () => {
	const pages = readdirSync(folder).map((file) => file.replace(/\.md$/, ""));
	expect(pages.sort()).toEqual([...PRESETS, "README", "what-it-takes"].sort());
	const index = page("README");
	for (const preset of PRESETS) expect(index).toContain(`[\`${preset}\`](${preset}.md)`);
});

it("the page on the cup file names every preset and every criterion", () => {
	const cupFilePage = readFileSync(fileURLToPath(new URL("../../docs/integrate/cup-file.md", import.meta.url)), "utf8");
	const unnamed = [...PRESETS, ...SIMPLE_CRITERIA].filter((code) => !cupFilePage.includes(`\`${code}\``));
	expect(unnamed).toEqual([]);
});

describe.each(PRESETS)("the page of %s describes what its tables do", (preset) => {
	const text = page(preset);
	const rules = PRESET_RULES[preset];

	it("lists the criteria in the order they count, also while the group runs", () => {
		expect(listOf(text, "criteria")).toEqual(listed(rules.criteria));
		expect(listOf(text, "criteria-while-running")).toEqual(rules.criteriaWhileRunning && listed(rules.criteriaWhileRunning));
	});

	it("describes points, walkover, withdrawal and drawn playoff matches", () => {
		expect(numbers(ruleOf(text, "points"))).toEqual([rules.points.win, rules.points.draw, rules.points.loss]);
		expect(numbers(ruleOf(text, "walkover"))).toEqual([rules.walkover.winner, rules.walkover.loser]);
		expect(codes(ruleOf(text, "withdrawn team"))).toEqual([rules.withdrawn]);
		expect(codes(ruleOf(text, "drawn playoff match"))).toEqual([...rules.drawnPlayoff]);
	});

	it("speaks of lots only where there are some, and names its source", () => {
		expect(text.includes("fact lots ")).toBe(rules.criteria.includes("lots"));
		expect(text.includes("`lotsOnlyWhereTheyDecide`")).toBe(rules.lotsOnlyWhereTheyDecide === true);
		expect(text).toMatch(/^## Source\n\n.*§3, `[a-z0-9-]+`\. They follow the .*(regulations|rules)/ims);
	});
});
