import { expect, test } from "vitest";
import { matchesOf } from "../../../tests/support/shorthand.ts";
import { EARLIER_CRITERIA, PRESET_RULES, rulesOf } from "../presets.ts";
import type { Rules } from "../rules.ts";
import { type GroupMatch, standings } from "./standings.ts";

/** Head-to-head points, then figures of the whole group: `partille` before its correction. */
const POINTS_ALONE = rulesOf({ preset: "partille", criteria: EARLIER_CRITERIA.partille });
const THREE = ["points", "goal-difference", "goals-for"] as const;

function table(rules: Rules, matches: GroupMatch[]) {
	const teams = [...new Set(matches.flatMap(({ home, away }) => [home.team!, away.team!]))];
	return standings({ teams, matches, rules });
}

function order(rules: Rules, matches: GroupMatch[]): string {
	return table(rules, matches)
		.rows.map(({ position, team }) => `${position} ${team}`)
		.join(", ");
}

/** One line a step: its criterion, pass and the figures in the order of the table. */
function steps(rules: Rules, matches: GroupMatch[]): string[] {
	return table(rules, matches).ties.flatMap((tie) =>
		tie.steps.map(({ criterion, pass, figures, undecided }) =>
			[criterion, pass, undecided ?? figures.map(({ team, value }) => `${team}:${value ?? "–"}`).join(" ")].join(" "),
		),
	);
}

test("§3 a head-to-head decides nothing while the level teams have not all met; their order is provisional", () => {
	const matches = matchesOf("A-C 3-0", "B-D 1-0", "A-B", "C-D");
	const { rows } = table(POINTS_ALONE, matches);
	expect(rows.map(({ position, team, provisional }) => `${position} ${team} ${provisional}`)).toEqual([
		"1 A true",
		"2 B true",
		"3 D true",
		"4 C true",
	]);
	expect(steps(POINTS_ALONE, matches)).toEqual([
		"head-to-head-points 1 not-all-met",
		"goal-difference 1 A:3 B:1",
		"head-to-head-points 1 not-all-met",
		"goal-difference 1 D:-1 C:-3",
	]);
});

test("no order is provisional before a match has been played, and every order of level teams is after the first", () => {
	const provisional = (...matches: string[]) =>
		table(PRESET_RULES.partille, matchesOf(...matches)).rows.map((row) => `${row.team} ${row.provisional}`);
	expect(provisional("A-C", "B-D", "A-B", "C-D")).toEqual(["A false", "B false", "C false", "D false"]);
	expect(provisional("A-C 1-1", "B-D", "A-B", "C-D").filter((row) => row.endsWith(" true"))).toEqual(["B true", "D true"]);
});

test("§3 teams separated above the head-to-head need not have met", () => {
	const { rows } = table(PRESET_RULES.gothia, matchesOf("A-C 3-0", "B-D 1-0", "A-B", "C-D"));
	expect(rows.map(({ team, provisional }) => `${team} ${provisional}`)).toEqual(["A false", "B false", "D false", "C false"]);
});

test("the order of a complete group is not provisional, though two level teams never met", () => {
	const group = table(POINTS_ALONE, matchesOf("A-C 3-0", "B-C 1-0", "A-B cancelled"));
	expect(group.complete).toBe(true);
	expect(group.ties[0]!.steps[0]!.undecided).toBe("not-all-met");
	expect(group.rows.map(({ provisional }) => provisional)).toEqual([false, false, false]);
});

test("§3 a team already separated never counts: each figure is taken among those still level above it", () => {
	const matches = matchesOf(
		...["A-B 1-0", "A-C 5-0", "B-C 2-2", "D-A 1-0", "E-A 1-0"],
		...["B-D 1-0", "B-E 0-0", "C-D 3-0", "C-E 0-0", "E-D 1-0"],
	);
	const rules = {
		...POINTS_ALONE,
		criteria: [{ headToHead: ["points", "goal-difference"] as const }, "goals-for" as const],
	};
	expect(order(rules, matches)).toBe("1 E, 2 A, 3 C, 4 B, 5 D");
	expect(steps(rules, matches)).toEqual([
		"head-to-head-points 1 A:4 C:1 B:1",
		"head-to-head-goal-difference 1 A:– C:0 B:0",
		"goals-for 1 A:– C:5 B:3",
	]);
});

test("§3 head-to-head points alone are followed by the overall difference", () => {
	const matches = matchesOf("A-B 1-0", "B-C 3-0", "C-A 1-0", "A-D 2-0", "B-D 1-0", "C-D 1-0");
	expect(steps(POINTS_ALONE, matches)).toEqual(["head-to-head-points 1 B:2 A:2 C:2", "goal-difference 1 B:3 A:2 C:-1"]);
});

test("§3 partille compares points, difference and goals among the level teams, then lots: the rest of the group decides nothing", () => {
	const ring = matchesOf("A-B 17-12", "B-C 15-13", "C-A 16-14", "A-D 14-13", "B-D 14-13", "C-D 30-10");
	expect(order(PRESET_RULES.partille, ring)).toBe("1 A, 2 C, 3 B, 4 D");
	expect(steps(PRESET_RULES.partille, ring)).toEqual([
		"head-to-head-points 1 A:2 C:2 B:2",
		"head-to-head-goal-difference 1 A:3 C:0 B:-3",
	]);
	expect(order(POINTS_ALONE, ring)).toBe("1 C, 2 A, 3 B, 4 D");
	const level = matchesOf("A-B 14-14", "A-C 20-10", "B-C 12-11");
	expect(order(PRESET_RULES.partille, level)).toBe("1 A, 1 B, 3 C");
	expect(order(POINTS_ALONE, level)).toBe("1 A, 2 B, 3 C");
});

test("§3 applied again: teams that the three figures leave level are compared once more among themselves", () => {
	const matches = matchesOf("A-B 3-2", "A-C 2-2", "A-D 1-2", "B-C 1-0", "B-D 3-3", "C-D 2-1");
	expect(order(PRESET_RULES["uefa-euro"], matches)).toBe("1 D, 2 A, 3 B, 4 C");
	expect(steps(PRESET_RULES["uefa-euro"], matches)).toEqual([
		"head-to-head-points 1 D:4 A:4 B:4 C:4",
		"head-to-head-goal-difference 1 D:0 A:0 B:0 C:0",
		"head-to-head-goals-for 1 D:6 A:6 B:6 C:4",
		"head-to-head-points 2 D:4 A:3 B:1 C:–",
	]);
	const once = rulesOf({ preset: "uefa-euro", criteria: [{ headToHead: THREE }, "goal-difference", "goals-for"] });
	expect(order(once, matches)).toBe("1 A, 1 B, 1 D, 4 C");
});

test("§3 applied again: two parts that are still level are each decided among themselves", () => {
	const matches = matchesOf("A-B 2-2", "A-C 0-1", "A-D 1-0", "B-C 1-0", "B-D 1-2", "C-D 2-2");
	expect(steps(PRESET_RULES.helsinki, matches)).toEqual([
		"head-to-head-points 1 D:4 B:4 C:4 A:4",
		"head-to-head-goal-difference 1 D:0 B:0 C:0 A:0",
		"head-to-head-goals-for 1 D:4 B:4 C:3 A:3",
		"head-to-head-points 2 D:3 B:0 C:– A:–",
		"head-to-head-points 2 D:– B:– C:3 A:0",
	]);
});

test("§3 a double round counts both meetings of level teams", () => {
	const matches = matchesOf("A-B 1-0", "B-A 3-0", "A-C 1-0", "C-A 0-0", "B-C 0-0", "C-B 0-1");
	expect(steps(PRESET_RULES["fifa-2026"], matches)).toEqual([
		"head-to-head-points 1 B:3 A:3",
		"head-to-head-goal-difference 1 B:2 A:-2",
	]);
});

test("§3 ehf ranks a running group by overall difference, a complete one head-to-head first", () => {
	const matches = matchesOf("A-B 20-19", "B-C 30-20", "A-C 20-21", "B-D 20-18", "A-D 25-24", "C-D 15-30");
	const running = matches.map((match) => (match.id === "C-D" ? { ...match, status: "live" as const } : match));
	const firstTwo = (group: GroupMatch[]) =>
		table(PRESET_RULES.ehf, group)
			.rows.slice(0, 2)
			.map(({ team, decidedBy }) => `${team} ${decidedBy}`);
	expect(firstTwo(running)).toEqual(["B goal-difference", "A goal-difference"]);
	expect(firstTwo(matches)).toEqual(["A head-to-head-points", "B head-to-head-points"]);
});
