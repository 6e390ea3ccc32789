import { expect, test } from "vitest";
import { isPublished, type Publishable } from "./publication.ts";

const ALL: Publishable[] = [
	...(["clubs", "nations", "teams", "category-teams", "search", "groups", "tables", "brackets"] as const),
	...(["times", "matches", "field-programmes", "streams"] as const),
];
const NOTHING = { clubs: false, teams: false, lot: false, schedule: false };

test("§3 each flag publishes its own data and nothing else", () => {
	const shown = (published: typeof NOTHING) => ALL.filter((what) => isPublished(what, published));
	expect(shown(NOTHING)).toEqual([]);
	expect(shown({ ...NOTHING, clubs: true })).toEqual(["clubs", "nations"]);
	expect(shown({ ...NOTHING, teams: true })).toEqual(["teams", "category-teams", "search"]);
	expect(shown({ ...NOTHING, lot: true })).toEqual(["groups", "tables", "brackets"]);
	expect(shown({ ...NOTHING, schedule: true })).toEqual(["times", "matches", "field-programmes", "streams"]);
});
