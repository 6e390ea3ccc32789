import type { Database } from "../database/database.ts";
import { readCsvFolder as readFolder } from "../formats/csv/csv.ts";
import type { Source } from "../results/record/input/source.ts";
import { type EditionSummary, readCups, readEdition, readEditions } from "../results/record/read.ts";
import { brandOf } from "./brand-cup.ts";
import type { CsvFolder } from "./import-files.ts";
import { editionOrPresent } from "./present-edition.ts";

export type Given = {
	/** The cup's number; undefined: the sheets', else the brand's. */
	readonly cup: number | undefined;
	/** The edition's year or id, if no sheet states it; undefined: the present one. */
	readonly edition: string | undefined;
};

export async function readCsvFolder(db: Database, { name, files }: CsvFolder, { cup, edition }: Given): Promise<Source> {
	const { cups, editions } = await editionsMeant(db, { cup, edition });
	const read = readFolder(name, files, { ...(cup !== undefined && { cup }), brand: brandOf(), cups, editions });
	return read.source(await presentOf(db, read.cup, read.edition));
}

/** The cups of the record, and by a cup's number its edition that is meant where no sheet says which. */
export async function editionsMeant(db: Database, { cup, edition }: Given) {
	const cups = await readCups(db);
	const editions = new Map<number, EditionSummary>();
	for (const one of cups) {
		const isMeant = one.id === (cup ?? brandOf().cup) || cups.length === 1;
		const meant = await editionOrPresent(db, one, isMeant ? edition : undefined);
		if (meant) editions.set(one.id, meant);
	}
	return { cups, editions };
}

/** The edition; or, for a cup without it, its clubs and arenas. */
export async function presentOf(db: Database, cup: number, edition: string | undefined) {
	const present = edition === undefined ? undefined : await readEdition(db, cup, edition);
	if (present) return present;
	const [other] = await readEditions(db, cup);
	const record = other && (await readEdition(db, cup, other.id));
	return record && { cup: record.cup, clubs: record.clubs, arenas: record.arenas };
}
