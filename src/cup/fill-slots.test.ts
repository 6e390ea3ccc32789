import { describe, expect, test } from "vitest";
import { matchesOf, matchOf } from "../../tests/support/shorthand.ts";
import type { Fact } from "./fact.ts";
import { type CategoryPlan, fillSlots, type StagePlan } from "./fill-slots.ts";
import type { Side } from "./match.ts";
import { PRESET_RULES } from "./presets.ts";
import type { Slot } from "./slot.ts";
import type { GroupMatch } from "./standings.ts";

/** "1H" the first of group H, "W49" the winner of match 49, "L49" its loser, "3A/B/C" a best third, "bye", or a team. */
function side(from: string): Side {
	const open = (slot: Slot): Side => ({ team: null, slot });
	const [, position, groups] = /^(\d)([A-Z](?:\/[A-Z])*)$/.exec(from) ?? [];
	if (position && groups?.includes("/")) {
		return open({ kind: "best-of", position: Number(position), divisions: groups.split("/") });
	}
	if (position && groups) return open({ kind: "position", division: groups, position: Number(position) });
	const [, kind, match] = /^([WL])(\d+)$/.exec(from) ?? [];
	if (kind && match) return open({ kind: kind === "W" ? "winner" : "loser", match });
	return from === "bye" ? open({ kind: "bye" }) : { team: from, slot: null };
}

/** "49: 1H v W48", with a result. */
function playoff(line: string, result: Partial<GroupMatch> = {}): GroupMatch {
	const [, id, home, away] = /^(\d+): (\S+) v (\S+)$/.exec(line)!;
	return matchOf("-", "-", { id: id!, division: "playoff", home: side(home!), away: side(away!), ...result });
}

const won = (home: number, away: number): Partial<GroupMatch> => ({ status: "finished", score: { home, away } });

function group(id: string, ...lines: string[]): GroupMatch[] {
	return matchesOf(...lines).map((match) => ({ ...match, id: `${id}.${match.id}`, division: id }));
}

type More = Partial<StagePlan> & { readonly facts?: Fact[]; readonly withdrawn?: Set<string> };

function fill(matches: GroupMatch[], { facts = [], withdrawn = new Set(), ...more }: More = {}) {
	const groups = [...new Set(matches.map(({ division }) => division))].filter((id) => id !== "playoff");
	const plan: CategoryPlan = {
		stages: [
			{
				id: "groups",
				type: "group",
				rules: PRESET_RULES["fifa-2022"],
				divisions: groups.map((id) => ({ id, name: id, teams: [] })),
			},
			{
				id: "playoffs",
				type: "playoff",
				rules: PRESET_RULES["fifa-2022"],
				divisions: [{ id: "playoff", name: "Playoff", teams: [] }],
				...more,
			},
		],
		matches,
		facts,
		withdrawn,
	};
	return fillSlots(plan);
}

/** "49: COL v -" for every playoff match. */
function standing(matches: GroupMatch[], more?: More): string[] {
	const { sides } = fill(matches, more);
	return matches
		.filter(({ division }) => division === "playoff")
		.map(({ id }) => {
			const [home, away] = [sides.get(id)!.home, sides.get(id)!.away].map(({ team, bye }) => team ?? (bye ? "bye" : "-"));
			return `${id}: ${home} v ${away}`;
		});
}

const GROUP_H = group("H", "COL-JPN 1-2", "POL-SEN 1-2", "JPN-SEN 2-2", "POL-COL 0-3", "JPN-POL 0-1", "SEN-COL 0-1");

describe("§3 a position", () => {
	const matches = [...GROUP_H, playoff("49: 1H v 2H"), playoff("50: 3H v 4H")];

	test("that is shared fills no slot, nor does the one it leaves out", () => {
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

	test("fills no slot before its group is complete, however clear", () => {
		const running = matches.map((match) => (match.id === "H.JPN-POL" ? { ...match, status: "live" as const } : match));
		expect(standing(running)).toEqual(["49: - v -", "50: - v -"]);
	});

	test("is not decided by another group's fact", () => {
		const elsewhere: Fact = { id: "1", at: "2018-06-28T18:00:00Z", kind: "lots", division: "G", order: ["SEN", "JPN"] };
		expect(standing(matches, { facts: [elsewhere] })[0]).toBe("49: COL v -");
		expect(standing(matches, { facts: [{ ...elsewhere, division: "H" }] })[0]).toBe("49: COL v SEN");
	});

	test("that a withdrawn team holds with nothing counted fills no slot", () => {
		const left = group("G", "ENG-BEL 1-0", "ENG-PAN");
		expect(standing([...left, playoff("1: 2G v 3G")], { withdrawn: new Set(["PAN"]) })).toEqual(["1: BEL v -"]);
	});

	test("of a group or a playoff that does not exist fills nothing", () => {
		expect(standing([...GROUP_H, playoff("49: 1X v 9H")])).toEqual(["49: - v -"]);
	});
});

test("§3 a team that a file names in a slot stands there, whatever the results say", () => {
	const named = playoff("49: 1H v 2H");
	const home = { ...named.home, team: "SEN" };
	expect(standing([...GROUP_H, { ...named, home }])).toEqual(["49: SEN v -"]);
});

describe("§3 a winner and a loser", () => {
	test("go on when their match is decided, and not before", () => {
		const semiFinals = [playoff("61: ARG v CRO", won(3, 0)), playoff("62: FRA v MAR", { ...won(2, 0), status: "live" })];
		const rest = [playoff("63: L61 v L62"), playoff("64: W61 v W62")];
		expect(standing([...rest, ...semiFinals])).toEqual(["63: CRO v -", "64: ARG v -", "61: ARG v CRO", "62: FRA v MAR"]);
	});

	test("of a level match wait for what decides it", () => {
		const next = (result: Partial<GroupMatch>) =>
			standing([playoff("1: A v B", { ...won(1, 1), ...result }), playoff("2: W1 v L1")])[1];
		expect(next({})).toBe("2: - v -");
		expect(next({ shootOut: { home: 2, away: 3 } })).toBe("2: B v A");
		expect(next({ winner: "home", decidedBy: "lots" })).toBe("2: A v B");
	});

	test("are known from the side that is known: the other may still be open", () => {
		expect(standing([playoff("1: W9 v B", won(0, 1)), playoff("2: W1 v L1")])[1]).toBe("2: B v -");
	});

	test("travel through a whole bracket at once, whatever order the matches come in", () => {
		const matches = [
			playoff("4: W3 v X", won(1, 0)),
			playoff("3: W2 v Y", won(1, 0)),
			playoff("2: W1 v Z", won(1, 0)),
			playoff("1: A v B", won(1, 0)),
		];
		expect(standing([playoff("5: W4 v -"), ...matches])[0]).toBe("5: A v -");
	});

	test("of a match both sides lost: nobody wins, so the next opponent goes through; which loser goes on stays open", () => {
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

	test("has no loser: who would meet that goes through too", () => {
		expect(
			standing([playoff("1: A v bye"), playoff("2: B v C", won(0, 2)), playoff("3: L1 v L2"), playoff("4: W3 v D")]).slice(2),
		).toEqual(["3: bye v B", "4: B v D"]);
	});

	test("against a bye is a bye further on", () => {
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

	test("has the teams that its slots are filled with, and places them in its turn", () => {
		const filled = fill([...GROUP_H, second(won(0, 1)), playoff("1: 1S v 2S")]);
		expect(filled.standings.get("S")!.rows.map(({ team }) => team)).toEqual(["POL", "COL"]);
		expect(filled.sides.get("1")).toEqual({ home: { team: "POL", bye: false }, away: { team: "COL", bye: false } });
	});

	test("waits for its teams whatever order the matches come in, and not for a match against nobody", () => {
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

test("slots in a cycle stay open, and the rest is filled", () => {
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

test("outcomes are of playoff matches only; tables of every group, begun or not", () => {
	const filled = fill([...GROUP_H, ...group("G", "ENG-BEL"), playoff("1: A v B", won(1, 0)), playoff("2: C v D")]);
	expect([...filled.outcomes.keys()]).toEqual(["1"]);
	expect([...filled.standings.keys()]).toEqual(["H", "G"]);
	expect(filled.sides.size).toBe(GROUP_H.length + 3);
});

describe("§3 the best thirds", () => {
	const A = group("A", "A1-A2 1-0", "A2-A3 1-0", "A1-A3 1-0");
	const B = group("B", "B1-B2 2-0", "B2-B3 2-0", "B1-B3 3-0");
	const C = group("C", "C1-C2 2-0", "C2-C3 2-1", "C1-C3 2-1");
	const lots = (...order: string[]): Fact => ({ id: "lots", at: "2026-07-16T20:00:00Z", kind: "lots", division: "A", order });

	test("go on by points, difference, goals", () => {
		expect(standing([...A, ...B, ...C, playoff("1: X v 3A/B/C")])).toEqual(["1: X v C3"]);
	});

	test("wait for every group, and for lots where the last seat is level", () => {
		const level = group("B", "B1-B2 1-0", "B2-B3 2-1", "B1-B3 2-1");
		const seat = playoff("1: X v 3B/C");
		expect(standing([...level, ...C, seat])).toEqual(["1: X v -"]);
		expect(standing([...level, ...C, seat], { facts: [lots("C3", "B3")] })).toEqual(["1: X v C3"]);
		expect(standing([...B, ...C.map((match) => ({ ...match, status: "live" as const })), seat])).toEqual(["1: X v -"]);
	});

	test("level with each other both go on where there are seats for both", () => {
		const level = group("B", "B1-B2 1-0", "B2-B3 2-1", "B1-B3 2-1");
		expect(standing([...A, ...level, ...C, playoff("1: X v 3A/B"), playoff("2: Y v 3A/C")])).toEqual(["1: X v B3", "2: Y v C3"]);
	});

	test("take the seats that the cup's table gives them, by group name or id", () => {
		const matches = [...A, ...B, ...C, playoff("1: X v 3A/B/C"), playoff("2: Y v 3A/B/C")];
		expect(standing(matches)).toEqual(["1: X v -", "2: Y v -"]);
		expect(standing(matches, { bestOf: { AC: { "1": "C", "2": "A" }, AB: { "1": "A", "2": "B" } } })).toEqual([
			"1: X v C3",
			"2: Y v A3",
		]);
	});

	test("stay open where the table contradicts the slots", () => {
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
});
