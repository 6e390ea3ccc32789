import { cpSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { loadBrand } from "../../src/brands/load.ts";
import { openDatabase } from "../../src/database/database.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { BRANDS_FOLDER } from "../../src/server/built-site.ts";
import { aSmallCup } from "./cup.ts";
import { preparedRecord } from "./prepared-record.ts";

/** Puts an empty record, with every migration, into a new data folder. */
export async function emptyRecord(dataFolder: string): Promise<void> {
	cpSync(path.join(await preparedRecord(PGlite), "record"), path.join(dataFolder, "record"), { recursive: true });
}

/** The same with the small cup, under the number that the site shows by itself. */
export async function smallRecord(dataFolder: string): Promise<void> {
	await emptyRecord(dataFolder);
	const database = await openDatabase({ databaseUrl: undefined, dataFolder });
	const cup = aSmallCup();
	const shown = { ...cup, cup: { ...cup.cup, id: loadBrand(BRANDS_FOLDER, "fyrcupen").cup } };
	const { faults } = await importCup(database, sourceWithoutLines("small cup", shown));
	await database.close();
	if (faults.length > 0) throw new Error(JSON.stringify(faults, null, 2));
}
