import { expect, test } from "vitest";
import type { SearchResult } from "../search-box/search.graphql.ts";
import { onlyNear } from "./only-near.ts";

const none = { totalCount: 0, nodes: [] };
const nothing: SearchResult = {
	totalCount: 0,
	teams: none,
	clubs: none,
	nations: none,
	categories: none,
	arenas: none,
	fields: none,
	matches: none,
};
const DENMARK = { code: "DK", names: ["Denmark", "Danmark"] };
const shownIn = { en: { ...DENMARK, name: "Denmark" }, sv: { ...DENMARK, name: "Danmark" } };

test.each([
	["Danmark", "en"],
	["danm", "en"],
	["Denmark", "sv"],
	["denm", "sv"],
] as const)(
	"§2 Search: a nation, its teams and its clubs called %s in the other language are no slip (%s)",
	(query, language) => {
		const nation = shownIn[language];
		const category = { id: "1", name: "Boys 16", shortName: "B16" };
		const nations = { totalCount: 1, nodes: [{ ...nation, teamCount: 3 }] };
		const teams = { totalCount: 1, nodes: [{ id: "7" as never, name: "Lunde BK", isLive: false, nation, category }] };
		const clubs = { totalCount: 1, nodes: [{ id: "8" as never, name: "Lunde BK", nation, teams: [] }] };
		expect(onlyNear(query, { ...nothing, totalCount: 1, nations })).toBe(false);
		expect(onlyNear(query, { ...nothing, totalCount: 1, teams })).toBe(false);
		expect(onlyNear(query, { ...nothing, totalCount: 1, clubs })).toBe(false);
	},
);

test("§2 Search: a nation that is only nearly called as it was typed is near", () => {
	const nations = { totalCount: 1, nodes: [{ ...shownIn.en, teamCount: 3 }] };
	expect(onlyNear("Denmrak", { ...nothing, totalCount: 1, nations })).toBe(true);
	expect(onlyNear("Denmrak", nothing)).toBe(false);
	const matches = { totalCount: 1, nodes: [] };
	expect(onlyNear("Denmrak", { ...nothing, totalCount: 2, nations, matches }), "a match is found by its number alone").toBe(
		false,
	);
	const arenas = { totalCount: 1, nodes: [{ id: "1" as never, name: "Denmrak", fields: [] }] };
	expect(onlyNear("Denmrak", { ...nothing, totalCount: 2, nations, arenas }), "one is called so").toBe(false);
});
