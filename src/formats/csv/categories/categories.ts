import { nameKey } from "../../../cup/search/name-key.ts";
import { orNear } from "../../../cup/search/near-names.ts";
import type { CupFileCategory, Text } from "../../../results/record/cup-file.ts";
import { CATEGORIES } from "../columns/categories.ts";
import { CUP } from "../columns/cup.ts";
import { EDITION } from "../columns/edition.ts";
import { MATCHES } from "../columns/matches.ts";
import type { KeyOf } from "../columns/sheet.ts";
import type { AdvancementCell, CategoryDraft, Draft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { givenId } from "../given-id.ts";
import { ownColumns, ownValues } from "../own-values.ts";
import { readId, readText, wholeNumber } from "../words/plain.ts";
import { readGender, readYesNo } from "../words/vocabularies.ts";
import { withoutUndefined } from "../words/without-undefined.ts";
import { readCategoryName } from "./category-name.ts";
import { PRESET_OF, readRules } from "./rules.ts";

type CategoryRow = Row<KeyOf<typeof CATEGORIES>>;

/** In Sweden no results are published up to this age (DECISIONS §3). */
const OLDEST_YOUNG = 12;

/** The columns for what a category publishes. */
const PUBLICATION = ["results", "scores", "tables", "playoffs"] as const;

/** @param present whether the record has the edition: then a sheet of matches may come without categories */
export function readCategories(draft: Draft, present: boolean): void {
	const onlyMatches = draft.folder.hasOnly([CUP, EDITION, MATCHES]);
	if (!present || !onlyMatches) reportMissingCategories(draft);
	for (const row of draft.folder.rows(CATEGORIES)) readCategory(row, draft);
}

export function reportMissingCategories(draft: Draft): void {
	// Matches under unknown headings may not need them.
	if (draft.folder.has(CATEGORIES) || draft.categoriesAreMissing || draft.folder.isUnread(MATCHES)) return;
	if (draft.record) return;
	draft.categoriesAreMissing = true;
	draft.faults.push({
		severity: "error",
		file: draft.folder.name,
		field: "categories.csv",
		value: undefined,
		message: "a sheet that is missing",
		expected: "categories.csv or klasser.csv, with the name of each category",
	});
}

function readCategory(row: CategoryRow, draft: Draft): void {
	const written = row.needed("name", readText, "the category's name");
	if (written === undefined) return;
	const told = readCategoryName(written);
	const text = (known: string, en: "nameEn" | "shortEn", sv: "nameSv" | "shortSv", both: Text | undefined): Text => ({
		en: row.value(en, readText) ?? both?.en ?? known,
		sv: row.value(sv, readText) ?? both?.sv ?? known,
	});
	const name = text(written, "nameEn", "nameSv", told?.name);
	const short = row.value("short", readText);
	const shortName =
		short === undefined
			? text(written, "shortEn", "shortSv", told?.short)
			: text(short, "shortEn", "shortSv", readCategoryName(short)?.short);
	const there = draft.record?.categoryCalled([written, name.en, shortName.en]);
	const id = row.value("id", readId) ?? there ?? givenId(draft.edition?.id ?? "", shortName.en);
	if (draft.removes(row, "categories", id)) return;
	const gender = row.value("gender", readGender) ?? told?.gender;
	if (gender === undefined && !row.cell("gender"))
		row.error("gender", {
			message: "missing",
			expected: "boys, girls or mixed, if the name does not say which",
			value: undefined,
		});
	const age = row.change("age", wholeNumber(1, 99)) ?? told?.age;
	const noun: CategoryDraft["noun"] = {
		id,
		name,
		shortName,
		...withoutUndefined({
			gender,
			age,
			publishes: publication(row),
			rules: readRules(row, PRESET_OF[draft.sport]),
		}),
		...ownValues(CATEGORIES, row),
	};
	// An invalid word has already been reported.
	const isSilent = noun.publishes === undefined && PUBLICATION.every((key) => !row.cell(key));
	if (isSilent && age !== undefined && age !== null && age <= OLDEST_YOUNG) {
		row.warning("results", {
			message: `a category of age ${age} that does not say whether its results are published`,
			expected: `results published: no, as in Sweden up to age ${OLDEST_YOUNG}; or yes`,
			value: undefined,
		});
	}
	draft.comesFrom(noun, row, {
		id: "id",
		name: "name",
		shortName: "short",
		gender: "gender",
		age: "age",
		publishes: "results",
		rules: "preset",
		"rules.walkover": "walkover",
		...ownColumns(CATEGORIES),
	});
	draft.defaults.set(noun, { rules: { preset: PRESET_OF[draft.sport] } });
	if (!row.cell("preset")) draft.withoutPreset.add(noun);
	const names = [id, name.en, name.sv, shortName.en, shortName.sv, written];
	const other = draft.categories.find(
		(category) => category.noun.id === id || nameKey(category.noun.name?.en ?? "") === nameKey(name.en),
	);
	if (other) row.error("name", { message: "a category that is already in an earlier row", expected: "each category once" });
	else draft.addCategory({ noun, names, stages: [], stagesAreListed: false, goesOn: advancementOf(row) });
}

/** @returns the row's text about advancing positions, with a function that reports its faults */
export function advancementOf(row: Row<"goesOn">): AdvancementCell | undefined {
	const cell = row.cell("goesOn");
	return cell && { text: cell.text, cell, fail: (words) => row.error("goesOn", words) };
}

function publication(row: CategoryRow): CupFileCategory["publishes"] | null {
	const results = row.change("results", readYesNo);
	const parts = {
		scores: row.value("scores", readYesNo),
		tables: row.value("tables", readYesNo),
		playoffs: row.value("playoffs", readYesNo),
	};
	if (results === null) return null;
	if (results === undefined && Object.values(parts).every((part) => part === undefined)) return undefined;
	const all = results ?? true;
	return { scores: parts.scores ?? all, tables: parts.tables ?? all, playoffs: parts.playoffs ?? all };
}

/** @returns the category that a row names, or the only one if it names none; undefined if there is neither, which is reported */
export function categoryOf(row: Row<"category">, draft: Draft, expected = "the category's name"): CategoryDraft | undefined {
	const text = row.text("category");
	if ((!draft.folder.has(CATEGORIES) && !draft.record) || draft.folder.isUnread(CATEGORIES))
		row.isBroken = true; // already reported
	else if (text !== undefined) return categoryNamed(text, row, draft);
	else if (row.cell("category")) return undefined;
	else if (draft.categories.length === 1) return draft.categories[0];
	else row.error("category", { message: "missing", expected, value: undefined });
	return undefined;
}

function categoryNamed(text: string, row: Row<"category">, draft: Draft): CategoryDraft | undefined {
	const found = draft.categoriesByName.called(text);
	if (found.length === 1) return found[0];
	const known = draft.categories.map(({ names }) => names.at(-1)!);
	if (found.length > 1) row.error("category", { message: "a name that two categories share", expected: "its id" });
	else
		row.error("category", {
			message: "no such category",
			expected: orNear(draft.record ? "a category of the cup" : "a category in the sheet categories", text, known),
		});
	return undefined;
}
