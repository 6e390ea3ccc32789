import type { Database } from "../database/database.ts";
import { readCsvFolder as readFolder } from "../results/record/csv/csv.ts";
import type { Source } from "../results/record/file/source.ts";
import { readCups, readEdition, readEditions } from "../results/record/read.ts";
import { brandOf } from "./brand-cup.ts";
import type { CsvFolder } from "./import-files.ts";

/** @param cup the number that the command line gives; undefined: the sheets' own, else the brand's */
export async function readCsvFolder(
	db: Database,
	{ name, files }: CsvFolder,
	{ cup }: { readonly cup: number | undefined },
): Promise<Source> {
	const read = readFolder(name, files, { ...(cup !== undefined && { cup }), brand: brandOf(), cups: await readCups(db) });
	return read.source(await presentOf(db, read.cup, read.edition));
}

/** The edition, or of a cup without it what lasts: its clubs and arenas. */
async function presentOf(db: Database, cup: number, edition: string | undefined) {
	const present = edition === undefined ? undefined : await readEdition(db, cup, edition);
	if (present) return present;
	const [other] = await readEditions(db, cup);
	const record = other && (await readEdition(db, cup, other.id));
	return record && { cup: record.cup, clubs: record.clubs, arenas: record.arenas };
}
