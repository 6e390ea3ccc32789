import { expect, test } from "vitest";
import { matchesOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import type { Advancement } from "../rules.ts";
import { advancementSpans, stageByTeam } from "./advancement.ts";
import { type GroupMatch, standings } from "./standings.ts";

const GOTHIA: Advancement[] = [
	{ positions: [1, 2], to: "A" },
	{ positions: [3, 99], to: "B" },
];

const goingOn = (matches: GroupMatch[], advance = GOTHIA, withdrawn = new Set<string>()) =>
	Object.fromEntries(
		stageByTeam(standings({ teams: ["A", "B", "C", "D"], matches, rules: PRESET_RULES.arvika, withdrawn }), advance),
	);

test("§3 Gothia: the first two go to A, the rest to B, whatever the size of the group", () => {
	expect(advancementSpans(GOTHIA, 4)).toEqual([
		{ from: 1, to: 2, stage: "A" },
		{ from: 3, to: 4, stage: "B" },
	]);
	expect(advancementSpans(GOTHIA, 5).at(-1)).toEqual({ from: 3, to: 5, stage: "B" });
	expect(advancementSpans(GOTHIA, 2)).toEqual([{ from: 1, to: 2, stage: "A" }]);
});

test("§3 a span for the size of the group overrides one for all sizes, position by position", () => {
	const advance: Advancement[] = [...GOTHIA, { positions: [2, 3], to: "C", groupSize: 3 }];
	expect(advancementSpans(advance, 4)).toHaveLength(2);
	expect(advancementSpans(advance, 3)).toEqual([
		{ from: 1, to: 1, stage: "A" },
		{ from: 2, to: 3, stage: "C" },
	]);
});

test("positions that lead nowhere belong to no span, and do not join those beside them", () => {
	const advance: Advancement[] = [
		{ positions: [1, 1], to: "A" },
		{ positions: [3, 3], to: "A" },
	];
	expect(advancementSpans(advance, 4)).toEqual([
		{ from: 1, to: 1, stage: "A" },
		{ from: 3, to: 3, stage: "A" },
	]);
});

test("§3 teams go on when the group is complete; from a shared position only if it makes no difference", () => {
	const levelTop = matchesOf("A-B 1-1", "C-D 0-1", "A-C 1-0", "B-D 1-0", "A-D 1-0", "B-C 1-0");
	expect(goingOn(levelTop)).toEqual({ A: "A", B: "A", D: "B", C: "B" });
	expect(goingOn(levelTop.with(5, { ...levelTop[5]!, status: "live" }))).toEqual({});
	const levelAcross = matchesOf("A-B 1-0", "A-C 1-0", "A-D 1-0", "B-C 1-1", "B-D 1-0", "C-D 1-0");
	expect(goingOn(levelAcross)).toEqual({ A: "A", D: "B" });
});

test("a span for another group size has no effect", () => {
	expect(advancementSpans([{ positions: [1, 2], to: "C", groupSize: 3 }], 4)).toEqual([]);
});

test("a withdrawn team without counted matches goes nowhere", () => {
	const matches = matchesOf("A-B 1-0", "B-C 1-0", "A-C 1-0", "A-D 0-9");
	expect(goingOn(matches, GOTHIA, new Set(["D"]))).toEqual({ A: "A", B: "A", C: "B" });
});
