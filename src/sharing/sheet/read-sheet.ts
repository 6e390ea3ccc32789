import type { SheetKind } from "../../client/address/sheet-path.ts";
import type { Ask } from "../../client/graphql/ask.ts";
import type { Language } from "../../text/language.ts";
import { MatchSheetDocument, PlacingSheetDocument, TableSheetDocument } from "./sheet.graphql.ts";
import { matchRows, placingRows, tableRows } from "./sheet-rows.ts";

export type Asked = { readonly cup: number; readonly tournament: string; readonly category: string };
export type Sheet = { readonly rows: readonly (readonly string[])[]; readonly shortName: string };

/** The sheets of a category. Null where there is no such category, or nothing of it is published. */
const READ: Readonly<Record<SheetKind, (ask: Ask, asked: Asked, language: Language) => Promise<Sheet | null>>> = {
	async matches(ask, asked, language) {
		const { tournament } = await ask(MatchSheetDocument, asked);
		const category = tournament?.category;
		if (!category || !tournament.status.schedulePublished) return null;
		return { rows: matchRows(category, language), shortName: category.shortName };
	},
	async placings(ask, asked, language) {
		const category = (await ask(PlacingSheetDocument, asked)).tournament?.category;
		return category?.publishesScores ? { rows: placingRows(category, language), shortName: category.shortName } : null;
	},
	async tables(ask, asked, language) {
		const category = (await ask(TableSheetDocument, asked)).tournament?.category;
		return category?.publishesTables ? { rows: tableRows(category, language), shortName: category.shortName } : null;
	},
};

/** A category's sheet as texts. @returns null where there is no such category, or nothing of it is published */
export const readSheet = (kind: SheetKind, ask: Ask, asked: Asked, language: Language): Promise<Sheet | null> =>
	READ[kind](ask, asked, language);
