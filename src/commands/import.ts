import path from "node:path";
import { type Command, Option } from "commander";
import { groupBy } from "../collections/group-by.ts";
import { PRESETS, type PresetName } from "../cup/rules.ts";
import type { Database } from "../database/database.ts";
import { readJsonSource } from "../formats/json.ts";
import { readOpenfootball } from "../formats/openfootball/openfootball.ts";
import { applyParked } from "../results/acts/apply-parked.ts";
import { commitChange } from "../results/acts/commit.ts";
import { recordSource } from "../results/edition/keeping/read-model-source.ts";
import { storePastEditions } from "../results/edition/keeping/store-past-editions.ts";
import type { CupFile, CupFileCup, EditionRecord } from "../results/record/cup-file.ts";
import { type Fault, isError, printFaults } from "../results/record/fault.ts";
import { CUP_FILE, type PresetChosen, type Source, sourceWithoutLines, WORKBOOK } from "../results/record/input/source.ts";
import { publishes } from "../results/record/published-by.ts";
import { readCups, readEdition, readEditions } from "../results/record/read.ts";
import { brandOf, cupNumber } from "./brand-cup.ts";
import { COMMAND_LINE } from "./change.ts";
import { checkPages } from "./check-pages.ts";
import { readCsvFolder } from "./import-csv.ts";
import { type NamedText, readPaths } from "./import-files.ts";
import { importSummary, missingConsent, tooEarly } from "./import-summary.ts";
import { readWorkbookFile, type WorkbookOptions } from "./import-workbook.ts";
import { overRecorded } from "./over-recorded.ts";
import { progressLine } from "./progress-line.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { workbookLines } from "./workbook-lines.ts";

type Options = {
	readonly check?: boolean;
	readonly publication?: boolean;
	readonly moves?: boolean;
	readonly results?: boolean;
	readonly rest?: boolean;
	readonly notBegun?: boolean;
	readonly cup?: string;
	readonly cupName?: string;
	readonly zone?: string;
	readonly sport?: CupFileCup["sport"];
	readonly edition?: string;
	readonly category?: string;
	readonly preset?: PresetName;
} & WorkbookOptions;

const each = (value: string, before: readonly string[]): string[] => [...before, value];

export function registerImport(program: Command): void {
	program
		.command("import")
		.argument(
			"<path...>",
			"cup files, workbooks (.xlsx, .ods), openfootball files, folders of them, a folder of CSV files, or one sheet of results",
		)
		.description("import cups into the record: all or nothing, every fault listed at once")
		.option("--check", "try without writing; lists what would change, as old → new")
		.option("--publication", "allow changes to what is published")
		.option("--moves", "allow changes to when and where matches are played")
		.option("--results", "allow new and changed results")
		.option("--rest", "allow other changes, if the record does not know what was imported last")
		.option("--not-begun", "allow results of matches that have not begun yet")
		.option("--cup <id>", "the cup's number (default: the file's own; else the cup of the brand, BRAND)")
		.option("--cup-name <name>", "openfootball: the name of a new cup")
		.option("--zone <zone>", "openfootball: the time zone of a new cup, such as Europe/Stockholm (default: UTC)")
		.addOption(
			new Option("--sport <sport>", "openfootball: the sport of a new cup (default: football)").choices(["football", "handball"]),
		)
		.option(
			"--edition <id>",
			"the edition of sheets that do not name one (default: the one being played, or the next, or the last); openfootball: its id, with its year (default: the year of the file's name)",
		)
		.option("--category <name>", "openfootball: men, women, or a name of its own (default: by the file's name)")
		.addOption(
			new Option("--preset <rules>", "openfootball: the rules of the tables (default: by the file's name)").choices([...PRESETS]),
		)
		.option("--column <heading=meaning>", "workbook: what a column means, by its heading or letter; repeat it", each, [])
		.option("--sheet <name=kind>", "workbook: what a sheet is; repeat it", each, [])
		.option("--mend <mend>", "workbook: mend all rows with the same fault, as the import proposes; repeat it", each, [])
		.option("--replace <column:value=other>", "workbook: another value for one, in every row; repeat it", each, [])
		.option("--nation <nation>", "workbook: with --mend nation, of clubs without one")
		.action(importPaths);
}

const OPENFOOTBALL_ONLY = ["cupName", "zone", "sport", "edition", "category", "preset"] as const;

async function importPaths(paths: readonly string[], options: Options): Promise<void> {
	const { cupFiles, openfootball, csvFolders, workbooks, faults: unread } = readPaths(paths);
	// An unreadable file may have been of either kind.
	if (openfootball.length === 0 && unread.length === 0)
		refuseOpenfootballOptions(options, csvFolders.length + workbooks.length > 0);
	await withRecord(async (db) => {
		const faults: Fault[] = [...unread];
		const sources: Source[] = [];
		for (const { name, text } of cupFiles) {
			const read = readJsonSource(name, text);
			if (!read.source) faults.push(...read.faults);
			else {
				const source = options.cup === undefined ? read.source : ofCup(read.source, cupNumber(options.cup));
				sources.push(keptSource(CUP_FILE, name, cupFiles, source));
			}
		}
		if (openfootball.length > 0) {
			const tournaments = await readTournaments(db, openfootball, options, faults);
			sources.push(...tournaments.map((source) => ({ ...source, keptAs: "openfootball" })));
		}

		const cup = options.cup === undefined ? undefined : cupNumber(options.cup);
		for (const folder of csvFolders)
			sources.push(
				keptSource("csv", folder.name, csvFolders, await readCsvFolder(db, folder, { cup, edition: options.edition })),
			);

		for (const file of workbooks) {
			const read = await readWorkbookFile(db, file, { cup, edition: options.edition }, options);
			if ("fault" in read) faults.push(read.fault);
			else {
				sources.push(keptSource(WORKBOOK, file.name, workbooks, read.source));
				console.log(workbookLines(file.name, read.read));
			}
		}

		if (options.publication && !options.check) await checkPublication(db, sources);
		const progress = progressLine(options.check ? "Checking" : "Writing");
		const check = options.check || faults.some(isError);
		const head = { kind: "import", desk: COMMAND_LINE } as const;
		const report = await commitChange(db, head, sources, { ...options, check, onProgress: progress.show });
		progress.end();
		const all = [...faults, ...report.faults];
		if (all.length > 0) console.error(printFaults(all));
		if (all.some(isError)) throw new Refusal("Nothing was imported.");
		if (report.missing.length > 0 && !check) throw new Refusal(missingConsent(report));
		if (report.notBegun.length > 0 && !options.notBegun && !check)
			throw new Refusal(`${tooEarly(report)}\nNothing was imported. To record them anyway, give --not-begun.`);
		for (const [cup, editions] of groupBy(report.editions, (edition) => edition.cup)) {
			await applyParked(db, cup);
			// The import is in the record by now, and the server makes what is missing when it next starts.
			await storePastEditions(recordSource(db), cup, editions, new Date()).catch((error) =>
				console.error(
					`The next start takes longer: what other years show of an edition could not be stored. ${error instanceof Error ? error.message : error}`,
				),
			);
		}
		console.log(importSummary(report, { ...options, presetsTaken: sources.flatMap(({ presetsTaken = [] }) => presetsTaken) }));
	});
}

/** A switch that an import turns on needs the same pages as one that is turned by hand. @throws Refusal */
async function checkPublication(db: Database, sources: readonly Source[]): Promise<void> {
	const cups = await readCups(db);
	for (const { input } of sources) {
		const { cup } = (input ?? {}) as { readonly cup?: { readonly id?: unknown } };
		const own = cups.find(({ id }) => id === cup?.id);
		if (own === undefined || own.clock !== undefined || own.running !== undefined) continue;
		if (await publishes(db, own.id, input, false)) return checkPages(db);
	}
}

/**
 * The source, with the name under which its next import is compared: the file's name without its folder, or the full path if two
 * of one import have the same name.
 */
function keptSource(kind: string, given: string, all: readonly { readonly name: string }[], source: Source): Source {
	const ownName = (name: string) => path.basename(path.resolve(name));
	const isOnly = all.filter(({ name }) => ownName(name) === ownName(given)).length === 1;
	return { ...source, keptAs: `${kind} ${isOnly ? ownName(given) : path.resolve(given)}` };
}

function refuseOpenfootballOptions(options: Options, hasSheets: boolean): void {
	const given = OPENFOOTBALL_ONLY.filter((name) => options[name] !== undefined && !(hasSheets && name === "edition"));
	if (given.length === 0) return;
	const names = given.map((name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`).join(", ");
	throw new Refusal(
		`${names}: for openfootball files only. A cup file or a folder of CSV files contains this itself (docs/organise/csv.md, docs/integrate/cup-file.md).`,
	);
}

/** The file, with the cup's number replaced. */
function ofCup(source: Source, id: number): Source {
	const { input } = source;
	if (typeof input !== "object" || input === null || !("cup" in input) || typeof input.cup !== "object") return source;
	return { ...source, input: { ...input, cup: { ...input.cup, id } } };
}

/** One cup file made from all the tournaments; for what the record already has, it only states the files' values. */
async function readTournaments(db: Database, files: readonly NamedText[], options: Options, faults: Fault[]): Promise<Source[]> {
	const id = options.cup === undefined ? brandOf().cup : cupNumber(options.cup);
	const present = (await readCups(db)).find((cup) => cup.id === id);
	const cup: CupFileCup = {
		id,
		name: options.cupName ?? present?.name ?? (options.cup === undefined ? brandOf().name : `Cup ${id}`),
		zone: options.zone ?? present?.zone ?? "UTC",
		sport: options.sport ?? present?.sport ?? "football",
	};
	const { edition, category, preset } = options;
	const named = {
		cup,
		...(edition !== undefined && { edition }),
		...(category !== undefined && { category }),
		...(preset !== undefined && { preset }),
	};
	const first = readOpenfootball(files, named);
	const recorded = new Map<string, EditionRecord>();
	for (const { id: stated } of (await readEditions(db, id)).filter(({ id }) => first.file?.editions.some((of) => of.id === id)))
		recorded.set(stated, (await readEdition(db, id, stated))!);
	// Only reading the files shows which editions they contain; they are then read again, so that recorded matches keep their ids.
	const read =
		recorded.size === 0
			? first
			: readOpenfootball(files, {
					...named,
					recorded: new Map([...recorded].map(([stated, { edition }]) => [stated, edition])),
				});
	faults.push(...read.faults);
	if (!read.file) return [];
	const editions = read.file.editions.map((stated) => {
		const there = recorded.get(stated.id);
		return there ? overRecorded(stated, there) : stated;
	});
	const source = sourceWithoutLines(files.map(({ name }) => name).join(", "), { ...read.file, editions });
	return [{ ...source, presetsTaken: preset === undefined ? presetsTaken(read.file, recorded) : [] }];
}

/** The rules of tournament files' categories that are new to the record. */
function presetsTaken({ editions }: CupFile, recorded: ReadonlyMap<string, EditionRecord>): PresetChosen[] {
	const taken = new Map<PresetName, string[]>();
	for (const { id, categories } of editions) {
		const there = new Set(recorded.get(id)?.edition.categories.map((category) => category.id));
		for (const { id: category, shortName, rules } of categories)
			if (!there.has(category)) taken.set(rules.preset, [...(taken.get(rules.preset) ?? []), shortName.en]);
	}
	return [...taken].map(([preset, categories]) => ({ preset, categories, language: "en" }));
}
