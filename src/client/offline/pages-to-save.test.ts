import { expect, test } from "vitest";
import { shownMatch } from "../../../tests/support/shown-match.ts";
import { type DayMatch, dayAfter, pagesToSave } from "./pages-to-save.ts";

function aMatch(id: string, day: string, type: "GROUP" | "PLAYOFF"): DayMatch {
	const match = shownMatch("Fyrsken", "Osaka", { zonedStartTime: `${day}T09:00:00+02:00` });
	const division = { id: `d-${id}`, stage: { type } };
	return { ...match, id, arenaId: "heden", fieldId: "heden-1", division, against: null, category: { id: "b16" } };
}

test("today's matches come before tomorrow's, with tables, playoffs, teams, fields and arenas; other days are not saved", () => {
	const matches = [
		aMatch("m0", "2026-12-30", "GROUP"),
		aMatch("m1", "2026-12-31", "GROUP"),
		aMatch("m2", "2027-01-01", "PLAYOFF"),
		aMatch("m3", "2027-01-02", "GROUP"),
	];
	const own = { teams: new Set(["Fyrsken"]), fields: [{ id: "valhalla-1", arena: "valhalla" }] };
	expect(dayAfter("2026-12-31")).toBe("2027-01-01");
	expect(pagesToSave(matches, "2026-12-31", own).map(({ path, day }) => `${day} ${path}`.trim())).toEqual([
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

test("each page lists all topics that it shows, by which the saved copy is renewed: a match its table or playoff too", () => {
	const [group, playoff] = [aMatch("m1", "2026-12-31", "GROUP"), aMatch("m2", "2026-12-31", "PLAYOFF")];
	const bare = { ...aMatch("m3", "2026-12-31", "GROUP"), division: null, category: null, fieldId: null };
	const nowhere = { ...aMatch("m4", "2027-01-01", "GROUP"), category: null, arenaId: null };
	const own = { teams: new Set(["Osaka", "Kobe"]), fields: [{ id: "valhalla-1", arena: "valhalla" }] };
	const kept = pagesToSave([group, playoff, bare, nowhere], "2026-12-31", own);
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

test("a match between two groups saves both tables, which are topics of its page", () => {
	const crossed: DayMatch = { ...aMatch("m1", "2026-12-31", "GROUP"), against: { id: "d-other" }, arenaId: null };
	const own = { teams: new Set(["Fyrsken"]), fields: [] };
	expect(pagesToSave([crossed], "2026-12-31", own).map(({ path, shows }) => [path, ...shows].join(" ").trim())).toEqual([
		"chosen statistics",
		"matches lists",
		"matches/m1 match:m1 division:d-m1 division:d-other",
		"categories/b16/division/d-m1 division:d-m1",
		"categories/b16/division/d-other division:d-other",
		"teams/Fyrsken team:Fyrsken",
	]);
});

test("what a reader's own teams still play, with table, team and place, precedes their past matches and the matches of followed fields", () => {
	const other = { id: "Brisheim", name: "Brisheim" };
	const against = (match: DayMatch): DayMatch => ({
		...match,
		home: { ...match.home, team: match.home.team && { ...match.home.team, ...other } },
		fieldId: "valhalla-1",
		arenaId: "valhalla",
	});
	const over = (match: DayMatch): DayMatch => ({ ...match, part: "OVER" });
	const matches = [
		over(against(aMatch("field-over", "2026-12-31", "GROUP"))),
		over(aMatch("own-over", "2026-12-31", "GROUP")),
		against(aMatch("field-next", "2026-12-31", "GROUP")),
		aMatch("own-next", "2026-12-31", "PLAYOFF"),
		against(aMatch("field-tomorrow", "2027-01-01", "GROUP")),
		aMatch("own-tomorrow", "2027-01-01", "GROUP"),
	];
	const own = { teams: new Set(["Fyrsken"]), fields: [{ id: "valhalla-1", arena: "valhalla" }] };
	expect(pagesToSave(matches, "2026-12-31", own).map(({ path }) => path)).toEqual([
		...["", "matches"],
		...["matches/own-next", "categories/b16/playoff/d-own-next", "teams/Fyrsken"],
		...["arenas/arena/heden/field/heden-1", "arenas/arena/heden", "arenas/arena/valhalla/field/valhalla-1"],
		...["matches/own-over", "categories/b16/division/d-own-over"],
		...["matches/own-tomorrow", "categories/b16/division/d-own-tomorrow"],
		...["matches/field-next", "categories/b16/division/d-field-next", "arenas/arena/valhalla"],
		...["matches/field-tomorrow", "categories/b16/division/d-field-tomorrow"],
		...["matches/field-over", "categories/b16/division/d-field-over"],
	]);
});
