import { describe, expect, it } from "vitest";
import { stageColumns, stageLinks } from "./stage-links.ts";

const stage = (name: string, type: "GROUP" | "PLAYOFF", rank: number, ...divisions: string[]) => ({
	name,
	title: `${name} in words`,
	type,
	rank,
	categoryId: "7",
	divisions: divisions.map((id) => ({ id })),
});

describe("a category's stage links", () => {
	it("leave out the stage called Gruppspel, and no other group stage", () => {
		const links = stageLinks([stage("Gruppspel", "GROUP", 1, "10"), stage("Mellanspel", "GROUP", 2, "20")]);
		expect(links.map(({ title }) => title)).toEqual(["Mellanspel in words"]);
	});

	it("leave out a stage without divisions", () => {
		expect(stageLinks([stage("Slutspel A", "PLAYOFF", 2)])).toEqual([]);
	});

	it("go to the stage's first division, by what the stage is", () => {
		const links = stageLinks([stage("Slutspel A", "PLAYOFF", 3, "31", "32"), stage("Mellanspel", "GROUP", 2, "20", "21")]);
		expect(links.map(({ path }) => path)).toEqual(["categories/7/division/20", "categories/7/playoff/31"]);
	});
});

describe("the columns of the categories table", () => {
	it("contain each stage once, in the order of play", () => {
		const older = stageLinks([stage("Slutspel B", "PLAYOFF", 3, "1"), stage("Slutspel A", "PLAYOFF", 2, "2")]);
		const younger = stageLinks([stage("Slutspel A", "PLAYOFF", 2, "3"), stage("Slutspel C", "PLAYOFF", 4, "4")]);
		expect(stageColumns([older, younger])).toEqual(["Slutspel A", "Slutspel B", "Slutspel C"]);
	});
});
