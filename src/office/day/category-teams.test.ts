import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { categoryTeams } from "./category-teams.ts";

test("a category's teams are listed by the groups of the draw first, then by name, and without other categories' teams", () => {
	const { cup, clubs, arenas, editions } = aSmallCup();
	const [edition] = editions;
	const [b14, ...others] = edition!.categories;
	const [groups, ...playoffs] = b14!.stages;
	// The draw of a later stage, listed before the first.
	const second = { ...groups!, id: "b14-m", rank: 4, divisions: [{ id: "b14-m-x", name: "X", teams: ["b14-ask"] }] };
	const names = ["10", "2"];
	const first = { ...groups!, divisions: groups!.divisions.map((one, index) => ({ ...one, name: names[index]! })) };
	const teams = [
		{ id: "b14-late", club: "hav", suffix: "2", category: "b14", withdrawn: true },
		{ id: "b14-last", club: "hav", suffix: "10", category: "b14" },
		...edition!.teams,
	];
	const record = {
		...{ cup, clubs, arenas, revision: 1, announcedTo: null },
		edition: { ...edition!, teams, categories: [{ ...b14!, stages: [...playoffs, second, first] }, ...others] },
	};
	const stay = (id: string, name: string, group: string | null) => ({
		...{ id, name, withdrawn: false },
		// The groups of a first stage have its title where others follow, unless it is Gruppspel.
		group: group === null ? null : { name: group },
	});
	expect(categoryTeams(record, "b14")).toEqual([
		{ ...stay("b14-late", "HAV IF 2", null), withdrawn: true },
		stay("b14-last", "HAV IF 10", null),
		...["fur", "gran", "hav"].map((club) => stay(`b14-${club}`, `${club.toUpperCase()} IF`, "2")),
		...["ask", "bro", "dal", "ek"].map((club) => stay(`b14-${club}`, `${club.toUpperCase()} IF`, "10")),
	]);
	expect(categoryTeams(record, "none")).toEqual([]);
});
