import { expect, test } from "vitest";
import { PRESET_RULES, rulesOf } from "./presets.ts";
import { PRESETS } from "./rules.ts";
import { criterionCodes } from "./tables/criterion.ts";

test("§3 every preset has its criteria in order", () => {
	const orders = Object.fromEntries(PRESETS.map((preset) => [preset, criterionCodes(PRESET_RULES[preset].criteria).join(", ")]));
	const headToHead = "head-to-head-points, head-to-head-goal-difference, head-to-head-goals-for";
	expect(orders).toEqual({
		gothia: `goal-difference, goals-for, ${headToHead}, shoot-out`,
		partille: `${headToHead}, lots`,
		lundaspelen: `goal-difference, goals-for, ${headToHead}, lots`,
		ehf: `${headToHead}, goal-difference, goals-for, lots`,
		"uefa-euro": `${headToHead}, goal-difference, goals-for, wins, fair-play`,
		"fifa-2022": `goal-difference, goals-for, ${headToHead}, fair-play, lots`,
		"fifa-2026": `${headToHead}, goal-difference, goals-for, fair-play, ranking`,
		helsinki: `${headToHead}, goal-difference, goals-for, lots`,
		arvika: `goal-difference, goals-for, ${headToHead}, lots`,
	});
});

test("§3 football gives 3, 1, 0 points and a walkover 3–0; handball 2, 1, 0 and 10–0", () => {
	for (const preset of PRESETS) {
		const { points, walkover } = PRESET_RULES[preset];
		const handball = ["partille", "lundaspelen", "ehf"].includes(preset);
		expect([points.win, points.draw, points.loss]).toEqual(handball ? [2, 1, 0] : [3, 1, 0]);
		expect([walkover.winner, walkover.loser]).toEqual(handball ? [10, 0] : [3, 0]);
	}
});

test("§3 a cup may replace any rule of its preset; the others stay", () => {
	const rules = rulesOf({ preset: "gothia", withdrawn: "keep", goalCap: 6, points: undefined });
	expect(rules).toEqual({ ...PRESET_RULES.gothia, withdrawn: "keep", goalCap: 6 });
});
