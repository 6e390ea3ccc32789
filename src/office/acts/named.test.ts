import { describe, expect, it, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { Preview } from "../../results/acts/preview.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { touched } from "../touched.ts";
import { namedIn } from "./named-in.ts";

describe("a proposal touches", () => {
	const of = (proposal: object) => touched(proposal as Proposal);
	const at = (match: string, field?: string) => ({ match, ...(field && { field }), date: "2026-07-16", minute: 600 });

	it("the matches that it moves, and the fields where they would be", () => {
		expect(of({ kind: "move", to: [at("m1", "heden-2"), at("m2")] })).toEqual({ matches: ["m1", "m2"], fields: ["heden-2"] });
	});

	it("the fields that it closes or opens, and where it puts what was on them", () => {
		const from = { date: "2026-07-16", minute: 600 };
		expect(of({ kind: "close-fields", fields: ["heden-2"], from, to: [at("m1", "valhalla-1"), at("m2")] })).toEqual({
			...{ matches: ["m1", "m2"], fields: ["heden-2", "valhalla-1"] },
		});
		expect(of({ kind: "close-fields", fields: ["heden-2"], from })).toEqual({ matches: [], fields: ["heden-2"] });
		expect(of({ kind: "open-fields", fields: ["heden-2", "heden-10"] })).toEqual({
			matches: [],
			fields: ["heden-2", "heden-10"],
		});
	});

	it("the match or the matches that it is of, and of what is of no arena none", () => {
		expect(of({ kind: "postpone", match: "m1" })).toEqual({ matches: ["m1"], fields: [] });
		expect(of({ kind: "shift", matches: ["m1", "m2"], minutes: 5, later: "stay" })).toEqual({
			matches: ["m1", "m2"],
			fields: [],
		});
		expect(of({ kind: "swap", matches: ["m1", "m2"] })).toEqual({ matches: ["m1", "m2"], fields: [] });
		expect(of({ kind: "withdraw", team: "b14-ask", played: "stand", toCome: "walkover" })).toEqual({ matches: [], fields: [] });
	});
});

test("everything in a preview has its name: each of its teams and matches, and no other", () => {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const record: EditionRecord = {
		...{ cup, clubs, edition: editions[0]!, revision: 1, announcedTo: null },
		arenas: arenas.map((arena) => (arena.id === "valhalla" ? { ...arena, zone: "Europe/Helsinki" } : arena)),
	};
	const nothing = {
		contested: [],
		changes: [],
		sides: [],
		rests: [],
		told: { teams: [], fields: [] },
		verdict: { impossible: [], againstRules: [], noticed: [] },
	};
	const named = (more: object) => {
		const { teams, matches } = namedIn(record, { ...nothing, ...more } as unknown as Preview);
		return [Object.keys(teams), Object.keys(matches)];
	};
	expect(named({})).toEqual([[], []]);
	const instead = { team: "b14-bro", bye: false };
	expect(named({ contested: [{ match: "b14-s1", side: "home", team: "b14-ask", instead }] })).toEqual([
		["b14-ask", "b14-bro"],
		["b14-s1"],
	]);
	expect(named({ changes: [{ match: "b14-m1" }] })).toEqual([[], ["b14-m1"]]);
	expect(named({ sides: [{ match: "b14-f", side: "home", before: "b14-ask", after: "b14-bro" }] })).toEqual([
		["b14-ask", "b14-bro"],
		["b14-f"],
	]);
	const may = { kind: "team", matches: ["b14-s1", "b14-f"], teams: ["b14-ask", "b14-gran"] };
	expect(named({ verdict: { ...nothing.verdict, noticed: [may] } })).toEqual([
		["b14-ask", "b14-gran"],
		["b14-s1", "b14-f"],
	]);
	expect(named({ rests: [{ team: "b14-dal", match: "b14-m2", since: "b14-s1" }] })).toEqual([["b14-dal"], ["b14-m2", "b14-s1"]]);
	expect(named({ told: { teams: ["b14-ek"], fields: [] } })).toEqual([["b14-ek"], []]);
	const line = (team: string | undefined, ...matches: string[]) => ({ ...(team && { team }), matches });
	const verdict = {
		impossible: [line("b14-ek", "b14-m4")],
		againstRules: [line("b14-fur", "b14-m7"), line(undefined, "b14-m8")],
		noticed: [],
	};
	expect(named({ verdict })).toEqual([
		["b14-ek", "b14-fur"],
		["b14-m4", "b14-m7", "b14-m8"],
	]);
	const rule = { id: "long", kind: "rest", must: true, minutes: 120 } as const;
	const ruled = { ...record, edition: { ...record.edition, programme: { rules: [rule] } } };
	const againstRules = [{ kind: "rule", rule: "long", matches: ["b14-m1"], lacks: 5 }];
	expect(namedIn(ruled, { ...nothing, verdict: { ...nothing.verdict, againstRules } } as unknown as Preview).rules).toEqual({
		long: {
			en: "Every team rests at least 2 h between matches.",
			sv: "Varje lag vilar minst 2 h mellan matcher.",
		},
	});
	const all = ["b14-s1", "b14-f", "b14-t", "g15-m2"].map((match) => ({ match }));
	expect(namedIn(record, { ...nothing, changes: all, told: { teams: ["g15-hav"], fields: [] } } as unknown as Preview)).toEqual({
		teams: { "g15-hav": "HAV IF 2" },
		rules: {},
		matches: {
			"b14-s1": { number: "412", start: "2026-07-16T11:00:00+02:00", place: "Heden 10", sides: null },
			"b14-t": { number: null, start: null, place: null, sides: null },
			"b14-f": { number: null, start: "2026-07-18T15:00:00+03:00", place: "Valhalla 1", sides: null },
			"g15-m2": { number: null, start: "2026-07-14T16:00:00+03:00", place: "Valhalla 1", sides: ["FUR IF", "HAV IF 2"] },
		},
	});
});
