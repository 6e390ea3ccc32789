import { readCsvFolder } from "../../src/formats/csv/csv.ts";
import type { CsvFile } from "../../src/formats/csv/folder.ts";
import type { CupFileChange, EditionChange } from "../../src/results/record/cup-file-change.ts";
import { type Fault, printFault } from "../../src/results/record/fault.ts";
import type { Source } from "../../src/results/record/input/source.ts";

/** The text of a folder's sheets, by their names. */
export type Sheets = Readonly<Record<string, string>>;

export const BRAND = { cup: 1, name: "Fyrcupen", sport: "football" } as const;

export const utf8 = (text: string) => new TextEncoder().encode(text);

/** A cup of one category: two groups of three, a final, and no fault in it. */
export const SMALL: Sheets = {
	"cup.csv": "number,name,zone,nation\n7,Klippcupen,Europe/Stockholm,Sweden\n",
	"edition.csv": "first day,last day\n2026-07-13,2026-07-15\n",
	"categories.csv": "name,goes on,all meet\nBoys 14,1 A,no\n",
	"teams.csv": "club,category,group\nAsk IF,B14,A\nBro IF,B14,A\nDal IF,B14,A\nEk IF,B14,B\nFur IF,B14,B\nGran IF,B14,B\n",
	"matches.csv": [
		"number,category,round,date,time,arena,field,home,away,score",
		"1,B14,,2026-07-13,09:00,Heden,1,Ask IF,Bro IF,2-1",
		"2,B14,,2026-07-13,10:00,Heden,1,Ek IF,Fur IF,",
		"3,B14,Final,2026-07-15,12:00,Heden,1,1A,1B,",
		"",
	].join("\n"),
};

export const filesOf = (sheets: Sheets): CsvFile[] =>
	Object.entries(sheets).map(([name, text]) => ({ name: `cup/${name}`, bytes: utf8(text) }));

/** @returns the cup file that the sheets are, for a record that has nothing */
export const sourceOf = (files: readonly CsvFile[]): Source =>
	readCsvFolder("cup", files, { brand: BRAND, cups: [] }).source(undefined);

export const changeOf = (sheets: Sheets): CupFileChange => inputOf(sourceOf(filesOf(sheets)));

/** The reader's output as the importer accepts it; only of sheets without a fault. */
export function inputOf({ input, faults }: Source): CupFileChange {
	if (faults.length > 0) throw new Error(printed(faults).join("\n"));
	return input as CupFileChange;
}

export const editionOf = (sheets: Sheets): EditionChange => changeOf(sheets).editions![0]!;

export const printed = (faults: readonly Fault[]): string[] => faults.map(printFault);

/** The faults of reading, without those of the record's own checks. */
export const faultsOf = (sheets: Sheets): string[] => printed(sourceOf(filesOf(sheets)).faults);
