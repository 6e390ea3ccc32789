import { expect, test } from "vitest";
import type { DrawRule } from "../cup/draw-rule.ts";
import { drawGroups } from "./draw.ts";
import type { DrawTeam } from "./problem.ts";
import { Random } from "./random.ts";

const team = (id: string, values: DrawTeam["values"] = {}): DrawTeam => ({ id, values });
const groupsOf = (...sizes: number[]) => sizes.map((size, at) => ({ id: `g${at + 1}`, size }));
const DISTRICT: DrawRule = { apart: "district", must: false };
const CLUB: DrawRule = { apart: "club", must: true };

test("the numbers are those of xoshiro128** 1.1 filled by SplitMix64, on every machine", () => {
	const random = new Random(0);
	// SplitMix64 of 0 begins with 0xe220a8397b1dcdaf, 0x6e789e6aa1b965f4: the published test vector.
	// The first output is rotl(s[1] × 5, 7) × 9 of the second word, 0xe220a839.
	const product = Math.imul(0xe220a839, 5);
	expect(random.next()).toBe(Math.imul((product << 7) | (product >>> 25), 9) >>> 0);
	expect([random.below(100), random.below(100), random.below(100)]).toMatchInlineSnapshot(`
		[
		  61,
		  34,
		  25,
		]
	`);
});

test("a draw from a number is the same as when it was first made", () => {
	const pots = [["a1", "a2", "a3"].map((id) => team(id)), ["b1", "b2", "b3"].map((id) => team(id))];
	expect(drawGroups({ number: 48_213, pots, groups: groupsOf(2, 2, 2), rules: [] }).groups).toMatchInlineSnapshot(`
		[
		  [
		    "a3",
		    "b2",
		  ],
		  [
		    "a1",
		    "b3",
		  ],
		  [
		    "a2",
		    "b1",
		  ],
		]
	`);
});

test("each team of a pot is as likely in each group", () => {
	const pots = [["a", "b", "c"].map((id) => team(id))];
	const times = new Map<string, number>();
	for (let number = 0; number < 3000; number++) {
		const { groups } = drawGroups({ number, pots, groups: groupsOf(1, 1, 1), rules: [] });
		for (const [group, [id]] of groups.entries()) times.set(`${id}${group}`, (times.get(`${id}${group}`) ?? 0) + 1);
	}
	expect(times.size).toBe(9);
	// Three standard deviations of a binomial of 3000 and a third are 77.
	for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(100);
});

test("four teams of a district in three groups: one pair stays together, and that is the reason", () => {
	const north = ["n1", "n2", "n3", "n4"].map((id) => team(id, { district: "North" }));
	const others = ["o1", "o2", "o3", "o4", "o5"].map((id) => team(id));
	const { rules, isBest, impossible } = drawGroups({
		...{ number: 7, groups: groupsOf(3, 3, 3), rules: [DISTRICT] },
		pots: [[...north, ...others]],
	});
	expect(rules[0]).toMatchObject({ pairs: 6, broken: 1, why: [{ kind: "too-many", value: "North", teams: 4, groups: 3 }] });
	expect(rules[0]!.where).toHaveLength(1);
	expect([isBest, impossible]).toEqual([true, null]);
});

test("a must that more teams of a club than groups cannot keep names the rule and those teams only", () => {
	const ask = ["a1", "a2", "a3"].map((id) => team(id, { club: "Ask" }));
	const bro = ["b1", "b2"].map((id) => team(id, { club: "Bro", district: "West" }));
	const { impossible } = drawGroups({
		...{ number: 7, groups: groupsOf(4, 3), rules: [DISTRICT, CLUB] },
		pots: [[...ask, ...bro, team("x"), team("y")]],
	});
	expect(impossible).toEqual({ rules: [CLUB], teams: ["a1", "a2", "a3"], isProven: true });
});

test("two musts that only together cannot be kept are both named", () => {
	// In two groups, a is apart from b by club, b from c by district and a from c by nation.
	const pots = [
		[
			team("a", { club: "1", nation: "se" }),
			team("b", { club: "1", district: "N" }),
			team("c", { district: "N", nation: "se" }),
			team("d"),
		],
	];
	const musts = (["club", "district", "nation"] as const).map((apart) => ({ apart, must: true }));
	const { impossible } = drawGroups({
		number: 1,
		pots,
		groups: groupsOf(2, 2),
		rules: [...musts, { apart: "level", must: true }],
	});
	expect(impossible).toEqual({ rules: musts, teams: ["a", "b", "c"], isProven: true });
});

test("one seeded team is in each group", () => {
	const seeded = ["s1", "s2", "s3"].map((id) => team(id));
	const rest = Array.from({ length: 8 }, (_, at) => team(`r${at}`));
	const { groups } = drawGroups({ number: 3, pots: [seeded, rest], groups: groupsOf(4, 4, 3), rules: [] });
	expect(groups.map((ids) => ids[0])).toEqual(expect.arrayContaining(["s1", "s2", "s3"]));
});

test("groups with another number of places than teams, and a team in two pots, are refused", () => {
	const draw = (ids: string[][], sizes: number[]) => () =>
		drawGroups({ number: 1, pots: ids.map((pot) => pot.map((id) => team(id))), groups: groupsOf(...sizes), rules: [] });
	expect(draw([["a", "b"]], [3])).toThrow("2 teams for 3 places");
	expect(draw([["a"], ["a"]], [2])).toThrow("a team in two pots");
});
