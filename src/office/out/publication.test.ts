import { expect, test } from "vitest";
import { aMatch, aSmallCup } from "../../../tests/support/cup.ts";
import { figuresOf } from "./publication.ts";

test("the figures count what visitors see, without byes and cancelled matches, and list what is missing", () => {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const [edition] = editions;
	const record = { cup, clubs, arenas, edition: edition!, revision: 1, announcedTo: null };
	expect(figuresOf(record)).toEqual({
		...{ clubs: 7, nations: 1, teams: 14, categories: 3, categoriesWithoutTeams: 0, categoriesWithoutDraw: 0 },
		// One of 21 is a bye; four have no time or no field.
		...{ matches: 20, placed: 16, young: 1 },
	});
	const [b14, ...others] = edition!.categories;
	const empty = { ...b14!, id: "new", stages: [{ ...b14!.stages[0]!, divisions: [] }] };
	const bye = { kind: "bye" } as const;
	const matches = [
		...edition!.matches.map((match) => (match.id === "b14-s1" ? { ...match, status: "cancelled" as const } : match)),
		aMatch("bye", "b14-b-1", [bye, "b14-ek"], { start: "2026-07-16T09:00:00Z", field: "heden-2" }),
		aMatch("timeless", "b14-b-1", ["b14-ask", "b14-ek"], { field: "heden-2" }),
	];
	const more = { ...record, clubs: [{ ...clubs[0]!, nation: "no" }, ...clubs.slice(1)] };
	expect(figuresOf({ ...more, edition: { ...edition!, categories: [b14!, empty, ...others], matches } })).toMatchObject({
		...{ nations: 2, categories: 4, categoriesWithoutTeams: 1, categoriesWithoutDraw: 1, matches: 20, placed: 15, young: 1 },
	});
});
