import { expect } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { readJsonSource } from "../../src/formats/json.ts";
import { checkState } from "../../src/results/record/check/check.ts";
import { Report } from "../../src/results/record/check/fault-report.ts";
import type { CupFile, CupFileMatch, CupFileStage, CupFileStream } from "../../src/results/record/cup-file.ts";
import { type CupState, walkNouns } from "../../src/results/record/cup-state.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { type Fault, printFault } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { Merge } from "../../src/results/record/import/merge.ts";
import { Ownership } from "../../src/results/record/import/ownership.ts";
import { readShape } from "../../src/results/record/input/shape.ts";
import { type Source, sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "./cup.ts";

/** A description of the fault, how to cause it, and the expected message. */
export type Breakage = [sentence: string, breaks: (file: CupFile) => void, path: string, message: RegExp];

type Edition = CupFile["editions"][number];
export const editionOf = (file: CupFile): Edition => file.editions[0]!;
export const matchOf = (file: CupFile, id: string): CupFileMatch => editionOf(file).matches.find((match) => match.id === id)!;
export const stageOf = (file: CupFile, id: string): CupFileStage =>
	editionOf(file)
		.categories.flatMap(({ stages }) => stages)
		.find((stage) => stage.id === id)!;
export const streamOf = (file: CupFile, at: number): CupFileStream => editionOf(file).streams![at]!;
/** Lays something over what a type would not allow: the file is broken. */
export const put = (noun: object, fields: Record<string, unknown>) => void Object.assign(noun, fields);
export const drop = (noun: object, field: string) => void Reflect.deleteProperty(noun, field);

/** Imports a cup file's text. @returns its faults */
export async function faultsOf(db: Database, text: string): Promise<readonly Fault[]> {
	const read = readJsonSource("cup.json", text);
	return read.source ? (await importCup(db, read.source)).faults : read.faults;
}

type Known = { readonly before?: CupState; readonly others?: readonly { readonly id: string; readonly year: number }[] };

/**
 * The result of importing a source, without a record.
 * @param of `before`: the record's content; `others`: editions that the source does not change
 * @returns the resulting cup, and each fault as it is printed, in order
 */
export function merged(source: Source, { before, others = [] }: Known = {}): { state: CupState; said: string[] } {
	const shaped = readShape(source);
	const report = new Report(source);
	report.faults.push(...shaped.faults);
	const ownership = new Ownership(report);
	if (before) walkNouns(before, (kind, { id }, owner) => ownership.knows(kind, id, owner));
	const merge = new Merge(shaped, report, ownership, { now: () => "2026-07-14T12:17:00Z" });
	const state = merge.cup(before);
	checkState(state, others, report);
	return { state, said: report.faults.map(printFault) };
}

/** @returns the faults that the record's checks find in a cup file, without the file's name */
export const saidOf = (file: object, known?: Known): string[] =>
	merged(sourceWithoutLines("cup.json", file), known).said.map((line) => line.replace(/^cup\.json /, ""));

/** Expects the small cup with one thing broken to be refused for just that, on its line, with nothing written. */
export async function expectRefusal(db: Database, [, breaks, path, message]: Breakage): Promise<void> {
	const file = aSmallCup();
	breaks(file);
	const text = JSON.stringify(file, null, 2);
	const faults = await faultsOf(db, text);
	const fault = faults.find((one) => one.path === path);
	expect(fault, `one of ${JSON.stringify(faults, null, 1)}`).toMatchObject({
		severity: "error",
		file: "cup.json",
		field: /([^.[]+)(\[\d+\])?$/.exec(path)?.[1],
		message: expect.stringMatching(message),
		expected: expect.stringMatching(/./),
	});
	expect(faults.filter(({ severity }) => severity === "error")).toHaveLength(1);
	expect(text.split("\n")[fault!.line! - 1]).toContain(onItsLine(fault!));
	expect(await exportCup(db, file.cup.id)).toBeUndefined();
}

/** A field that is not there has no line of its own: the line is where the noun around it begins. */
function onItsLine({ field, value, path }: Fault): string {
	if (value === undefined) return "{";
	return path!.endsWith("]") && typeof value === "string" ? JSON.stringify(value) : `"${field}"`;
}
