import { describe, expect, test } from "vitest";
import { group, playoff, side } from "../../../tests/support/category.ts";
import { matchOf } from "../../../tests/support/shorthand.ts";
import type { Fact } from "../fact.ts";
import { PRESET_RULES } from "../presets.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { type CategoryPlan, fillSlots, type StagePlan } from "./fill-slots.ts";
import { sharedPositions } from "./shared-position.ts";

const rules = PRESET_RULES["fifa-2022"];

/**
 * "H 2: JPN SEN by fair-play lots, 49 away": the group or the stage, the best place, the teams, the separating facts, the open
 * sides.
 */
function shared(matches: GroupMatch[], { more, ...plan }: Partial<CategoryPlan> & { more?: Partial<StagePlan> } = {}): string[] {
	const groups = [...new Set(matches.map(({ division }) => division))].filter((id) => id !== "playoff" && id !== "other");
	const stage = (id: string, type: StagePlan["type"], divisions: string[]): StagePlan => ({
		...{ id, type, rules },
		divisions: divisions.map((division) => ({ id: division, name: division, teams: [] })),
	});
	const stages = [
		stage("groups", "group", groups),
		{ ...stage("playoffs", "playoff", ["playoff"]), ...more },
		stage("others", "playoff", ["other"]),
	];
	const whole: CategoryPlan = { stages, matches, facts: [], withdrawn: new Set(), ...plan };
	return sharedPositions(whole, fillSlots(whole)).map(({ among, position, teams, facts, waiting }) => {
		const sides = waiting.map(({ match, side }) => `${match} ${side}`);
		return `${Object.values(among)} ${position}: ${teams.join(" ")} by ${facts.join(" ")}, ${sides.join(" ")}`;
	});
}

const GROUP_H = group("H", "COL-JPN 1-2", "POL-SEN 1-2", "JPN-SEN 2-2", "POL-COL 0-3", "JPN-POL 0-1", "SEN-COL 0-1");
const ALL = [playoff("49: 1H v 2H"), playoff("50: 3H v 4H")];
const SHARED = "H 2: JPN SEN by fair-play lots, 49 away 50 home";

describe("a position that teams share in a complete group", () => {
	test("leaves open the sides that any of the shared positions leads to, and no others", () => {
		expect(shared([...GROUP_H, ...ALL])).toEqual([SHARED]);
		expect(shared([...GROUP_H, playoff("49: 1H v 4H")])).toEqual([]);
		expect(shared([...GROUP_H, playoff("49: 1H v 3H")])).toEqual(["H 2: JPN SEN by fair-play lots, 49 away"]);
	});

	test("leaves open no side of the positions after it", () => {
		const pairs = group("G", "A-B 1-1", "C-D 1-1", "A-C 1-0", "B-D 1-0", "A-D 1-0", "B-C 1-0");
		expect(shared([...pairs, playoff("49: 2G v 3G")])).toEqual([
			"G 1: A B by fair-play lots, 49 home",
			"G 3: C D by fair-play lots, 49 away",
		]);
	});

	test("leaves no position of another group open", () => {
		const other = group("G", "A-B 1-0", "A-C", "B-C");
		expect(shared([...GROUP_H, ...other, playoff("49: 2H v 2G")])).toEqual(["H 2: JPN SEN by fair-play lots, 49 home"]);
	});

	test("leaves nothing open while the group is not over, nor once a fact separates the teams", () => {
		const live = GROUP_H.map((match) => (match.id === "H.JPN-POL" ? { ...match, status: "live" as const } : match));
		expect(shared([...live, ...ALL])).toEqual([]);
		const drawn: Fact = { id: "l", at: "2018-06-28T18:00:00Z", kind: "lots", division: "H", order: ["SEN", "JPN"] };
		expect(shared([...GROUP_H, ...ALL], { facts: [drawn] })).toEqual([]);
	});

	test("leaves open the side of a best third that its group may fill, if the shared position is the third", () => {
		const level = group("H", "COL-JPN 3-0", "COL-SEN 3-0", "COL-POL 3-0", "POL-SEN 2-0", "POL-JPN 2-0", "JPN-SEN 0-0");
		const third = "H 3: JPN SEN by fair-play lots, 49 away";
		expect(shared([...level, ...group("G", "A-B 1-0", "A-C 1-0", "B-C 1-0"), playoff("49: X v 3G/H")])).toEqual([third]);
		expect(shared([...level, playoff("49: X v 2G/H")])).toEqual([]);
		expect(shared([...level, playoff("49: X v 3G/F")])).toEqual([]);
	});

	test("does not exist for withdrawn teams without counted matches", () => {
		const left = group("H", "COL-JPN 1-0", "COL-POL", "JPN-POL", "SEN-POL", "COL-SEN 1-0", "JPN-SEN 1-0");
		expect(shared([...left, ...ALL], { withdrawn: new Set(["POL", "SEN"]) })).toEqual([]);
	});
});

describe("the best of several groups that share the last place that goes on", () => {
	const A = group("A", "A1-A2 1-0", "A2-A3 1-0", "A1-A3 1-0");
	const level = ["B", "C"].flatMap((id) => group(id, `${id}1-${id}2 1-0`, `${id}2-${id}3 2-1`, `${id}1-${id}3 2-1`));
	const seats = [playoff("1: X v 3A/B/C"), playoff("2: Y v 3A/B/C")];
	// A3 has lost 0-1 twice; B3 and C3 have scored and are better.
	const alone = "playoffs 1: B3 C3 by fair-play ranking lots, 1 away";

	test("leave their sides open until a fact separates them", () => {
		expect(shared([...A, ...level, seats[0]!])).toEqual([alone]);
		const lots: Fact = { id: "l", at: "2026-07-16T20:00:00Z", kind: "lots", stage: "playoffs", order: ["C3", "B3"] };
		expect(shared([...A, ...level, seats[0]!], { facts: [lots] })).toEqual([]);
	});

	test("leave none open if there are places for all of them, whichever is better", () => {
		expect(shared([...A, ...level, ...seats])).toEqual([]);
	});

	test("are listed at the best position that they share", () => {
		const first = group("A", "A1-A2 1-0", "A2-A3 3-2", "A1-A3 3-2");
		expect(shared([...first, ...level, ...seats])).toEqual(["playoffs 2: B3 C3 by fair-play ranking lots, 1 away 2 away"]);
	});

	test("leave nothing open while one of the groups has no third", () => {
		const running = level.map((match) => (match.id === "C.C2-C3" ? { ...match, status: "live" as const } : match));
		expect(shared([...A, ...running, seats[0]!])).toEqual([]);
		const D = group("D", "D1-D2 1-0", "D2-D3 2-1", "D1-D3 2-1");
		const places = [playoff("1: X v 3B/C/D"), playoff("2: Y v 3B/C/D")];
		const who = ["playoffs 1: B3 C3 D3 by fair-play ranking lots, 1 away 2 away"];
		expect(shared([...level, ...D, ...places])).toEqual(who);
		expect(shared([...level, ...D, ...places], { withdrawn: new Set(["C3"]) })).toEqual([]);
	});

	test("leave open the sides of every stage that takes one of them: no team goes to two", () => {
		const other = { ...matchOf("-", "-", { id: "9", division: "other", home: side("Z"), away: side("3B/C") }) };
		expect(shared([...A, ...level, seats[0]!, other])).toEqual([`${alone} 9 away`]);
	});

	test("of unequal groups share it by their matches against the first two, unless the cup counts all", () => {
		const four = group("A", "A1-A2 1-0", "A1-A3 2-1", "A2-A3 2-1", "A1-A4 3-0", "A2-A4 3-0", "A3-A4 0-0");
		const seat = playoff("1: X v 3A/B");
		const share = ["playoffs 1: A3 B3 by fair-play ranking lots, 1 away"];
		const all = { more: { bestOfAgainstFirstTwo: false } };
		const lost = [...four, ...level.slice(0, 3), seat];
		expect([shared(lost), shared(lost, all)]).toEqual([share, []]);
		const drew = [...four, ...group("B", "B1-B2 1-0", "B2-B3 1-1", "B1-B3 3-1"), seat];
		expect([shared(drew), shared(drew, all)]).toEqual([[], share]);
	});
});
