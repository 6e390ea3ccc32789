import { expect, test } from "vitest";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Side } from "../match/match.ts";
import type { Slot } from "../match/slot.ts";
import { slotCycle } from "./slot-cycle.ts";

const named: Side = { team: "T", slot: null };
const match = (id: string, home: Slot | null, division = "playoff", team: string | null = null) =>
	matchOf("-", "-", { id, division, home: home ? { team, slot: home } : named, away: named });
const winner = (match: string): Slot => ({ kind: "winner", match });

test("a bracket has no cycle, nor has a playoff after a group", () => {
	const group = match("g", null, "group 1");
	const semiFinals = [match("s1", { kind: "position", division: "group 1", position: 1 }), match("s2", { kind: "bye" })];
	const rest = [match("f", winner("s1")), match("t", { kind: "loser", match: "s1" })];
	expect(slotCycle([...rest, ...semiFinals, group])).toBeNull();
});

test("a match that waits for itself, or for a match that waits for it, is a cycle", () => {
	expect(slotCycle([match("a", winner("a"))])).toEqual(["a"]);
	const cycle = slotCycle([
		match("z", winner("a")),
		match("a", winner("b")),
		match("b", { kind: "loser", match: "c" }),
		match("c", winner("a")),
	]);
	expect(cycle).toEqual(["a", "b", "c"]);
});

test("a group that waits for a playoff that waits for the group is a cycle, for one position or the best of several groups", () => {
	for (const slot of [
		{ kind: "position", division: "group 1", position: 1 },
		{ kind: "best-of", divisions: ["group 2", "group 1"], position: 3 },
	] as const) {
		const cycle = slotCycle([match("g1", null, "group 1"), match("g2", winner("p"), "group 1"), match("p", slot)]);
		expect(cycle?.toSorted()).toEqual(["g2", "p"]);
	}
});

test("a named team does not break a cycle", () => {
	expect(slotCycle([match("a", winner("b"), "playoff", "T1"), match("b", winner("a"))])).toHaveLength(2);
});

test("a slot that refers to nothing is no cycle", () => {
	expect(slotCycle([match("a", winner("gone"))])).toBeNull();
});

test("two paths to the same match are no cycle, and a very long path is followed to its end", () => {
	const chain = Array.from({ length: 20_000 }, (_, index) => match(`m${index}`, winner(`m${index + 1}`)));
	expect(slotCycle([...chain, match("x", winner("m0")), match("y", winner("m0"))])).toBeNull();
	expect(slotCycle([...chain, match("m20000", winner("m0"))])).toHaveLength(20_001);
});
