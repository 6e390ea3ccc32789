import { describe, expect, it } from "vitest";
import { openfootballSource, reading } from "../../../tests/support/openfootball-reading.ts";
import { clubOf, type Roster, readRoster } from "./roster.ts";
import type { TournamentFiles } from "./tournament-files.ts";

const filesOf = (teams: unknown[], groups: unknown[]) =>
	({ teams: teams.map(openfootballSource), groups: groups.map(openfootballSource) }) as unknown as TournamentFiles;
const read = (teams: unknown[], groups: unknown[] = []) => reading((report) => readRoster(filesOf(teams, groups), report));
const shown = ({ clubs, groups }: Roster) => ({
	clubs: [...clubs.values()].map(({ id, name, nation }) => `${id} ${name} ${nation}`),
	groups: [...groups].map(([name, clubs]) => `${name}: ${clubs.map(({ id }) => id).join(" ")}`),
});

describe("the files beside the matches name teams", () => {
	it("by a nation's name, another spelling or its code, or a club by its country, its code or the code in its name", () => {
		const { value, said } = read([
			{
				teams: [
					{ name: "Wales" },
					{ name: "Les Bleus", name_normalised: "France" },
					{ name: "Azzurri", fifa_code: "ITA", code: "GER" },
					{ name: "Samurai", code: "JPN" },
					{ name: "Ajax", country: "Netherlands" },
					{ name: "Porto", country: { name: "POR" } },
					{ name: "Al Ahly (EGY)" },
				],
			},
			{ clubs: [{ name: "Wales", code: "WAL" }] },
			[{ name: "Norway" }],
		]);
		expect(shown(value).clubs).toEqual([
			"wales Wales wa",
			"france France fr",
			"italy Italy it",
			"japan Japan jp",
			"ajax Ajax nl",
			"porto Porto pt",
			"al-ahly Al Ahly eg",
			"norway Norway no",
		]);
		expect(said).toEqual([]);
	});

	it("and their groups, in draw order", () => {
		const { value, said } = read(
			[],
			[
				{
					groups: [
						{ name: "Group B", teams: ["Norway", { name: "Wales" }] },
						{ name: "A", teams: ["Italy"] },
					],
				},
			],
		);
		expect(shown(value)).toEqual({
			clubs: ["norway Norway no", "wales Wales wa", "italy Italy it"],
			groups: ["B: norway wales", "A: italy"],
		});
		expect(said).toEqual([]);
	});

	it("and report each fault at its place", () => {
		const { value, said } = read(
			[{ teams: [{ name: "Wales" }, { name: "Norway" }, { code: "X" }, { name: "Atlantis" }] }],
			[
				{
					groups: [
						{ name: "A", teams: ["Wales", "Italy", "Wales"] },
						{ teams: [] },
						{ name: "Group a", teams: ["Norway"] },
						{ name: "B", teams: "Norway" },
					],
				},
				{ groups: 7 },
			],
		);
		expect(shown(value).groups).toEqual(["A: wales italy wales", "B: "]);
		expect(said).toEqual([
			"error teams[2].name: no team: undefined; a team's name",
			expect.stringMatching(
				/^error teams\[3\]\.name: no such nation: "Atlantis"; a nation's name, or a team with a FIFA code or a country/,
			),
			"error groups[1].name: no group: undefined; a group's name",
			'error groups[3].teams: no list: "Norway"; a list',
			"error groups: no list: 7; a list",
			'error groups[0].teams[1]: no such team: "Italy"; a team of the teams file',
			'error groups[0].teams[2]: a team drawn twice: "Wales"; each team in one group',
			'error groups[2]: a group twice: "A"; each group once',
		]);
	});
});

describe("a match's team", () => {
	const { value: named } = read([{ teams: [{ name: "Azzurri", fifa_code: "ITA" }, { name: "Wales" }] }]);
	const { value: nobody } = read([]);
	const place = { source: openfootballSource({}), path: ["team1"] };
	const clubFor = (name: string, code: string | null, roster: Roster) => {
		const { value, said } = reading((report) => clubOf({ place, name, code }, roster, report));
		return value ? `${value.id} ${value.nation}` : said[0];
	};

	it.each<[string, string | null, string]>([
		["azzurri", null, "italy it"],
		["Italy", null, "italy it"],
		["WALES", "ITA", "wales wa"],
		["Wales", null, "wales wa"],
	])("%s, %s, is one that the files name, under any of its spellings", (name, code, club) => {
		expect(clubFor(name, code, named)).toBe(club);
	});

	it.each<[string, string | null, string]>([
		["Norway", null, "norway no"],
		["Al Ahly (EGY)", null, "al-ahly eg"],
		["Korea Republic of", "KOR", "south-korea kr"],
	])("%s, %s, is a nation, or a club with its nation's code, if no file names any", (name, code, club) => {
		expect(clubFor(name, code, nobody)).toBe(club);
	});

	it.each<[string, string | null, Roster, RegExp]>([
		[
			"Norway",
			null,
			named,
			/^error team1: no such team: "Norway"; a team that the teams and groups files name, or an alias of one$/,
		],
		["Walse", null, named, /or an alias of one; near: Wales$/],
		[
			"Arsenal",
			"ARG",
			nobody,
			/^error team1: no such team: "Arsenal"; a nation, or a club with its nation's FIFA code: Al Ahly \(EGY\)/,
		],
		["Al Ahly (XXX)", null, nobody, /no such team/],
	])("%s, %s, is unknown", (name, code, roster, said) => {
		expect(clubFor(name, code, roster)).toMatch(said);
	});
});
