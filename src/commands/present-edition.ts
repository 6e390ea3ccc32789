import type { Database } from "../database/database.ts";
import { currentEdition } from "../office/current-edition.ts";
import type { CupFileCup } from "../results/record/cup-file.ts";
import { type EditionSummary, readEditions } from "../results/record/read.ts";
import { editionNamed } from "./publish.ts";

/**
 * @returns the edition that the office shows, by the cup's clock: the current one, else the next, else the last; undefined: none
 */
export async function presentEdition(db: Database, cup: Pick<CupFileCup, "id">): Promise<EditionSummary | undefined> {
	return (await currentEdition(db, cup.id, new Date()))?.summary;
}

/** @param named its year or its id; undefined: the present edition */
export async function editionOrPresent(
	db: Database,
	cup: Pick<CupFileCup, "id" | "name">,
	named: string | undefined,
): Promise<EditionSummary | undefined> {
	return named === undefined ? presentEdition(db, cup) : editionNamed(named, await readEditions(db, cup.id), cup.name);
}
