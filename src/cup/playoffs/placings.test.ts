import { describe, expect, test } from "vitest";
import { group, playoff, side, won } from "../../../tests/support/category.ts";
import { PRESET_RULES } from "../presets.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { bracket, type PlayoffMatch } from "./bracket.ts";
import { type CategoryPlan, fillSlots } from "./fill-slots.ts";
import { finalPlacings } from "./placings.ts";
import type { PlayoffRound } from "./playoff-round.ts";

const rules = PRESET_RULES.gothia;

function inRound(round: PlayoffRound, line: string, result: Partial<GroupMatch> = {}): PlayoffMatch {
	return { ...playoff(line, result), round };
}

/** "1 Aik, 2 Bik, =3 Cik, =3 Dik; 4 open" */
function places(groups: GroupMatch[], inPlayoff: PlayoffMatch[], withdrawn: string[] = []): string {
	const divisions = [...new Set(groups.map(({ division }) => division))];
	const plan: CategoryPlan = {
		stages: [
			{ id: "g", type: "group", rules, divisions: divisions.map((id) => ({ id, name: id, teams: [] })) },
			...(inPlayoff.length > 0
				? [{ id: "p", type: "playoff" as const, rules, divisions: [{ id: "playoff", name: "A", teams: [] }] }]
				: []),
		],
		matches: [...groups, ...inPlayoff],
		facts: [],
		withdrawn: new Set(withdrawn),
	};
	const { placings, open } = finalPlacings(plan, new Map([["playoff", bracket(inPlayoff)]]), fillSlots(plan));
	const shown = placings.map(({ team, position, shared }) => `${shared ? "=" : ""}${position} ${team}`).join(", ");
	return open > 0 ? `${shown}; ${open} open` : shown;
}

const QUARTER_FINALS = [
	inRound("quarter-final", "1: A v B", won(1, 0)),
	inRound("quarter-final", "2: C v D", won(2, 0)),
	inRound("quarter-final", "3: E v F", won(3, 0)),
	inRound("quarter-final", "4: G v H", won(4, 0)),
];
const SEMI_FINALS = [inRound("semi-final", "5: W1 v W2", won(1, 0)), inRound("semi-final", "6: W3 v W4", won(1, 0))];
const FINAL = inRound("final", "7: W5 v W6", won(0, 1));

describe("final places of a playoff", () => {
	test("are shared by the losers of a round, at its best place", () => {
		expect(places([], [...QUARTER_FINALS, ...SEMI_FINALS, FINAL])).toBe("1 E, 2 A, =3 C, =3 G, =5 B, =5 D, =5 F, =5 H");
	});

	test("are certain from below: those of a round once all of it is played", () => {
		const open = inRound("quarter-final", "4: G v H");
		expect(places([], [...QUARTER_FINALS.slice(0, 3), open, ...SEMI_FINALS, FINAL])).toBe("; 8 open");
		expect(places([], QUARTER_FINALS)).toBe("=5 B, =5 D, =5 F, =5 H; 4 open");
	});

	test("are played out by matches for places: fifth to eighth", () => {
		const tree = [
			inRound("places-5-8", "8: L1 v L2", won(0, 1)),
			inRound("places-5-8", "9: L3 v L4", won(1, 0)),
			inRound("places-7-8", "10: L8 v L9", won(1, 0)),
		];
		expect(places([], [...QUARTER_FINALS, ...tree])).toBe("=5 D, =5 F, 7 B, 8 H; 4 open");
		const fifth = inRound("places-5-6", "11: W8 v W9", won(0, 1));
		expect(places([], [...QUARTER_FINALS, ...SEMI_FINALS, ...tree, fifth, FINAL])).toBe(
			"1 E, 2 A, =3 C, =3 G, 5 F, 6 D, 7 B, 8 H",
		);
	});

	test("in a consolation that losers of later rounds feed into", () => {
		const teams = "ABCDEFGHIJKLMNOP";
		const first = [...teams.slice(0, 8)].map((team, at) =>
			inRound("round-of-16", `${at + 1}: ${team} v ${teams[at + 8]}`, won(1, 0)),
		);
		const matches = [
			...first,
			...[9, 10, 11, 12].map((id, at) => inRound("consolation-5-16", `${id}: L${at * 2 + 1} v L${at * 2 + 2}`, won(1, 0))),
			...[13, 14, 15, 16].map((id, at) => inRound("quarter-final", `${id}: W${at * 2 + 1} v W${at * 2 + 2}`, won(1, 0))),
			...[17, 18, 19, 20].map((id, at) => inRound("consolation-5-12", `${id}: W${at + 9} v L${16 - at}`, won(0, 1))),
			inRound("consolation-5-8", "21: W17 v W18", won(1, 0)),
			inRound("consolation-5-8", "22: W19 v W20", won(1, 0)),
			inRound("places-5-6", "23: W21 v W22", won(0, 1)),
		];
		expect(places([], matches)).toBe("5 D, 6 H, =7 B, =7 F, =9 I, =9 K, =9 M, =9 O, =13 J, =13 L, =13 N, =13 P; 4 open");
	});

	test("are shared thirds if the bronze match was cancelled", () => {
		const bronze = inRound("third-place", "8: L5 v L6", { status: "cancelled" });
		expect(places([], [...QUARTER_FINALS, ...SEMI_FINALS, bronze, FINAL])).toContain("2 A, =3 C, =3 G, =5");
	});

	test("are shared by the teams of a cancelled match: first of a final, those of the losers of another round", () => {
		const final = { ...FINAL, status: "cancelled" as const, score: null };
		expect(places([], [...QUARTER_FINALS, ...SEMI_FINALS, final])).toBe("=1 A, =1 E, =3 C, =3 G, =5 B, =5 D, =5 F, =5 H");
		const first = { ...QUARTER_FINALS[0]!, status: "cancelled" as const, score: null };
		// Only three are above them.
		expect(places([], [first, ...QUARTER_FINALS.slice(1)])).toBe("=4 A, =4 B, =4 D, =4 F, =4 H; 3 open");
	});

	test("wait for a match that one of a cancelled match's teams may still play", () => {
		const [first, ...others] = SEMI_FINALS;
		const struck = { ...first!, status: "cancelled" as const, score: null };
		const final = { ...FINAL, status: "scheduled" as const, score: null };
		expect(places([], [...QUARTER_FINALS, struck, ...others, final])).toBe("=5 B, =5 D, =5 F, =5 H; 4 open");
	});
});

describe("final places of groups", () => {
	const league = group("G", "A-B 1-0", "A-C 1-0", "B-C 1-0");

	test("are those of the table if there is no playoff, once it is complete", () => {
		expect(places(league, [])).toBe("1 A, 2 B, 3 C");
		expect(places(group("G", "A-B 1-0", "A-C", "B-C 1-0"), [])).toBe("; 3 open");
	});

	test("follow the playoff's, with teams of one position together and withdrawn teams last", () => {
		const other = group("H", "D-E 1-0", "D-F 1-0", "E-F 1-0");
		const final = { ...inRound("final", "90: X v Y", won(2, 1)), home: side("1G"), away: side("1H") };
		expect(places([...league, ...other], [final])).toBe("1 A, 2 D, =3 B, =3 E, =5 C, =5 F");
		expect(places([...league, ...other], [{ ...final, ...playoff("90: X v Y"), home: side("1G"), away: side("1H") }])).toBe(
			"=3 B, =3 E, =5 C, =5 F; 2 open",
		);
	});
});
