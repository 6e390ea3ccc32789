import { describe, expect, it } from "vitest";
import { fill, group, playoff, won } from "../../../tests/support/category.ts";
import type { GroupMatch } from "../tables/standings.ts";
import { missingResults } from "./missing-results.ts";

const missing = (matches: GroupMatch[], id: string, young = false) => missingResults({ matches }, fill(matches), id, { young });

describe("a match without both teams", () => {
	it("waits for the results that its open sides come from", () => {
		const matches = [playoff("61: ARG v CRO", won(3, 0)), playoff("62: FRA v MAR"), playoff("64: W61 v W62")];
		expect(missing(matches, "64")).toEqual([{ kind: "match", match: "62", isPlayed: false }]);
		expect(missing(matches, "62")).toEqual([]);
	});

	it("names a level match that has been played, since its result does not decide the winner", () => {
		const matches = [playoff("61: ARG v CRO", won(1, 1)), playoff("63: L61 v BRA")];
		expect(missing(matches, "63")).toEqual([{ kind: "match", match: "61", isPlayed: true }]);
	});

	it("waits for a group's last matches, and for its order once they are played", () => {
		const first = group("H", "COL-JPN 1-2", "COL-SEN");
		expect(missing([...first, playoff("49: 1H v BRA")], "49")).toEqual([
			{ kind: "groups", divisions: ["H"], matches: ["H.COL-SEN"] },
		]);
		const level = group("H", "COL-JPN 1-1");
		expect(missing([...level, playoff("49: 1H v 2H")], "49")).toEqual([{ kind: "groups", divisions: ["H"], matches: [] }]);
	});

	it("waits for all groups whose best of a position fills the side", () => {
		const groups = [...group("A", "ARG-BRA 1-0"), ...group("B", "CHI-PER")];
		expect(missing([...groups, playoff("49: 2A/B v ECU")], "49")).toEqual([
			{ kind: "groups", divisions: ["A", "B"], matches: ["B.CHI-PER"] },
		]);
	});

	it("waits for its team where no result fills a side", () => {
		const open = playoff("49: ARG v BRA");
		expect(missing([{ ...open, away: { team: null, slot: null } }], "49")).toEqual([{ kind: "team" }]);
	});

	it("waits for nothing if one side is a bye", () => {
		expect(missing([playoff("48: ARG v BRA"), playoff("49: W48 v bye")], "49")).toEqual([]);
	});

	it("of a young category waits only for matches that have not been played: scores are never shown", () => {
		const played = playoff("61: ARG v CRO", { status: "finished" });
		const final = playoff("64: W61 v BRA");
		expect(missing([played, final], "64", true)).toEqual([]);
		expect(missing([playoff("61: ARG v CRO"), final], "64", true)).toHaveLength(1);
	});
});
