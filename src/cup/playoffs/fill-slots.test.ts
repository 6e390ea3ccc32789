import { describe, expect, test } from "vitest";
import { fill, group, playoff, side, standing, won } from "../../../tests/support/category.ts";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Fact } from "../fact.ts";
import { PRESET_RULES } from "../presets.ts";
import type { Rules } from "../rules.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { fillSlots, refillSlots } from "./fill-slots.ts";

const GROUP_H = group("H", "COL-JPN 1-2", "POL-SEN 1-2", "JPN-SEN 2-2", "POL-COL 0-3", "JPN-POL 0-1", "SEN-COL 0-1");

describe("§3 a position", () => {
	const matches = [...GROUP_H, playoff("49: 1H v 2H"), playoff("50: 3H v 4H")];

	test("that is shared fills no slot, nor does the position after it", () => {
		expect(standing(matches)).toEqual(["49: COL v -", "50: - v POL"]);
	});

	test("fills its slot when a fact is recorded", () => {
		const fairPlay = (team: string, points: number): Fact => ({
			id: team,
			at: "2018-06-28T18:00:00+03:00",
			kind: "fair-play",
			division: "H",
			team,
			points,
		});
		expect(standing(matches, { facts: [fairPlay("JPN", -4), fairPlay("SEN", -6)] })).toEqual(["49: COL v JPN", "50: SEN v POL"]);
	});

	test("fills no slot before its group is complete, even if it is certain", () => {
		const running = matches.map((match) => (match.id === "H.JPN-POL" ? { ...match, status: "live" as const } : match));
		expect(standing(running)).toEqual(["49: - v -", "50: - v -"]);
	});

	test("is not decided by another group's fact", () => {
		const elsewhere: Fact = { id: "1", at: "2018-06-28T18:00:00Z", kind: "lots", division: "G", order: ["SEN", "JPN"] };
		expect(standing(matches, { facts: [elsewhere] })[0]).toBe("49: COL v -");
		expect(standing(matches, { facts: [{ ...elsewhere, division: "H" }] })[0]).toBe("49: COL v SEN");
	});

	test("of a withdrawn team without counted matches fills no slot", () => {
		const left = group("G", "ENG-BEL 1-0", "ENG-PAN");
		expect(standing([...left, playoff("1: 2G v 3G")], { withdrawn: new Set(["PAN"]) })).toEqual(["1: BEL v -"]);
	});

	test("of a withdrawn team whose matches count still belongs to it", () => {
		const left = [...group("G", "ENG-BEL 1-0", "ENG-PAN 2-0", "PAN-BEL 3-0"), playoff("1: 2G v 3G")];
		const groups = { rules: { ...PRESET_RULES["fifa-2022"], withdrawn: "keep" as const } };
		expect(standing(left, { withdrawn: new Set(["PAN"]), groups })).toEqual(["1: PAN v BEL"]);
		expect(standing(left, { withdrawn: new Set(["PAN"]) })).toEqual(["1: BEL v -"]);
	});

	test("of an unknown group or playoff fills nothing", () => {
		expect(standing([...GROUP_H, playoff("49: 1X v 9H")])).toEqual(["49: - v -"]);
	});
});

test("§3 a team that a file names in a slot remains, whatever the results", () => {
	const named = playoff("49: 1H v 2H");
	const home = { ...named.home, team: "SEN" };
	expect(standing([...GROUP_H, { ...named, home }])).toEqual(["49: SEN v -"]);
});

describe("§3 a winner and a loser", () => {
	test("go on only when their match is decided", () => {
		const semiFinals = [playoff("61: ARG v CRO", won(3, 0)), playoff("62: FRA v MAR", { ...won(2, 0), status: "live" })];
		const rest = [playoff("63: L61 v L62"), playoff("64: W61 v W62")];
		expect(standing([...rest, ...semiFinals])).toEqual(["63: CRO v -", "64: ARG v -", "61: ARG v CRO", "62: FRA v MAR"]);
	});

	test("of a level match wait for the tie-break", () => {
		const next = (result: Partial<GroupMatch>) =>
			standing([playoff("1: A v B", { ...won(1, 1), ...result }), playoff("2: W1 v L1")])[1];
		expect(next({})).toBe("2: - v -");
		expect(next({ shootOut: { home: 2, away: 3 } })).toBe("2: B v A");
		expect(next({ winner: "home", decidedBy: "lots" })).toBe("2: A v B");
	});

	test("of a match under protest wait for the decision", () => {
		const next = (outcome?: "rejected") => {
			const fact = { id: "p", at: "2026-07-16T20:00:00Z", kind: "protest", match: "1", note: "A shirt", outcome } as Fact;
			return standing([playoff("1: A v B", won(1, 0)), playoff("2: W1 v L1")], { facts: [fact] })[1];
		};
		expect([next(), next("rejected")]).toEqual(["2: - v -", "2: A v B"]);
	});

	test("come from the side that is known, even if the other is open", () => {
		expect(standing([playoff("1: W9 v B", won(0, 1)), playoff("2: W1 v L1")])[1]).toBe("2: B v -");
	});

	test("go through a whole bracket at once, whatever order the matches have", () => {
		const matches = [
			playoff("4: W3 v X", won(1, 0)),
			playoff("3: W2 v Y", won(1, 0)),
			playoff("2: W1 v Z", won(1, 0)),
			playoff("1: A v B", won(1, 0)),
		];
		expect(standing([playoff("5: W4 v -"), ...matches])[0]).toBe("5: A v -");
	});

	test("of a match both sides lost: there is no winner, so the next opponent goes through, and the loser's slot stays open", () => {
		const lost = playoff("1: A v B", { status: "walkover", winner: "none" });
		expect(standing([lost, playoff("2: W1 v C"), playoff("3: W2 v D"), playoff("4: L1 v E")]).slice(1)).toEqual([
			"2: bye v C",
			"3: C v D",
			"4: - v E",
		]);
	});
});

describe("§3 a bye", () => {
	test("lets the other side go through without a result", () => {
		const filled = fill([...GROUP_H, playoff("1: 1H v bye"), playoff("2: W1 v bye"), playoff("3: W2 v A")]);
		expect(filled.sides.get("3")!.home).toEqual({ team: "COL", bye: false });
		expect(filled.outcomes.get("1")).toEqual({ winner: "home", by: "bye" });
	});

	test("has no loser: the opponent of that loser goes through too", () => {
		expect(
			standing([playoff("1: A v bye"), playoff("2: B v C", won(0, 2)), playoff("3: L1 v L2"), playoff("4: W3 v D")]).slice(2),
		).toEqual(["3: bye v B", "4: B v D"]);
	});

	test("against a bye is a bye in the next round", () => {
		expect(standing([playoff("1: bye v bye"), playoff("2: W1 v A"), playoff("3: W2 v L2"), playoff("4: L1 v B")])).toEqual([
			"1: bye v bye",
			"2: bye v A",
			"3: A v bye",
			"4: bye v B",
		]);
	});
});

describe("a group behind a group", () => {
	const second = (result: Partial<GroupMatch>) =>
		matchOf("-", "-", { id: "S.1", division: "S", home: side("1H"), away: side("4H"), ...result });

	test("has the teams that fill its slots, and fills slots by its own positions", () => {
		const filled = fill([...GROUP_H, second(won(0, 1)), playoff("1: 1S v 2S")]);
		expect(filled.standings.get("S")!.rows.map(({ team }) => team)).toEqual(["POL", "COL"]);
		expect(filled.sides.get("1")).toEqual({ home: { team: "POL", bye: false }, away: { team: "COL", bye: false } });
	});

	test("waits for its teams whatever order the matches have, but not for a match against a bye", () => {
		const nobody = matchOf("-", "-", { id: "S.2", division: "S", home: side("W2"), away: side("1H") });
		const filled = fill([playoff("1: 1S v 2S"), nobody, playoff("2: bye v bye"), second(won(0, 1)), ...GROUP_H]);
		expect(filled.sides.get("1")).toEqual({ home: { team: "POL", bye: false }, away: { team: "COL", bye: false } });
	});

	test("is not complete while one of them is open", () => {
		const filled = fill([
			...GROUP_H,
			second(won(0, 1)),
			matchOf("-", "-", { id: "S.2", division: "S", home: side("1H"), away: side("2H") }),
		]);
		expect(filled.standings.get("S")!.complete).toBe(false);
	});
});

test("slots in a cycle stay open, and all others are filled", () => {
	const cycle = [playoff("1: W2 v A", won(1, 0)), playoff("2: W1 v B", won(1, 0)), playoff("3: W3 v W3", won(1, 0))];
	expect(standing([...cycle, playoff("4: C v D", won(0, 1)), playoff("5: W4 v W1")])).toEqual([
		"1: - v A",
		"2: - v B",
		"3: - v -",
		"4: C v D",
		"5: D v -",
	]);
});

test("§3 a shoot-out is called what the stage's rules have", () => {
	const match = playoff("1: A v B", { ...won(20, 20), shootOut: { home: 4, away: 3 } });
	expect(fill([match], { rules: PRESET_RULES.ehf }).outcomes.get("1")!.by).toBe("seven-metre-throws");
	expect(fill([match], { rules: PRESET_RULES.gothia }).outcomes.get("1")!.by).toBe("penalties");
});

test("only playoff matches have outcomes; every group has a table, begun or not", () => {
	const filled = fill([...GROUP_H, ...group("G", "ENG-BEL"), playoff("1: A v B", won(1, 0)), playoff("2: C v D")]);
	expect([...filled.outcomes.keys()]).toEqual(["1"]);
	expect([...filled.standings.keys()]).toEqual(["H", "G"]);
	expect(filled.sides.size).toBe(GROUP_H.length + 3);
});

test("lots that decide nothing are not waited for: the table knows where the positions of a group lead", () => {
	const rules: Rules = { ...PRESET_RULES["fifa-2022"], criteria: ["lots"], lotsOnlyWhereTheyDecide: true };
	const undecided = (...to: [first: string, second: string]) => {
		const advance = to.map((stage, at) => ({ positions: [at + 1, at + 1] as [number, number], to: stage }));
		const divisions = [{ id: "A", name: "A", teams: [] }];
		const { standings } = fillSlots({
			stages: [{ id: "groups", type: "group", rules, advance, divisions }],
			matches: group("A", "A1-A2 1-1"),
			facts: [],
			withdrawn: new Set(),
		});
		return standings.get("A")!.ties[0]!.steps.map((step) => step.undecided);
	};
	expect(undecided("next", "next")).toEqual([]);
	expect(undecided("next", "other")).toEqual(["no-fact"]);
});

describe("what is filled again after a result", () => {
	const rules = PRESET_RULES["fifa-2022"];
	const stage = (id: string, type: "group" | "playoff", division: string) => ({
		...{ id, type, rules },
		divisions: [{ id: division, name: division, teams: [] }],
	});
	const plan = {
		stages: [stage("groups", "group", "H"), stage("playoffs", "playoff", "playoff")],
		...{ facts: [], withdrawn: new Set<string>() },
	};
	const again = (before: GroupMatch, now: GroupMatch, ...others: GroupMatch[]) => {
		const all = [before, ...others, playoff("1: 1H v 2H"), playoff("2: W1 v X")];
		const earlier = fillSlots({ ...plan, matches: all });
		const afresh = fillSlots({ ...plan, matches: all.map((match) => (match === before ? now : match)) });
		return { made: refillSlots(plan, earlier, [{ before, now }]), afresh };
	};
	const [last, ...others] = GROUP_H.toReversed() as [GroupMatch, ...GroupMatch[]];

	test("is only the table of its group, while the group is not over", () => {
		const [open, ...rest] = others as [GroupMatch, ...GroupMatch[]];
		const { made, afresh } = again({ ...open, status: "live" }, open, ...rest, { ...last, status: "live" });
		expect(made).toEqual(afresh);
	});

	test("is everything when a group becomes complete or incomplete", () => {
		const live = { ...last, status: "live" as const };
		expect([again(live, last, ...others).made, again(last, live, ...others).made]).toEqual([null, null]);
	});

	test("is everything when a playoff match is decided, or decided otherwise", () => {
		const [open, decided] = [playoff("3: A v B"), playoff("3: A v B", won(1, 0))];
		const told = (before: GroupMatch, now: GroupMatch) => again(before, now, ...GROUP_H).made !== null;
		expect([told(open, decided), told(decided, open), told(decided, { ...decided, ...won(0, 1) })]).toEqual([
			false,
			false,
			false,
		]);
		expect([told(open, { ...open, ...won(1, 0), status: "live" }), told(decided, { ...decided, ...won(2, 0) })]).toEqual([
			true,
			true,
		]);
	});

	test("is everything when a match begins with a team named by a file, although its slot now leads to another", () => {
		const toCome = playoff("1: 1H v 2H");
		const named = { ...toCome, home: { ...toCome.home, team: "X" } };
		const live = { ...named, status: "live" as const };
		const all = (match: GroupMatch) => [...GROUP_H, match];
		const earlier = fillSlots({ ...plan, matches: all(named) });
		expect(earlier.contested).toEqual([]);
		expect(fillSlots({ ...plan, matches: all(live) }).contested).toHaveLength(1);
		expect(refillSlots(plan, earlier, [{ before: named, now: live }])).toBeNull();
		const seated = fillSlots({ ...plan, matches: all(toCome) }).sides.get(toCome.id)!;
		const sides = { home: { ...toCome.home, team: seated.home.team }, away: { ...toCome.away, team: seated.away.team } };
		const begun = { ...toCome, ...sides, status: "live" as const };
		const before = fillSlots({ ...plan, matches: all(toCome) });
		expect(refillSlots(plan, before, [{ before: toCome, now: begun }]), "it takes its seats").not.toBeNull();
	});
});
