import { closeSync, constants, existsSync, fstatSync, openSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileFault, isSystemError } from "../database/file-fault.ts";
import { MATCHES } from "../formats/csv/columns/matches.ts";
import { sheetNamed } from "../formats/csv/columns/sheets.ts";
import type { CsvFile } from "../formats/csv/folder.ts";
import { isTooDeep } from "../formats/json.ts";
import { companionNames } from "../formats/openfootball/tournament-files.ts";
import { readUtf8, zipFault } from "../formats/utf8.ts";
import type { Fault } from "../results/record/fault.ts";
import { Refusal } from "./refusal.ts";

export type NamedText = { readonly name: string; readonly text: string };
/** A workbook, which is bytes. */
export type NamedBytes = { readonly name: string; readonly bytes: Uint8Array };
/** A folder of CSV files (docs/organise/csv.md). */
export type CsvFolder = { readonly name: string; readonly files: readonly CsvFile[] };

/** A cup file, an openfootball file, or neither. */
type Kind = "cup file" | "openfootball" | "neither";

const OPENFOOTBALL_NAMES = ["matches", "rounds", "stadiums", "groups", "teams", "clubs", "standings", "squads"];

/**
 * By the keys at the top level; a list there is openfootball's. Text that is not JSON is treated as a cup file, whose reader
 * reports the fault.
 */
function kindOf(text: string): Kind {
	if (isTooDeep(text)) return "cup file";
	let input: unknown;
	try {
		input = JSON.parse(text.replace(/^\uFEFF/, ""));
	} catch (error) {
		if (error instanceof SyntaxError) return "cup file";
		throw error;
	}
	if (Array.isArray(input)) return "openfootball";
	if (typeof input !== "object" || input === null) return "neither";
	if ("format" in input || "cup" in input || "editions" in input) return "cup file";
	return OPENFOOTBALL_NAMES.some((name) => name in input) ? "openfootball" : "neither";
}

/**
 * Reads the given paths: files, and the JSON or CSV files of folders; for a file of openfootball matches also the stadiums, teams
 * and groups files beside it.
 * @throws Refusal for a path that cannot be read, or a file of neither kind
 */
export function readPaths(paths: readonly string[]): Read {
	try {
		return readAll(paths);
	} catch (error) {
		throw refusalOf(error);
	}
}

type Read = {
	cupFiles: NamedText[];
	openfootball: NamedText[];
	csvFolders: CsvFolder[];
	workbooks: NamedBytes[];
	/** Faults of files that are not text. */
	faults: Fault[];
};

function readAll(paths: readonly string[]): Read {
	const found = {
		cupFiles: [] as NamedText[],
		openfootball: [] as NamedText[],
		csvFolders: [] as CsvFolder[],
		workbooks: [] as NamedBytes[],
		faults: [] as Fault[],
	};
	const read = new Set<string>();
	const readOnce = (name: string, isNamed: boolean) => {
		const real = path.resolve(name);
		if (read.has(real)) return;
		read.add(real);
		const decoded = readUtf8(name, readFile(name));
		if ("fault" in decoded) {
			found.faults.push(decoded.fault);
			return;
		}
		const { text } = decoded;
		const kind = kindOf(text);
		if (kind === "cup file") found.cupFiles.push({ name, text });
		else if (kind === "openfootball") {
			found.openfootball.push({ name, text });
			for (const beside of companionNames(name)) if (existsSync(beside)) readOnce(beside, false);
		} else if (isNamed) {
			throw new Refusal(
				`${name} is neither a cup file (with "format": "cupboard-cup/1", docs/integrate/cup-file.md) nor a file of openfootball matches.`,
			);
		}
	};
	for (const given of paths) {
		if (WORKBOOK.test(given) && statSync(given, { throwIfNoEntry: false })?.isFile()) {
			found.workbooks.push({ name: given, bytes: readFile(given) });
			continue;
		}
		const zip = zippedSheet(given);
		if (zip) {
			found.faults.push(zip);
			continue;
		}
		const csv = csvFolder(given);
		if (csv) found.csvFolders.push(csv);
		else for (const name of filesOf(given)) readOnce(name, true);
	}
	return found;
}

/** The largest known cups export some 10 MB per edition. */
const LARGEST_FILE_MB = 128;

const noFile = (name: string) => new Refusal(`${name} is not a file but a folder, a pipe, a device or a socket.`);

/** @returns the refusal for an error of the file system, or the error itself */
function refusalOf(error: unknown): unknown {
	if (!isSystemError(error) || error.path === undefined) return error;
	// Linux does not open sockets.
	return error.code === "ENXIO" ? noFile(error.path) : new Refusal(fileFault(error.path, "read", error));
}

/** Opened without blocking, since a pipe without a writer never ends. @throws Refusal if it is not a file, or too large */
function readFile(name: string): Buffer {
	const file = openSync(name, constants.O_RDONLY | constants.O_NONBLOCK);
	try {
		const stat = fstatSync(file);
		if (!stat.isFile()) throw noFile(name);
		if (stat.size > LARGEST_FILE_MB * 1024 * 1024)
			throw new Refusal(`${name} is larger than ${LARGEST_FILE_MB} MB. Import one edition at a time.`);
		return readFileSync(file);
	} finally {
		closeSync(file);
	}
}

/** Also of kinds that are not read: the reader names them. */
const WORKBOOK = /\.(xlsx|xlsm|xltx|xls|xlsb|ods|ots|numbers)$/i;
const isCsv = (name: string) => /\.(csv|tsv)$/i.test(name);

/** A zip with a sheet's name is reported as such, and no missing sheets are reported. */
function zippedSheet(given: string): Fault | undefined {
	const isSheet = isCsv(given) && statSync(given, { throwIfNoEntry: false })?.isFile();
	return isSheet ? zipFault(given, readFile(given)) : undefined;
}

/**
 * A single sheet contains matches: their results.
 * @returns undefined if the path is neither a sheet nor a folder with CSV files
 */
function csvFolder(given: string): CsvFolder | undefined {
	const stat = statSync(given, { throwIfNoEntry: false });
	if (stat?.isFile() && isCsv(given)) {
		const sheet = sheetNamed(path.parse(given).name);
		if (sheet && sheet !== MATCHES)
			throw new Refusal(`${given} is only one sheet of a cup. Import its folder: ${path.dirname(given)} (docs/organise/csv.md).`);
		return { name: given, files: [{ name: given, bytes: readFile(given), isAlone: true }] };
	}
	if (!stat?.isDirectory()) return undefined;
	const names = readdirSync(given).sort();
	const sheets = names.filter(isCsv);
	if (sheets.length === 0) return undefined;
	const [json] = names.filter((name) => name.endsWith(".json"));
	if (json) throw new Refusal(`The folder ${given} has both CSV files and ${json}. Put each kind in its own folder.`);
	const files = sheets.map((name) => ({ name: path.join(given, name), bytes: readFile(path.join(given, name)) }));
	return { name: given, files };
}

function filesOf(given: string): string[] {
	const stat = statSync(given, { throwIfNoEntry: false });
	if (!stat) throw new Refusal(`${given} does not exist. Expected a file, or a folder of JSON or CSV files.`);
	if (!stat.isDirectory()) return [given];
	const files = readdirSync(given)
		.filter((name) => name.endsWith(".json"))
		.sort()
		.map((name) => path.join(given, name));
	if (files.length === 0) throw new Refusal(`The folder ${given} has no file that ends in .json or .csv.`);
	return files;
}
