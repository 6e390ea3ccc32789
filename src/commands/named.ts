import { placeName } from "../cup/place-name.ts";
import { nameKey } from "../cup/search/name-key.ts";
import type { Database } from "../database/database.ts";
import type {
	CupFileArena,
	CupFileCategory,
	CupFileCup,
	CupFileMatch,
	CupFileTeam,
	EditionRecord,
} from "../results/record/cup-file.ts";
import { matchesNamed } from "../results/record/naming/matches-named.ts";
import { arenasNamed, fieldsNamed, type PlacedField } from "../results/record/naming/places-named.ts";
import { teamName, teamsNamed } from "../results/record/naming/teams-named.ts";
import { editionOfCategory, editionOfMatch, editionOfTeam, readEdition } from "../results/record/read.ts";
import { presentEdition } from "./present-edition.ts";
import { Refusal } from "./refusal.ts";

/**
 * Finds nouns by id or by their printed name. An id is found in any edition, a name in the present one. A refusal lists the
 * candidates, with category and id.
 */

type Cup = Pick<CupFileCup, "id" | "name">;
type EditionOf = (db: Database, cup: number, id: string) => Promise<string | undefined>;

/** @returns the edition that has the id; else the present one, since the text may be a name */
async function recordWith(db: Database, cup: Cup, editionOf: EditionOf, text: string): Promise<EditionRecord | undefined> {
	const edition = (await editionOf(db, cup.id, text)) ?? (await presentEdition(db, cup))?.id;
	return edition === undefined ? undefined : readEdition(db, cup.id, edition);
}

/** The only result. @throws Refusal if there is none or several */
function only<Noun>(
	found: readonly Noun[],
	{ whose, word, text, expected, line }: Wanted & { readonly line: (noun: Noun) => string },
): Noun {
	const [noun, ...more] = found;
	if (noun === undefined) throw new Refusal(`${whose} has no ${word} "${text}". Expected ${expected}.`);
	if (more.length === 0) return noun;
	const lines = found.map((one) => `\n  ${line(one)}`).join("");
	throw new Refusal(`${whose} has ${found.length} that match "${text}". Give the id of one:${lines}`);
}

type Wanted = { readonly whose: string; readonly word: string; readonly text: string; readonly expected: string };

export async function matchNamed(
	db: Database,
	cup: Cup,
	text: string,
): Promise<{ readonly record: EditionRecord; readonly match: CupFileMatch }> {
	const record = await recordWith(db, cup, editionOfMatch, text);
	return { record: record!, match: matchIn(record, text, cup.name) };
}

/** @returns the id of the edition's match; unknown text is returned as it is, for the check of all matches at once */
export function matchIdIn(record: EditionRecord, text: string): string {
	return matchesNamed(record.edition, text).length === 0 ? text : matchIn(record, text, record.edition.name).id;
}

/** @param record of the edition; undefined: there is none */
export function matchIn(
	record: EditionRecord | undefined,
	text: string,
	whose = record ? `${record.edition.name} of ${record.cup.name}` : "",
): CupFileMatch {
	return only(record ? matchesNamed(record.edition, text) : [], {
		whose,
		word: "match",
		text,
		expected: "its number in the schedule, or its id: the last part of its address",
		line: (one) => matchLine(one, record!),
	});
}

/** "b14-m12  B14, number 12: Ask IF – Bro IF" */
function matchLine({ id, number, division, home, away }: CupFileMatch, { edition, clubs }: EditionRecord): string {
	const category = edition.categories.find(({ stages }) =>
		stages.some(({ divisions }) => divisions.some((one) => one.id === division)),
	);
	const side = ({ team }: CupFileMatch["home"]) => {
		const found = edition.teams.find((one) => one.id === team);
		return found ? teamName(found, clubs) : "?";
	};
	const printed = number === undefined ? "" : `, number ${number}`;
	return `${id}  ${category?.shortName.en ?? division}${printed}: ${side(home)} – ${side(away)}`;
}

export async function teamNamed(
	db: Database,
	cup: Cup,
	text: string,
): Promise<{ readonly record: EditionRecord; readonly team: CupFileTeam }> {
	const record = await recordWith(db, cup, editionOfTeam, text);
	return { record: record!, team: teamIn(record, text, cup.name) };
}

/** @param record of the edition; undefined: there is none */
export function teamIn(record: EditionRecord | undefined, text: string, whose = record?.edition.name ?? ""): CupFileTeam {
	const categoryOf = ({ category }: CupFileTeam) => record?.edition.categories.find(({ id }) => id === category)?.shortName.en;
	return only(record ? teamsNamed(record, text) : [], {
		whose,
		word: "team",
		text,
		expected: "its name, or a team's id: the last part of its address",
		line: (team) => `${team.id}  ${categoryOf(team) ?? team.category}: ${teamName(team, record?.clubs ?? [])}`,
	});
}

export async function categoryNamed(
	db: Database,
	cup: Cup,
	text: string,
): Promise<{ readonly record: EditionRecord; readonly category: CupFileCategory }> {
	const record = await recordWith(db, cup, editionOfCategory, text);
	return { record: record!, category: categoryIn(record, text, cup.name) };
}

export function categoryIn(record: EditionRecord | undefined, text: string, whose = record?.edition.name ?? ""): CupFileCategory {
	const all = record?.edition.categories ?? [];
	const own = all.find(({ id }) => id === text);
	const called = all.filter(({ name, shortName }) =>
		[name.en, name.sv, shortName.en, shortName.sv].some((one) => nameKey(one) === nameKey(text)),
	);
	return only(own ? [own] : called, {
		whose,
		word: "category",
		text,
		expected: "its name, or a category's id: the last part of its address",
		line: ({ id, name }) => `${id}  ${name.en} / ${name.sv}`,
	});
}

export const fieldNamed = (arenas: readonly CupFileArena[], text: string, whose: string): PlacedField =>
	only(fieldsNamed(arenas, text), {
		whose,
		word: "field",
		text,
		expected: `its name with its arena, or a field's id: the last part of its address`,
		line: ({ field, arena }) => `${field.id}  ${placeName(arena.name, field.name)}`,
	});

export const arenaNamed = (arenas: readonly CupFileArena[], text: string, whose: string): CupFileArena =>
	only(arenasNamed(arenas, text), {
		whose,
		word: "arena",
		text,
		expected: "its name, or an arena's id: the last part of its address",
		line: ({ id, name }) => `${id}  ${name}`,
	});
