import { nameKey } from "../../cup/search/name-key.ts";
import { orNear } from "../../cup/search/near-names.ts";
import type { CupFileClub } from "../../results/record/cup-file.ts";
import type { Source } from "../../results/record/input/source.ts";
import { NATION_NAMES, type Nation, nationOfCode, nationOfName } from "../names/nation-of.ts";
import { slug } from "../names/slug.ts";
import { asList, asObject, asText, type JsonObject } from "./json-value.ts";
import type { NameText } from "./match-text.ts";
import { type Place, placeWithin, type Report } from "./place.ts";
import { groupName } from "./round-name.ts";
import type { TournamentFiles } from "./tournament-files.ts";

/** The teams named by the files that accompany the matches, and their groups in the order of the draw. */
export type Roster = {
	readonly clubs: ReadonlyMap<string, CupFileClub>;
	readonly groups: ReadonlyMap<string, readonly CupFileClub[]>;
	/** The team for each spelling in a file. */
	readonly spellings: ReadonlyMap<string, CupFileClub>;
};

export function readRoster(files: TournamentFiles, report: Report): Roster {
	const clubs = new Map<string, CupFileClub>();
	const spellings = new Map<string, CupFileClub>();
	for (const { value, place } of files.teams.flatMap((source) => teamLines(source, report))) keep(asObject(value), place);
	const named = clubs.size > 0 ? new Map(clubs) : null;
	const groups = new Map<string, readonly CupFileClub[]>();
	const drawn = new Set<string>();
	for (const { name, lines, place } of files.groups.flatMap((source) => groupLines(source, report))) {
		if (groups.has(name)) report(place, { value: name, expected: "each group once", message: "a group twice" });
		else groups.set(name, lines.flatMap(draw));
	}
	return { clubs, groups, spellings };

	function draw({ value, place }: Line): CupFileClub[] {
		const club = keep(asObject(value) ?? { name: value }, place);
		if (!club) return [];
		if (named && !named.has(club.id)) {
			const expected = orNear(
				"a team of the teams file",
				club.name,
				[...named.values()].map(({ name }) => name),
			);
			report(place, { value: asText(value) ?? club.name, expected, message: "no such team" });
		}
		if (drawn.has(club.id))
			report(place, { value: club.name, expected: "each team in one group", message: "a team drawn twice" });
		drawn.add(club.id);
		return [club];
	}

	function keep(team: JsonObject | null, place: Place): CupFileClub | null {
		const club = readClub(team, place, report);
		if (!team || !club) return null;
		if (!clubs.has(club.id)) clubs.set(club.id, club);
		for (const name of [team.name, team.name_normalised]) if (asText(name)) spellings.set(nameKey(asText(name)!), club);
		return club;
	}
}

/** A match's team: from the accompanying files, in any of its spellings; else a nation, or a club with its nation's code. */
export function clubOf(text: NameText, roster: Roster, report: Report): CupFileClub | null {
	const spelt = roster.spellings.get(nameKey(text.name));
	if (spelt) return spelt;
	const club = clubNamed(text.name, text.code);
	if (club && (roster.clubs.size === 0 || roster.clubs.has(club.id))) return roster.clubs.get(club.id) ?? club;
	const [expected, names] =
		roster.clubs.size > 0
			? ["a team that the teams and groups files name, or an alias of one", [...roster.clubs.values()].map(({ name }) => name)]
			: ["a nation, or a club with its nation's FIFA code: Al Ahly (EGY)", NATION_NAMES];
	report(text.place, { value: text.name, expected: orNear(expected, text.name, names), message: "no such team" });
	return null;
}

function clubNamed(name: string, code: string | null): CupFileClub | null {
	const nation = nationOfName(name);
	if (nation) return national(nation);
	const [, club, country] = /^(.+?)\s*\(([A-Z]{3})\)$/.exec(name) ?? [];
	const home = country && nationOfCode(country);
	if (club && home) return { id: slug(club), name: club, nation: home.code };
	// A code beside a name is FIFA's only if it fits the name: football.json has codes of its own for clubs.
	const coded = code && nationOfCode(code);
	return coded && sharesWord(name, coded.name) ? national(coded) : null;
}

const national = ({ name, code }: Nation): CupFileClub => ({ id: slug(name), name, nation: code });

function sharesWord(name: string, other: string): boolean {
	const words = new Set(nameKey(other).split(" "));
	return nameKey(name)
		.split(" ")
		.some((word) => word.length > 3 && words.has(word));
}

function readClub(team: JsonObject | null, place: Place, report: Report): CupFileClub | null {
	const name = asText(team?.name);
	if (!team || !name) {
		report(placeWithin(place, "name"), { value: team?.name, expected: "a team's name", message: "no team" });
		return null;
	}
	const country = asText(asObject(team.country)?.name ?? team.country);
	const home = country && (nationOfName(country) ?? nationOfCode(country));
	if (home) return { id: slug(name), name, nation: home.code };
	const code = asText(team.fifa_code ?? team.code);
	const nation = nationOfName(name) ?? nationOfName(asText(team.name_normalised) ?? "") ?? (code && nationOfCode(code));
	const club = nation ? national(nation) : clubNamed(name, null);
	if (!club) {
		const expected = orNear("a nation's name, or a team with a FIFA code or a country", name, NATION_NAMES);
		report(placeWithin(place, "name"), { value: name, expected, message: "no such nation" });
	}
	return club;
}

type Line = { readonly value: unknown; readonly place: Place };

function teamLines(source: Source, report: Report): Line[] {
	const file = asObject(source.input);
	const key = file?.teams !== undefined ? "teams" : "clubs";
	return file ? lines(file[key], { source, path: [key] }, report) : lines(source.input, { source, path: [] }, report);
}

function groupLines(source: Source, report: Report): { name: string; lines: Line[]; place: Place }[] {
	return lines(asObject(source.input)?.groups, { source, path: ["groups"] }, report).flatMap(({ value, place }) => {
		const group = asObject(value);
		const name = asText(group?.name);
		if (!group || !name)
			report(placeWithin(place, "name"), { value: group?.name, expected: "a group's name", message: "no group" });
		return group && name
			? [{ name: groupName(name), lines: lines(group.teams, placeWithin(place, "teams"), report), place }]
			: [];
	});
}

function lines(value: unknown, place: Place, report: Report): Line[] {
	const list = asList(value);
	if (!list) report(place, { value, expected: "a list", message: "no list" });
	return (list ?? []).map((item, index) => ({ value: item, place: placeWithin(place, index) }));
}
