import { expect, test } from "vitest";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import { type DayMatch, dayAfter, pagesToKeep } from "./pages-to-keep.ts";

function aMatch(id: string, day: string, type: "GROUP" | "PLAYOFF"): DayMatch {
	const match = shownMatch("Fyrsken", "Osaka", { zonedStartTime: `${day}T09:00:00+02:00` });
	const division = { id: `d-${id}`, stage: { type } };
	return { ...match, id, arenaId: "heden", fieldId: "heden-1", division, category: { id: "b16" } };
}

test("today's matches come before tomorrow's, with tables, playoffs, teams, fields and arenas; other days are not kept", () => {
	const matches = [
		aMatch("m0", "2026-12-30", "GROUP"),
		aMatch("m1", "2026-12-31", "GROUP"),
		aMatch("m2", "2027-01-01", "PLAYOFF"),
		aMatch("m3", "2027-01-02", "GROUP"),
	];
	const own = { teams: new Set(["Fyrsken"]), fields: [{ id: "valhalla-1", arena: "valhalla" }] };
	expect(dayAfter("2026-12-31")).toBe("2027-01-01");
	expect(pagesToKeep(matches, "2026-12-31", own).map(({ path, day }) => `${day} ${path}`.trim())).toEqual([
		"",
		"matches",
		"2026-12-31 matches/m1",
		"2026-12-31 categories/b16/division/d-m1",
		"2026-12-31 teams/Fyrsken",
		"2026-12-31 arenas/arena/heden/field/heden-1",
		"2026-12-31 arenas/arena/heden",
		"2026-12-31 arenas/arena/valhalla/field/valhalla-1",
		"2027-01-01 matches/m2",
		"2027-01-01 categories/b16/playoff/d-m2",
	]);
});

test("of each page is told all that it shows, by which the saved one is renewed: of a match its table or playoff too", () => {
	const [group, playoff] = [aMatch("m1", "2026-12-31", "GROUP"), aMatch("m2", "2026-12-31", "PLAYOFF")];
	const bare = { ...aMatch("m3", "2026-12-31", "GROUP"), division: null, category: null, fieldId: null };
	const nowhere = { ...aMatch("m4", "2027-01-01", "GROUP"), category: null, arenaId: null };
	const own = { teams: new Set(["Osaka", "Kobe"]), fields: [{ id: "valhalla-1", arena: "valhalla" }] };
	const kept = pagesToKeep([group, playoff, bare, nowhere], "2026-12-31", own);
	expect(kept.map(({ path, shows, day }) => [day.slice(8), path, ...shows].join(" ").trim())).toEqual([
		"chosen statistics",
		"matches lists",
		"31 matches/m1 match:m1 division:d-m1",
		"31 matches/m2 match:m2 division:d-m2",
		"31 matches/m3 match:m3",
		"31 categories/b16/division/d-m1 division:d-m1",
		"31 categories/b16/playoff/d-m2 division:d-m2",
		"31 teams/Osaka team:Osaka",
		"31 arenas/arena/heden/field/heden-1 field:heden-1",
		"31 arenas/arena/heden arena:heden",
		"31 teams/Kobe team:Kobe",
		"31 arenas/arena/valhalla/field/valhalla-1 field:valhalla-1",
		"01 matches/m4 match:m4 division:d-m4",
	]);
});
