import type { Database } from "../database/database.ts";
import { readCsvFolder } from "../results/record/csv/csv.ts";
import type { Source } from "../results/record/file/source.ts";
import { readCups, readEdition, readEditions } from "../results/record/read.ts";
import { brandOf } from "./brand-cup.ts";
import type { CsvFolder } from "./import-files.ts";

/** @param cup the number that the command line gives; undefined: the sheets' own, else the brand's */
export async function readCsvFolders(db: Database, folders: readonly CsvFolder[], cup: number | undefined): Promise<Source[]> {
	const sources: Source[] = [];
	const cups = await readCups(db);
	for (const { name, files } of folders) {
		const read = readCsvFolder(name, files, { ...(cup !== undefined && { cup }), brand: brandOf(), cups });
		sources.push(read.source(await presentOf(db, read.cup, read.edition)));
	}
	return sources;
}

/** The edition, or of a cup without it what lasts: its clubs and arenas. */
async function presentOf(db: Database, cup: number, edition: string | undefined) {
	const present = edition === undefined ? undefined : await readEdition(db, cup, edition);
	if (present) return present;
	const [other] = await readEditions(db, cup);
	const record = other && (await readEdition(db, cup, other.id));
	return record && { cup: record.cup, clubs: record.clubs, arenas: record.arenas };
}
