import { describe, expect, test } from "vitest";
import { matchesOf, matchOf } from "../../../tests/support/shorthand.ts";
import { PRESET_RULES, rulesOf } from "../presets.ts";
import type { PresetName, Rules } from "../rules.ts";
import { type GroupMatch, type StandingsInput, standings } from "./standings.ts";

function table(rules: PresetName | Rules, matches: GroupMatch[], more: Partial<StandingsInput> = {}) {
	const teams = [...new Set(matches.flatMap(({ home, away }) => [home.team, away.team]))].filter((team) => team !== null);
	return standings({ teams, matches, rules: typeof rules === "string" ? PRESET_RULES[rules] : rules, ...more });
}

function order(rules: PresetName | Rules, matches: GroupMatch[], more: Partial<StandingsInput> = {}): string {
	return table(rules, matches, more)
		.rows.map(({ position, team }) => `${position} ${team}`)
		.join(", ");
}

const WORLD_CUP_2018_H = matchesOf("COL-JPN 1-2", "POL-SEN 1-2", "JPN-SEN 2-2", "POL-COL 0-3", "JPN-POL 0-1", "SEN-COL 0-1");

describe("a row", () => {
	test("§3 counts matches, goals and points of the sport", () => {
		const [first] = table("gothia", WORLD_CUP_2018_H).rows;
		expect(first).toMatchObject({
			team: "COL",
			played: 3,
			won: 2,
			drawn: 0,
			lost: 1,
			goalsFor: 5,
			goalsAgainst: 2,
			goalDifference: 3,
			points: 6,
			decidedBy: "points",
			tie: null,
		});
		expect(table("partille", WORLD_CUP_2018_H).rows[0]).toMatchObject({ team: "COL", points: 4 });
	});

	test("shows its form oldest first, whatever order the matches have", () => {
		const [first] = table("gothia", WORLD_CUP_2018_H.toReversed()).rows;
		expect(first!.form.map(({ match, outcome }) => `${match} ${outcome}`)).toEqual([
			"COL-JPN lost",
			"POL-COL won",
			"SEN-COL won",
		]);
	});

	test("compares starts as instants, not as text", () => {
		const [late, early] = matchesOf("A-B 1-0", "A-C 0-0");
		const matches = [
			{ ...late!, start: "2026-07-16T09:00:00-05:00" },
			{ ...early!, start: "2026-07-16T10:00:00+02:00" },
		];
		expect(table("gothia", matches).rows[0]!.form.map(({ match }) => match)).toEqual(["A-C", "A-B"]);
		const untimed = [{ ...late!, start: null }, early!];
		expect(table("gothia", untimed).rows[0]!.form.map(({ match }) => match)).toEqual(["A-C", "A-B"]);
	});

	test("§3 a match in progress counts, is marked live, and keeps the group open", () => {
		const group = table("gothia", matchesOf("A-B 2-0", "B-C 1-0 live"));
		expect(group.rows.map(({ team, points }) => `${team} ${points}`)).toEqual(["A 3", "B 3", "C 0"]);
		expect(group).toMatchObject({ complete: false, liveMatches: 1 });
		expect(group.rows[1]!.form).toEqual([
			{ match: "A-B", outcome: "lost", live: false },
			{ match: "B-C", outcome: "won", live: true },
		]);
	});

	test("postponed and cancelled matches do not count; only the postponed one is waited for", () => {
		const one = table("gothia", matchesOf("A-B 1-0", "A-C 5-0 cancelled", "B-C 1-0"));
		expect(one.rows.map(({ team, goalsFor }) => `${team} ${goalsFor}`)).toEqual(["A 1", "B 1", "C 0"]);
		expect(one.complete).toBe(true);
		expect(table("gothia", matchesOf("A-B 1-0", "A-C postponed", "B-C 1-0")).complete).toBe(false);
	});

	test("a group without matches is not complete, nor one with a finished match whose score is unknown", () => {
		expect(standings({ teams: ["A", "B"], matches: [], rules: PRESET_RULES.gothia }).complete).toBe(false);
		expect(table("gothia", matchesOf("A-B finished")).complete).toBe(false);
	});

	test("a group is not complete while a slot in it is open", () => {
		const waiting = matchOf("A", "B", { home: { team: null, slot: { kind: "winner", match: "x" } } });
		expect(table("gothia", [...matchesOf("A-B 1-0"), waiting]).complete).toBe(false);
	});

	test("a match against a bye is not waited for, on either side", () => {
		const bye = { team: null, slot: { kind: "bye" } } as const;
		for (const side of ["home", "away"] as const) {
			expect(table("gothia", [...matchesOf("A-B 1-0"), matchOf("A", "B", { [side]: bye })]).complete).toBe(true);
		}
	});

	test("matches against teams of other groups do not count", () => {
		const rows = standings({ teams: ["A", "B"], matches: matchesOf("A-B 1-0", "B-X 9-0"), rules: PRESET_RULES.gothia }).rows;
		expect(rows.map(({ team, goalsFor }) => `${team} ${goalsFor}`)).toEqual(["A 1", "B 0"]);
	});

	test("unplayed matches against teams of other groups keep no group open", () => {
		const played = matchesOf("A-B 1-0");
		const teams = ["A", "B"];
		for (const outside of [matchOf("A", "X"), matchOf("X", "B"), matchOf("X", "Y")])
			expect(table("gothia", [...played, outside], { teams }).complete).toBe(true);
		expect(table("gothia", [...played, matchOf("B", "A")], { teams }).complete).toBe(false);
	});

	test("a group in which two have no match is complete only if not all are to meet; a group without matches never is", () => {
		const some = matchesOf("A-B 1-0", "B-C 1-0");
		const notAll: Rules = { ...PRESET_RULES.gothia, allMeet: false };
		expect([table("gothia", some).complete, table(notAll, some).complete]).toEqual([false, true]);
		expect(table("gothia", [...some, matchOf("C", "A", { status: "cancelled" })]).complete).toBe(true);
		expect(table(notAll, [], { teams: ["A"] }).complete).toBe(false);
		expect(table("gothia", [], { teams: ["A"] }).complete).toBe(false);
	});

	test("§3 facts recorded for a stage, or for another group, decide nothing in a group", () => {
		const level = matchesOf("A-B 1-1");
		const rules: Rules = { ...PRESET_RULES.gothia, criteria: ["fair-play"] };
		const facts = (of: object) =>
			[
				{ id: "f1", at: "2026-07-16T20:00:00Z", kind: "fair-play", team: "A", points: -3, ...of },
				{ id: "f2", at: "2026-07-16T20:00:00Z", kind: "fair-play", team: "B", points: -1, ...of },
			] as const;
		const decided = (of: object, more = {}) => order(rules, level, { facts: facts(of), division: "group", ...more });
		expect(decided({ division: "group" })).toBe("1 B, 2 A");
		expect(decided({ stage: "groups" })).toBe("1 A, 1 B");
		expect(decided({ division: "other" })).toBe("1 A, 1 B");
		expect(decided({ stage: "groups" }, { division: undefined })).toBe("1 A, 1 B");
		expect(decided({ division: "other" }, { division: undefined })).toBe("1 B, 2 A");
	});

	test("§3 of two records of one moment the one with the later id counts, whatever their order", () => {
		const rules: Rules = { ...PRESET_RULES.gothia, criteria: ["lots"] };
		const at = "2026-07-16T20:00:00Z";
		const lots = (id: string, ...drawn: string[]) => ({ id, at, kind: "lots", division: "group", order: drawn }) as const;
		const facts = [lots("a", "A", "B"), lots("b", "B", "A")];
		for (const given of [facts, facts.toReversed()])
			expect(order(rules, matchesOf("A-B 1-1"), { facts: given })).toBe("1 B, 2 A");
	});

	test("§3 a shoot-out after a group match gives no points", () => {
		const match = matchOf("A", "B", { status: "finished", score: { home: 1, away: 1 }, shootOut: { home: 5, away: 4 } });
		expect(table("gothia", [match]).rows.map(({ points, drawn }) => [points, drawn])).toEqual([
			[1, 1],
			[1, 1],
		]);
	});

	test("§3 the goal cap limits each match's difference, not the goals", () => {
		const rules = rulesOf({ preset: "gothia", goalCap: 5 });
		const [first] = table(rules, matchesOf("A-B 12-0", "A-C 1-0")).rows;
		expect(first).toMatchObject({ goalsFor: 13, goalsAgainst: 0, goalDifference: 6 });
	});
});

describe("walkovers", () => {
	test("§3 give the rule's score where none is reported: 3–0 in football, 10–0 in handball", () => {
		const walkover = matchOf("A", "B", { status: "walkover", winner: "away" });
		expect(table("gothia", [walkover]).rows[0]).toMatchObject({ team: "B", won: 1, goalsFor: 3, goalsAgainst: 0, points: 3 });
		expect(table("ehf", [walkover]).rows[0]).toMatchObject({ team: "B", won: 1, goalsFor: 10, goalsAgainst: 0, points: 2 });
	});

	test("keep the reported score, whichever side was awarded the match", () => {
		const abandoned = matchOf("A", "B", { status: "walkover", winner: "away", score: { home: 2, away: 1 } });
		expect(table("gothia", [abandoned]).rows[0]).toMatchObject({ team: "B", won: 1, goalsFor: 1, goalsAgainst: 2, points: 3 });
	});

	test("§3 both sides can lose one, and goals still balance", () => {
		const both = matchOf("A", "B", { status: "walkover", winner: "none" });
		expect(table("gothia", [both]).rows).toMatchObject([
			{ lost: 1, points: 0, goalDifference: 0 },
			{ lost: 1, points: 0, goalDifference: 0 },
		]);
	});

	test("both sides can lose a match that was played, too: the goals count, but no points", () => {
		const both = matchOf("A", "B", { status: "finished", score: { home: 2, away: 1 }, winner: "none" });
		expect(table("gothia", [both]).rows).toMatchObject([
			{ team: "A", lost: 1, points: 0, goalDifference: 1 },
			{ team: "B", lost: 1, points: 0, goalDifference: -1 },
		]);
	});

	test("without a winner and a score keep the group open", () => {
		expect(table("gothia", [matchOf("A", "B", { status: "walkover" })])).toMatchObject({
			complete: false,
			rows: [{ played: 0 }, {}],
		});
	});
});

describe("withdrawn teams", () => {
	const matches = matchesOf("A-B 1-0", "C-A 4-0", "B-C");
	const withdrawn = new Set(["C"]);

	test("§3 keep: their played matches count, and the rest are not waited for", () => {
		const group = table(rulesOf({ preset: "gothia", withdrawn: "keep" }), matches, { withdrawn });
		expect(group.rows.map(({ team, points }) => `${team} ${points}`)).toEqual(["C 3", "A 3", "B 0"]);
		expect(group.complete).toBe(true);
		expect(group.rows[0]!.withdrawn).toBe(true);
	});

	test("§3 annul: none of their matches counts and they stand below all others", () => {
		const group = table(rulesOf({ preset: "gothia", withdrawn: "annul" }), matches, { withdrawn });
		expect(group.rows.map(({ position, team, points, played }) => `${position} ${team} ${points}/${played}`)).toEqual([
			"1 A 3/1",
			"2 B 0/1",
			"3 C 0/0",
		]);
		expect(group.complete).toBe(true);
		expect(group.rows[2]).toMatchObject({ withdrawn: true, decidedBy: null, tie: null });
	});

	test("several annulled teams share the last position", () => {
		expect(order("gothia", matches, { withdrawn: new Set(["C", "A"]) })).toBe("1 B, 2 A, 2 C");
	});

	test("a walkover against a withdrawn team goes to the other side", () => {
		const given = matchOf("C", "B", { status: "walkover" });
		const [first] = table(rulesOf({ preset: "gothia", withdrawn: "keep" }), [given], { withdrawn }).rows;
		expect(first).toMatchObject({ team: "B", won: 1, goalsFor: 3 });
	});

	test("a walkover between two withdrawn teams is lost by both", () => {
		const given = matchOf("C", "B", { status: "walkover" });
		const left = table(rulesOf({ preset: "gothia", withdrawn: "keep" }), [given], { withdrawn: new Set(["B", "C"]) });
		expect(left.rows.map(({ lost, goalsFor }) => [lost, goalsFor])).toEqual([
			[1, 0],
			[1, 0],
		]);
		expect(left.complete).toBe(true);
	});
});
