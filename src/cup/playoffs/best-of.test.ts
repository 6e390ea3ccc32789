import { describe, expect, test } from "vitest";
import { group, playoff, standing } from "../../../tests/support/category.ts";
import type { Fact } from "../fact.ts";

describe("§3 the best thirds", () => {
	const A = group("A", "A1-A2 1-0", "A2-A3 1-0", "A1-A3 1-0");
	const B = group("B", "B1-B2 2-0", "B2-B3 2-0", "B1-B3 3-0");
	const C = group("C", "C1-C2 2-0", "C2-C3 2-1", "C1-C3 2-1");
	const lots = (...order: string[]): Fact => ({ id: "lots", at: "2026-07-16T20:00:00Z", kind: "lots", stage: "playoffs", order });

	test("go on by points, difference, goals", () => {
		expect(standing([...A, ...B, ...C, playoff("1: X v 3A/B/C")])).toEqual(["1: X v C3"]);
	});

	test("wait for every group, and for lots where the last seat is level", () => {
		const level = group("B", "B1-B2 1-0", "B2-B3 2-1", "B1-B3 2-1");
		const seat = playoff("1: X v 3B/C");
		expect(standing([...level, ...C, seat])).toEqual(["1: X v -"]);
		expect(standing([...level, ...C, seat], { facts: [lots("C3", "B3")] })).toEqual(["1: X v C3"]);
		expect(standing([...level, ...C, seat], { bestOf: { BC: { "1": "C" } } })).toEqual(["1: X v -"]);
		expect(standing([...B, ...C.map((match) => ({ ...match, status: "live" as const })), seat])).toEqual(["1: X v -"]);
	});

	test("may meet each other: each side of a match is a separate seat", () => {
		expect(standing([...A, ...B, ...C, playoff("1: 3A/B v 3B/C")])).toEqual(["1: A3 v C3"]);
	});

	test("are not separated by facts recorded for another stage, or for one group", () => {
		const level = group("B", "B1-B2 1-0", "B2-B3 2-1", "B1-B3 2-1");
		const { stage: _, ...drawn } = lots("C3", "B3") as Fact & { readonly stage: string };
		for (const other of [
			{ ...drawn, stage: "groups" },
			{ ...drawn, division: "B" },
		])
			expect(standing([...level, ...C, playoff("1: X v 3B/C")], { facts: [other as Fact] })).toEqual(["1: X v -"]);
	});

	test("that are level both go on if there are seats for both", () => {
		const level = group("B", "B1-B2 1-0", "B2-B3 2-1", "B1-B3 2-1");
		expect(standing([...A, ...level, ...C, playoff("1: X v 3A/B"), playoff("2: Y v 3A/C")])).toEqual(["1: X v B3", "2: Y v C3"]);
	});

	test("take the seats that the cup's table gives them, by the group's name or id", () => {
		const matches = [...A, ...B, ...C, playoff("1: X v 3A/B/C"), playoff("2: Y v 3A/B/C")];
		expect(standing(matches)).toEqual(["1: X v -", "2: Y v -"]);
		expect(standing(matches, { bestOf: { AC: { "1": "C", "2": "A" }, AB: { "1": "A", "2": "B" } } })).toEqual([
			"1: X v C3",
			"2: Y v A3",
		]);
	});

	test("take the seats that the groups' own stage gives them, if the playoff has no table", () => {
		const matches = [...A, ...B, ...C, playoff("1: X v 3A/B/C"), playoff("2: Y v 3A/B/C")];
		const [one, other] = [{ AC: { "1": "C", "2": "A" } }, { AC: { "1": "A", "2": "C" } }];
		expect(standing(matches, { groups: { bestOf: one } })).toEqual(["1: X v C3", "2: Y v A3"]);
		expect(standing(matches, { groups: { bestOf: one }, bestOf: other })).toEqual(["1: X v A3", "2: Y v C3"]);
	});

	test("fill no seat while the table contradicts the slots", () => {
		const matches = [...A, ...B, ...C, playoff("1: X v 3A/C"), playoff("2: Y v 3A/B")];
		for (const row of [{ "1": "A", "2": "C" }, { "1": "A", "2": "A" }, { "1": "A" }] as Record<string, string>[]) {
			expect(standing(matches, { bestOf: { AC: row } })).toEqual(["1: X v -", "2: Y v -"]);
		}
	});

	test("take the only seats that are left for them", () => {
		const matches = [...A, ...B, ...C, playoff("1: X v 3A/C"), playoff("2: Y v 3B/C")];
		expect(standing(matches)).toEqual(["1: X v A3", "2: Y v C3"]);
	});

	const four = group("A", "A1-A2 1-0", "A2-A3 1-0", "A1-A3 1-0", "A1-A4 1-0", "A2-A4 1-0", "A3-A4 9-0");

	test("of unequal groups count only their matches against the first two, unless the cup counts all", () => {
		const matches = [...four, ...C, playoff("1: X v 3A/C")];
		expect(standing(matches)).toEqual(["1: X v C3"]);
		expect(standing(matches, { bestOfAgainstFirstTwo: false })).toEqual(["1: X v A3"]);
		const drew = group("A", "A1-A2 1-0", "A2-A3 1-1", "A1-A3 1-0", "A1-A4 1-0", "A2-A4 20-0", "A3-A4 9-0");
		expect(standing([...drew, ...C, playoff("1: X v 3A/C")])).toEqual(["1: X v A3"]);
	});

	test("of equal groups count all their matches", () => {
		const other = group("D", "D1-D2 1-0", "D2-D3 2-1", "D1-D3 2-1", "D1-D4 1-0", "D2-D4 1-0", "D3-D4 1-0");
		expect(standing([...four, ...other, playoff("1: X v 3A/D")])).toEqual(["1: X v A3"]);
	});

	test("count no team that withdrew with nothing that counts in the size of its group: its group is one smaller", () => {
		const other = group("D", "D1-D2 1-0", "D2-D3 2-0", "D1-D3 2-0", "D1-D4 1-0", "D2-D4 1-0", "D3-D4 5-0");
		const left = group("A", "A1-A2 1-0", "A2-A3 1-0", "A1-A3 1-0", "A1-A4", "A2-A4", "A3-A4");
		const seat = playoff("1: X v 3A/D");
		// Against the first two A3 has lost by two goals in all and D3 by four; only D3 has won a match.
		expect(standing([...left, ...other, seat], { withdrawn: new Set(["A4"]) })).toEqual(["1: X v A3"]);
		const all = [...left.map((match) => ({ ...match, status: "finished" as const, score: match.score ?? { home: 1, away: 1 } }))];
		expect(standing([...all, ...other, seat])).toEqual(["1: X v D3"]);
	});

	test("are compared by fair play and a ranking if these are recorded for the stage", () => {
		const level = group("B", "B1-B2 1-0", "B2-B3 2-1", "B1-B3 2-1");
		const told = (...facts: object[]) =>
			standing([...level, ...C, playoff("1: X v 3B/C")], {
				facts: facts.map((fact, at) => ({ id: `${at}`, at: "2026-07-16T20:00:00Z", stage: "playoffs", ...fact })) as Fact[],
			});
		expect(told({ kind: "fair-play", team: "B3", points: -2 }, { kind: "fair-play", team: "C3", points: -1 })).toEqual([
			"1: X v C3",
		]);
		expect(told({ kind: "ranking", team: "B3", ranking: 1 }, { kind: "ranking", team: "C3", ranking: 2 })).toEqual(["1: X v B3"]);
	});
});
