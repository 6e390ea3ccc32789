import { pickableKeys } from "../../../formats/columns/columns.ts";
import type { Mend } from "../../../formats/columns/mends.ts";
import { suggestionsFor } from "../../../formats/columns/mends.ts";
import { GRID, sheetOfKind, WHOLE_TEAM } from "../../../formats/columns/sheet-kinds.ts";
import { causesOf } from "../../../formats/csv/causes.ts";
import type { Column } from "../../../formats/csv/columns/sheet.ts";
import { isError } from "../../../results/record/fault.ts";
import type { PresetChosen } from "../../../results/record/input/source.ts";
import type { Language } from "../../../text/language.ts";
import { FAULT_BESIDE_FIELD } from "../../../text/office-server/plan.ts";
import { COLUMN_NAMES } from "../../../text/office-server/sheet.ts";
import { faultIn } from "../../fault-lines.ts";
import { type PlanPreviewView, previewIn } from "../plan-preview-view.ts";
import type { ReadSheet } from "./read-sheet.ts";
import { MOST_ROWS, rowStates, rowViews, type SheetRowView } from "./sheet-rows.ts";

export type SheetColumnView = {
	readonly letter: string;
	readonly heading: string;
	/** Null: it is not read. */
	readonly key: string | null;
	readonly confidence: number;
	readonly reason: string;
};

export type SheetTabView = {
	readonly name: string;
	readonly isHidden: boolean;
	readonly kind: string;
	readonly headingLine: number | null;
	readonly rows: number;
	readonly hiddenRows: number;
	readonly columns: readonly SheetColumnView[];
	/** What a column may be picked to mean, with its name in the reader's language. */
	readonly keys: readonly { readonly key: string; readonly name: string }[];
	/** Of a schedule of times × fields: cells that name no match. */
	readonly others: readonly { readonly line: number; readonly column: string; readonly text: string }[];
};

/** One cause of faults, with the values that would mend all its rows. */
export type SheetCauseView = {
	readonly text: string;
	readonly isError: boolean;
	readonly count: number;
	readonly lines: readonly number[];
	readonly sheet: number | null;
	/** Null: no value of a column is wrong. */
	readonly key: string | null;
	readonly value: string;
	readonly suggestions: readonly string[];
	/** The value may be meant as it is: a new club. */
	readonly mayBeNew: boolean;
	/** A mend is offered for all its rows, and names it. */
	readonly isOffered: boolean;
};

/** A sheet as it would be imported, in the reader's language. */
export type SheetView = {
	readonly file: string;
	readonly warnings: readonly string[];
	readonly sheets: readonly SheetTabView[];
	readonly rows: readonly SheetRowView[];
	/** How many there are, also those that are not shown. */
	readonly all: number;
	readonly causes: readonly SheetCauseView[];
	readonly mends: readonly Mend[];
	readonly presets: readonly Omit<PresetChosen, "language">[];
	readonly leftOut: readonly string[];
	readonly preview: PlanPreviewView;
};

/** What rows without a category lack, in the words of their faults. */
const NO_CATEGORY: ReadonlySet<string> = new Set(["the team's category", "the category's name"]);
const CATEGORY_MENDS: ReadonlySet<Mend["id"]> = new Set(["category-above", "category-of-sheet"]);

export function sheetView(file: string, sheet: ReadSheet, language: Language): SheetView {
	const { read, faults, preview, source, warnings, present, mends } = sheet;
	const { sheets } = read;
	// Columns that are read stand first.
	const proposals = read.proposals.map((proposal) => ({
		...proposal,
		columns: proposal.columns.toSorted((a, b) => Number(a.key === null) - Number(b.key === null) || a.at - b.at),
	}));
	const labels = new Map(proposals.map(({ name }, at) => [name === "" ? file : `${file} [${name}]`, at]));
	const year = present?.edition?.year;
	const rows = rowViews(sheets, rowStates(sheet), {
		labels,
		cellsOf: (at, line) => {
			const { table, columns } = proposals[at]!;
			const row = table.rows.find((one) => one.line === line);
			return columns.map((column) => (column.reason === "personal" ? "" : (row?.cells[column.at]?.text ?? "")));
		},
	});
	const textOf = (fault: (typeof faults)[number]) => {
		const { message, expected, value } = faultIn(language, fault);
		return FAULT_BESIDE_FIELD[language](message, value, expected);
	};
	const keyOf = (name: string, heading: string) => {
		const one = sheets.find((prepared) => prepared.name === name);
		const at = one?.rows[0]?.cells.findIndex(({ text }) => text === heading) ?? -1;
		return (at === -1 ? undefined : one?.columns.get(at)) ?? null;
	};
	const isOffered = ({ message, expected, file: of }: (typeof faults)[number], rows: number): boolean => {
		const at = labels.get(of);
		const offers = mends.filter(
			({ id, sheet, isOn }) => !isOn && CATEGORY_MENDS.has(id) && at !== undefined && sheet === proposals[at]!.name,
		);
		return message === "missing" && NO_CATEGORY.has(expected) && offers.reduce((sum, { count }) => sum + count, 0) >= rows;
	};
	const causes = causesOf(faults).map(({ fault, count, lines }): SheetCauseView => {
		const key = fault.column ? keyOf(fault.file, fault.column.heading) : null;
		const value = typeof fault.value === "string" ? fault.value : "";
		return {
			...{
				text: textOf(fault),
				isError: isError(fault),
				count,
				lines: lines.slice(0, 200),
				sheet: labels.get(fault.file) ?? null,
			},
			...{ key, value, mayBeNew: false, isOffered: isOffered(fault, lines.length) },
			suggestions: key && value ? suggestionsFor(key, value, read.known, year) : [],
		};
	});
	const slips = read.slips.map(
		({ sheet, value, near, lines }): SheetCauseView => ({
			...{
				text: COLUMN_NAMES[language].slip(value, near[0]!),
				isError: false,
				count: lines.length,
				lines,
				sheet: labels.get(sheet) ?? null,
			},
			...{ key: "club", value, suggestions: near, mayBeNew: true, isOffered: false },
		}),
	);
	return {
		file,
		warnings: warnings.map(textOf),
		sheets: proposals.map((proposal) => ({
			...{ name: proposal.name, isHidden: proposal.isHidden, kind: proposal.kind },
			headingLine: proposal.table.headingLine,
			rows: proposal.kind === GRID ? (proposal.grid?.matches.length ?? 0) : proposal.sections.rows.length,
			hiddenRows: proposal.sections.rows.filter(({ isHidden }) => isHidden).length,
			columns: proposal.columns.map(({ letter, heading, key, confidence, reason }) => ({
				letter,
				heading,
				key,
				confidence,
				reason,
			})),
			keys: keysOf(proposal.kind, language),
			others: proposal.grid?.others.slice(0, 50) ?? [],
		})),
		rows: rows.slice(0, MOST_ROWS),
		all: rows.length,
		causes: [...causes, ...slips],
		mends,
		presets: (source.presetsTaken ?? []).map(({ preset, categories }) => ({ preset, categories })),
		leftOut: preview.leftOut,
		preview: previewIn(language, { ...preview, faults: preview.faults.filter((fault) => fault.line === undefined) }),
	};
}

function keysOf(kind: string, language: Language): { key: string; name: string }[] {
	const sheet = sheetOfKind(kind);
	if (!sheet) return [];
	return pickableKeys(sheet).map((key) => ({
		key,
		name: key === WHOLE_TEAM ? COLUMN_NAMES[language].wholeTeam : (sheet.columns as Record<string, Column>)[key]![language],
	}));
}
