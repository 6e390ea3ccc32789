import { describe, expect, test } from "vitest";
import type { FactCriterion } from "../../cup/rules.ts";
import { isTyped, NOTHING_CHOSEN, proposalOf, type Settleable, teamsOf, waysOf } from "./settling.ts";

const teams = ["ask", "bro"].map((id) => ({ id, name: id, nation: null }));
const shared = (among: object, of = teams) =>
	({ kind: "shared", among, teams: of, facts: [], position: 1 }) as unknown as Settleable;
const GROUP = shared({ division: "g1", name: "1" });
const STAGE = shared({ stage: "a", title: { en: "A", sv: "A" } });
const LEVEL = {
	kind: "level",
	slip: { match: "m1", home: { team: "ask", name: "ASK", nation: null }, away: { team: "bro", name: "BRO", nation: null } },
	score: { home: 1, away: 1 },
} as unknown as Settleable;
const typed = (way: FactCriterion, ask: string, bro: string) => ({ way, typed: { ask, bro }, order: [] });
const numbersOf = (ask: string, bro: string) => {
	const proposal = proposalOf(GROUP, typed("ranking", ask, bro));
	return proposal?.kind === "fact" && "numbers" in proposal.fact
		? proposal.fact.numbers.map((one) => Object.values(one).find((value) => typeof value === "number"))
		: null;
};

describe("what settles a decision", () => {
	test("is nothing while input is missing", () => {
		expect(proposalOf(GROUP, NOTHING_CHOSEN)).toBeNull();
		expect([numbersOf("1", ""), numbersOf("", "1"), numbersOf("1", "two")]).toEqual([null, null, null]);
		expect(proposalOf(LEVEL, { way: "lots", typed: {}, order: [] })).toBeNull();
	});
	test("is a number of each team, in either language's signs", () => {
		expect(numbersOf("-1", "−2")).toEqual([-1, -2]);
		expect(numbersOf("1,5", "0.25")).toEqual([1.5, 0.25]);
		expect(numbersOf(" 3 ", "10")).toEqual([3, 10]);
		expect([numbersOf("1,234", "1"), numbersOf("12345", "1"), numbersOf("--1", "1")]).toEqual([null, null, null]);
	});
	test("is a shoot-out of two, the winner first and its goals with it, never a level one", () => {
		const fact = (ask: string, bro: string) => proposalOf(GROUP, typed("shoot-out", ask, bro));
		const said = { kind: "shoot-out", division: "g1" };
		expect(fact("4", "3")).toEqual({ kind: "fact", fact: { ...said, order: ["ask", "bro"], score: [4, 3] } });
		expect(fact("3", "4")).toEqual({ kind: "fact", fact: { ...said, order: ["bro", "ask"], score: [4, 3] } });
		expect([fact("3", "3"), fact("-1", "3"), fact("1,5", "3")]).toEqual([null, null, null]);
	});
	test("is a ranking of a group or of a stage", () => {
		const fact = (of: Settleable) => proposalOf(of, typed("ranking", "7", "3"));
		const numbers = [
			{ team: "ask", ranking: 7 },
			{ team: "bro", ranking: 3 },
		];
		expect(fact(GROUP)).toEqual({ kind: "fact", fact: { kind: "ranking", division: "g1", numbers } });
		expect(fact(STAGE)).toEqual({ kind: "fact", fact: { kind: "ranking", stage: "a", numbers } });
	});
	test("is an order whose last team is the one left over", () => {
		const lots = (order: string[]) => proposalOf(GROUP, { way: "lots", typed: {}, order });
		expect(lots([])).toBeNull();
		expect(lots(["bro"])).toEqual({ kind: "fact", fact: { kind: "lots", division: "g1", order: ["bro", "ask"] } });
	});
	test("of a drawn match is its shoot-out, home goals first, or the team that won by lots", () => {
		const result = { kind: "result", match: "m1", score: { home: 1, away: 1 } };
		expect(proposalOf(LEVEL, typed("shoot-out", "3", "5"))).toEqual({ ...result, shootOut: { home: 3, away: 5 } });
		expect(proposalOf(LEVEL, typed("shoot-out", "5", "5"))).toBeNull();
		for (const [first, winner] of [
			["ask", "home"],
			["bro", "away"],
		] as const)
			expect(proposalOf(LEVEL, { way: "lots", typed: {}, order: [first] })).toEqual({ ...result, decidedBy: "lots", winner });
	});
	test("is fair-play points of a group or of a stage, which may be deducted", () => {
		const fact = (of: Settleable) => proposalOf(of, typed("fair-play", "-1", "0"));
		const points = [
			{ team: "ask", points: -1 },
			{ team: "bro", points: 0 },
		];
		expect(fact(GROUP)).toEqual({ kind: "fact", fact: { kind: "fair-play", division: "g1", points } });
		expect(fact(STAGE)).toEqual({ kind: "fact", fact: { kind: "fair-play", stage: "a", points } });
	});
	test("of three is an order, of a stage by lots alone", () => {
		const three = [...teams, { id: "dal", name: "dal", nation: null }];
		const said = (of: object, way: FactCriterion, order: string[]) =>
			proposalOf(shared(of, three), { way, typed: { ask: "1", bro: "2", dal: "3" }, order });
		const [group, stage] = [
			{ division: "g1", name: "1" },
			{ stage: "a", title: { en: "A", sv: "A" } },
		];
		expect([said(group, "shoot-out", ["dal"]), said(group, "lots", [])]).toEqual([null, null]);
		const order = ["dal", "ask", "bro"];
		expect(said(group, "shoot-out", ["dal", "ask"])).toEqual({
			kind: "fact",
			fact: { kind: "shoot-out", division: "g1", order },
		});
		expect(said(group, "shoot-out", order)).toEqual({ kind: "fact", fact: { kind: "shoot-out", division: "g1", order } });
		expect(said(stage, "lots", ["dal", "ask"])).toEqual({ kind: "fact", fact: { kind: "lots", stage: "a", order } });
		expect(said(stage, "shoot-out", ["dal", "ask"])).toBeNull();
		expect(proposalOf(STAGE, typed("shoot-out", "4", "3"))).toBeNull();
	});
	test("is what its rules require, and for a drawn match the shoot-out or the lots", () => {
		expect(waysOf({ ...GROUP, facts: ["lots", "fair-play"] } as never)).toEqual(["lots", "fair-play"]);
		expect(waysOf(LEVEL)).toEqual(["shoot-out", "lots"]);
		expect(teamsOf(LEVEL).map(({ id, name }) => [id, name])).toEqual([
			["ask", "ASK"],
			["bro", "BRO"],
		]);
		expect([
			isTyped("shoot-out", 2),
			isTyped("shoot-out", 3),
			isTyped("ranking", 3),
			isTyped("fair-play", 4),
			isTyped("lots", 2),
		]).toEqual([...[true, false, true, true, false]]);
	});
});
