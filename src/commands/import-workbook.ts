import type { Database } from "../database/database.ts";
import { importWorkbook, type WorkbookImport } from "../formats/columns/import-workbook.ts";
import { groupsMend, MENDS, type MendId } from "../formats/columns/mends.ts";
import { countKnown } from "../formats/columns/vocabulary.ts";
import { headingKey } from "../formats/csv/columns/sheet.ts";
import { SHEETS, sheetNamed } from "../formats/csv/columns/sheets.ts";
import { readCsvFolder } from "../formats/csv/csv.ts";
import { readWorkbook } from "../formats/workbook/read-workbook.ts";
import type { Workbook } from "../formats/workbook/workbook.ts";
import { readHeadingPicks } from "../results/acts/heading-picks.ts";
import type { Fault } from "../results/record/fault.ts";
import type { Source } from "../results/record/input/source.ts";
import { brandOf } from "./brand-cup.ts";
import { editionsMeant, type Given, presentOf } from "./import-csv.ts";
import type { NamedBytes } from "./import-files.ts";
import { Refusal } from "./refusal.ts";

export type WorkbookOptions = {
	/** "HEADING=club", of every sheet that has this heading; "=": not read. */
	readonly column: readonly string[];
	/** "LIST=teams" */
	readonly sheet: readonly string[];
	readonly mend: readonly string[];
	/** "category:F17=Girls 16" */
	readonly replace: readonly string[];
	readonly nation: string | undefined;
};

/** A workbook as the command reads it. */
export type ReadWorkbookFile = { readonly source: Source; readonly workbook: Workbook; readonly read: WorkbookImport };

/** @returns what the workbook says, with what its columns were taken for; or the fault that keeps it from being read */
export async function readWorkbookFile(
	db: Database,
	{ name, bytes }: NamedBytes,
	given: Given,
	options: WorkbookOptions,
): Promise<ReadWorkbookFile | { readonly fault: Fault }> {
	const opened = await readWorkbook(name, bytes, countKnown);
	if ("fault" in opened) return opened;
	const { workbook } = opened;
	const cup = given.cup ?? brandOf().cup;
	const { cups, editions } = await editionsMeant(db, given);
	const meant = editions.get(cup);
	const present = await presentOf(db, cup, meant?.id);
	const remembered = await readHeadingPicks(db.orm, cup);
	const first = importWorkbook(workbook, { present, remembered, picks: {} });
	const picks = picksOf(options, first);
	const read = importWorkbook(workbook, { present, remembered, picks });
	const drawsFromMatches = picks.mends.includes("groups");
	const folder = readCsvFolder(name, read.sheets, {
		...(given.cup !== undefined && { cup: given.cup }),
		...{ brand: brandOf(), cups, editions, isOverRecord: true, drawsFromMatches },
	});
	const source = folder.source(folder.cup === cup ? present : await presentOf(db, folder.cup, folder.edition));
	return {
		source: { ...source, faults: [...workbook.faults, ...source.faults] },
		workbook,
		read: { ...read, mends: [...read.mends, ...groupsMend(source.undrawn, drawsFromMatches)] },
	};
}

function picksOf({ column, sheet, mend, replace, nation }: WorkbookOptions, { proposals }: WorkbookImport) {
	const kinds = new Map(sheet.map((one) => pair(one, "--sheet", "LIST=teams")));
	const kindOf = (text: string) => {
		if (text === "" || text === "unknown") return "unknown";
		const found = text === "grid" ? text : sheetNamed(text)?.en;
		if (found === undefined)
			throw new Refusal(`--sheet …=${text}: no such kind. One of: ${SHEETS.map(({ en }) => en).join(", ")}, grid.`);
		return found;
	};
	const picked = column.map((one) => pair(one, "--column", "HEADING=club"));
	for (const [heading] of picked)
		if (!proposals.some(({ columns }) => columns.some((one) => isCalled(one, heading))))
			throw new Refusal(`--column ${heading}: no sheet has a column with this heading or letter.`);
	const sheets = Object.fromEntries(
		proposals.map((proposal) => {
			const kind = kinds.get(proposal.name);
			const columns = picked.flatMap(([heading, key]) =>
				proposal.columns.filter((one) => isCalled(one, heading)).map(({ letter }) => [letter, key === "" ? null : key] as const),
			);
			return [
				proposal.name,
				{
					...(kind !== undefined ? { kind: kindOf(kind) } : proposal.isHidden && { kind: "unknown" }),
					columns: Object.fromEntries(columns),
				},
			];
		}),
	);
	for (const name of kinds.keys())
		if (!proposals.some((proposal) => proposal.name === name))
			throw new Refusal(`--sheet ${name}: the workbook has no such sheet.`);
	return { sheets, mends: mend.map(mendOf), replace: replace.map(replacementOf), nation };
}

const isCalled = ({ heading, letter }: { readonly heading: string; readonly letter: string }, asked: string) =>
	(heading !== "" && headingKey(heading) === headingKey(asked)) || letter === asked;

function pair(text: string, option: string, example: string): [string, string] {
	const at = text.lastIndexOf("=");
	if (at < 1) throw new Refusal(`${option} ${text}: expected a name and a meaning, such as ${option} "${example}".`);
	return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

function mendOf(text: string): MendId {
	const found = MENDS.find((one) => one === text);
	if (!found) throw new Refusal(`--mend ${text}: no such mend. One of: ${MENDS.join(", ")}.`);
	return found;
}

function replacementOf(text: string) {
	const [, key, from, to] = /^(\w+):(.+)=(.+)$/.exec(text) ?? [];
	if (key === undefined || from === undefined || to === undefined)
		throw new Refusal(`--replace ${text}: expected a column, a value and another, such as --replace "category:F17=Girls 16".`);
	return { key, from: from.trim(), to: to.trim() };
}
