import { describe, expect, test } from "vitest";
import { group, side, won } from "../../../tests/support/category.ts";
import { matchOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES } from "../presets.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { bracket, type PlayoffMatch } from "./bracket.ts";
import { fates } from "./fate.ts";
import { type CategoryPlan, fillSlots, type StagePlan } from "./fill-slots.ts";
import type { PlayoffRound } from "./playoff-round.ts";

const rules = PRESET_RULES.gothia;
const ROUNDS: Readonly<Record<string, PlayoffRound>> = {
	Q: "quarter-final",
	S: "semi-final",
	T: "third-place",
	F: "final",
};

/** "A Q1: X v Y" is match 1 of playoff A, a quarter-final. */
function inPlayoff(line: string, result: Partial<GroupMatch> = {}): PlayoffMatch {
	const [, division, round, id, home, away] = /^(\S+) ([QSTF])(\d+): (\S+) v (\S+)$/.exec(line)!;
	const sides = { home: side(home!), away: side(away!) };
	return { ...matchOf("-", "-", { id: id!, division: division!, ...sides, ...result }), round: ROUNDS[round!]! };
}

function planOf(matches: GroupMatch[], more: Partial<CategoryPlan> = {}): CategoryPlan {
	const divisions = [...new Set(matches.map(({ division }) => division))];
	const stage = (id: string): StagePlan => ({
		id: `stage-${id}`,
		type: isPlayoff(id) ? "playoff" : "group",
		rules,
		divisions: [{ id, name: id, teams: [] }],
		...(!isPlayoff(id) && {
			advance: [
				{ positions: [1, 2], to: "stage-A" },
				{ positions: [3, 4], to: "stage-B" },
			],
		}),
	});
	const stages = [...divisions.filter((id) => !isPlayoff(id)), ...new Set(["A", "B", ...divisions.filter(isPlayoff)])].map(stage);
	return { stages, matches, facts: [], withdrawn: new Set(), ...more };
}

const isPlayoff = (division: string): boolean => division === "A" || division === "B";

/** "through A final", "out A semi-final", "placed A final won", "through A"; "-" if nothing is certain. */
function fateOf(team: string, matches: GroupMatch[], more: Partial<CategoryPlan> = {}): string {
	const plan = planOf(matches, more);
	const brackets = ["A", "B"].map(
		(id) => [id, bracket(matches.filter(({ division }) => division === id) as PlayoffMatch[])] as const,
	);
	const fate = fates(plan, new Map(brackets), fillSlots(plan)).get(team);
	if (!fate) return "-";
	const place = fate.kind === "placed" ? (fate.won ? "won" : "lost") : null;
	return [fate.kind, fate.division, fate.round, place].filter(Boolean).join(" ");
}

const SEMI_FINALS = [inPlayoff("A S1: W v X", won(2, 0)), inPlayoff("A S2: Y v Z")];
const FINAL = inPlayoff("A F4: W1 v W2");
const BRONZE = inPlayoff("A T3: L1 v L2");

describe("a team that lost", () => {
	test("is out if no further match can be its own", () => {
		expect(fateOf("X", [...SEMI_FINALS, FINAL])).toBe("out A semi-final");
	});

	test("is not out while it has a bronze match, and then it has its place", () => {
		const matches = [...SEMI_FINALS, BRONZE, FINAL];
		expect(fateOf("X", matches)).toBe("-");
		const played = [SEMI_FINALS[0]!, inPlayoff("A S2: Y v Z", won(1, 0)), inPlayoff("A T3: L1 v L2", won(0, 3)), FINAL];
		expect(fateOf("X", played)).toBe("placed A third-place lost");
		expect(fateOf("Z", played)).toBe("placed A third-place won");
	});

	test("is out when its bronze match is cancelled", () => {
		expect(fateOf("X", [...SEMI_FINALS, { ...BRONZE, status: "cancelled" }, FINAL])).toBe("out A semi-final");
	});

	test("is not out while the other playoff has a place for the loser", () => {
		const other = inPlayoff("B S5: L1 v L2");
		expect(fateOf("X", [...SEMI_FINALS, FINAL, other])).toBe("-");
		expect(fateOf("X", [SEMI_FINALS[0]!, inPlayoff("A S2: Y v Z", won(1, 0)), FINAL, { ...other, ...won(0, 1) }])).toBe(
			"out B semi-final",
		);
	});

	test("is not out while any team may be named in a match that is to come", () => {
		const unnamed = inPlayoff("B S5: V v U");
		expect(fateOf("X", [...SEMI_FINALS, FINAL, { ...unnamed, home: { team: null, slot: null } }])).toBe("-");
		expect(fateOf("X", [...SEMI_FINALS, FINAL, unnamed])).toBe("out A semi-final");
		const calledOff = { ...unnamed, home: { team: null, slot: null }, status: "cancelled" as const };
		expect(fateOf("X", [...SEMI_FINALS, FINAL, calledOff])).toBe("out A semi-final");
	});

	test("is not out while its group's table still leads to another place", () => {
		const seats = inPlayoff("B S5: 2G v U");
		expect(fateOf("X", [...group("G", "W-X"), ...SEMI_FINALS, FINAL, seats])).toBe("-");
		const complete = group("G", "W-X 1-0", "P-Q 0-0", "W-P 1-0", "W-Q 1-0", "X-P 1-0", "X-Q 2-0");
		expect(fateOf("X", [...complete, ...SEMI_FINALS, FINAL, inPlayoff("B S5: 3G v U")])).toBe("out A semi-final");
		const shared = group("G", "W-X 1-0", "P-Q 0-0", "W-P 1-0", "W-Q 1-0", "X-P 1-0", "X-Q 1-0");
		const third = (matches: GroupMatch[]) => fateOf("X", [...matches, ...SEMI_FINALS, FINAL, inPlayoff("B S5: 3G v U")]);
		expect(third(shared), "a place that two others share").toBe("out A semi-final");
		expect(third(shared.slice(1)), "any place, while its group is not over").toBe("-");
	});

	test("is out by a walkover that both lost, unless a loser goes on", () => {
		const both = inPlayoff("A S1: W v X", { status: "walkover", winner: "none" });
		expect([fateOf("W", [both, SEMI_FINALS[1]!, FINAL]), fateOf("X", [both, SEMI_FINALS[1]!, FINAL])]).toEqual([
			"out A semi-final",
			"out A semi-final",
		]);
		expect(fateOf("X", [both, SEMI_FINALS[1]!, BRONZE, FINAL])).toBe("-");
	});

	test("in the final has its place, and so has the winner", () => {
		const over = [SEMI_FINALS[0]!, inPlayoff("A S2: Y v Z", won(1, 0)), inPlayoff("A F4: W1 v W2", won(2, 1))];
		expect([fateOf("W", over), fateOf("Y", over)]).toEqual(["placed A final won", "placed A final lost"]);
	});

	test("of a match in progress is not out before the end, nor while the match is level without a tie-break", () => {
		for (const result of [{ ...won(0, 5), status: "live" as const }, won(1, 1)]) {
			expect(fateOf("X", [inPlayoff("A S1: W v X", result), SEMI_FINALS[1]!, FINAL])).toBe("through A");
		}
	});
});

describe("a team that is through", () => {
	test("has reached a round until it has played in it", () => {
		expect(fateOf("W", [...SEMI_FINALS, FINAL])).toBe("through A final");
		expect(fateOf("X", [inPlayoff("A Q1: X v bye"), inPlayoff("A S2: W1 v Y"), FINAL])).toBe("through A semi-final");
	});

	test("has a place in a playoff in which it has not played yet", () => {
		expect(fateOf("Y", [...SEMI_FINALS, FINAL])).toBe("through A");
	});

	test("from one playoff to the next has not won a round there yet", () => {
		expect(fateOf("W", [inPlayoff("A Q1: W v X", won(1, 0)), inPlayoff("B S5: W1 v U")])).toBe("through B");
	});

	test("has no final place while the match that its win leads to is not scheduled", () => {
		expect(fateOf("W", SEMI_FINALS)).toBe("-");
		const complete = group("G", "P-Q 1-0", "P-R 1-0", "Q-R 2-0");
		const named = [...complete, inPlayoff("A S1: R v P", won(1, 0)), inPlayoff("A S2: Y v Z")];
		const stages = planOf(named).stages.map((one) =>
			one.advance ? { ...one, advance: [{ positions: [1, 2] as const, to: "stage-A" }] } : one,
		);
		expect(fateOf("R", named, { stages }), "though its place in the group led nowhere").toBe("-");
	});

	test("to a stage of several divisions has no named division, and is through to groups until it has played there", () => {
		const complete = group("G", "P-Q 1-0", "P-R 1-0", "Q-R 2-0");
		const later = (more: Partial<GroupMatch>) => [...complete, matchOf("P", "V", { id: "H1", division: "H", ...more })];
		const told = (more: Partial<GroupMatch>, ...divisions: string[]) => {
			const stages = planOf(complete).stages.map((one) =>
				one.advance ? { ...one, advance: [{ positions: [1, 1] as const, to: "later" }] } : one,
			);
			const stage: StagePlan = {
				...{ id: "later", type: "group", rules },
				divisions: divisions.map((id) => ({ id, name: id, teams: [] })),
			};
			return fateOf("P", later(more), { stages: [stages[0]!, stage] });
		};
		expect([told({}, "H"), told({}, "H", "K")]).toEqual(["through H", "through"]);
		expect(told({ status: "postponed" }, "H")).toBe("through H");
		expect([told({ ...won(1, 0), status: "live" }, "H"), told(won(1, 0), "H")]).toEqual(["-", "-"]);
	});

	test("is through by its group only when that is complete", () => {
		const complete = group("G", "P-Q 1-0", "P-R 1-0", "Q-R 2-0");
		expect(["P", "Q", "R"].map((team) => fateOf(team, complete))).toEqual(["through A", "through A", "through B"]);
		expect(fateOf("P", [...complete.slice(0, 2), { ...complete[2]!, ...won(0, 0), status: "live" }])).toBe("-");
	});

	test("is out if its place leads nowhere, its group is complete and no match to come can name another team", () => {
		const complete = group("G", "P-Q 1-0", "P-R 1-0", "Q-R 2-0");
		const first = inPlayoff("A S1: 1G v 2G");
		const onlyTwo = (matches: GroupMatch[]) => {
			const stages = planOf(matches).stages.map((one) =>
				one.advance ? { ...one, advance: [{ positions: [1, 2] as const, to: "stage-A" }] } : one,
			);
			return { stages };
		};
		const told = (matches: GroupMatch[]) => fateOf("R", matches, onlyTwo(matches));
		expect(told([...complete, first])).toBe("out G");
		expect(told([...complete, inPlayoff("A S1: 1G v 2G", { home: { team: null, slot: null } })])).toBe("-");
		expect(told([...complete.slice(0, 2), { ...complete[2]!, ...won(2, 0), status: "live" }, first])).toBe("-");
		expect(told(complete), "nothing to come").toBe("-");
		expect(fateOf("R", [...complete, first]), "the third has a place").toBe("through B");
	});

	test("has no such status once it has withdrawn", () => {
		expect(fateOf("W", [...SEMI_FINALS, FINAL], { withdrawn: new Set(["W"]) })).toBe("-");
		expect(fateOf("X", [...SEMI_FINALS, FINAL], { withdrawn: new Set(["X"]) })).toBe("-");
	});
});
